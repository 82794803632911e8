import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addSubtask, makePlan } from '../testing/people.ts';

test('it is known which days a person set by hand, and which the planner gave', async () => {
  const { app, user, project } = await makePlan();
  const description = 'Write 3 letters. Paint the door. Mow the lawn. Book the hall. Print the flyers.';
  await user.api.projects.change({ params: { id: project.id }, body: { description } });
  const params = { projectId: project.id };
  const { data } = await user.api.subtasks.generate({ params, body: {} });
  const [planned, timed, moved, cleared] = data.map(({ id }) => id);
  const own = await addSubtask(user, project.id, { title: 'Mine', dueDate: '2026-12-01' });
  await addSubtask(user, project.id, { title: 'For some day' });
  const change = (id = '', body = {}) => user.api.subtasks.change({ params: { id }, body });
  await change(planned, { title: 'Mine now', dueDate: data[0]?.dueDate });
  await change(timed, { dueTime: '09:30' });
  await change(cleared, { dueDate: '2026-12-02' });
  await user.api.subtasks.changeMany({
    params,
    body: {
      changes: [
        { id: moved ?? '', dueDate: '2026-12-03' },
        { id: cleared ?? '', dueDate: null },
      ],
    },
  });

  const { rows } = await sql<{ id: string }>`select id from subtasks where dated_at is not null`.execute(
    app.db,
  );

  expect(rows.map(({ id }) => id).toSorted()).toEqual([own.id, timed, moved].toSorted());
});
