import type { ShownBy } from '../rows.ts';

export const accountRows = {} satisfies ShownBy;
