import type { ShownBy } from '../rows.ts';

export const projectsRows = {} satisfies ShownBy;
