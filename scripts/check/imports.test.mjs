// A rule that never matches looks like a rule that is never broken. So a small project without violations is written,
// and then a forbidden import is added for every rule.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { checkImports, FOLDER_CIRCLES } from './imports.mjs';

const house = {
  'packages/domain/src/dates.ts': '',
  'packages/domain/src/dates.test.ts': "import 'vitest'; import './dates.ts';",
  'packages/language/src/tokens.ts': "import '@daymark/domain/dates';",
  'packages/planner/src/plan.ts':
    "import '@daymark/domain/dates'; import '@daymark/language/tokens'; import 'zod';",
  'packages/contract/src/shapes.ts': "import '@daymark/domain/dates'; import 'zod';",
  'apps/server/src/app.ts': "import './routes/projects.ts'; import './config.ts';",
  'apps/server/src/db/database.ts': "import 'kysely'; import 'pg';",
  'apps/server/src/config.ts': '',
  'apps/server/src/http/errors.ts': "import type { A } from '../config.ts';",
  'apps/server/src/auth/service.ts': "import './code-store.ts';",
  'apps/server/src/auth/code-store.ts': "import 'kysely'; import '../db/database.ts';",
  'apps/server/src/projects/service.ts':
    "import './store.ts'; import '../auth/service.ts'; import '../auth/code-store.ts'; import '@daymark/planner/plan';",
  'apps/server/src/projects/store.ts': "import 'kysely'; import '../db/database.ts';",
  'apps/server/src/projects/projects.test.ts': "import '../testing/harness.ts'; import 'pg';",
  'apps/server/src/routes/projects.ts':
    "import '../projects/service.ts'; import '../auth/service.ts'; import '../http/errors.ts';",
  'apps/server/src/start-jobs.ts': "import './projects/store.ts';",
  'apps/server/src/testing/harness.ts': "import '../auth/code-store.ts';",
  'apps/web/src/main.tsx': "import './routes/home.tsx';",
  'apps/web/src/routes/home.tsx':
    "import '../features/projects/list.tsx'; import '../features/subtasks/row.tsx'; import '../ui/button.tsx';",
  'apps/web/src/features/projects/list.tsx':
    "import '../../ui/button.tsx'; import '../../plan-data/tasks.ts'; import '../../platform/format.ts'; import '@daymark/contract/shapes'; const a = <p />;",
  'apps/web/src/features/subtasks/row.tsx': "import '@daymark/domain/dates';",
  'apps/web/src/plan-data/tasks.ts':
    "import '../ui/button.tsx'; import '../platform/format.ts'; import '@daymark/contract/shapes';",
  'apps/web/src/site/home.tsx': "import '../ui/button.tsx'; import '../platform/format.ts';",
  'apps/web/src/ui/button.tsx': "import '../platform/format.ts';",
  'apps/web/src/platform/format.ts': "import '@daymark/domain/dates';",
};

