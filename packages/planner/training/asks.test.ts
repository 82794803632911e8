import { expect, test } from 'vitest';
import { ASK_LABELS, askExamples, unmarked } from './asks.ts';

test('a marked mail is read as the mail and the places of its asks', () => {
  const { mail, spans } = unmarked('Hi Tom, [[changed: make it 120]] and [[dropped: no gallery]].');
  expect(mail).toBe('Hi Tom, make it 120 and no gallery.');
  expect(spans.map(({ kind, start, end }) => [kind, mail.slice(start, end)])).toEqual([
    ['changed', 'make it 120'],
    ['dropped', 'no gallery'],
  ]);
  expect(() => unmarked('[[nothing: at all]]')).toThrow('is no ask');
});

test('each clause of a mail is an example, with what its mark says', () => {
  const project = { name: 'Site', description: 'Website with a gallery and a contact form' };
  const marked = unmarked('Thanks for the drafts. [[new: Could we have a booking form too?]]');
  expect(askExamples({ project, ...marked }).map(({ answer }) => ASK_LABELS[answer])).toEqual([
    'none',
    'new',
  ]);
});
