import { describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask as add, makePlan, makeProject, makeUser, wrongCounters } from '../testing/people.ts';

describe('generating', () => {
  test('a second time is refused; regenerating an unchanged plan leaves every row as it is', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const first = await user.api.subtasks.generate({ params, body: {} });
    expect(first.count).toBeGreaterThanOrEqual(3);

    expect(await failure(user.api.subtasks.generate({ params, body: {} }))).toMatchObject({ status: 409 });

    const second = await user.api.subtasks.generate({ params, body: { regenerate: true } });
    expect(second.data).toEqual(first.data);
  });

  test('again keeps what a person completed, started, edited, pinned or added, byte for byte', async () => {
    const { user } = await makePlan();
    const { project } = await makeProject(user, { name: 'Saturday', projectKind: 'none' });
    const params = { projectId: project.id };
    const description =
      'Paint the door. Mow the lawn. Book the hall. Print the flyers. Clean the car. Call Ben.';
    await user.api.projects.change({ params: { id: project.id }, body: { description } });
    const { data } = await user.api.subtasks.generate({ params, body: {} });
    const changes = [
      { status: 'Completed' },
      { status: 'In Progress' },
      { title: 'My own words' },
      { pinned: true },
    ] as const;
    for (const [index, body] of changes.entries())
      await user.api.subtasks.change({ params: { id: data[index]?.id ?? '' }, body });
    const added = await add(user, project.id, { title: 'Call Mara' });
    await user.api.projects.change({ params: { id: project.id }, body: { description: 'Write 3 letters.' } });
    const touched = new Set([...data.slice(0, changes.length).map(({ id }) => id), added.id]);
    const before = (await user.api.subtasks.list({ params })).data.filter(({ id }) => touched.has(id));

    const again = await user.api.subtasks.generate({ params, body: { regenerate: true } });

    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    const withoutOrder = before.map(({ dependsOn: _, ...row }) => row).sort(byId);
    const kept = again.data.filter(({ id }) => touched.has(id));
    expect(kept.map(({ dependsOn: _, ...row }) => row).sort(byId)).toEqual(withoutOrder);
    // Tasks that the brief no longer asks for are gone.
    const untouched = data.filter(({ id }) => !touched.has(id));
    expect(again.data.filter(({ id }) => untouched.some((row) => row.id === id))).toEqual([]);
  });

  test('keeps what a row of the person’s own waits for', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const { data } = await user.api.subtasks.generate({ params, body: {} });
    const awaited = data[0]?.id ?? '';
    const own = await add(user, project.id, { title: 'Show it to Mara', dependsOn: [awaited] });
    await user.api.projects.change({ params: { id: project.id }, body: { priority: 'Low' } });

    const again = await user.api.subtasks.generate({ params, body: { regenerate: true } });

    expect(again.data.find(({ id }) => id === own.id)?.dependsOn).toEqual([awaited]);
    const made = again.data.filter(({ aiGenerated, id }) => aiGenerated && id !== awaited);
    expect(made.map(({ priority }) => priority)).toContain('Low');
  });

  longTest('never undoes an edit that was acknowledged while it planned', async () => {
    const { app, user, project } = await makePlan();
    const params = { projectId: project.id };
    await user.api.subtasks.generate({ params, body: {} });
    for (let round = 0; round < 3; round++) {
      const { data } = await user.api.subtasks.list({ params });
      const open = data.filter(({ status }) => status === 'Pending').slice(0, 3);
      await user.api.projects.change({
        params: { id: project.id },
        body: { description: `Write ${round + 3} letters. Call ${round + 4} shops. Paint the door.` },
      });
      const regenerating = failure(user.api.subtasks.generate({ params, body: { regenerate: true } }));
      const edits = await Promise.all(
        open.map(async ({ id }) => ({
          id,
          refused: await failure(
            user.api.subtasks.change({ params: { id }, body: { status: 'Completed', actualHours: 1 } }),
          ),
        })),
      );
      await regenerating;
      const after = new Map(
        (await user.api.subtasks.list({ params })).data.map((row) => [row.id, row.status]),
      );
      for (const { id, refused } of edits) if (!refused) expect(after.get(id)).toBe('Completed');
    }
    expect(await wrongCounters(app)).toEqual([]);
  });

  test('takes any spelling of an id for the same project', async () => {
    const { user, project } = await makePlan();
    const both = [project.id, project.id.toUpperCase()].map((projectId) =>
      failure(user.api.subtasks.generate({ params: { projectId }, body: {} })),
    );
    expect((await Promise.all(both)).filter((result) => result === undefined)).toHaveLength(1);
  });

  longTest('copes with a name that is cut in the middle of an emoji', async () => {
    const { app } = await makePlan();
    const { subtasks } = await makeProject(await makeUser(app), {
      name: '😀'.repeat(90),
      description: `Write a book about ${'🎈'.repeat(60)}`,
      generateAISubtasks: true,
    });
    for (const { title } of subtasks) expect(title.isWellFormed()).toBe(true);
  });

  longTest('ten times at once makes one plan', async () => {
    const { app, user, project } = await makePlan();
    const params = { projectId: project.id };

    const results = await Promise.all(
      Array.from({ length: 10 }, () => failure(user.api.subtasks.generate({ params, body: {} }))),
    );

    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(await wrongCounters(app)).toEqual([]);
  });
});
