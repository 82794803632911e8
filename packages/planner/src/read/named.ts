import type { Clause } from './clause.ts';
import { closingTitle } from './closings.ts';
import { isDatedWork, isOption } from './dated-work.ts';
import { demandIn } from './demands.ts';
import { isCounts, isFact, isNotYet, namesFault } from './facts.ts';
import { isNoWork, isWithout, namesThing } from './for-whom.ts';
import { comesFromOthers, decisionTitle, isItemLine, isOfSomebody, saysKind } from './item-kinds.ts';
import { words } from './lexicon/lexicon.ts';
import { FACT_LABELS, PERHAPS } from './lexicon/listing.ts';
import { openingTitle } from './openings.ts';
import { nameBehindBy } from './people.ts';
import { has, isQuestion, type Sense, saysOnlyTimes, shown } from './sense.ts';
import { isOrder, openerOf } from './shape.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { isArrival, isNoWait, tellsFact } from './told-facts.ts';
import { isBooked, isBookedOn, isOver, tellsSoFar } from './told-over.ts';
import { isTooMuch, tellsLapse } from './told-states.ts';
import { findingTitle, wantedTitle } from './wanted-people.ts';
import { isForPlanner, passiveIn } from './work-phrase.ts';

/** Kinds that an item of a list can be taken for by its words alone, without a day, a length or a person. */
const DOUBTFUL = new Set<Sense['kind']>([
  'note',
  'unsure',
  'theirs',
  'event',
  'availability',
  'later',
  'wait',
  'excluded',
  'done',
]);

/** "Interview prep later". */
const POSTPONED = words('later someday eventually später irgendwann');

const DEADLINES = words('by before until');
/** Whether it has days or lengths, besides days with one of these cues. */
const isTimed = ({ pieces }: Clause, cues: ReadonlySet<string> = new Set()): boolean =>
  pieces.some(
    ({ token }) =>
      token !== null &&
      token.type !== 'count' &&
      token.type !== 'frequency' &&
      !(token.type === 'day' && cues.has(token.cue ?? '')),
  );

/** "IT installed by 18 January": a thing with a day by which it must be there. */
export function isDue({ pieces, shape, form }: Clause, { lexicon }: Tagged): boolean {
  const [day, ...others] = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const at = day ? pieces.indexOf(day) : -1;
  const isBy =
    day?.token?.type === 'day' &&
    (day.token.cue === 'by' || day.token.cue === 'before' || day.token.cue === 'until');
  return (
    isBy &&
    others.length === 0 &&
    at > 0 &&
    (shape === 'noun' || shape === 'mod') &&
    !pieces.some(
      ({ text }) =>
        lexicon.self.has(text) ||
        lexicon.negations.has(text) ||
        lexicon.finite.has(text) ||
        (form === null && lexicon.waiting.has(text)),
    )
  );
}

/** Whether it is an item of a list, or a bullet that is only the name of a thing. */
export const isNamed = (clause: Clause): boolean =>
  clause.form !== null || (isItemLine(clause) && clause.shape === 'noun' && clause.joint === 'start');

/** The most words of a sentence that only says no to a thing. */
const BARE_PIECES = 4;

/** "No new sink": a sentence that says no to a thing, and nothing else. */
const isBareNo = ({ pieces, joint }: Clause, { lexicon }: Tagged): boolean =>
  joint === 'start' &&
  pieces.length > 1 &&
  pieces.length <= BARE_PIECES &&
  lexicon.negations.has(pieces[0]?.text ?? '') &&
  pieces.every(({ token }) => token === null);

/** Whether the author leaves it open: a question, "not sure", "tbd". */
const isOpen = (clause: Clause, tagged: Tagged): boolean =>
  isQuestion(tagged, clause) || holdsPhrase(paddedText(clause.pieces), tagged.lexicon.undecided);

/**
 * The kind of a clause that names something. An item of a list is work, unless its words surely say something else, and
 * so is what is due on a day. What may be work and is not understood is work in its own words, to be confirmed.
 */
