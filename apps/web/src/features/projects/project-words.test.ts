import { addDays } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { useSession } from '../../platform/session.ts';
import { samplePerson, sampleProject } from '../../testing/samples.ts';
import { completionText, dateText, dueWords } from './project-words.ts';

const TODAY = '2026-11-20';

const project = (fields: object) => ({ ...sampleProject([]), ...fields });

test('a date that is missing is Not set, and one that cannot be read Invalid date', () => {
  expect(dateText(null)).toBe('Not set');
  expect(dateText('')).toBe('Not set');
  expect(dateText('2026-02-30')).toBe('Invalid date');
  expect(dateText('2026-11-20', 'dated')).toBe('Fri, Nov 20, 2026');
});

test('completion is the day of the last change at 100, until then how it stands, else Not completed', () => {
  const done = project({ progress: 100, updatedAt: '2026-11-20T20:00:00.000Z' });
  useSession.setState({ user: samplePerson({ timezone: 'Europe/London' }) });
  expect(completionText(done)).toBe('Fri, Nov 20');
  useSession.setState({ user: samplePerson({ timezone: 'Asia/Tokyo' }) });
  expect(completionText(done)).toBe('Sat, Nov 21');
  expect(completionText(project({ progress: 100, updatedAt: 'soon' }))).toBe('Invalid date');
  expect(completionText(project({ progress: 40, completionStatus: 'Behind' }))).toBe('Behind');
  expect(completionText(project({ progress: 40, completionStatus: '' }))).toBe('Not completed');
});

test('what is left reads days overdue, Due today or days remaining', () => {
  const left = (days: number) => dueWords(project({ dueDate: addDays(TODAY, days) }), TODAY);
  expect(left(-3)).toEqual({ text: '3 days overdue', tone: 'signal' });
  expect(left(0)).toEqual({ text: 'Due today', tone: 'signal' });
  expect(left(2)).toEqual({ text: '2 days remaining', tone: 'soon' });
  expect(left(9)).toEqual({ text: '9 days remaining', tone: 'neutral' });
});

test('what is completed tells the day once its progress is 100 too', () => {
  useSession.setState({ user: samplePerson({ timezone: 'Europe/London' }) });
  const completed = (progress: number) =>
    dueWords(project({ status: 'Completed', progress, updatedAt: '2026-11-20T20:00:00.000Z' }), TODAY).text;
  expect(completed(100)).toBe('Completed Fri, Nov 20');
  expect(completed(40)).toBe('Completed');
});
