import { expect, test } from 'vitest';
import { type PlannedTask, planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';

const planOf = (description: string, change: Parameters<typeof requestFor>[0] = {}) =>
  planProject(requestFor({ description, ...change }));

const saidIn = (tasks: readonly PlannedTask[], title: RegExp) =>
  tasks.flatMap((task) => (title.test(task.title) ? [[task.earliestOn, task.latestOn]] : []));

test('a task keeps the days that its brief gives it, and no others', () => {
  const { tasks } = planOf(
    'Paint the door by 4 December. Order the sign, not before 30 November. Visit the notary on 9 December. Sweep the yard.',
    { milestones: [{ id: 'm', name: 'Yard', dueDate: '2026-12-02' }] },
  );
  expect(saidIn(tasks, /door/i)[0]).toEqual([null, '2026-12-04']);
  expect(saidIn(tasks, /sign/i)[0]).toEqual(['2026-11-30', null]);
  expect(saidIn(tasks, /notary/i).at(-1)).toEqual(['2026-12-09', '2026-12-09']);
  expect(saidIn(tasks, /yard/i)[0]).toEqual([null, null]);
});

test('a milestone that wins over the brief leaves no day behind that its task does not keep', () => {
  const { tasks } = planOf('Hang the pictures. Print 3 posters. The vernissage is on 15 December.', {
    milestones: [{ id: 'm', name: 'Vernissage', dueDate: '2026-12-10' }],
  });
  const broken = tasks.filter(
    ({ dueDate, earliestOn, latestOn }) =>
      dueDate !== null && (dueDate < (earliestOn ?? dueDate) || dueDate > (latestOn ?? dueDate)),
  );
  expect(broken).toEqual([]);
});

test('the days and hours of the brief are told, unless the project has its own', () => {
  const brief = 'Sort the photos. Write the captions. I can work on Tuesdays and Thursdays only, 3 hours.';
  const said = { weekdays: [2, 4], hoursPerDay: 3, daysOff: [] };
  expect(planOf(brief).workingTime).toEqual(said);
  expect(planOf('Sort the photos. Write the captions.').workingTime).toBeNull();
  const { calendar } = requestFor();
  expect(planOf(brief, { calendar: { ...calendar, decided: ['hours'] } }).workingTime).toEqual({
    ...said,
    hoursPerDay: null,
  });
  expect(planOf(brief, { calendar: { ...calendar, decided: ['weekdays', 'hours'] } }).workingTime).toBeNull();
});
