import { expect, test } from 'vitest';
import { canCreate, emptyDraft, timelineOf, toNewProject, withDates } from './new-project-draft.ts';

const draft = { ...emptyDraft('2026-11-20'), name: 'Fair', dueDate: '2026-12-04' };

test('a tag that was typed and not added yet is sent too', () => {
  expect(toNewProject({ ...draft, tags: ['garden'], tag: ' Spring Fair ' }).tags).toEqual([
    'garden',
    'spring fair',
  ]);
  expect(toNewProject({ ...draft, tags: ['garden'], tag: 'GARDEN ' }).tags).toEqual(['garden']);
});

test('a new project is of high priority, 30 days long, and due at 12:00', () => {
  const empty = emptyDraft('2026-11-20');
  expect(empty).toMatchObject({ priority: 'High', dueDate: '2026-12-20', dueTime: '12:00', generate: true });
  expect(timelineOf(empty)).toEqual({ days: 30, problem: null });
  expect(canCreate(empty)).toBe(false);
  expect(canCreate({ ...empty, name: 'Fair' })).toBe(true);
});

test('a due date that nobody chose moves with the start, a chosen one stands', () => {
  const empty = emptyDraft('2026-11-20');
  expect(withDates(empty, { startDate: '2026-12-01' })).toEqual({
    startDate: '2026-12-01',
    dueDate: '2026-12-31',
  });
  expect(withDates({ ...empty, dueDate: '2026-12-24' }, { startDate: '2026-12-01' })).toEqual({
    startDate: '2026-12-01',
  });
  expect(withDates(empty, { startDate: '' })).toEqual({ startDate: '' });
  expect(withDates(empty, { name: 'Fair' })).toEqual({ name: 'Fair' });
});
