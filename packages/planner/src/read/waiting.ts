import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';

const WAITING = words(
  'waiting wait warte warten wartet attends attendons attente attend espero esperando esperamos',
);
const FOR = words("for on auf de d' du des la le les l' que a el los las");
const REACH = 6;
/** What may stand before and behind it. */
const BESIDE = words(
  "i i'm im we we're are am still just ich wir noch jetzt immer je j' nous en encore toujours yo aún todavía sigo estoy seguimos estamos",
);

/** Whether a clause begins with a wait: "Still waiting on photos", "Warte noch auf die Fotos". */
export function beginsWaiting(pieces: readonly Piece[]): boolean {
  const said = pieces.slice(0, REACH).filter(({ text }) => !BESIDE.has(text));
  const [verb, next] = said;
  return (
    verb !== undefined && !verb.token && WAITING.has(verb.text) && next !== undefined && FOR.has(next.text)
  );
}
