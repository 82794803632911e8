import type { DB } from './tables.gen.ts';

/**
 * Tables that are read before the node of the user's rows is known, with the column of their look-up. They stay on the
 * coordinator of a cluster, so that a log-in only needs the coordinator and the node of its user.
 */
const LOOK_UPS = {
  logins: 'email',
  provider_logins: 'identity',
  limits: 'subject',
  passkey_challenges: 'challenge_hash',
} as const satisfies Partial<Record<keyof DB, string>>;

const isLookUp = (table: string): table is keyof typeof LOOK_UPS => Object.hasOwn(LOOK_UPS, table);

/** Whether a table is distributed over the nodes of a cluster. */
export const isSpread = (table: string): boolean => !isLookUp(table);

/** The distribution column: it identifies the user of a row. */
export const ownerKeyOf = (table: string): string =>
  isLookUp(table) ? LOOK_UPS[table] : table === 'users' ? 'id' : 'user_id';

/**
 * Tables of one co-location group keep the rows of one key on one node: a statement or a foreign key stays within a
 * group.
 */
export const nodeGroupOf = (table: string): string => (isSpread(table) ? 'users' : table);
