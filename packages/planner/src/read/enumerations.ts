import { words } from './lexicon/lexicon.ts';
import {
  ABLE_PHRASES,
  FACT_LABELS,
  HAVING_PHRASES,
  MANNERS,
  MODAL_PHRASES,
  OF_PRODUCTS,
  PERHAPS,
  PRODUCTS,
  PURPOSE_PHRASES,
  THIRD_MODALS,
  USERS,
  WITH_PHRASES,
} from './lexicon/listing.ts';
import type { ListForm } from './list-form.ts';
import {
  CLOSING_VERBS,
  isComma,
  isDash,
  itemsFrom,
  type ListItem,
  phraseAt,
  RELATIVE,
  type Row,
  rowOf,
} from './list-items.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { shapeOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { isAmount } from './told-facts.ts';
import { isThirdPerson } from './verbs.ts';

/** Longest subject in front of a list, in pieces. */
const SUBJECT_PIECES = 4;
/** From this number of items on, commas alone make a list. */
const LIST_LENGTH = 3;

/** The first item of a list, the least number of items, and where the clause of the first one begins. */
interface Introduction {
  from: number;
  form: ListForm;
  least: number;
  cut: number;
}

/** Where a list is introduced at this place: what it begins with, and where its first item is. */
function introduction(row: Row, at: number, start: number): Introduction | null {
  const { pieces, tagged, gaps, depth, commas } = row;
  if (depth[at] !== 0) return null;
  const isLead =
    /:\s/.test(gaps[at] ?? '') || (isDash(row, at) && commas.dashes === 1 && commas.first === at);
  if (at > 0 && isLead) return { from: at, form: 'marks', least: 2, cut: at };
  const purpose = phraseAt(row, at, PURPOSE_PHRASES);
  if (purpose > 0 && at > 0) {
    const near = pieces.slice(at + purpose, at + purpose + 3).findIndex(({ text }) => USERS.has(text));
    const users = near < 0 ? -1 : at + purpose + near;
    const able = users < 0 ? 0 : phraseAt(row, users + 1, ABLE_PHRASES);
    if (able > 0) return { from: users + 1 + able, form: 'able', least: 1, cut: at };
    // "A website that lets customers order bread".
    const isLetting = LETTING.has(pieces[at + purpose - 1]?.text ?? '');
    if (users >= 0 && isLetting)
      return { from: users + (pieces[users + 1]?.text === 'to' ? 2 : 1), form: 'able', least: 2, cut: at };
  }
  // "A chatbot which answers FAQs, hands over to a human and logs everything".
  if (
    at > 0 &&
    RELATIVE.has(pieces[at]?.text ?? '') &&
    isThirdPerson(pieces[at + 1]?.text ?? '', tagged.lexicon)
  )
    return { from: at + 1, form: 'able', least: 2, cut: at };
  const predicate = predicateAt(row, at, start);
  if (predicate) return predicate;
  // "Hall, kitchen with island, bath": inside of a list it tells a detail.
  // "Five modules with video, a workbook, a sales page": of counted things it tells a detail, too.
  const isCounted = pieces[start]?.token?.type === 'count' && commas.last > at;
  const isHead = (start === 0 || start === at) && !isCounted;
  const having = at > 0 && isHead ? phraseAt(row, at, WITH_PHRASES) : 0;
  // "A five page site with online booking" has one thing beside its own.
  const isPerson = !tagged.lexicon.verbLast && pieces[at + having]?.capital === true;
  const isMade = having > 0 && start === 0 && !isPerson && has(pieces.slice(0, at), MADE);
  const least = isMade || INCLUDING.has(pieces[at]?.text ?? '') ? 1 : 2;
  // "£4,500 incl fitting": what a price includes.
  const isPriced =
    having > 0 && [4, 3, 2, 1].some((back) => at - back >= start && isAmount(pieces, at - back, tagged));
  return having > 0 && !isPriced ? { from: at + having, form: 'having', least, cut: at } : null;
}
const MADE = words(`
  website site webpage app application portal dashboard platform blog webseite homepage anwendung appli plateforme web sitio aplicación plataforma
`);
const LETTING = words('lets allows');
const INCLUDING = words('including incl inkl inklusive einschließlich incluyendo comprenant');

