/** Projects and subtasks share these three; every transition is allowed. */
export const STATUSES = ['Pending', 'In Progress', 'Completed'] as const;

export type Status = (typeof STATUSES)[number];
