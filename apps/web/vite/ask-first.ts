import { readFile } from 'node:fs/promises';
import { addressOf } from '@daymark/contract/client';
import { paths } from '@daymark/contract/paths';
import { NOTIFICATIONS_MAX_COUNT } from '@daymark/domain/limits';
import { minifySync, transformWithOxc } from 'vite';
import { openFrom, overdueBy } from '../src/features/dashboard/calls.ts';

const SOURCE = 'src/ask-first.ts';
const TODAY = '0000-00-00';

const at = (endpoint: string, query: Record<string, unknown> = {}) =>
  `/api${addressOf(endpoint.replace('GET ', ''), { query })}`;

/** The dashboard's requests as its own calls send them, with a placeholder for the day, in the order in which the answers are shown. */
const ADDRESSES = [
  at(paths.auth.profile),
  at(paths.subtasks.stats, openFrom(TODAY)),
  at(paths.subtasks.stats, overdueBy(TODAY)),
  at(paths.projects.overview),
  at(paths.notifications.list, { limit: NOTIFICATIONS_MAX_COUNT }),
  at(paths.planViews.days, { from: TODAY, to: TODAY }),
  at(paths.projects.stats),
];

/** The script that sends these requests, ready to be written into the page. */
export async function askFirst(root: string): Promise<string> {
  const path = `${root}/${SOURCE}`;
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false });
  const facts = Object.entries({ SCREEN: '/dashboard', ADDRESSES, TODAY }).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  return minifySync('ask-first.js', `(() => {${facts.join('\n')}\n${code}})();`).code;
}
