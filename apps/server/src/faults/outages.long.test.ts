import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type DaymarkProcess, makeDaymark, signUpAt } from './testing/daymark-process.ts';
import { atWork, expectAllThere } from './testing/inspection.ts';
import { PROJECT, writeUnderLoad } from './testing/journal.ts';

let daymark: DaymarkProcess;
/** The address that the clients write to. */
let baseUrl: string;

beforeAll(async () => {
  daymark = await makeDaymark();
  baseUrl = `${daymark.address}/api`;
});
afterAll(() => daymark.remove());

test('a database that restarts, dies or stands still under load is told with 503, and its return needs no restart', async () => {
  await daymark.start();
  const { userId, api, token } = await signUpAt(daymark, 'interrupted@example.com');
  const ask = async (path: string, body?: object) => {
    const { status, headers } = await fetch(baseUrl + path, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { path, status, isPutOff: status === 503 && Number(headers.get('retry-after')) > 0 };
  };
  const { journal, stop } = writeUnderLoad(api, baseUrl);
  await atWork(journal);
  daymark.restartDatabase();
  await atWork(journal);
  daymark.signalDatabase('SIGKILL');
  await atWork(journal);

  daymark.signalDatabase('SIGSTOP');
  // It accepts connections and never answers. Requests are refused at once, and not only after its end.
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, () => ask('/projects')),
    ask('/ready'),
    ask('/projects', PROJECT),
    ask('/auth/login', { email: 'interrupted@example.com', password: 'Bright!Lamp7' }),
    ask('/auth/forgot-password', { email: 'interrupted@example.com' }),
  ]);
  expect(answers.filter(({ isPutOff }) => !isPutOff)).toEqual([]);
  daymark.signalDatabase('SIGCONT');
  await atWork(journal);
  await stop();
  expect(await ask('/ready')).toMatchObject({ status: 200 });
  expect(journal.unavailable).toBeGreaterThan(0);
  await expectAllThere(daymark, userId, journal);
});

/** After this long, compose kills a service that was asked to stop. */
function graceMilliseconds(): number {
  const compose = readFileSync(join(import.meta.dirname, '../../../../compose.yaml'), 'utf8');
  return Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]) * 1_000;
}

test('asked to stop with plans of several people under way it answers each of them, and ends before compose kills it', async () => {
  await daymark.start();
  const hard = {
    name: 'Hard',
    description: ', or '.repeat(DESCRIPTION_MAX_LENGTH / 5),
    ...{ startDate: '2026-11-23', dueDate: '2026-12-11' },
  };
  const people = [];
  for (const name of ['ana', 'ben', 'cleo']) people.push(await signUpAt(daymark, `${name}@example.com`));
  const asked = people.map(({ api }) => {
    const told: string[] = [];
    const say = (outcome: string) => void told.push(outcome);
    const answers = Array.from({ length: 8 }, () =>
      api.planPreviews
        .show({ body: hard })
        .then(() => say('planned'))
        .catch(({ failure }) => say(failure.code)),
    );
    return { told, answers: Promise.all(answers) };
  });
  // A refusal means that all places of a person are taken, so the planner is at work.
  for (const { told } of asked) await expect.poll(() => told).toContain('overloaded');

  const ended = daymark.end('SIGTERM');
  const kill = setTimeout(() => void daymark.end('SIGKILL'), graceMilliseconds());
  await Promise.all(asked.map(({ answers }) => answers));
  const exitCode = await ended;
  clearTimeout(kill);

  expect(exitCode).toBe(0);
  const outcomes = new Set(asked.flatMap(({ told }) => told));
  expect(outcomes.difference(new Set(['planned', 'overloaded', 'unavailable']))).toEqual(new Set());
  expect(daymark.databaseProcesses()).toEqual([]);
});

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
  });
