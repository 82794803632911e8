/** The id of a subtask's row in the page, by which others lead to it. */
export const rowId = (subtaskId: string): string => `subtask-${subtaskId}`;
