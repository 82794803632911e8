import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import { expect } from 'vitest';
import type { Plan, PlannedTask, PlanRequest } from '../plan.ts';

/** What holds for every plan, whatever the brief. */
export function expectSound(plan: Plan, request: PlanRequest): void {
  const from = request.startDate > request.today ? request.startDate : request.today;
  const byRef = new Map(plan.tasks.map((task) => [task.ref, task]));
  expect(byRef.size).toBe(plan.tasks.length);
  // One `expect` for all tasks: it costs more than the plan itself.
  expect(plan.tasks.flatMap((task) => faultsOf(task, plan, request, byRef, from))).toEqual([]);
  expectNoCircle(plan);
  expectDaysHold(plan, request);
}

function faultsOf(
  task: PlannedTask,
  { feasible }: Plan,
  request: PlanRequest,
  byRef: ReadonlyMap<string, PlannedTask>,
  from: Day,
): string[] {
  const { title, description, estimatedHours, source, playbook, dueDate } = task;
  const faults: [string, boolean][] = [
    ['title is too long or empty', title.length === 0 || title.length > 80],
    ['has markup', /<[a-z/!]/i.test(`${title} ${description}`)],
    [
      'takes too little or too long',
      estimatedHours < 0.25 || estimatedHours > 8 || (estimatedHours * 4) % 1 !== 0,
    ],
    ['has no basis', source === null && playbook === null],
    [
      'cites words that do not stand there',
      source !== null && request.description.slice(source.start, source.end) !== source.text,
    ],
    ['lies outside the project', dueDate !== null && (dueDate < from || dueDate > request.dueDate)],
    ['lies on a day off', dueDate !== null && request.calendar.daysOff.includes(dueDate)],
    ['has no day in a plan that fits', dueDate === null && feasible],
    [
      'waits for what does not exist or for itself',
      task.dependsOn.some((ref) => !byRef.has(ref) || ref === task.ref),
    ],
    [
      'comes before what it waits for',
      task.dependsOn.some((ref) => dueDate !== null && (byRef.get(ref)?.dueDate ?? '') > dueDate),
    ],
    [
      'comes too soon after what it waits for',
      task.lags.some(({ ref, days }) => {
        const before = byRef.get(ref)?.dueDate;
        return before && dueDate !== null && dueDate < addDays(before, days);
      }),
    ],
  ];
  return faults.flatMap(([fault, found]) => (found ? [`${title}: ${fault}`] : []));
}

function expectNoCircle(plan: Plan): void {
  const open = new Map(plan.tasks.map((task) => [task.ref, new Set(task.dependsOn)]));
  for (let left = open.size; open.size > 0; left = open.size) {
    for (const [ref, before] of open) if ([...before].every((one) => !open.has(one))) open.delete(ref);
    if (open.size === left) throw new Error(`A circle of dependencies among ${[...open.keys()]}`);
  }
}

function expectDaysHold(plan: Plan, { calendar }: PlanRequest): void {
  const load = new Map<string, number>();
  for (const { dueDate, estimatedHours } of plan.tasks) {
    if (dueDate) load.set(dueDate, (load.get(dueDate) ?? 0) + estimatedHours);
  }
  const most = Math.max(16, calendar.hoursPerDay);
  expect([...load].filter(([, hours]) => hours > most).map(([day]) => `${day} (${weekdayOf(day)})`)).toEqual(
    [],
  );
}
