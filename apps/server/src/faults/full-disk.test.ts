import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { makeDaymark, signUpAt } from './testing/daymark-process.ts';
import { atWork, expectAllThere } from './testing/inspection.ts';
import { writeUnderLoad } from './testing/journal.ts';

const PATIENCE_SECONDS = 120;

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'none', folder]).status === 0;

/** Root may mount a disk of its own, unless it is root of a container only. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-mount-'));
  const may = mount(folder) && spawnSync('umount', [folder]).status === 0;
  rmSync(folder, { recursive: true });
  return may;
}

const canMount = process.getuid?.() === 0 && mayMount();

/** A folder on a separate disk, unmounted at the end of the test. */
function makeDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-disk-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mount(folder);
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

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

if (canMount)
  test('a disk that fills up under load is told with 503, and everything goes on by itself once there is room', async () => {
    const disk = makeDisk();
    const daymark = await makeDaymark({ within: disk });
    onTestFinished(() => daymark.remove());
    await daymark.start();
    const { userId, api } = await signUpAt(daymark, 'full@example.com');
    const { journal, stop } = writeUnderLoad(api, `${daymark.address}/api`);
    await atWork(journal);

    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);
    const before = journal.unavailable;
    await eventually(() => expect(journal.unavailable).toBeGreaterThan(before + 20), PATIENCE_SECONDS);
    rmSync(filler);
    await atWork(journal);
    await stop();

    await expectAllThere(daymark, userId, journal);
  }, 300_000);
