import type { ShownBy } from '../rows.ts';

export const dashboardRows = {} satisfies ShownBy;
