import type { ShownBy } from '../rows.ts';

export const shellRows = {} satisfies ShownBy;
