import { type Lexicon, words } from './lexicon/lexicon.ts';
import { MEN } from './lexicon/others-days.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';
import { isThirdPerson } from './verbs.ts';

const PRONOUNS = words(
  'he she they her him them er sie ihm ihr ihn elle il elles ils lei lui ella él zij hij ze',
);
const TITLES = words('mr mrs ms dr prof herr frau miss mme señora sra sig');
/** Pronouns and nouns for unspecified persons, which name nobody to wait for. */
const NOBODY = words('die man who someone somebody jemand one');

export const isPronoun = (text: string): boolean => PRONOUNS.has(text.replace(/'.*$/, ''));

export const isName = (brief: string, { start, token }: Piece): boolean =>
  !token && /\p{Lu}\p{Ll}/u.test(brief.slice(start, start + 2));

/** Titles of relatives: "aunt Vera", and "Mum" with its capital. */
const KIN = words(`
  mum mom dad mother father sister brother aunt auntie uncle cousin grandma grandpa gran nan granny grandad
  mama papa mutter vater schwester bruder tante onkel oma opa maman mamie papi mamá papá tía tío abuela abuelo mamma zia zio nonna nonno
`);

/** "Floor has to cure … on the floor": a word that also occurs in lower case is no name. */
function isSaidSmall({ start, end }: Piece, { brief }: Tagged): boolean {
  const small = brief.slice(start, end).toLowerCase();
  for (let at = brief.indexOf(small); at >= 0; at = brief.indexOf(small, at + 1))
    if (!/\p{L}/u.test(brief.charAt(at - 1)) && !/\p{L}/u.test(brief.charAt(at + small.length))) return true;
  return false;
}

/**
 * A person by their role: "printer", "my sister", "aunt Vera". The article is removed, and so is the capital at the
 * start of a sentence.
 */
function personAt(pieces: readonly Piece[], at: number, { brief, lexicon }: Tagged): string {
  const [owner, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
  if (!piece) return '';
  const isKin = KIN.has(piece.text.replace(/'s$/, ''));
  const named = isKin && next && isName(brief, next) && !lexicon.verbs.has(next.text) ? next : piece;
  const text = brief.slice(piece.start, named.end).replace(/['’]s$/, '');
  if (owner && lexicon.owners.has(owner.text) && !ARTICLES.has(owner.text))
    return `${at === 1 && !lexicon.verbLast ? owner.text : brief.slice(owner.start, owner.end)} ${text}`;
  return lexicon.verbLast || isKin || at > 0 ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The person in a clause, in its own words: "our treasurer", "Mr Kessler", "Ana"; `known` for "she". */
export function whoIn(pieces: readonly Piece[], tagged: Tagged, known: string | null): string | null {
  const { brief, lexicon } = tagged;
  const text = (from: Piece, to: Piece): string => brief.slice(from.start, to.end).replace(/['’]s$/, '');
  for (const [at, piece] of pieces.entries()) {
    // "Worktop man".
    const before = pieces[at - 1];
    if (before && !before.token && MEN.has(piece.text) && !lexicon.small.has(before.text) && !piece.token)
      return text(before, piece).toLowerCase();
    if (piece.token || NOBODY.has(piece.text)) continue;
    const next = pieces[at + 1];
    if (TITLES.has(piece.text) && next?.capital) return text(piece, next);
    // "They" does not mean the one person who was named.
    if (isPronoun(piece.text)) return SEVERAL.has(piece.text) ? null : known;
    if (lexicon.others.has(piece.text.replace(/'s$/, ''))) return personAt(pieces, at, tagged);
    // A capitalised word at the start is a name if a verb follows: "Joe needs two weeks".
    const verb = next && isName(brief, next) ? pieces[at + 2] : next;
    const does =
      verb !== undefined &&
      !verb.token &&
      (lexicon.finite.has(verb.text) || isThirdPerson(verb.text, lexicon));
    const inside =
      at > 0 ||
      /'s$/.test(piece.text) ||
      (!lexicon.verbs.has(piece.text) &&
        does &&
        !/ing$/.test(piece.text) &&
        !lexicon.waiting.has(piece.text) &&
        !isSaidSmall(piece, tagged));
    if (
      !lexicon.verbLast &&
      inside &&
      isName(brief, piece) &&
      !lexicon.small.has(piece.text) &&
      at < NAME_REACH
    )
      return text(
        piece,
        next &&
          at + 1 < NAME_REACH &&
          isName(brief, next) &&
          !lexicon.verbs.has(next.text) &&
          !brief.slice(piece.end, next.start).includes('(')
          ? next
          : piece,
      );
  }
  const from = pieces.findIndex(({ text: word }) => word === 'from' || word === 'von');
  const name = from >= 0 ? pieces[from + 1] : undefined;
  return name && isName(brief, name) ? text(name, name) : null;
}
/** "Draft to Dr Osei", "bei Labor Thiele bestellen": the other party of a piece of work. */
export function partnerIn(pieces: readonly Piece[], { brief, lexicon }: Tagged): string | null {
  for (const [at, { text, token }] of pieces.entries()) {
    if (token || !TOWARDS.has(text)) continue;
    const from = ARTICLES.has(pieces[at + 1]?.text ?? '') ? at + 2 : at + 1;
    let to = from;
    while (to < from + 3) {
      const piece = pieces[to];
      if (!piece || !isName(brief, piece) || (lexicon.small.has(piece.text) && !TITLES.has(piece.text)))
        break;
      to++;
    }
    const [first, last] = [pieces[from], pieces[to - 1]];
    // "To the printer", "an die Druckerei".
    if (first && to === from && isRole(first.text, lexicon)) return brief.slice(first.start, first.end);
    if (first && last && to > from) return brief.slice(first.start, last.end).replace(/['’]s$/, '');
  }
  return null;
}
const isRole = (text: string, { others }: Lexicon): boolean =>
  others.has(text) || others.has(text.replace(/s$/, ''));
const TOWARDS = words('to with from by for at an bei beim von vom mit für à chez con da van bij');
const ARTICLES = words('the a der die das dem den la le il el het de');
const SEVERAL = words('they them ils elles');
const NAME_REACH = 7;

/** "Electrics are done by Elektro Huber": the name behind the preposition does it. */
export function nameBehindBy({ pieces }: { pieces: readonly Piece[] }, { brief }: Tagged): string | null {
  const at = pieces.findIndex(({ text }, place) => place > 0 && BY_WHOM.has(text));
  const names = pieces.slice(at + 1, at + 1 + NAME_PIECES);
  const end = names.findIndex((piece) => !isName(brief, piece));
  const named = end < 0 ? names : names.slice(0, end);
  const [first, last] = [named[0], named.at(-1)];
  return at > 0 && first && last ? brief.slice(first.start, last.end) : null;
}
const BY_WHOM = words('by von vom durch par por');
const NAME_PIECES = 3;
