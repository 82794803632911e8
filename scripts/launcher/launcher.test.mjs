import { expect, test } from 'vitest';
import { BUILD, INSTALL, makeProject, run } from './small-project.mjs';

test('start does what is missing, and the next time nothing again', async () => {
  const project = makeProject();

  expect(await run(project, ['start'])).toMatchObject({ code: 0, steps: [INSTALL, ...BUILD, 'server'] });
  expect(await run(project, ['start'])).toMatchObject({ code: 0, steps: ['server'] });
});

test('an unknown command names the known ones', async () => {
  const { code, output } = await run(makeProject(), ['strat']);

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'There is no "strat": use start, demo, backup, restore, two-step-off, owner, mcp, dev, build, check, scale:check, test:cluster, test, train, strings, library, plan, change, bench.',
  );
});

test('an installation that fails is told in a sentence', async () => {
  const { code, output, steps } = await run(makeProject(), ['start'], { NO_NETWORK: '1' });

  expect({ code, steps }).toEqual({ code: 1, steps: [INSTALL] });
  expect(output.trim().split('\n').at(-1)).toMatch(/^npm could not install .* run this again\.$/);
});
