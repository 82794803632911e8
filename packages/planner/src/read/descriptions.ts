import type { TaskFields } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { NIGHTS, SIZE, TRAVEL, WANTED } from './lexicon/descriptions.ts';
import { isName } from './people.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import { isOrder } from './shape.ts';
import { type Tagged, wordsOf } from './tag.ts';
import { textOf } from './titles.ts';

// Clauses that say what the project is, and name no step of it.

/** A name of fewer words is no wish that a sentence could say again. */
const LEAST_NAME_STEMS = 2;
const STEM = 4;
const WISH_REACH = 4;

/** "I want a proper online shop with my 9 scents" of a project that is called "Online shop for my candles". */
function saysName({ pieces, main, form }: Clause, tagged: Tagged, name: ReadonlySet<string>): boolean {
  const wanted = pieces.slice(0, WISH_REACH).findIndex(({ text, token }) => !token && WANTED.has(text));
  const wish = pieces.slice(wanted + 1);
  const stems = new Set(wordsOf(main).map((word) => word.slice(0, STEM)));
  const common = [...name].filter((stem) => stems.has(stem)).length;
  return (
    form === null &&
    wanted >= 0 &&
    name.size >= LEAST_NAME_STEMS &&
    common >= LEAST_NAME_STEMS &&
    !/^(?:to|zu)$/.test(wish[0]?.text ?? '') &&
    !isOrder(wish, tagged.lexicon)
  );
}

/** "I make candles and sell on markets, now I want a shop": what somebody does anyway. */
function readCustoms(clauses: readonly Clause[], senses: Sense[], { language, lexicon }: Tagged): void {
  const [first] = clauses;
  if (language !== 'en' || !first || !/^(?:i|we)$/.test(first.pieces[0]?.text ?? '')) return;
  const verb = first.pieces[1]?.text ?? '';
  const isCustom = lexicon.verbs.has(verb) && !lexicon.stative.has(verb) && senses[0]?.kind !== 'done';
  const turn = clauses.findIndex(({ pieces }) => pieces.slice(0, 2).some(({ text }) => NOW.has(text)));
  if (!isCustom || turn < 1 || turn > CUSTOMS) return;
  for (let at = 0; at < turn; at++)
    if (senses[at]?.kind === 'task' || senses[at]?.kind === 'unsure') senses[at] = shown('note');
}
const NOW = new Set(['now']);
const CUSTOMS = 3;

/** "Tokyo, Kyoto and one night in Hakone" of a trip: where one goes, which is to be planned. */
function isStop(clause: Clause, next: Clause | undefined, tagged: Tagged): boolean {
  const { main, line, handed, shape, joint, sentence } = clause;
  // "Flights, rail pass, hotels": the first word of a sentence has its capital anyway.
  const isOpening = joint === 'start' && main[0] === clause.pieces[0];
  const isBesideName = next?.sentence === sentence && isNamed(next, tagged);
  // German writes every noun with a capital.
  const mayBe = tagged.language !== 'de' && line.role === 'prose' && handed.length === 0 && shape !== 'verb';
  return mayBe && ((isNamed(clause, tagged) && (!isOpening || isBesideName)) || main.some(isNight));
}
/** Whether it has no words but names. */
function isNamed({ main }: Clause, { brief, lexicon }: Tagged): boolean {
  const said = main.filter(({ text }) => !lexicon.small.has(text));
  return said.length > 0 && said.every((piece) => piece.token === null && isName(brief, piece));
}
/** "One night in a ryokan". */
const isNight = ({ text, token }: Piece): boolean =>
  NIGHTS.has(text) || (token?.type === 'duration' && token.part === 'night');
const PLAN: Partial<Record<Tagged['language'], string>> = { en: 'Plan', fr: 'Préparer', es: 'Planear' };

/** The title and the length of the work of a stop. */
export function stopFields(clause: Clause, title: string, tagged: Tagged): Partial<TaskFields> {
  const verb = clause.stop ? PLAN[tagged.language] : undefined;
  if (!verb) return {};
  if (!clause.main.some(isNight)) return { title: `${verb} ${title}` };
  const own = clause.main.slice(tagged.lexicon.joints.has(clause.main[0]?.text ?? '') ? 1 : 0);
  return { title: `${verb} ${textOf(tagged.brief, own)}`, effort: null, parts: null };
}

/** Notes what only describes the project, the wish that its name says and what its writer does anyway, and finds the stops of a trip. */
export function readDescriptions(
  clauses: readonly Clause[],
  senses: Sense[],
  tagged: Tagged,
  name: { text: string; stems: readonly string[] },
): void {
  readCustoms(clauses, senses, tagged);
  const stems = new Set(name.stems);
  const isTrip =
    name.text
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => TRAVEL.has(word)) || clauses.slice(0, 2).some(({ pieces }) => has(pieces, TRAVEL));
  for (const [at, clause] of clauses.entries()) {
    if (senses[at]?.kind !== 'task') continue;
    const isSized = at === 0 && clause.shape !== 'verb' && SIZE.test(clause.pieces[0]?.text ?? '');
    const isWish = clause.line.role === 'prose' && saysName(clause, tagged, stems);
    if (isSized || isWish) senses[at] = shown('note');
    else if (isTrip && isStop(clause, clauses[at + 1], tagged)) clause.stop = true;
  }
}
