let typed = '';

function keep(event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || key.length > 1) return;
  typed += key;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps the letters that are typed until `takeTyping`: the script of the field that a key opened may still be loading. */
export const catchTyping = (): void => addEventListener('keydown', keep, true);

/** What was typed meanwhile, once. */
export function takeTyping(): string {
  removeEventListener('keydown', keep, true);
  const text = typed;
  typed = '';
  return text;
}
