import { join } from 'node:path';
import { ROOT, runScript } from './run.mjs';

/** Both sides, each reloading on a change; the page is Vite's, which passes `/api` on to the server. */
export async function develop(node, main) {
  const env = { PUBLIC_URL: process.env.PUBLIC_URL || 'http://127.0.0.1:5173' };
  const server = runScript(node, ['--watch', '--watch-preserve-output', main, '--show-mails'], { env });
  const web = runScript(node, [join(ROOT, 'node_modules/vite/bin/vite.js')], { cwd: join(ROOT, 'apps/web') });
  const code = await Promise.race([server, web]);
  // Whichever ends first takes the other along; their own shutdown is the same as on Ctrl-C.
  process.emit('SIGTERM', 'SIGTERM');
  await Promise.all([server, web]);
  return code;
}
