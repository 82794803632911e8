export const PRIORITIES = ['High', 'Medium', 'Low'] as const;

export type Priority = (typeof PRIORITIES)[number];

/** The priority of a task if it differs from its project's, which goes for all its other tasks; else undefined. */
export const ownPriority = (priority: Priority, ofProject: Priority): Priority | undefined =>
  priority === ofProject ? undefined : priority;

/** How much a priority counts when projects are compared: High 3, Medium 2, Low 1. */
export const PRIORITY_WEIGHTS: Record<Priority, number> = { High: 3, Medium: 2, Low: 1 };
