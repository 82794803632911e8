const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out what a model writes of its thoughts before its answer, between marks of its own. Text comes in pieces, and a
 * mark may be cut in two.
 */
export function withoutThinking(onText: (text: string) => void) {
  /** What may still be thoughts, or the beginning of their mark; undefined once the answer has begun. */
  let held: string | undefined = '';
  const answer = (text: string): void => {
    held = undefined;
    if (text) onText(text);
  };
  const feed = (text: string): void => {
    if (held === undefined) {
      onText(text);
      return;
    }
    held += text;
    const begun = held.trimStart();
    if (OPEN.startsWith(begun)) return;
    if (!begun.startsWith(OPEN)) {
      answer(held);
      return;
    }
    const end = held.indexOf(CLOSE);
    if (end >= 0) answer(held.slice(end + CLOSE.length).trimStart());
    // Only what may be the beginning of the mark is kept.
    else held = OPEN + held.slice(OPEN.length).slice(-CLOSE.length);
  };
  /** What was held back in case a mark would begin. */
  const end = (): void => {
    if (held && !held.trimStart().startsWith(OPEN)) answer(held);
  };
  return { feed, end };
}
