import type { DB } from './tables.gen.ts';

/**
 * Tables that are asked before it is known whose node a person's rows are on, with the column by which they are found. They
 * stay with the coordinator of a cluster: whoever logs in then needs that and the node of their own rows alone.
 */
const LOOK_UPS = {
  logins: 'email',
  provider_logins: 'identity',
  limits: 'subject',
} as const satisfies Partial<Record<keyof DB, string>>;

const isLookUp = (table: string): table is keyof typeof LOOK_UPS => Object.hasOwn(LOOK_UPS, table);

/** Whether a table's rows are spread over the nodes of a cluster. */
export const isSpread = (table: string): boolean => !isLookUp(table);

/** The column that says whose a row is: by it the rows of people are spread over the nodes of a cluster. */
export const ownerKeyOf = (table: string): string =>
  isLookUp(table) ? LOOK_UPS[table] : table === 'users' ? 'id' : 'user_id';

/** Tables of one group keep the rows of one key on one node: a statement or a foreign key stays within a group. */
export const nodeGroupOf = (table: string): string => (isSpread(table) ? 'users' : table);
