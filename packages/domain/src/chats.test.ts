import { expect, test } from 'vitest';
import { conversationProblem } from './chats.ts';

const said = (...contents: string[]) => contents.map((content) => ({ content }));

test('a project needs two messages and a hundred characters of conversation', () => {
  expect(conversationProblem([])).toBe('too-few-messages');
  expect(conversationProblem(said('x'.repeat(500)))).toBe('too-few-messages');
  expect(conversationProblem(said('x'.repeat(50), 'y'.repeat(49)))).toBe('too-brief');
  expect(conversationProblem(said('x'.repeat(50), 'y'.repeat(50)))).toBeNull();
});

test('blank space is no conversation', () => {
  expect(conversationProblem(said('x'.repeat(50), `${' '.repeat(80)}y`))).toBe('too-brief');
});
