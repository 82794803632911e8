const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out what a model writes of its thoughts before its answer, between marks of its own. Text comes in pieces, and a
 * mark may be cut in two.
 */
export function withoutThinking(onText: (text: string) => void) {
  let state: 'before' | 'thinking' | 'behind' | 'answer' = 'before';
  /** What may be the beginning of a mark. */
  let held = '';
  const answer = (text: string): void => {
    state = 'answer';
    if (text) onText(text);
  };
  const begin = (text: string): void => {
    held += text;
    const begun = held.trimStart();
    if (begun.startsWith(OPEN)) {
      state = 'thinking';
      held = '';
      think(begun.slice(OPEN.length));
    } else if (!OPEN.startsWith(begun)) answer(held);
  };
  const think = (text: string): void => {
    held += text;
    const end = held.indexOf(CLOSE);
    if (end < 0) held = held.slice(-CLOSE.length);
    else {
      state = 'behind';
      speak(held.slice(end + CLOSE.length));
    }
  };
  const speak = (text: string): void => {
    const said = text.trimStart();
    if (said) answer(said);
  };
  const steps = { before: begin, thinking: think, behind: speak, answer: onText };
  return {
    feed: (text: string): void => steps[state](text),
    /** Gives what was held back in case a mark would begin. */
    end: (): void => {
      if (state === 'before') answer(held);
    },
  };
}
