import type { ChangeRequestWish } from '@daymark/contract/change-requests';
import type { Reading } from '@daymark/domain/reading';
import type { Ask } from '@daymark/planner/change/asks';
import { lineOf } from '@daymark/planner/change/brief-with';
import type { z } from 'zod';

export type Wish = z.output<typeof ChangeRequestWish>;

/** An ask as the person decided it. */
export interface DecidedAsk extends Ask {
  isTaken: boolean;
  isKnown: boolean;
}

/** Fewer words may be in a line by chance. */
const KNOWN_LEAST_WORDS = 3;

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Tells whether a brief has an ask already: in the same words, or in a line that a mail added, of which a language model
 * may quote more or less the second time.
 */
function knownIn({ statements }: Reading): (ask: string) => boolean {
  const lines = statements.map(({ words, statedBy }) => ({ text: onOneLine(words.text), statedBy }));
  const isIn = (part: string, whole: string): boolean =>
    part.split(' ').length >= KNOWN_LEAST_WORDS && whole.includes(part);
  return (ask) =>
    lines.some(
      ({ text, statedBy }) => text === ask || (statedBy === 'person' && (isIn(ask, text) || isIn(text, ask))),
    );
}

/** The asks of a mail as the person decided them. Unclear ones are only taken if the person says what they are. */
export function decide(asks: readonly Ask[], wish: Wish, brief: Reading): DecidedAsk[] {
  const decided = new Map(wish.asks.map((one) => [one.key, one]));
  const isKnownIn = knownIn(brief);
  return asks.map((ask) => {
    const own = decided.get(ask.statement.id);
    const kind = own?.kind ?? ask.kind;
    const isKnown = isKnownIn(lineOf(ask));
    const isTaken = !isKnown && kind !== 'unclear' && (own?.isTaken ?? true);
    return { ...ask, kind, isTaken, isKnown };
  });
}
