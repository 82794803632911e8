// Finds or installs Debian's PgBouncer for the long run. `apps/server/src/testing/pooler.ts` starts it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian, isDebianRoot } from './install.ts';

/** Debian installs it in a folder that is only on root's path. */
const isThere = (): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) =>
    existsSync(join(folder, 'pgbouncer')),
  );

/** Finds or installs it; throws an error that says what is missing. */
export function providePgBouncer(): void {
  if (isThere()) return;
  if (isDebianRoot()) installDebian('pgbouncer');
  if (!isThere())
    throw new Error(
      'The long run needs PgBouncer, and it could not be installed: install it ("sudo apt-get install pgbouncer" on Debian).',
    );
}
