const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Removes the reasoning that a model writes between special tags before its answer. Text comes in pieces, and a tag may
 * be split.
 */
export function withoutThinking(onText: (text: string) => void) {
  let state: 'before' | 'thinking' | 'behind' | 'answer' = 'before';
  /** A possible beginning of a tag. */
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
    /** Passes on text that was held back as a possible tag. */
    end: (): void => {
      if (state === 'before') answer(held);
    },
  };
}