/** A list behind a subject and what it needs, has, must or can do: "it includes …", "users can …". */
function predicateAt(row: Row, at: number, start: number): Introduction | null {
  const { pieces, tagged } = row;
  const { lexicon } = tagged;
  if (at - start > SUBJECT_PIECES) return null;
  const subject = pieces.slice(start, at);
  if (has(subject, OWNED)) return null;
  const able = isOfUsers(subject, tagged) ? phraseAt(row, at, ABLE_PHRASES) : 0;
  if (able > 0) return { from: at + able, form: 'able', least: 1, cut: start };
  if (isOfPersons(subject, tagged)) return null;
  const isOwn = has(subject, lexicon.self);
  const isAlone = subject.every(
    ({ text, token }) => !token && (OPENING.has(text) || PRODUCTS.has(text) || lexicon.self.has(text)),
  );
  const having = phraseAt(row, at, HAVING_PHRASES);
  const next = pieces[at + having]?.text ?? '';
  // "The chairs need stripping".
  const isPassive = next === 'to' || (next.endsWith('ing') && !isAlone);
  if (having > 0 && !isPassive)
    return { from: at + having, form: 'having', least: isAlone && !isOwn ? 1 : 2, cut: start };
  const modal = isAlone && !isOwn ? phraseAt(row, at, MODAL_PHRASES) : 0;
  const isEnclosing = lexicon.verbLast && CLOSING_VERBS.has(pieces.at(-1)?.text ?? '');
  const isOfProduct =
    has(subject, PRODUCTS) ||
    THIRD_MODALS.has(pieces[at]?.text ?? '') ||
    // "Need to run the survey" is what the writer has to do.
    (OF_PRODUCTS.has(pieces[at + modal]?.text ?? '') &&
      !(subject.length === 0 && OWN_MODALS.has(pieces[at]?.text ?? ''))) ||
    (lexicon.verbLast && row.isOfProduct);
  if (modal === 0 || (!isOfProduct && !isEnclosing)) return null;
  return { from: at + modal, form: isEnclosing ? 'having' : 'modal', least: 1, cut: start };
}
const OWN_MODALS = words('need have');
const OWNED = words('my our his her their mein meine unser unsere mon ma mes mi mis');
/** "Users", "walkers": several who are no one's own people. */
const isOfUsers = (subject: readonly Piece[], { lexicon }: Tagged): boolean =>
  subject.some(({ text }) => USERS.has(text)) ||
  (subject.length === 1 &&
    subject.every(
      ({ text, token }) =>
        !token && /[^s]s$/.test(text) && !lexicon.small.has(text) && !lexicon.others.has(text),
    ));
const isOfPersons = (subject: readonly Piece[], { lexicon }: Tagged): boolean =>
  subject.some(({ text }) => lexicon.others.has(text) && !USERS.has(text) && !PRODUCTS.has(text));
const OPENING = words('and und the my our der die das it also auch noch still then ideally');

/** The lists of a sentence, each with its items. `isFirst`: of the brief, where "with" tells what the project has. */
export function listsIn(tagged: Tagged, pieces: readonly Piece[], isFirst: boolean): ListItem[][] {
  const row = rowOf(tagged, pieces);
  const lists: ListItem[][] = [];
  let start = 0;
  for (let at = 0; at < pieces.length; at++) {
    if (isComma(row, at)) start = at;
    const intro = introduction(row, at, start);
    if (!intro) continue;
    if (intro.form === 'marks' && isFact(row, start, at)) {
      lists.push([{ at, main: at, to: at + 1, form: 'fact' }]);
      return lists;
    }
    const found = itemsFrom(row, intro.from, intro.form, intro.form !== 'marks');
    // "6 chairs, maybe the sofa" is open; in a longer list it is an option.
    const open = found.findIndex(({ at: from, main }) => has(pieces.slice(from, main), PERHAPS));
    const items = found.length < LIST_LENGTH && open >= 0 ? found.slice(0, open) : found;
    const least = isFirst || intro.form !== 'having' || intro.cut === start ? intro.least : LIST_LENGTH;
    const [first] = items;
    const last = items.at(-1);
    if (!first || !last || items.length < least || !fits(row, items)) continue;
    lists.push([{ ...first, at: intro.cut }, ...items.slice(1)]);
    at = last.to - 1;
    start = last.to;
  }
  if (lists.length > 0) return lists;
  const inside = isFirst ? bracketList(row) : [];
  if (inside.length > 0) return [inside];
  const bare = itemsFrom(row, 0, 'marks', false);
  const [first] = bare;
  if (first && shapeOf(tagged, pieces.slice(0, first.to)) === 'verb') return [];
  // "12 portraits, 3 landscapes".
  const least = bare.every(({ main }) => isCounted(pieces, main)) ? 2 : LIST_LENGTH;
  return bare.length >= least && bare.at(-1)?.to === pieces.length ? [bare] : [];
}

/** Whether so many of a thing stand here. */
const isCounted = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.token?.type === 'count' || /^\d+$/.test(pieces[at]?.text ?? '');

/** "Renovate bathroom (shower, heated floor, new toilet)": brackets to the end of the wish. */
function bracketList(row: Row): ListItem[] {
  const { pieces, gaps, depth } = row;
  const opens = gaps.findIndex((gap) => gap.includes('('));
  const counted = pieces.slice(0, opens).some(({ token }) => token?.type === 'count');
  if (opens <= 0 || counted || depth.slice(opens).some((open) => open !== 1)) return [];
  const items = itemsFrom({ ...row, depth: depth.map((open) => open - 1) }, opens, 'marks', false);
  return items.length >= LIST_LENGTH && items.at(-1)?.to === pieces.length ? items : [];
}

/** "Audience: …", "Budget: …". */
const isFact = ({ pieces, tagged }: Row, start: number, at: number): boolean =>
  at - start <= 3 && pieces.slice(start, at).some(({ text }) => FACT_LABELS[tagged.language]?.has(text));

/** Requirements have no days, and say neither how a thing feels nor when it is over. */
function fits({ pieces }: Row, items: readonly ListItem[]): boolean {
  return items.every(({ main, to, form }) => {
    if (form === 'marks') return true;
    const own = pieces.slice(main, to);
    if (own.some(({ token }) => token !== null && token.type !== 'count' && token.type !== 'frequency'))
      return false;
    const verb = /^(?:be|sein)$/.test(own[0]?.text ?? '') ? own[1] : own[0];
    return form !== 'modal' || !MANNERS.has(verb?.text ?? '');
  });
}
