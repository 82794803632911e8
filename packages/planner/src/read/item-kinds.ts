import type { StatementKind } from '@daymark/domain/reading';
import type { Language } from '@daymark/language/token';
import type { Clause } from './clause.ts';
import { phrases, words } from './lexicon/lexicon.ts';
import { DENYING, OTHER_PERSONS } from './lexicon/own-time.ts';
import { isName, isPronoun, whoIn } from './people.ts';
import type { Piece } from './piece.ts';
import { has, isQuestion } from './sense.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { capital, textOf } from './titles.ts';
import { baseOf, finiteAt, isThirdPerson } from './verbs.ts';

// An item of a list of things to do is work, unless a word of it says that it is none.

/** Whether a line is an item of a list, with or without a mark in front. */
export const isItemLine = ({ line }: Pick<Clause, 'line'>): boolean =>
  line.role === 'item' || line.listed === true;

const hasTime = ({ pieces }: Clause): boolean =>
  pieces.some(({ token }) => token !== null && token.type !== 'count');
const LEFT_OUT = words(
  'instead without drop dropped skip cancelled canceled statt stattdessen entfällt au lieu en vez cancelado annulé',
);

/** Whether an item has a word of its own for what it is taken for: for finished work, for what is left out, for others. */
export function saysKind(kind: StatementKind, clause: Clause, tagged: Tagged): boolean {
  const { lexicon, language } = tagged;
  const { pieces } = clause;
  if (hasTime(clause) || clause.line.ticked) return true;
  if (kind === 'done') return pieces.some((piece) => isOver(piece, tagged)) || has(pieces, lexicon.already);
  if (kind === 'excluded')
    return (
      has(pieces, lexicon.negations) ||
      has(pieces, DENYING) ||
      has(pieces, LEFT_OUT) ||
      holdsPhrase(paddedText(pieces), lexicon.excluded)
    );
  if (kind === 'theirs')
    return (
      finiteAt(pieces, lexicon) > 0 ||
      pieces.some((piece, at) => isPerson(piece, tagged) && !isNoun(pieces[at + 1], tagged)) ||
      isNameAtEnd(clause, tagged)
    );
  if (kind === 'wait')
    return has(pieces, lexicon.arriving) || has(pieces, lexicon.waiting) || language !== 'en';
  if (kind === 'later') return holdsPhrase(paddedText(pieces), lexicon.later);
  return true;
}

const isPerson = ({ text, token }: Piece, { lexicon }: Tagged): boolean =>
  !token && (lexicon.others.has(text) || isPronoun(text) || OTHER_PERSONS.has(text));
/** "Staff handbook" is no work of the staff. */
const isNoun = (piece: Piece | undefined, { lexicon }: Tagged): boolean =>
  piece !== undefined && !piece.token && !lexicon.small.has(piece.text) && !lexicon.joints.has(piece.text);
/** "Cake Anna". German writes every noun like a name. */
const isNameAtEnd = ({ pieces }: Clause, tagged: Tagged): boolean => {
  const last = pieces.at(-1);
  return (
    !tagged.lexicon.verbLast &&
    pieces.length > 1 &&
    last !== undefined &&
    isName(tagged.brief, last) &&
    whoIn([last], tagged, null) !== null
  );
};

const isOver = ({ text, token, capital: isCapital }: Piece, { lexicon, language }: Tagged): boolean => {
  if (token) return false;
  if (lexicon.finished.has(text)) return true;
  if (language === 'en') return baseOf(text, 'ed', lexicon) !== null;
  return language === 'de'
    ? !isCapital && /(?:^|\p{L})ge\p{L}{2,}(?:t|en)$/u.test(text)
    : /(?:ée?s?|[ai]d[oa]s?)$/u.test(text);
};

const QUESTION_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: words('who what where when which how why whether whose'),
  de: words('wer was wo wann welche welcher welches wie warum ob wem wen wohin woher'),
  fr: words('qui que quoi où quand quel quelle quels quelles comment combien'),
  es: words('quién quiénes qué dónde cuándo cuál cuáles cómo cuánto cuánta cuántos cuántas'),
};
const OR: Partial<Record<Language, ReadonlySet<string>>> = {
  en: words('or'),
  de: words('oder'),
  fr: words('ou'),
  es: words('o u'),
};
const DECIDING: Partial<Record<Language, string>> = {
  en: 'Decide:',
  de: 'Entscheiden:',
  fr: 'Décider :',
  es: 'Decidir:',
};
/** A question that is not one of the project: "what we do", "who we are". */
const NAMES = phrases('what we do | who we are | how it works | how to | how we work | what to expect');
const LEAST_PIECES = 3;

/** "Burger van or our own barbecue?", "who has Ella when it starts": an item that is to be decided. Its title, or ''. */
export function decisionTitle(clause: Clause, tagged: Tagged): string {
  const { pieces, joint } = clause;
  const { language, lexicon } = tagged;
  const decide = DECIDING[language];
  if (!decide || !isItemLine(clause) || joint !== 'start' || pieces.length < LEAST_PIECES || hasTime(clause))
    return '';
  // "Minibus - one or two?" asks about the thing in front.
  if (/\s[-–—]\s/.test(tagged.brief.slice(clause.start, clause.end))) return '';
  const isAsked = isQuestion(tagged, clause) || tagged.brief.charAt(clause.end - 1) === '?';
  const opens = QUESTION_WORDS[language]?.has(pieces[0]?.text ?? '') === true;
  const isChoice = isAsked && pieces.slice(1, -1).some(({ text }) => OR[language]?.has(text));
  const isName = NAMES.some((name) => paddedText(pieces).startsWith(` ${name} `));
  const isSaid =
    opens &&
    !isName &&
    (isAsked ||
      finiteAt(pieces, lexicon, 1) > 0 ||
      (language === 'en' && (pieces[1]?.text === 'to' || isThirdPerson(pieces[1]?.text ?? '', lexicon))) ||
      pieces.slice(1).some(({ text }) => ENDING[language]?.test(text)));
  if (!isChoice && !isSaid) return '';
  const said = capital(textOf(tagged.brief, pieces));
  // "Grill oder Catering": a German noun keeps its capital.
  const isNoun = language === 'de' && !opens;
  return `${decide} ${isNoun ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}
/** A verb behind a question word, where the reader has no list of finite verbs. */
const ENDING: Partial<Record<Language, RegExp>> = {
  de: /^\p{Ll}{2,}t$/u,
  fr: /^\p{Ll}{3,}e$/u,
  es: /^\p{Ll}{3,}[ae]$/u,
};

/** "Proofreading by my sister", "wiring (the electrician does it)": a person, and not only a word for persons. */
export const isOfSomebody = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  pieces.some(
    ({ text }, at) =>
      (lexicon.others.has(text) || isPronoun(text)) &&
      pieces.slice(0, at).some((before) => BY.has(before.text) || lexicon.finite.has(before.text)),
  );
const BY = words('by from von durch vom par por da');
const COMING = words('come comes kommt kommen vient viennent viene vienen');

/** "Texts come from the client", "canoes come from the county". */
export const comesFromOthers = (clause: Clause, tagged: Tagged, isTimed: boolean): boolean =>
  isOfSomebody(clause, tagged)
    ? has(clause.pieces, COMING)
    : !isTimed &&
      clause.pieces.some(
        ({ text }, at) => at > 0 && COMING.has(text) && BY.has(clause.pieces[at + 1]?.text ?? ''),
      );
