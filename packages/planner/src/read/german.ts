import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { finiteAt } from './verbs.ts';

export const ARTICLES = words('der die das den dem denen');

/** "Danach verteile ich die Zimmer", "ich rufe den Caterer an": one's own work, with its verb as an infinitive. */
export function germanOwnWork(
  pieces: readonly Piece[],
  lexicon: Lexicon,
): { infinitive: string; object: Piece[] } | null {
  const self = pieces.findIndex(({ text, token }) => !token && lexicon.self.has(text));
  const last = pieces.findLast(({ token }) => !token);
  if (!lexicon.verbLast || self < 0 || !last) return null;
  if (
    pieces.some(
      ({ text, token }) => lexicon.negations.has(text) || lexicon.conditions.has(text) || isHabit(token),
    )
  )
    return null;
  for (const verb of [pieces[self - 1], pieces[self + 1]]) {
    if (!verb || verb.token) continue;
    const plain = verb.text.endsWith('en') ? verb.text : `${verb.text.replace(/e$/, '')}en`;
    const split = lexicon.particles.has(last.text) && last !== verb ? `${last.text}${plain}` : '';
    // Every word that ends in "-ieren" is a verb.
    const infinitive = [split, plain, plain.replace(/en$/, 'n')].find(
      (one) => lexicon.verbs.has(one) || one.endsWith('ieren'),
    );
    if (!infinitive || lexicon.stative.has(infinitive)) continue;
    const object = pieces.filter(
      (piece) =>
        piece !== verb &&
        piece !== pieces[self] &&
        !(infinitive === split && piece === last) &&
        !LEADS.has(piece.text),
    );
    if (object.some(({ token, capital }) => !token && capital)) return { infinitive, object };
  }
  return null;
}
const LEADS = words('und dann danach anschließend zuerst erst noch auch außerdem zuletzt');
const isHabit = (token: Piece['token']): boolean =>
  (token?.type === 'weekdays' && token.recurring) ||
  token?.type === 'frequency' ||
  token?.type === 'time-per';

/** German: whether the last word is an infinitive, known or by its ending. */
function endsWithVerb(pieces: readonly Piece[], { verbs, small, finished, finite }: Lexicon): boolean {
  const last = pieces.findLast((piece) => !piece.token);
  if (
    !last ||
    small.has(last.text) ||
    finished.has(last.text) ||
    (finite.has(last.text) && !verbs.has(last.text))
  )
    return false;
  if (verbs.has(last.text)) return true;
  return pieces.length > 1 && last.text.length >= 6 && /(?:en|eln|ern)$/.test(last.text) && !last.capital;
}

/**
 * "Den Vertrag krieg ich von ihm", "Rückmeldungen laufen noch": a statement, with a subject or a verb that is not last.
 */
export function isGermanStatement(rest: readonly Piece[], lexicon: Lexicon): boolean {
  if (rest.slice(1).some(({ text }) => lexicon.subjects.has(text))) return true;
  const verb = rest.findIndex(
    ({ text, capital, token }, at) => at > 0 && !token && !capital && lexicon.verbs.has(text),
  );
  const behind = rest.slice(verb + 1).filter(({ token }) => !token);
  if (
    verb > 0 &&
    verb <= 3 &&
    behind.length > 0 &&
    !behind.some(({ text }) => lexicon.joints.has(text) || lexicon.verbs.has(text))
  )
    return true;
  // "Leiter leiht uns Jens".
  const [, second, whom] = rest;
  const persons =
    whom !== undefined &&
    (whom.capital || ARTICLES.has(whom.text) || /^(?:uns|mir|ihm|ihr|ihnen|euch)$/.test(whom.text));
  if (
    persons &&
    rest[0]?.capital &&
    second &&
    !second.token &&
    !second.capital &&
    /\p{L}{3}t$/u.test(second.text) &&
    !lexicon.small.has(second.text) &&
    !lexicon.finished.has(second.text) &&
    !second.text.startsWith('ge')
  )
    return true;
  const [head, next, last] = rest;
  // "Entscheidet der Vorstand".
  return (
    rest.length === 3 &&
    ARTICLES.has(next?.text ?? '') &&
    last?.capital === true &&
    /(?:et|t)$/.test(head?.text ?? '')
  );
}

const wantsGerman = /^(?:muss|müssen|soll|sollen|möchte|will|wollen|werde|werden)$/;

export function isGermanRequest(rest: readonly Piece[], lexicon: Lexicon): boolean {
  // "Klären wir intern" is a statement about them.
  if (lexicon.verbs.has(rest[0]?.text ?? '') && lexicon.self.has(rest[1]?.text ?? '')) return false;
  const modal = rest.findIndex((piece) => wantsGerman.test(piece.text));
  const person = rest.some((piece) => lexicon.self.has(piece.text));
  if (modal >= 0)
    return person && (rest.some((piece) => lexicon.verbs.has(piece.text)) || endsWithVerb(rest, lexicon));
  if (finiteAt(rest, lexicon) > 0 && !lexicon.verbs.has(rest[0]?.text ?? '')) {
    const finite = rest[finiteAt(rest, lexicon)];
    if (finite !== rest.findLast((piece) => !piece.token)) return false;
  }
  return endsWithVerb(rest, lexicon);
}
