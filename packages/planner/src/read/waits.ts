import { type Day, daysBetween } from '@daymark/domain/dates';
import type { TheirsFields, WaitFields } from '@daymark/domain/reading';
import { amountsIn, lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { EVERYONE, MEN, NEEDED } from './lexicon/others-days.ts';
import type { Memory } from './memory.ts';
import { isName, isPronoun, nameBehindBy, whoIn } from './people.ts';
import type { Piece } from './piece.ts';
import { tokensOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { capital, runs, TRAILING, textOf } from './titles.ts';

const EACH = new Set(['each', 'every', 'jeweils', 'jedes', 'jedem']);

/** Words that introduce a duration: "printing takes about 5 days", "a mill that quotes three weeks". */
const LEADING = words(`
  say says said quote quotes need needs want wants take takes will would usually normally always that which who que qui che upto
  brauchen braucht dauern dauert duren duurt tarda tardan demora demoram dura durano dure durent prend prennent met mettent
`);

/** The words before a duration or a day, without their verb: "Printing" of "printing takes 5 days". */
function beforeTime(said: readonly Piece[], { lexicon }: Tagged): Piece[] {
  const end = said.findIndex(({ token }) => token !== null && token.type !== 'count');
  const leads = ({ text, token }: Piece): boolean =>
    !token && (TRAILING.has(text) || LEADING.has(text) || lexicon.auxiliaries.has(text));
  const front = said.slice(0, Math.max(0, end));
  // In German the rest of the verb follows: "das Öl soll zwei Tage trocknen".
  const isOpen = lexicon.verbLast && said.slice(end).some(({ token }) => token === null);
  return isOpen ? [] : front.slice(0, front.findLastIndex((piece) => !leads(piece)) + 1);
}

/** The title of a wait: its subject, otherwise its own words with the name in place of "she": "Ana takes 3 days". */
function waitTitle(tagged: Tagged, { pieces, shape }: Clause, who: string | null): string {
  const { lexicon, brief } = tagged;
  const from = pieces.findIndex(
    ({ text, token }) => token !== null || !(lexicon.joints.has(text) || text === 'but'),
  );
  const said = pieces.slice(Math.max(0, from), from + WAIT_PIECES);
  const [first, ...rest] = said;
  if (!first) return '';
  const named =
    who !== null && (isPronoun(first.text) || pointsToSeveral(said, tagged)) && !first.text.includes("'");
  const bare =
    who !== null && !first.token && rest.length > 0 && /^(?:takes|needs|wants|braucht)$/.test(first.text);
  const own = named ? rest : said;
  const short = beforeTime(own, tagged);
  // "Scanner man" says what is waited for.
  const isMan = MEN.has(who?.split(' ').at(-1) ?? '');
  // Neither "it", a person alone nor an imperative without its object is a title.
  const isShort =
    shape !== 'verb' &&
    short.some(
      ({ text }) =>
        !lexicon.small.has(text) &&
        !isPronoun(text) &&
        !LEADING.has(text) &&
        (isMan || !plain(who ?? '').includes(text)),
    );
  // Pieces of another clause may stand in front: the person who was named there.
  const called = runs(brief, isShort ? short : own)
    .map((run) => textOf(brief, run))
    .join(' ');
  return capital((named || bare ? `${who} ${called}` : called).trim());
}
const WAIT_PIECES = 14;

/** "They need 5 working days", "die braucht zwei Wochen": a person or a firm that was told before. */
const pointsToSeveral = (pieces: readonly Piece[], { lexicon }: Tagged): boolean => {
  const [head, next] = pieces.filter(({ text }) => !lexicon.joints.has(text));
  return (
    SEVERAL.has(head?.text ?? '') ||
    (lexicon.verbLast && DIE.has(head?.text ?? '') && lexicon.finite.has(next?.text ?? ''))
  );
};
const SEVERAL = words('they sie');
const DIE = words('die der das');

/** So many times as long as the project nothing is waited for, whatever is said. */
const FAR_LONGER = 2;

/**
 * "Was shift supervisor 9 yrs", "my parents come to stay on April 10" of a project until the 8th: nobody waits longer than a project lasts;
 * where the length of a wait is clear it may last somewhat longer.
 */
export const outlasts = (
  { lag, until }: WaitFields,
  { start, due }: { start: Day; due: Day },
  isClear: boolean,
): boolean =>
  (lag?.days ?? 0) > daysBetween(start, due) * (isClear ? FAR_LONGER : 1) || (until !== null && until > due);

export function waitOf(
  tagged: Tagged,
  clause: Clause,
  { person, partner, thing }: Pick<Memory, 'person' | 'partner' | 'thing'>,
): WaitFields | null {
  const tokens = tokensOf(clause);
  const lag =
    tokens
      .flatMap((token) =>
        token.type === 'duration' || token.type === 'each'
          ? [lagOf(token)]
          : token.type === 'anchor'
            ? [lagOf(token.length)]
            : // "The wholesaler delivers in 5 working days", from the order on.
              token.type === 'day' && token.ahead
              ? [lagOf(token.ahead)]
              : [],
      )
      .find((one) => one !== null) ?? null;
  const { on, by } = amountsIn(tokens.filter((token) => token.type === 'day'));
  const until = on.at(-1) ?? by;
  if (!lag && !until) return null;
  const [head] = clause.pieces.filter(({ text }) => !tagged.lexicon.joints.has(text));
  const bare = /^(?:takes|needs|wants|braucht)$/.test(head?.text ?? '');
  const who =
    whoIn(clause.pieces, tagged, person) ??
    (pointsToSeveral(clause.pieces, tagged) ? partner : bare ? person : null);
  const each = clause.pieces.some(({ text, token }) => token?.type === 'each' || EACH.has(text));
  return {
    kind: 'wait',
    title: waitTitle(tagged, clause, who).replace(
      /^(?:It|Es) (?=\p{L})/u,
      thing === '' ? '$&' : `${capital(thing)} `,
    ),
    who,
    lag,
    until: lag ? null : until,
    after: [],
    each,
  };
}

export function theirsOf(tagged: Tagged, clause: Clause, person: string | null): TheirsFields {
  const { on, by } = amountsIn(tokensOf(clause));
  const { brief } = tagged;
  const names = clause.pieces.filter(
    (piece) => isName(brief, piece) && !tagged.lexicon.small.has(piece.text),
  );
  const isOfAll = clause.pieces.some(
    ({ text }, at) => NEEDED.from.has(text) && EVERYONE.has(clause.pieces[at + 1]?.text ?? ''),
  );
  const name = isOfAll
    ? undefined
    : tagged.lexicon.verbLast
      ? names.at(-1)
      : names.find(({ start }) => start > clause.start);
  return {
    kind: 'theirs',
    who:
      nameBehindBy(clause, tagged) ??
      whoIn(clause.pieces, tagged, person) ??
      (name ? brief.slice(name.start, name.end) : null),
    by: by ?? on.at(-1) ?? null,
  };
}
