import { findCycle } from '@daymark/domain/dependencies';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const DATES = { startDate: '2026-11-23', dueDate: '2026-12-11' };
const MILESTONE = { name: 'Draft', dueDate: '2026-12-01' };

/** A planned project with a milestone, and the actions of two tabs on it. */
async function openTabs() {
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, {
    ...DATES,
    description: 'Write 3 letters. Call 2 shops. Paint the door.',
    milestones: [MILESTONE],
    generateAISubtasks: true,
  });
  const own = await addSubtask(user, project.id, { title: 'My own', dueDate: '2026-12-02' });
  const other = await addSubtask(user, project.id, { title: 'The other' });
  const { id } = project;
  const milestoneId = project.milestones[0]?.id ?? '';
  const { api } = user;
  const inProject = { params: { projectId: id } };
  const ofProject = { params: { id } };
  const change = (subtaskId: string, body: object) =>
    api.subtasks.change({ params: { id: subtaskId }, body });
  const planned = subtasks[0]?.id ?? '';
  /** Subtasks that were added and acknowledged, and that no action deletes. */
  const added: string[] = [];
  let number = 0;

  const acts = {
    rename: () => api.projects.change({ ...ofProject, body: { name: `Name ${++number}` } }),
    shorten: () => api.projects.change({ ...ofProject, body: { dueDate: '2026-11-30' } }),
    lengthen: () => api.projects.change({ ...ofProject, body: { dueDate: '2026-12-11' } }),
    setProgress: () => api.projects.setProgress({ ...ofProject, body: { progress: 40 } }),
    trash: () => api.projects.delete(ofProject),
    restore: () => api.trash.restore(ofProject),
    regenerate: () => api.subtasks.generate({ ...inProject, body: { regenerate: true } }),
    add: async () => {
      added.push((await addSubtask(user, id, { title: 'Another', milestoneId: null })).id);
    },
    complete: () => change(planned, { status: 'Completed' }),
    deleteOwn: () => api.subtasks.delete({ params: { id: own.id } }),
    restoreOwn: () => api.subtasks.restore({ params: { id: own.id } }),
    take: () => change(own.id, { milestoneId }),
    waitForOther: () => change(own.id, { dependsOn: [other.id] }),
    waitForOwn: () => change(other.id, { dependsOn: [own.id, planned] }),
    addMilestone: () =>
      api.milestones.create({
        ...inProject,
        body: { name: 'Late', dueDate: '2026-12-05', subtaskIds: [own.id, planned] },
      }),
    moveMilestone: () =>
      api.milestones.change({ params: { id: milestoneId }, body: { dueDate: '2026-12-08' } }),
    deleteMilestone: () => api.milestones.delete({ params: { id: milestoneId } }),
  } satisfies Record<string, () => Promise<unknown>>;
  return { user, id, milestoneId, own, planned, added, acts };
}

type Tabs = Awaited<ReturnType<typeof openTabs>>;
type Act = keyof Tabs['acts'];

const everythingIsTrue = async () => expect(await brokenInvariants(app)).toEqual([]);

const atOnce = (...calls: Promise<unknown>[]) => Promise.all(calls.map(refusal));

const ROUNDS = 5;

/** The result of a race varies, so it is repeated often enough to see both. */
const inRounds = async (race: (tabs: Tabs) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) {
    await race(await openTabs());
    await everythingIsTrue();
  }
};

const rowOf = async ({ user, id }: Pick<Tabs, 'user' | 'id'>, subtaskId: string) => {
  const { data } = await user.api.projects.get({ params: { id } });
  return data.project.subtasks.find((subtask) => subtask.id === subtaskId);
};

