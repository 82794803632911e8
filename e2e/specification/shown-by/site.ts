import type { ShownBy } from '../rows.ts';

export const siteRows = {} satisfies ShownBy;