export function namedSense(clause: Clause, sense: Sense, tagged: Tagged): Sense {
  const mayBe = sense.kind === 'task' || sense.kind === 'unsure';
  if (isNoWork(clause, mayBe || sense.kind === 'note')) return shown('note');
  if (sense.kind === 'done' && isWithout(clause)) return shown('note');
  if (sense.kind === 'done' && !sense.sure && namesThing(clause, tagged)) return shown('task');
  if (tellsLapse(clause)) return { ...shown('note'), modifies: true };
  const isTime = sense.kind === 'availability' && !isTooMuch(clause, tagged);
  if (!isTime && tellsFact(clause, tagged)) return shown('note');
  if (sense.kind === 'wait' && isNoWait(clause)) return shown('note');
  if (mayBe && clause.pieces.length > 1 && INCLUDED.has(clause.pieces.at(-1)?.text ?? ''))
    return shown('note');
  if (mayBe && POSTPONED.has(clause.pieces.at(-1)?.text ?? '')) return shown('later');
  if (mayBe && (isBooked(clause, tagged) || isOver(clause, tagged))) return shown('done');
  if (tellsSoFar(clause)) return shown('done');
  if (decisionTitle(clause, tagged) !== '') return shown('task');
  // "Texts come from the client".
  if (!sense.sure && comesFromOthers(clause, tagged, isTimed(clause))) return shown('theirs');
  // "A site with online booking", an item of a list: what is named as a part is work.
  const mayBeName = !tagged.lexicon.verbLast && clause.pieces.some(({ capital: isBig }) => isBig);
  const isThing = !namesFault(clause) && !mayBeName;
  const isItem = clause.form === 'having' || (clause.form === 'marks' && clause.listed && isThing);
  if (sense.kind === 'task' && isItem && !isTimed(clause) && !isPerhaps(clause))
    return { kind: 'task', sure: true };
  if (clause.form === 'fact') return sense.kind === 'task' || sense.kind === 'unsure' ? shown('note') : sense;
  const mayBeFact =
    sense.kind === 'note' || OPEN_KINDS.has(sense.kind) || (isNamed(clause) && UNLIKELY.has(sense.kind));
  if (sense.kind === 'task' && isArrival(clause, tagged)) return shown('event');
  const isWantedWork = findingTitle(clause, tagged) !== '' || wantedTitle(clause, tagged) !== '';
  if (!isQuestion(tagged, clause) && isWantedWork) return shown('task');
  if (mayBeFact && !isQuestion(tagged, clause) && closingTitle(clause, tagged) !== '') return shown('task');
  if (mayBeFact && isFact(clause, tagged)) return shown('note');
  if (sense.kind === 'excluded' && isNotYet(clause, tagged)) return shown('note');
  if (sense.kind === 'excluded' && isBareNo(clause, tagged)) return { kind: 'excluded', sure: true };
  if (clause.line.role === 'item' && isCounts(clause)) return shown('task');
  if (sense.kind === 'task' && namesFault(clause)) return shown('task');
  const isStated = STATED.has(sense.kind) && !isQuestion(tagged, clause) && !isBookedOn(clause, tagged);
  if (isStated && (isDatedWork(clause, tagged) || openingTitle(clause, tagged) !== '')) return shown('task');
  if (sense.kind === 'unsure' && !isQuestion(tagged, clause) && isOption(clause, tagged))
    return shown('task');
  // "There is a door that needs planing".
  if (STATED.has(sense.kind) && passiveIn(clause, tagged) !== null && !isOpen(clause, tagged))
    return shown('task');
  if (sense.kind === 'task' || (isOpen(clause, tagged) && !isPerhaps(clause))) return sense;
  // "Ich will 6 Experteninterviews führen": what one wants to do so many times is work.
  const isWanted = has(clause.pieces, tagged.lexicon.self) && has(clause.pieces, OWN_WISH);
  if (sense.kind === 'note' && isWanted && clause.pieces.some(({ token }) => token?.type === 'count'))
    return shown('task');
  // "Two feedback rounds are included in the price" is agreed, and not done.
  if (sense.kind === 'done' && has(clause.pieces, INCLUDED)) return shown('note');
  // "Drinks are organised by Petra".
  if (sense.kind === 'done' && nameBehindBy(clause, tagged) !== null) return shown('theirs');
  if (OTHERS_WISH.has(sense.kind) && demandIn(clause, tagged) !== null) return shown('task');
  // "They want 400 edited pictures".
  if (sense.kind === 'done' && has(clause.pieces, WANTING) && !has(clause.pieces, tagged.lexicon.already))
    return shown('task');
  // "Hall booked by 4 February".
  const isStillToDo =
    sense.kind === 'done' &&
    !clause.line.ticked &&
    !has(clause.pieces, tagged.lexicon.already) &&
    !isBookedOn(clause, tagged);
  if (isStillToDo && isDue(clause, tagged)) return shown('task');
  if (isDue(clause, tagged) && DUE.has(sense.kind) && !(sense.kind === 'wait' && sense.sure))
    return shown('task');
  const mayBeWork = sense.kind === 'unsure' && (sense.likeliest === 'task' || sense.or === 'task');
  if (mayBeWork && isOwnWords(clause, tagged) && !isTimed(clause, DEADLINES)) return shown('task');
  if (isTimed(clause) || saysOnlyTimes(sense)) return sense;
  if (sense.kind === 'theirs' && isOfSomebody(clause, tagged)) return sense;
  if (isNamed(clause) && (clause.form !== null ? DOUBTFUL : DOUBTFUL_BULLET).has(sense.kind))
    return sense.sure && SETTLED.has(sense.kind) ? sense : shown('task');
  return isNamed(clause) && !saysKind(sense.kind, clause, tagged) ? shown('task') : sense;
}
const OTHERS_WISH = new Set<Sense['kind']>(['note', 'unsure', 'theirs', 'done']);
const OWN_WISH = words('want will möchte wollen veux voudrais quiero queremos');
const INCLUDED = words(
  'included inbegriffen enthalten inklusive inclus incluse incluses incluido incluida incluidos incluidas',
);
const WANTING = words(
  'want wants need needs expect expects wish wishes möchte möchten braucht brauchen veut veulent quiere quieren',
);
const STATED = new Set<Sense['kind']>(['note', 'unsure', 'event', 'wait']);
const UNLIKELY = new Set<Sense['kind']>(['theirs', 'availability', 'later', 'wait']);
const OPEN_KINDS = new Set<Sense['kind']>(['task', 'unsure', 'event']);
const DUE = new Set<Sense['kind']>(['note', 'unsure', 'wait']);
const DOUBTFUL_BULLET = new Set<Sense['kind']>(['note', 'unsure', 'event', 'availability']);
const SETTLED = new Set<Sense['kind']>(['done', 'excluded']);

