import type { ShownBy } from '../rows.ts';

export const projectRows = {} satisfies ShownBy;
