import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from '../read/read.ts';
import { asksOf } from './asks.ts';

const DAYS = { today: '2026-12-01', dueDate: '2027-01-29', locale: 'en-GB' };
const read = (description: string) =>
  readBrief({ name: 'Studio', description, startDate: DAYS.today, ...DAYS });
const BRIEF = 'Website for the yoga studio: home page, timetable, prices page, contact form.';

/** A mail of one sentence that a language model read as a statement of this kind. */
function asked(mail: string, kind: Statement['kind']): string[] {
  const words = { text: mail, start: 0, end: mail.length };
  const fields = kind === 'unsure' ? { kinds: ['task', 'note'], question: null } : {};
  const statement = { id: 's1', words, sure: true, statedBy: 'model', alternatives: [], kind, ...fields };
  const reading = { statements: [statement as Statement] };
  return asksOf({ mail, ...DAYS, reading, brief: read(BRIEF) }).map((ask) => ask.kind);
}

test('of a mail that a language model read, its kinds say what is asked', () => {
  expect(asked('A booking form for the workshops would be lovely too.', 'task')).toEqual(['new']);
  expect(asked('No more prices page.', 'excluded')).toEqual(['dropped']);
  expect(asked('Maybe something else on the home page, I cannot say what.', 'unsure')).toEqual(['unclear']);
});

test('what such a mail tells, does itself, keeps or only asks about is no ask', () => {
  expect(asked('We write the timetable ourselves.', 'theirs')).toEqual([]);
  expect(asked('One day we might want a shop.', 'later')).toEqual([]);
  expect(asked('The contact form stays as planned.', 'task')).toEqual([]);
  expect(asked('Are you allergic to nuts?', 'task')).toEqual([]);
  expect(asked('Could it have a blog? Just dreaming.', 'excluded')).toEqual([]);
});
