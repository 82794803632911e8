import { jsonrepair } from 'jsonrepair';

/** Parses JSON of a model and repairs its usual errors; undefined if that is impossible. */
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
 * Extracts complete objects from JSON that is still being written: elements of a list, alone or within another object,
 * and single ones. Text and code fences around it are ignored.
 */
export function objectCutter(onObject: (text: string, isListed: boolean) => void) {
  let text = '';
  let at = 0;
  let open: Open[] = [];
  let inString = false;
  const close = (sign: '{' | '[') => {
    const last = open.pop();
    if (last?.sign !== sign) {
      // It was not JSON.
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
      // An escape sequence may be split between two pieces.
      for (; at < text.length && !(inString && text[at] === '\\' && at + 1 >= text.length); at++)
        step(text[at] ?? '');
    },
    /** Whether every bracket and string is closed. Otherwise the answer is incomplete. */
    isClosed: (): boolean => open.length === 0 && !inString,
    /** Everything from the first bracket on, for a last attempt to parse the whole. */
    rest: (): string => text.slice(Math.max(0, text.search(/[{[]/))),
  };
}