describe('in two tabs at once', () => {
  test('an edit that was acknowledged while its project was deleted is there when it comes back', () =>
    inRounds(async ({ user, id, planned, acts }) => {
      const [deleted, edited] = await atOnce(acts.trash(), acts.complete());
      expect(deleted).toBeUndefined();
      expect([undefined, 404]).toContain(edited);
      await acts.restore();
      expect((await rowOf({ user, id }, planned))?.status).toBe(edited ? 'Pending' : 'Completed');
    }));

  test('a plan is made for a project or the project is deleted first', () =>
    inRounds(async ({ user, id, acts }) => {
      await user.api.projects.change({ params: { id }, body: { description: 'Write 5 songs.' } });
      const [generated, deleted] = await atOnce(acts.regenerate(), acts.trash());
      expect(deleted).toBeUndefined();
      expect([undefined, 404]).toContain(generated);
      await acts.restore();
      const { data } = await user.api.projects.get({ params: { id } });
      const titles = data.project.subtasks.map(({ title }) => title).join(', ');
      expect(titles.includes('song')).toBe(generated === undefined);
    }));

  test('a project that comes back is planned or not yet there', () =>
    inRounds(async ({ acts }) => {
      await acts.trash();
      const [restored, generated] = await atOnce(acts.restore(), acts.regenerate());
      expect(restored).toBeUndefined();
      expect([undefined, 404]).toContain(generated);
    }));

  test('a project that is worked on can be removed for good', () =>
    inRounds(async ({ user, id, acts }) => {
      const removed = acts.trash().then(() => user.api.trash.delete({ params: { id } }));
      const work = [acts.complete(), acts.add(), acts.take(), acts.waitForOther(), acts.deleteOwn()];
      const [wasRemoved, ...worked] = await atOnce(
        removed,
        ...work,
        acts.deleteMilestone(),
        acts.regenerate(),
      );
      expect(wasRemoved).toBeUndefined();
      // Also 404 and 409: a milestone that was deleted first, or a plan that met too many changes.
      for (const status of worked) expect([undefined, 400, 404, 409]).toContain(status);
      expect(await refusal(acts.restore())).toBe(404);
    }));

  test('a subtask never takes a milestone that is gone', () =>
    inRounds(async ({ user, id, own, milestoneId, acts }) => {
      const [deleted, taken] = await atOnce(acts.deleteMilestone(), acts.take());
      expect(deleted).toBeUndefined();
      expect([undefined, 400]).toContain(taken);
      expect((await rowOf({ user, id }, own.id))?.milestoneId).toBeNull();
      const { data } = await user.api.projects.get({ params: { id } });
      expect(data.project.subtasks.map((row) => row.milestoneId)).not.toContain(milestoneId);
    }));

  test('a plan is not written for a milestone that is gone', () =>
    inRounds(async () => {
      const user = await makeUser(app);
      const { project } = await makeProject(user, {
        ...DATES,
        milestones: [{ name: 'Launch', dueDate: '2026-12-10' }],
      });
      const inProject = { params: { projectId: project.id } };
      const ofMilestone = { params: { id: project.milestones[0]?.id ?? '' } };
      const refused = await atOnce(
        user.api.subtasks.generate({ ...inProject, body: {} }),
        user.api.milestones.delete(ofMilestone),
      );
      expect(refused).toEqual([undefined, undefined]);
      const { data } = await user.api.subtasks.list(inProject);
      expect(new Set(data.map((row) => row.milestoneId))).toEqual(new Set([null]));
    }));
});

/** A project in the trash refuses everything, so it is restored more often than it is deleted. */
const act = fc.constantFrom<Act[]>(
  ...(['rename', 'shorten', 'shorten', 'lengthen', 'setProgress', 'trash', 'restore', 'restore'] as const),
  ...(['regenerate', 'regenerate', 'add', 'add', 'complete', 'deleteOwn', 'restoreOwn'] as const),
  ...(['take', 'take', 'waitForOther', 'waitForOwn'] as const),
  ...(['addMilestone', 'moveMilestone', 'deleteMilestone'] as const),
);

longTest('whatever three tabs do to one project, it stays true and what was added is kept', async () => {
  const tab = fc.array(act, { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(tab, tab, tab), async (tabs) => {
      const { user, id, added, acts } = await openTabs();
      const work = async (names: readonly Act[]) => {
        for (const name of names) {
          const status = await refusal(acts[name]());
          // An action may be refused because another tab was first; a deadlock or a bug would be 503 or 500.
          expect([undefined, 400, 404, 409]).toContain(status);
        }
      };
      await Promise.all(tabs.map(work));
      await refusal(acts.restore());
      await everythingIsTrue();
      const { data } = await user.api.projects.get({ params: { id } });
      const present = new Set(data.project.subtasks.map((row) => row.id));
      expect(added.filter((subtaskId) => !present.has(subtaskId))).toEqual([]);
      expect(findCycle(data.project.subtasks)).toBeNull();
    }),
    // Concurrent runs cannot be shrunk.
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10), endOnFailure: true },
  );
});
