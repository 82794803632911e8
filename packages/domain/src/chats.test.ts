import { expect, test } from 'vitest';
import { conversationProblem, isGenericTitle, titleFrom } from './chats.ts';

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

test('a title that says nothing gives way to the first words, one that says something stays', () => {
  for (const title of ['New chat', 'new Chat 2', ' Untitled ', 'Neuer Chat', 'My conversation'])
    expect(isGenericTitle(title)).toBe(true);
  for (const title of ['Bakery', 'New chat about bread', 'Chatty']) expect(isGenericTitle(title)).toBe(false);
  expect(titleFrom('  What is overdue?\nAnd today?')).toBe('What is overdue?');
  const long = titleFrom('Is anything overdue in the bakery project, and what should I begin with?');
  expect(long).toBe('Is anything overdue in the bakery project, and…');
  expect(titleFrom('x'.repeat(200))).toBe(`${'x'.repeat(48)}…`);
});
