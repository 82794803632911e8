/** The id of a subtask's row in the page, by which others lead to it. */
export const rowId = (subtaskId: string): string => `subtask-${subtaskId}`;

/** The subtask that an address leads to: its part behind the `#`. */
export const subtaskIn = (hash: string): string | undefined => /^subtask-(.+)$/.exec(hash)?.[1];

/** Selects the button that opens a subtask's row. */
export const openerOf = (subtaskId: string): string => `#${rowId(subtaskId)} button`;

/** Selects what comes next for the keyboard once a subtask's row is gone: a row beside it, else the way to add one. */
export function neighbourOf(subtaskId: string): string {
  const row = document.getElementById(rowId(subtaskId));
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside ? `#${beside.id} button` : '#add-subtask';
}

/** So many frames a slow machine may take to bring a row on the page. */
const PATIENCE_FRAMES = 30;

/** Gives the focus to a row that is being scrolled to. */
export function focusOpener(subtaskId: string, frames = PATIENCE_FRAMES): void {
  requestAnimationFrame(() => {
    const opener = document.querySelector<HTMLElement>(openerOf(subtaskId));
    if (opener) opener.focus({ preventScroll: true });
    else if (frames > 1) focusOpener(subtaskId, frames - 1);
  });
}