/** A thing or an order, and no statement or condition. */
const isOwnWords = ({ shape, pieces }: Clause, { language, lexicon }: Tagged): boolean =>
  !FACT_LABELS[language]?.has(pieces[0]?.text ?? '') &&
  !REASONING.has(pieces[0]?.text ?? '') &&
  (shape === 'noun' || shape === 'verb') &&
  !pieces.some(({ text }) => lexicon.negations.has(text) || lexicon.conditions.has(text));

const REASONING = words('so but because aber denn also weil mais donc pero porque');

/** "And maybe a newsletter". */
export const isPerhaps = ({ form, pieces }: Clause): boolean =>
  form !== null && pieces.slice(0, 3).some(({ text }) => PERHAPS.has(text));

/**
 * What introduces a list is the project, if no work comes before it, and neither are its details. The items are the
 * work.
 */
export function readHeads(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  const works = clauses.flatMap((_, at) => (senses[at]?.kind === 'task' ? [at] : []));
  const first = works.find((at) => isListed(clauses[at])) ?? 0;
  const item = clauses[first];
  // "Translate the site, including checking by a native speaker": one detail is no list.
  if (works.filter((at) => isListed(clauses[at])).length < 2) return;
  const heads = clauses.slice(0, first);
  // Only the first wish is the project: "I want to plan a fair. I need candles. I also need labels and …".
  const isMore = item?.pieces.slice(0, MORE_PIECES).some(({ text }) => MORE.has(text));
  const wish = (isMore ? heads.slice(0, -1) : heads).find((head) => isWish(head, tagged));
  for (const [at, head] of heads.entries()) {
    const kind = senses[at]?.kind;
    const isAbove =
      head.sentence === item?.sentence ||
      (item?.line.role === 'item' && isTitleLine(clauses, at)) ||
      (item?.form !== null && head === wish);
    if ((kind === 'task' || kind === 'unsure') && isAbove && !isTimed(head)) senses[at] = shown('note');
    else if (kind === 'task') return;
  }
}
const MORE = words('also auch außerdem aussi también');
const MORE_PIECES = 3;
const isListed = (clause: Clause | undefined): boolean =>
  clause !== undefined && (clause.form === null ? clause.line.role === 'item' : clause.form !== 'fact');

/** "I want to open a food truck. It needs …", "Make a video course. Lessons, workbook, …". */
function isWish({ main, pieces }: Clause, { lexicon }: Tagged): boolean {
  const { length, asked } = openerOf(pieces, lexicon);
  return asked || WISHING.has(main[length]?.text ?? '');
}
const WISHING = words(`
  make build create design develop open launch relaunch set start introduce organise organize plan host run redesign renovate
`);

/** A line above a list that is only the name of a thing. */
const isTitleLine = (clauses: readonly Clause[], at: number): boolean =>
  clauses[at]?.shape === 'noun' && clauses[at].line.role === 'prose' && clauses[at + 1]?.line.role === 'item';

/** The wish is the work, if a brief names nothing else to do. */
export function readOnlyWish(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  if (senses.some(({ kind }) => kind === 'task' || kind === 'repeat' || kind === 'wait' || kind === 'theirs'))
    return;
  const at = clauses.findIndex(
    (clause) => !clause.framed && clause.line.role !== 'note' && !tellsFact(clause, tagged),
  );
  const [wish, sense] = [clauses[at], senses[at]];
  const mayBeWork =
    sense?.kind === 'note' || (sense?.kind === 'unsure' && sense.likeliest !== 'availability');
  if (!wish || !mayBeWork || isForPlanner(wish) || isOpen(wish, tagged)) return;
  const { lexicon } = tagged;
  const { length, asked } = openerOf(wish.main, lexicon);
  const rest = wish.main.slice(length);
  const isInfinitive = length > 0 && INFINITIVES[tagged.language]?.test(rest[0]?.text ?? '') === true;
  const isOrdered = lexicon.verbLast ? wish.shape === 'verb' : isOrder(rest, lexicon);
  if (((asked || wish.shape === 'verb') && isOrdered) || isInfinitive) senses[at] = shown('task');
}
/** "Me gustaría aprender piano": verbs of languages without a list of them. */
const INFINITIVES: Partial<Record<Tagged['language'], RegExp>> = {
  fr: /^\p{L}+(?:er|ir|re)$/u,
  es: /^\p{L}+[aei]r(?:se|me|nos|l[aeo]s?)?$/u,
};
