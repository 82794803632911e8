export const PRIORITIES = ['High', 'Medium', 'Low'] as const;

export type Priority = (typeof PRIORITIES)[number];

/** How much a priority counts when projects are compared: High 3, Medium 2, Low 1. */
export const PRIORITY_WEIGHTS: Record<Priority, number> = { High: 3, Medium: 2, Low: 1 };
