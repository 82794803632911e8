import type { Clause } from './clause.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import { HANDED_OFF, REQUESTING, SENDER_DOES, SENDER_NEEDS } from './lexicon/roles.ts';
import { has, isQuestion, type Sense, type Setup, sure, unsure } from './sense.ts';
import { holdsPhrase, type Piece, paddedText, type Tagged } from './tag.ts';
import { isGermanThird, isTheirVerb, isThirdPerson, ownWork } from './verbs.ts';

/** "The figures are checked by the press, not by me", "badges are Baloo's job". */
export const isHandedOff = (text: string): boolean =>
  holdsPhrase(text, HANDED_OFF) || /'s (?:job|task|department) $/.test(text);

/** Index after a subject that is another person ("my sister", "Tom", "the bank"), or 0. */
function otherSubject({ pieces }: Clause, tagged: Tagged): number {
  const { brief, lexicon } = tagged;
  let at = 0;
  while (at < 2 && lexicon.joints.has(pieces[at]?.text ?? '')) at++;
  const owned = lexicon.owners.has(pieces[at]?.text ?? '');
  for (let size = owned ? 1 : 0; size < 3; size++) {
    const head = pieces[at + size];
    if (!head || head.token) return 0;
    if (/^(?:she|he|they)'(?:s|ll|re|ve)$/.test(head.text)) return at + size;
    if (/^(?:mrs?|ms|dr|prof|herr|frau)$/.test(head.text) && pieces[at + size + 1]?.capital)
      return at + size + 2;
    if (lexicon.others.has(head.text) && !lexicon.verbs.has(pieces[at]?.text ?? '')) {
      // "My friend Ines does …".
      const named = owned && pieces[at + size + 1]?.capital && !lexicon.verbLast;
      return at + size + (named ? 2 : 1);
    }
    if (owned && size === 1 && isTheirVerb(pieces.slice(at, at + 6), 2, lexicon)) return at + 2;
    const named =
      !owned &&
      size === 0 &&
      /\p{Lu}\p{Ll}/u.test(brief.slice(head.start, head.start + 2)) &&
      !lexicon.small.has(head.text) &&
      !lexicon.verbs.has(head.text);
    if (!named) continue;
    // "Tom's bringing the mulch", "Auntie Jean picks it up".
    if (/'s$/.test(head.text) && pieces[at + 1]?.text.endsWith('ing')) return at + 1;
    for (let far = 1; far <= 2; far++) {
      if (far === 2 && pieces[at + 1]?.capital !== true) break;
      const verb = pieces[at + far];
      const progress = /^(?:is|are|will)$/.test(verb?.text ?? '') && pieces[at + far + 1]?.token === null;
      if (
        progress ||
        THEIR_VERBS.has(verb?.text ?? '') ||
        isTheirVerb(pieces.slice(at + far - 1), 1, lexicon)
      )
        return at + far;
    }
    // "Dana at the clinic writes them".
    if (/^(?:at|from|of|in)$/.test(pieces[at + 1]?.text ?? ''))
      for (let far = 3; far < 6; far++)
        if (isTheirVerb(pieces.slice(at, at + 8), far, lexicon)) return at + far;
  }
  return 0;
}

/** Verbs of persons, for a name that may not be one. */
const THEIR_VERBS = words(
  'does übernimmt macht bringt organisiert druckt prüft packt kümmert besorgt kocht backt schickt baut schließt liefert erledigt hilft streicht montiert',
);

/** "Die Musik übernimmt Karl", "Kuchen backen die Eltern": the person is last, directly after the verb. */
function isGermanOther(pieces: readonly Piece[], lexicon: Lexicon): boolean {
  const [verb, article, last] = pieces.slice(-3);
  if (pieces.length < 3 || !last || last.token || !article || article.token) return false;
  if (last.capital && (THEIR_VERBS.has(article.text) || isGermanThird(article, lexicon))) return true;
  // "Die Fotos macht im Dezember die Sandra".
  if (
    last.capital &&
    /^(?:der|die)$/.test(article.text) &&
    !has(pieces, lexicon.self) &&
    pieces.slice(1, -2).some((piece) => THEIR_VERBS.has(piece.text) || isGermanThird(piece, lexicon))
  )
    return true;
  return (
    lexicon.others.has(last.text) &&
    lexicon.owners.has(article.text) &&
    verb !== undefined &&
    (lexicon.verbs.has(verb.text) || THEIR_VERBS.has(verb.text))
  );
}

/** "I'll do the stamps myself", in somebody else's message. */
const isSenders = ({ pieces, infinitive }: Clause, lexicon: Lexicon): boolean => {
  const from = /^(?:and|but)$/.test(pieces[0]?.text ?? '') ? 1 : 0;
  if (infinitive !== '' || ownWork(pieces, from, lexicon) > 0) return true;
  const said = paddedText(pieces.slice(from, from + 3));
  const opening = SENDER_DOES.find((one) => said.startsWith(` ${one} `));
  return opening !== undefined && !SENDER_NEEDS.has(pieces[from + opening.split(' ').length]?.text ?? '');
};

export function isTheirs(clause: Clause, tagged: Tagged, { me, mail }: Setup): Sense | null {
  const text = paddedText(clause.pieces.slice(0, 40));
  if (mail && isSenders(clause, tagged.lexicon)) return sure('theirs');
  const { lexicon } = tagged;
  if (isHandedOff(text)) return sure('theirs');
  const behind = otherSubject(clause, tagged);
  const verb = clause.pieces[behind];
  const { pieces } = clause;
  // "Die Untertitel macht eine Agentur": in German the person may follow the verb.
  const third =
    lexicon.verbLast && clause.shape === 'subject'
      ? pieces.findIndex((piece) => THEIR_VERBS.has(piece.text) || isGermanThird(piece, lexicon))
      : -1;
  if (lexicon.verbLast && isGermanOther(pieces, lexicon)) return sure('theirs');
  if (
    third > 0 &&
    !has(pieces, lexicon.self) &&
    !has(pieces, lexicon.conditions) &&
    pieces.some((piece) => lexicon.others.has(piece.text) && piece.text !== 'die' && piece.text !== 'er')
  )
    return sure('theirs');
  if (behind === 0 || !verb || clause.shape === 'verb') {
    const last = clause.pieces.at(-1)?.text ?? '';
    const owned = lexicon.owners.has(clause.pieces.at(-2)?.text ?? '') && lexicon.others.has(last);
    return owned &&
      clause.pieces.length >= 4 &&
      (THEIR_VERBS.has(clause.pieces.at(-3)?.text ?? '') ||
        isThirdPerson(clause.pieces.at(-3)?.text ?? '', lexicon))
      ? sure('theirs')
      : null;
  }
  if (has(clause.pieces, lexicon.hedges) && has(clause.pieces, lexicon.self)) return unsure('task', 'theirs');
  if (me === verb.text) return null;
  const wants = REQUESTING.has(verb.text);
  const does =
    (/'s$/.test(pieces[behind - 1]?.text ?? '') && verb.text.endsWith('ing')) ||
    THEIR_VERBS.has(verb.text) ||
    isThirdPerson(verb.text, lexicon) ||
    (/^(?:is|are)$/.test(verb.text) && (clause.pieces[behind + 1]?.text ?? '').endsWith('ing')) ||
    (verb.text === 'will' &&
      !lexicon.negations.has(clause.pieces[behind + 1]?.text ?? '') &&
      !tagged.lexicon.verbLast) ||
    (pieces[behind - 1]?.text === 'they' && lexicon.verbs.has(verb.text) && !REQUESTING.has(verb.text)) ||
    /'(?:ll|s)$/.test(verb.text);
  if (does && !holdsPhrase(text, ['me', 'mich', 'mir']) && !isQuestion(tagged, clause)) return sure('theirs');
  return wants ? unsure('note', 'task') : null;
}
