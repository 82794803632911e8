/** The element id of a subtask's row. */
export const rowId = (subtaskId: string): string => `subtask-${subtaskId}`;

/** The subtask in the hash of an address. */
export const subtaskIn = (hash: string): string | undefined => /^subtask-(.+)$/.exec(hash)?.[1];

/** Selects the button that opens a subtask's row. */
export const openerOf = (subtaskId: string): string => `#${rowId(subtaskId)} button`;

/**
 * Selects the element to focus after a subtask's row has disappeared: a neighbouring row, else the button to add one.
 */
export function neighbourOf(subtaskId: string): string {
  const row = document.getElementById(rowId(subtaskId));
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside ? `#${beside.id} button` : '#add-subtask';
}

/** Frames that a slow machine may need to render a row. */
const PATIENCE_FRAMES = 30;

/** Focuses a row that is being scrolled to. */
export function focusOpener(subtaskId: string, frames = PATIENCE_FRAMES): void {
  requestAnimationFrame(() => {
    const opener = document.querySelector<HTMLElement>(openerOf(subtaskId));
    if (opener) opener.focus({ preventScroll: true });
    else if (frames > 1) focusOpener(subtaskId, frames - 1);
  });
}
