/** The id of a subtask's row in the page, by which others lead to it. */
export const rowId = (subtaskId: string): string => `subtask-${subtaskId}`;

/** Selects the button that opens a subtask's row. */
export const openerOf = (subtaskId: string): string => `#${rowId(subtaskId)} button`;

/** Selects what comes next for the keyboard once a subtask's row is gone: a row beside it, else the way to add one. */
export function neighbourOf(subtaskId: string): string {
  const row = document.getElementById(rowId(subtaskId));
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside ? `#${beside.id} button` : '#add-subtask';
}
