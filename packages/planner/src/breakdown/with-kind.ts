import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isWorkStep, type Step } from '@daymark/domain/steps';
import { isTheDay, type KindStep, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { arrivalsIn, besideAlone } from './arrivals.ts';
import { withTopicsLeft } from './begun.ts';
import { beyondTheEnd } from './beyond-the-end.ts';
import { madeByOthers, withFirmFound } from './by-others.ts';
import { datesIn } from './dated-steps.ts';
import { dayInName } from './day-in-name.ts';
import { partsOfDay } from './day-parts.ts';
import { asQuestions, doubtfulIn } from './doubtful.ts';
import { beyondTheEvent } from './event-days.ts';
import { examsIn, forExams, untilFirstExam } from './exam-subjects.ts';
import { ALIKE, extrasLeftOut } from './extras.ts';
import { makingBehindWaits } from './handed-over.ts';
import { nearInTime, orderedInTime } from './in-time.ts';
import { keptSteps, partsOfStep, scaledTo, variantOf } from './kind-steps.ts';
import { type Fine, LONG_LINE_MINUTES, NEVER } from './levels.ts';
import type { Line } from './line.ts';
import { ledUp, lineOfKind } from './line-of-kind.ts';
import { type Linked, linkedTo } from './link-lines.ts';
import { forgottenOf, type Merged, merged, suggestionsOf } from './merge.ts';
import { asDay, milestonesIn, spansIn } from './milestones.ts';
import { orderedFirst, ownOrder, type Whose, whosePlan } from './own-plan.ts';
import { isOwnShare, withOwnShare } from './own-share.ts';
import { daysWaited, ownWaits } from './own-waits.ts';
import { asOftenAsSaid, practising } from './practice.ts';
import { practisedLines } from './practised-lines.ts';
import type { Prepared } from './prepare.ts';
import type { BreakdownRequest } from './request.ts';
import { atSize, scaleOf } from './scale.ts';
import { habitsInSeason, seasonsOfKind, seasonsOfLines } from './seasons.ts';
import { sessionsIn } from './sessions.ts';
import { withStepsOfKind } from './steps-of-kind.ts';
import { stepsOnDays } from './steps-on-days.ts';
import { minutesOfTaken, nearOf } from './steps-taken.ts';
import { turningDayOf } from './turning-day.ts';
import { untangled } from './untangle.ts';
import { begunBehind, withLines } from './with-lines.ts';

/** A brief with what was looked up for it. */
export interface Whole extends Prepared {
  request: BreakdownRequest;
  fine: Fine;
}

/** A brief beside its kind of project. */
interface Beside extends Merged {
  kind: ProjectKind;
  whole: Whole;
  statements: readonly Statement[];
  lines: readonly Line[];
  already: ReadonlyMap<number, Statement>;
}

type AsRead = Pick<ReturnType<typeof readBeside>, 'turning' | 'arrivals'>;

/** The person's lines with steps of the kind as suggestions; their said hours are divided among their steps. */
function withSuggestions(beside: Beside, plan: Whose, { turning, arrivals }: AsRead): Statement[] {
  const { kind, whole, statements, lines, wanted, taken, placeOf } = beside;
  const { request, fine, chosen } = whole;
  // Lines of an own plan stay as they are, unless every step is asked for.
  // Half a day that the person gives a line is one sitting.
  const ofGiven = Math.max(fine.dividedFrom, LONG_LINE_MINUTES);
  const isUsual = request.depth === 'detailed' || plan === 'jobs';
  const dividedFrom = isUsual ? fine.dividedFrom : plan === 'own' ? NEVER : ofGiven;
  const left = wanted.filter(({ place }) => !taken.has(place));
  const { language } = chosen.library;
  const { ofLines: seasonOf, ofHabits } = seasonsOfKind(kind, { ...beside, turning }, request);
  const setting = {
    ...{ lines, fine: { ...fine, dividedFrom }, language, isSure: chosen.isSure, turning },
    ...{
      leastOf: minutesOfTaken(wanted, beside, lines, fine),
      nearOf: nearInTime(nearOf(wanted, placeOf, turning, arrivals.from), statements),
    },
    ...{ time: request, seasonOf },
  };
  const { description } = request;
  const order = { steps: [], after: ownOrder({ ...beside, description }, language) };
  const seasons = seasonsOfLines(lines, seasonOf, request);
  const { after, outOfSeason } = untangled(order, { ...request, own: null, statements, seasons });
  const inOrder = orderedFirst(habitsInSeason(statements, ofHabits), after);
  const own = withLines(inOrder, { ...setting, outOfSeason }, after);
  const answered = new Set(statements.map(({ id }) => id));
  return [...own, ...forgottenOf(kind, left).filter(({ id }) => !answered.has(id))];
}

const notAnswered = (suggestions: Statement[], statements: readonly Statement[]): Statement[] =>
  suggestions.filter(({ id }) => !statements.some((one) => one.id === id));

/** A kind with what the brief says of the days of its things and of its exams. */
function asTheBriefHasIt(given: ProjectKind, { chosen, request, lines, begun }: Whole) {
  const { language } = chosen.library;
  const text = `${request.name} ${request.description}`;
  const variant = variantOf(given, text, { lines, begun, language });
  const ofVariant = given.steps.filter((step) => step.variant === null || step.variant === variant);
  const arrivals = arrivalsIn(given, ofVariant, request, chosen.library);
  const { statements: told } = request.reading;
  const exams = examsIn(given, told, lines, { dueDate: request.dueDate, language });
  const plain = { ...given, steps: forExams(besideAlone(given.steps, arrivals), exams, request) };
  return { ...asOftenAsSaid(plain, told, language), exams, arrivals, variant };
}

/** An event without the guess of its work, if a step of the kind is done on its day: "dress rehearsal 10 February". */
function withoutGuessOf(steps: readonly Step[]): (one: Statement) => Statement {
  const days = new Set(steps.flatMap((step) => (isWorkStep(step) && step.on ? [step.on] : [])));
  return (one) =>
    one.kind === 'event' && one.effort?.said === false && days.has(one.on) ? { ...one, effort: null } : one;
}

/** What a brief says of its kind as a whole: its days, its habits, and the lines that are work of their own. */
function readBeside(given: ProjectKind, whole: Whole) {
  const { chosen, request, wish, fine, settled } = whole;
  const { language } = chosen.library;
  const { kind, exams, arrivals, variant, often } = asTheBriefHasIt(given, whole);
  // An exam is sat, and no work that something else waits for.
  const isExam = (line: Line) => exams.some(({ id }) => id === line.task.id);
  const named = whole.lines.filter((line) => line.task !== wish && !isExam(line));
  const { statements: read } = request.reading;
  const isOver = given.steps.some((step) => isTheDay(step) && settled.steps.has(step.place));
  const asTold = { wish: wish?.id ?? null, inName: dayInName(request, language), language };
  const turning = isOver ? null : turningDayOf(given, untilFirstExam(read, exams), request, asTold);
  const sessions = sessionsIn(given, read, { ...request, turning }, language);
  const asRead = { statements: read, named, often, settled, sessions: sessions.at, language };
  const { found, already, told, lines, noted } = practisedLines(kind, asRead);
  const { withExtras } = fine;
  const extras = withExtras ? extrasLeftOut(kind, lines, request.depth, language) : new Set<number>();
  const beyond = beyondTheEvent(kind, turning);
  const leftOut = new Set([...fine.leftOut, ...already.keys(), ...arrivals.settled, ...extras, ...beyond]);
  const { library } = chosen;
  const asked = { settled, variant, withExtras, leftOut, day: turning?.day, library };
  // What comes on the last day holds up nothing before it: the test is "booked for 14 January".
  const inTime = [...arrivals.from].filter(([, day]) => !turning || day < request.dueDate);
  const begun = { ...arrivals, from: new Map([...inTime, ...sessions.from]) };
  return { kind, turning, found, told, already, all: lines, noted, asked, arrivals: begun, extras };
}

/** The statements without the wish, each wait behind what it is linked to. */
const othersThan = (
  wish: Statement | null,
  statements: readonly Statement[],
  { steps, after }: Linked,
): Statement[] =>
  statements
    .filter((one) => one !== wish)
    .map((one) =>
      one.kind === 'wait' ? { ...one, after: [...one.after, ...(after.get(one.id) ?? [])] } : one,
    )
    .map(withoutGuessOf(steps));

/** The lines that are work of their own, and apart from them what belongs to the day, what others make, what is doubtful and the milestones. */
function linesApart(
  { kind, turning, all, noted }: ReturnType<typeof readBeside>,
  everything: Merged,
  { description, startDate }: BreakdownRequest,
  language: LibraryLanguage,
) {
  const parts = partsOfDay(kind, everything, all, turning, language);
  const ofOthers = all.filter((line) => !isOwnShare(line, description, language));
  const byOthers = madeByOthers(kind, everything, ofOthers);
  const inSteps = new Set([...parts.values(), ...byOthers.values()].flat());
  const doubtful = doubtfulIn(all, description, language);
  const open = all.filter((line) => !inSteps.has(line) && !doubtful.has(line.task.id));
  const milestones = milestonesIn(open, everything.wanted, language);
  const days = new Map(
    milestones.flatMap((one) => (one.line ? [[one.line.task.id, asDay(one.line, one)]] : [])),
  );
  const lines = open.filter(({ task }) => !days.has(task.id));
  const statements = asQuestions(noted(inSteps), doubtful).filter(({ id }) => !days.has(id));
  const inTime = orderedInTime(statements, lines, { turning, startDate, language });
  return { parts, byOthers, milestones, days, ...inTime };
}

/** The statements of a project of this kind: its steps beside the lines, linked by the places that the lines take. */
export function withKind(asKept: ProjectKind, whole: Whole): Statement[] {
  const { chosen, request, wish, fine, settled, deliverables } = whole;
  const { language } = chosen.library;
  const given = withFirmFound(withOwnShare(asKept, whole), request.reading, language);
  const read = readBeside(given, whole);
  const { kind, turning, told, already, all, noted, asked, arrivals } = read;
  const everything = merged(kind, { ...asked, lines: all });
  const asOwn = { ...everything, kind, whole, statements: noted([]), lines: all, already };
  const plan = whosePlan(
    { ...everything, wish, already, statements: told, lines: all, isSure: chosen.isSure },
    language,
  );
  if (plan !== 'of the kind') return withSuggestions(asOwn, plan, read);
  const { parts, byOthers, milestones, days, lines, statements } = linesApart(
    read,
    everything,
    request,
    language,
  );
  const beside = merged(kind, { ...asked, lines });
  const { wanted, placeOf } = beside;
  const { description } = request;
  const waits = ownWaits({
    ...{ kind: given, wanted, placeOf, statements },
    lines,
    settled,
    description,
    language,
  });
  const ofKind = withStepsOfKind(lines, kind, beside, language);
  const taken = new Set([...beside.taken.difference(ofKind.freed), ...waits.keys()]);
  const dates = new Map([
    ...arrivals.on,
    ...datesIn(statements, given, wanted, { ...request, turning }, language),
  ]);
  const spans = spansIn(statements, given, wanted, { library: chosen.library, turning });
  const asSaid = { ...beside, lines, already, turning, dates, milestones: [...milestones, ...spans] };
  const seasons = seasonsOfKind(kind, asSaid, request);
  const isKept = (place: number) => (!taken.has(place) || dates.has(place)) && !seasons.out.has(place);
  const keeps = new Set(wanted.flatMap(({ place }) => (isKept(place) ? place : [])));
  const left = withTopicsLeft(practising(kind.steps, read.found), whole.begun);
  const steps = atSize(left, scaleOf(kind, request, language, whole.begun?.whole));
  const kept = keptSteps(steps, ({ place }) => keeps.has(place));
  const asMade = {
    ...{ kind, parts, byOthers, arrivals, dates, turning, deliverables, fine, request, language },
    ...{ seasons, waited: daysWaited(waits, statements) },
  };
  const dated = stepsOnDays(kept, { ...asMade, milestones: [...milestones, ...spans] });
  const beyond = beyondTheEnd(dated, request);
  const inTime = dated.filter(({ place }) => !beyond.has(place));
  const line = lineOfKind(kind, whole, scaledTo(wish, inTime));
  const own = ledUp(line, turning, request);
  const { reading, minutesUntil } = request;
  const toLink = { ...beside, waits, kind, own, kept, lines, reading, language, minutesUntil };
  const inSeason = seasonsOfLines(lines, seasons.ofLines, request);
  const begun = { ...request, own: own.id, statements: begunBehind(statements, turning), seasons: inSeason };
  const linked = untangled(linkedTo(toLink), begun);
  const isSettled = (line: Line, title: string): boolean =>
    settled.isSettled(title) || beside.isOrdered(line, title);
  const others = othersThan(wish, habitsInSeason(statements, seasons.ofHabits), linked);
  const isDividedAsUsual = ALIKE.has(kind.domain);
  // A screen of an app is made like the others, also where it may be another kind of app.
  const isSure = chosen.isSure || (isDividedAsUsual && chosen.isMeant);
  const leastOf = minutesOfTaken(steps, beside, lines, fine);
  const setting = {
    ...{ lines: asHandedIn(ofKind.lines, beside.behind), fine, language, isSure, isDividedAsUsual },
    ...{ leastOf, turning, isSettled },
    nearOf: nearInTime(nearOf(wanted, beside.placeOf, turning, arrivals.from), statements),
    ...{ time: request, seasonOf: seasons.ofLines, outOfSeason: linked.outOfSeason },
  };
  const isOffered = ({ place }: KindStep): boolean =>
    fine.leftOut.has(place) ||
    read.extras.has(place) ||
    (seasons.out.has(place) && !taken.has(place)) ||
    partsOfStep(dated, place).some((part) => beyond.has(part.place) || linked.beyond.has(part.place));
  const offered = notAnswered(suggestionsOf(kind, steps.filter(isOffered)), statements);
  const rest = [...withLines(others, setting, linked.after), ...days.values()];
  const planned = { ...own, steps: linked.steps };
  return [...inPlaceOfWish(planned, rest, wish ? statements.indexOf(wish) : 0), ...offered];
}

/** What is only handed in on its day is no work of days. */
const asHandedIn = (lines: readonly Line[], behind: { has: (id: string) => boolean }): Line[] =>
  lines.map((line) =>
    behind.has(line.task.id) ? { ...line, deliverable: null, isFound: false, act: null } : line,
  );

/** The line with the kind's steps among the others, where the wish stood; without steps there is none. */
function inPlaceOfWish(own: StatementOf<'library'>, rest: readonly Statement[], at: number): Statement[] {
  if (own.steps.length === 0) return [...rest];
  return [...rest.slice(0, at), makingBehindWaits(own, rest), ...rest.slice(at)];
}
