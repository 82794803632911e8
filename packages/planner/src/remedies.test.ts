import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlanRequest, planProject, type Remedy } from './plan.ts';
import { PlannedProject } from './testing/project.ts';
import { someRequests } from './testing/random-readings.ts';
import { PATIENCE, RUNS } from './testing/runs.ts';

/** Whether it fits after the user has applied a remedy. */
function fitsWith(
  request: PlanRequest,
  { kind, date, hoursPerDay, milestoneId, refs = [] }: Remedy,
): boolean {
  const { calendar, milestones } = request;
  const { hoursByWeekday: _, ...week } = calendar;
  if (kind === 'later-due-date') return planProject({ ...request, dueDate: date ?? '' }).feasible;
  if (kind === 'more-hours')
    return planProject({
      ...request,
      calendar: { ...week, hoursPerDay: hoursPerDay ?? 0, decided: ['hours'] },
    }).feasible;
  if (kind === 'move-milestone') {
    const moved = milestones.map((one) => (one.id === milestoneId ? { ...one, dueDate: date ?? '' } : one));
    return planProject({ ...request, milestones: moved }).feasible;
  }
  const project = new PlannedProject(request);
  const left = new Set(refs);
  if (left.size === planProject(request).tasks.length) return true;
  const proposal = project.propose();
  project.accept(
    proposal,
    proposal.flatMap(({ task: row }) => (row && left.has(row.ref) ? row : [])),
  );
  return project.plan().feasible;
}

test('a plan that does not fit has remedies that work and never leave out an event', PATIENCE, () => {
  let short = 0;
  fc.assert(
    fc.property(someRequests({ most: 8 }), (request) => {
      const { feasible, remedies, tasks } = planProject(request);
      if (feasible) return;
      short++;
      const events = new Set(
        request.reading.statements.flatMap(({ kind, id }) => (kind === 'event' ? id : [])),
      );
      const offered = tasks.filter(({ ref }) => remedies.some(({ refs }) => refs?.includes(ref)));
      expect(offered.filter(({ statement }) => events.has(statement))).toEqual([]);
      expect(remedies.filter((remedy) => !fitsWith(request, remedy))).toEqual([]);
      expect(remedies).not.toEqual([]);
    }),
    { numRuns: RUNS / 4 },
  );
  expect(short).toBeGreaterThan(0);
});
