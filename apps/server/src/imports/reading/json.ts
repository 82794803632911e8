import { t } from '@daymark/words/t';
import { ImportProblem } from './shape.ts';

/** Deeper than any of these tools nests. */
const DEPTH_MAX = 100;
/** Lists and objects of a file. The largest exports have a tenth of it, and each takes up to a hundred bytes of memory. */
const ENTRIES_MAX = 1_500_000;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const LIST = '['.charCodeAt(0);
const LIST_END = ']'.charCodeAt(0);
const OBJECT = '{'.charCodeAt(0);
const OBJECT_END = '}'.charCodeAt(0);

/** Where the string ends that begins at a place; the length of the text if it does not. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** How a text is nested, without building anything: a hundred times cheaper than parsing what is only brackets. */
function structureOf(text: string): { depth: number; entries: number; isClosed: boolean } {
  let [open, depth, entries] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === LIST || sign === OBJECT) {
      open++;
      entries++;
      if (open > depth) depth = open;
    } else if (sign === LIST_END || sign === OBJECT_END) open--;
  }
  return { depth, entries, isClosed: open === 0 };
}

const damaged = (cause?: unknown) =>
  new ImportProblem(t`This JSON file is damaged or incomplete. Please export and download it again.`, {
    cause,
  });

/**
 * The value of a JSON text; undefined if it is nested as no export is. Throws `ImportProblem` if it is broken or has more
 * entries than any export, before any memory is taken for them.
 */
export function parsedJson(text: string): unknown {
  const { depth, entries, isClosed } = structureOf(text);
  if (!isClosed) throw damaged();
  if (depth > DEPTH_MAX) return undefined;
  if (entries > ENTRIES_MAX)
    throw new ImportProblem(
      t`This file has more than ${ENTRIES_MAX} entries. Please export fewer projects at once.`,
    );
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Whether a text begins as JSON does. A title in brackets does not: `[Draft] Task,Due`. */
export const looksLikeJson = (text: string): boolean =>
  /^\uFEFF?\s*(?:\{\s*(?:["}]|$)|\[\s*(?:[[\]{"\d-]|true\b|false\b|null\b|$))/.test(text);
