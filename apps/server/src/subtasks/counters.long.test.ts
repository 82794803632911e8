import type { Status } from '@daymark/contract/values';
import { addDays } from '@daymark/domain/dates';
import { PRIORITIES } from '@daymark/domain/priorities';
import { progressFrom, statusFrom } from '@daymark/domain/projects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleProjects } from '../db/project-figures.ts';
import { refusal } from '../testing/failure.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

/** A read succeeds even if storing the figures fails; in this test that is an error. */
const LOUD = {
  warn: (_about: object, line: string) => {
    throw new Error(line);
  },
};

const FIRST = 4;
const START = '2026-11-23';
const MILESTONES = [
  { name: 'Draft', dueDate: '2026-12-01' },
  { name: 'Proof', dueDate: '2026-12-08' },
];

const CATEGORIES = ['home', 'work', 'writing'];

/** The target and the values of a step. */
interface Choice {
  /** The index of a subtask, and by its remainder that of a milestone. */
  at: number;
  status: Status;
  hours: number | null;
  /** Days after the start of the project. */
  days: number;
}

const choice: fc.Arbitrary<Choice> = fc.record({
  at: fc.nat(FIRST - 1),
  status: fc.constantFrom('Pending', 'In Progress', 'Completed'),
  hours: fc.option(fc.integer({ min: 0, max: 8 })),
  days: fc.integer({ min: 1, max: 24 }),
});

const SUBTASK_STEPS = ['add', 'change', 'delete', 'restore', 'take milestone'] as const;
const MILESTONE_STEPS = ['add milestone', 'move milestone', 'delete milestone', 'move due date'] as const;
const TRASH_STEPS = ['trash', 'untrash'] as const;
const FIGURE_STEPS = ['change project', 'settle'] as const;
// Rare, because nothing happens to a project afterwards.
const LAST_STEPS = ['remove for good'] as const;

type Step = (
  | typeof SUBTASK_STEPS
  | typeof MILESTONE_STEPS
  | typeof TRASH_STEPS
  | typeof FIGURE_STEPS
  | typeof LAST_STEPS
)[number];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...SUBTASK_STEPS) },
  { weight: 5, arbitrary: fc.constantFrom(...MILESTONE_STEPS) },
  { weight: 4, arbitrary: fc.constantFrom(...TRASH_STEPS) },
  { weight: 4, arbitrary: fc.constantFrom(...FIGURE_STEPS) },
  { weight: 1, arbitrary: fc.constantFrom(...LAST_STEPS) },
);

/** Creates a project with a few subtasks and milestones; returns a function that carries a step out on it. */
async function makeHistory(app: TestApp, user: TestUser) {
  const { project } = await makeProject(user, { startDate: START, milestones: MILESTONES });
  const ids: string[] = [];
  for (let number = 1; number <= FIRST; number++)
    ids.push((await addSubtask(user, project.id, { title: `Step ${number}` })).id);
  const { projects, milestones, subtasks, trash } = user.api;
  const ofProject = { params: { id: project.id } };
  const inProject = { params: { projectId: project.id } };
  const ofSubtask = ({ at }: Choice) => ({ params: { id: ids[at] ?? '' } });
  const milestoneId = ({ at }: Choice) => project.milestones[at % MILESTONES.length]?.id ?? '';
  const ofMilestone = (chosen: Choice) => ({ params: { id: milestoneId(chosen) } });
  const dueDate = ({ days }: Choice) => addDays(START, days);
  const course = ({ status, hours }: Choice) => ({ status, estimatedHours: hours });

  const steps: Record<Step, (chosen: Choice) => Promise<unknown>> = {
    add: (chosen) => subtasks.create({ ...inProject, body: { title: 'Another', ...course(chosen) } }),
    change: (chosen) => subtasks.change({ ...ofSubtask(chosen), body: course(chosen) }),
    delete: (chosen) => subtasks.delete(ofSubtask(chosen)),
    restore: (chosen) => subtasks.restore(ofSubtask(chosen)),
    'take milestone': (chosen) =>
      subtasks.change({ ...ofSubtask(chosen), body: { milestoneId: milestoneId(chosen) } }),
    'add milestone': (chosen) =>
      milestones.create({ ...inProject, body: { name: 'Another', dueDate: dueDate(chosen) } }),
    'move milestone': (chosen) =>
      milestones.change({ ...ofMilestone(chosen), body: { dueDate: dueDate(chosen) } }),
    'delete milestone': (chosen) => milestones.delete(ofMilestone(chosen)),
    'move due date': ({ days }) => projects.change({ ...ofProject, body: { timeline: days } }),
    'change project': ({ days }) =>
      projects.change({
        ...ofProject,
        body: {
          category: CATEGORIES[days % CATEGORIES.length],
          priority: PRIORITIES[days % PRIORITIES.length],
        },
      }),
    settle: () => settleProjects({ db: app.db, log: LOUD, userId: user.userId }, Number.POSITIVE_INFINITY),
    trash: () => projects.delete(ofProject),
    untrash: () => trash.restore(ofProject),
    'remove for good': () => trash.delete(ofProject),
  };
  return { project, steps };
}

// Each run makes a dozen requests and more, so an eighth of the runs is enough.
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 8);
/** Other processes on the machine decide how long they take. */
const PATIENCE = { timeout: RUNS * 5_000 };

test('counters, totals and milestones are true after random changes, many at a time', PATIENCE, async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, choice), { minLength: 6, maxLength: 30 }), async (history) => {
      const { project, steps } = await makeHistory(app, user);
      const refusals = await Promise.all(history.map(([name, chosen]) => refusal(steps[name](chosen))));
      // Conflicts are part of the history; errors are not.
      for (const status of refusals) expect([undefined, 400, 404, 409]).toContain(status);
      expect(await brokenInvariants(app)).toEqual([]);
      await refusal(steps.untrash({ at: 0, status: 'Pending', hours: null, days: 1 }));
      const read = (await user.api.projects.list({ query: { limit: 1 } })).data[0];
      if (read?.id !== project.id) return;
      const {
        pendingSubtasks: pending,
        inProgressSubtasks: inProgress,
        completedSubtasks: completed,
      } = read.stats;
      const progress = progressFrom({ pending, inProgress, completed });
      expect(read).toMatchObject({ progress, status: statusFrom(progress) });
    }),
    // Concurrent runs cannot be shrunk.
    { numRuns: RUNS, endOnFailure: true },
  );
});