/** A rule, a file, and an import that the rule forbids in it; each kind of import is used. */
const planted = [
  ['domain-imports-words-only', 'packages/domain/src/clock.ts', "import { join } from 'node:path';"],
  ['domain-imports-words-only', 'packages/domain/src/shape.ts', "import 'zod';"],
  ['words-import-nothing-of-ours', 'packages/words/src/day.ts', "import '@daymark/domain/dates';"],
  ['language-imports-domain-only', 'packages/language/src/shape.ts', "import 'zod';"],
  [
    'language-imports-domain-only',
    'packages/language/src/plan.ts',
    "import type { A } from '@daymark/planner/plan';",
  ],
  [
    'planner-imports-language-and-domain-only',
    'packages/planner/src/shape.ts',
    "import type { A } from '@daymark/contract/shapes';",
  ],
  ['contract-imports-domain-only', 'packages/contract/src/plan.ts', "export * from '@daymark/planner/plan';"],
  ['packages-under-apps', 'packages/planner/src/up.ts', "import '../../../apps/server/src/http/errors.ts';"],
  [
    'server-and-web-never-meet',
    'apps/web/src/platform/errors.ts',
    "import type { A } from '../../../server/src/http/errors.ts';",
  ],
  ['server-and-web-never-meet', 'apps/server/src/http/page.ts', "import '../../../web/src/ui/button.tsx';"],
  [
    'server-ground-knows-no-feature',
    'apps/server/src/db/task.ts',
    "import type { A } from '../projects/service.ts';",
  ],
  ['server-routes-are-the-top', 'apps/server/src/projects/meet.ts', "import '../routes/projects.ts';"],
  ['server-routes-are-the-top', 'apps/server/src/main.ts', "import './routes/projects.ts';"],
  ['only-stores-speak-sql', 'apps/server/src/projects/sql.ts', "import { sql } from 'kysely';"],
  ['only-stores-speak-sql', 'apps/server/src/http/health.ts', "const pg = await import('pg');"],
  ['only-features-call-stores', 'apps/server/src/http/session.ts', "import '../auth/code-store.ts';"],
  ['only-features-call-stores', 'apps/server/src/main.ts', "import './projects/store.ts';"],
  ['only-features-call-stores', 'apps/server/src/routes/auth.ts', "import '../auth/code-store.ts';"],
  ['web-without-planner', 'apps/web/src/features/projects/plan.ts', "import '@daymark/planner/plan';"],
  ['web-without-planner', 'apps/web/src/platform/tokens.ts', "import '@daymark/language/tokens';"],
  ['web-ui-knows-no-product', 'apps/web/src/ui/line.tsx', "import '@daymark/language/tokens';"],
  ['web-features-are-islands', 'apps/web/src/features/projects/steal.tsx', "import '../subtasks/row.tsx';"],
  ['web-routes-are-the-top', 'apps/web/src/features/projects/up.tsx', "import '../../routes/home.tsx';"],
  ['web-ui-knows-no-product', 'apps/web/src/ui/list.tsx', "import '../features/projects/list.tsx';"],
  [
    'web-ui-knows-no-product',
    'apps/web/src/ui/shape.tsx',
    "import type { A } from '@daymark/contract/shapes';",
  ],
  ['web-ui-knows-no-product', 'apps/web/src/ui/task.tsx', "import '../plan-data/tasks.ts';"],
  [
    'web-plan-data-knows-no-screen',
    'apps/web/src/plan-data/up.ts',
    "import '../features/projects/list.tsx';",
  ],
  ['web-platform-is-the-bottom', 'apps/web/src/platform/up.ts', "import '../ui/button.tsx';"],
  [
    'web-platform-is-the-bottom',
    'apps/web/src/platform/cache.ts',
    "import type { A } from '../plan-data/tasks.ts';",
  ],
  ['web-site-without-the-app', 'apps/web/src/site/plan.tsx', "import '../plan-data/tasks.ts';"],
  ['no-circles', 'packages/domain/src/circle.ts', "import './circle-back.ts';"],
  ['no-folder-circles', 'apps/server/src/auth/back.ts', "import type { A } from '../projects/service.ts';"],
  ['no-folder-circles', 'apps/server/src/config.ts', "import type { A } from './http/errors.ts';"],
  ['no-tests-in-the-product', 'apps/server/src/http/fake.ts', "import '../testing/harness.ts';"],
  ['no-drawers', 'packages/domain/src/drawer.ts', "import './utils.ts';"],
  ['no-drawers', 'apps/web/src/ui/drawer.ts', "import '../lib/any.ts';"],
  ['no-missing-imports', 'packages/contract/src/lost.ts', "import './gone.ts';"],
];
const besides = {
  'packages/domain/src/circle-back.ts': "import './circle.ts';",
  'packages/domain/src/utils.ts': '',
  'apps/web/src/lib/any.ts': '',
};

function build(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'daymark-house-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const name of ['domain', 'language', 'planner', 'contract']) {
    const manifest = { name: `@daymark/${name}`, type: 'module', exports: { './*': './src/*.ts' } };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
    mkdirSync(join(root, 'node_modules/@daymark'), { recursive: true });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@daymark', name), 'dir');
  }
  for (const name of ['zod', 'kysely', 'pg', 'vitest']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
  return root;
}

test('a house that keeps the rules passes', async () => {
  const { modules, violations } = await checkImports(build(house));

  expect(violations).toEqual([]);
  expect(modules).toBe(Object.keys(house).length);
});

/** Which circle of folders is named depends on all of them: each of these stands in a house of its own. */
const isAlone = ([rule]) => rule === FOLDER_CIRCLES.name;

async function findPlanted(some) {
  const texts = Map.groupBy(some, ([, file]) => file);
  const files = [...texts].map(([file, own]) => [file, own.map(([, , text]) => text).join(' ')]);
  const { violations } = await checkImports(build({ ...house, ...besides, ...Object.fromEntries(files) }));
  return ([rule, file]) =>
    violations.some((one) => one.rule === rule && (one.from === file || one.to === file));
}

test('every forbidden import is caught', async () => {
  const together = planted.filter((one) => !isAlone(one));
  const isFound = await findPlanted(together);
  expect(together.filter((one) => !isFound(one))).toEqual([]);
});

test.each(planted.filter(isAlone))('%s catches %s', async (...one) => {
  expect((await findPlanted([one]))(one)).toBe(true);
});

test('no rule goes without a planted import, and each says what to do instead', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(
    new Set([...configuration.forbidden, FOLDER_CIRCLES].map(({ name }) => name)),
  );
  for (const { comment } of [...configuration.forbidden, FOLDER_CIRCLES]) expect(comment).toMatch(/: /);
});

test('reading nothing is no pass', async () => {
  await expect(
    checkImports(build({ 'packages/domain/src/dates.ts': '', 'apps/server/x.md': '' })),
  ).rejects.toThrow('No module was read');
});
