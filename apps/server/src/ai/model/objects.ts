import { jsonrepair } from 'jsonrepair';

/** Parses what a model wrote, mending what models get wrong; undefined for what cannot be mended. */
export function parseLeniently(text: string): unknown {
  for (const read of [JSON.parse, (broken: string): unknown => JSON.parse(jsonrepair(broken))]) {
    try {
      return read(text);
    } catch {}
  }
  return undefined;
}

interface Open {
  sign: '{' | '[';
  start: number;
}

/**
 * Cuts complete objects out of JSON that is still being written: those of a list, alone or within another object, and
 * lone ones. Whatever stands around it, such as words or a fence, is passed over.
 */
export function objectCutter(onObject: (text: string, isListed: boolean) => void) {
  let text = '';
  let at = 0;
  let open: Open[] = [];
  let inString = false;
  const close = (sign: '{' | '[') => {
    const last = open.pop();
    if (last?.sign !== sign) {
      // It was no JSON after all.
      open = [];
      return;
    }
    const lists = open.filter((one) => one.sign === '[').length;
    if (sign === '{' && lists <= 1) onObject(text.slice(last.start, at + 1), lists === 1);
  };
  const step = (sign: string): void => {
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = open.length > 0;
    else if (sign === '{' || sign === '[') open.push({ sign, start: at });
    else if (sign === '}') close('{');
    else if (sign === ']') close('[');
  };
  return {
    feed(more: string): void {
      text += more;
      // An escape may stand at the very end, its sign in the next piece.
      for (; at < text.length && !(inString && text[at] === '\\' && at + 1 >= text.length); at++)
        step(text[at] ?? '');
    },
    /** Whether all that was opened is closed: an answer that stops before is not whole. */
    isClosed: (): boolean => open.length === 0 && !inString,
    /** Everything from the first sign that may begin JSON, for a last attempt at the whole. */
    rest: (): string => text.slice(Math.max(0, text.search(/[{[]/))),
  };
}
