import type { DB } from './tables.gen.ts';

/** Tables that are found by something else than a user; all others are a user's data. */
const LOOK_UPS = {
  users: 'id',
  logins: 'email',
  provider_logins: 'identity',
  limits: 'subject',
} as const satisfies Partial<Record<keyof DB, string>>;

const isLookUp = (table: string): table is keyof typeof LOOK_UPS => Object.hasOwn(LOOK_UPS, table);

/** The column by which a table's rows are spread over the nodes of a cluster. */
export const shardKeyOf = (table: string): string => (isLookUp(table) ? LOOK_UPS[table] : 'user_id');

/** Tables of one group keep the rows of one key on one node: a statement or a foreign key stays within a group. */
export const shardGroupOf = (table: string): string =>
  isLookUp(table) && table !== 'users' ? table : 'users';
