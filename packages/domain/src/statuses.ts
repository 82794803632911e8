/** Projects and subtasks have the same three statuses. Every transition is allowed. */
export const STATUSES = ['Pending', 'In Progress', 'Completed'] as const;

export type Status = (typeof STATUSES)[number];
