import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import fc from 'fast-check';
import type { ReplanRequest, ReplanTask } from '../replan/shape.ts';

interface Shape {
  days: number;
  tasks: number;
  projects: number;
  /** Most hours of a day. */
  hours: number;
}

const FRIDAY = '2026-11-20';

/**
 * Plans after realistic changes: days have passed, days off were taken, hours changed, rows pinned, dated by hand and
 * started.
 */
export function histories({ days, tasks, projects, hours }: Shape): fc.Arbitrary<ReplanRequest> {
  const project = fc.record({
    due: fc.integer({ min: Math.ceil(days / 2), max: days - 1 }),
    start: fc.integer({ min: -5, max: 2 }),
    milestone: fc.integer({ min: 0, max: days - 1 }),
    own: fc.option(fc.integer({ min: 1, max: hours }), { freq: 5 }),
  });
  const task = fc.record({
    project: fc.nat(projects - 1),
    day: fc.option(fc.integer({ min: -4, max: days - 1 }), { freq: 12 }),
    quarters: fc.integer({ min: 0, max: hours * 3 }),
    isHeld: fc.nat(5).map((one) => one === 0),
    leads: fc.nat(4).map((one) => one === 0),
    priority: fc.constantFrom('High', 'Medium', 'Low'),
    after: fc.array(fc.record({ back: fc.integer({ min: 1, max: 4 }), lagDays: fc.nat(2) }), {
      maxLength: 2,
    }),
    notBefore: fc.option(fc.nat(3), { freq: 6 }),
    earliest: fc.option(fc.integer({ min: -3, max: days + 1 }), { freq: 8 }),
    latest: fc.option(fc.integer({ min: -3, max: days + 1 }), { freq: 8 }),
  });
  return fc
    .record({
      today: fc.nat(800).map((by) => addDays(FRIDAY, by)),
      week: fc.array(fc.integer({ min: 0, max: hours }), { minLength: days, maxLength: days }),
      projects: fc.array(project, { minLength: projects, maxLength: projects }),
      tasks: fc.array(task, { minLength: 1, maxLength: tasks }),
    })
    .map(({ today, week, projects: given, tasks: drawn }): ReplanRequest => {
      const on = (index: number) => addDays(today, index);
      return {
        today,
        days: week.map((hours, index) => ({
          date: on(index),
          hours: weekdayOf(on(index)) > 5 ? 0 : hours,
          name: null,
        })),
        projects: given.map((one, index) => ({
          id: `p${index}`,
          startDate: on(one.start),
          dueDate: on(one.due),
          milestones: [{ id: `m${index}`, name: 'Proof', dueDate: on(Math.min(one.milestone, one.due)) }],
          hours: one.own === null ? null : week.map((hours) => Math.min(hours, one.own ?? hours)),
        })),
        tasks: drawn.map(
          (one, index): ReplanTask => ({
            id: `t${index}`,
            projectId: `p${one.project}`,
            title: `Step ${index}`,
            dueDate: one.day === null ? null : on(one.day),
            hours: one.quarters / 4,
            priority: one.priority,
            milestoneId: one.leads ? `m${one.project}` : null,
            after: one.after
              .filter(({ back }) => index >= back)
              .map(({ back, lagDays }) => ({ id: `t${index - back}`, lagDays }))
              .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
            notBefore: one.notBefore === null ? null : on(one.notBefore),
            earliestOn: one.earliest === null ? null : on(one.earliest),
            latestOn: one.latest === null ? null : on(one.latest),
            isHeld: one.isHeld,
          }),
        ),
      };
    });
}

/** The request with different days for some of its tasks. */
export const redated = (request: ReplanRequest, days: ReadonlyMap<string, Day | null>): ReplanRequest => ({
  ...request,
  tasks: request.tasks.map((task) => ({
    ...task,
    dueDate: days.has(task.id) ? (days.get(task.id) ?? null) : task.dueDate,
  })),
});
