import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

test('where the database finds no room, a write is put off with a sentence, and reads go on', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  await sql`
    create function find_no_room() returns trigger language plpgsql as $$
      begin raise disk_full using message = 'could not extend file: No space left on device'; end $$;
    create trigger full_disk before insert on subtasks for each row execute function find_no_room();
  `.execute(app.db);

  const refused = await failure(addSubtask(user, project.id, { title: 'Glaze' }));

  expect(refused).toMatchObject({
    status: 503,
    code: 'unavailable',
    message:
      'The disk of the database is full. Nothing was changed. Please try again later, or tell whoever runs this Daymark.',
  });
  expect((await user.api.projects.get({ params: { id: project.id } })).data.project.subtasks).toEqual([]);
});
