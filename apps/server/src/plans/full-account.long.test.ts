import { daysFrom, weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { addSubtask, makePlan, makeProject } from '../testing/people.ts';

const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-04' };
const FREE = '2026-12-02';

test('beside other work that fills nearly every day, what fits is placed, and the rest says why', async () => {
  const { user } = await makePlan();
  const { project } = await makeProject(user, { ...SPAN, name: 'Other work', description: '' });
  for (const dueDate of daysFrom(SPAN.startDate, SPAN.dueDate))
    if (weekdayOf(dueDate) <= 5 && dueDate !== FREE)
      await addSubtask(user, project.id, { title: 'Busy', dueDate, estimatedHours: 6 });

  const { subtasks, plan } = await makeProject(user, {
    ...{ ...SPAN, name: 'Doors', projectKind: 'none', generateAISubtasks: true },
    description:
      '- Paint the red door, 5 hours\n- Paint the blue door, 5 hours\n- Paint the green door, 5 hours',
  });

  const placed = subtasks.filter(({ dueDate }) => dueDate !== null);
  expect(new Set(placed.map(({ dueDate }) => dueDate))).toEqual(new Set([FREE]));
  const hours = placed.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);
  expect(hours).toBeGreaterThan(3);
  expect(hours).toBeLessThanOrEqual(6);
  expect(subtasks.length).toBeGreaterThan(placed.length);
  // Hours that the brief says hold, however short the time is.
  expect(subtasks.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0)).toBeGreaterThan(14);
  expect(plan).toMatchObject({ feasible: false, availableHours: 6 });
  expect(plan).toMatchObject({
    why: expect.any(String),
    remedies: expect.arrayContaining([expect.objectContaining({ kind: 'later-due-date' })]),
  });
});
