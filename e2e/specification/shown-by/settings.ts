import type { ShownBy } from '../rows.ts';

export const settingsRows = {} satisfies ShownBy;
