/** How long a field may take to open; after that, keys belong to the page again. */
const PATIENCE_MILLISECONDS = 5000;

let typed = '';
let ends: number | undefined;

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else {
    if (event.key === 'Escape') dropTyping();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what is typed until `takeTyping`: the script of the field that a key opened may still be loading. */
export function catchTyping(): void {
  dropTyping();
  window.addEventListener('keydown', keep, { capture: true });
  ends = window.setTimeout(dropTyping, PATIENCE_MILLISECONDS);
}

export function dropTyping(): void {
  window.removeEventListener('keydown', keep, { capture: true });
  window.clearTimeout(ends);
  typed = '';
}

/** What was typed meanwhile, once. */
export function takeTyping(): string {
  const text = typed;
  dropTyping();
  return text;
}
