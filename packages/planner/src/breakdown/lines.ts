import type { Statement, StatementOf, TaskFields } from '@daymark/domain/reading';
import type { Step, WorkStep as WorkStepOfLine } from '@daymark/domain/steps';
import type { Deliverable, LibraryLanguage, ProjectKind, WorkStep } from '../library/entries.ts';
import { type FoundDeliverable, findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import type { Library } from '../library/library.ts';
import { ENGLISH } from '../read/lexicon/english.ts';
import { GERMAN } from '../read/lexicon/german.ts';
import type { Lexicon } from '../read/lexicon/lexicon.ts';
import { datesOf, type TurningDay } from './turning-day.ts';

export type TaskLine = StatementOf<'task'>;

/** A line of the brief with what it is taken for. */
export interface Line {
  task: TaskLine;
  deliverable: Deliverable | null;
  /** Whether the deliverable was found by its words; otherwise it is that of the kind's slot. */
  isFound: boolean;
  /** Whether the line is just a name of it: "Push notifications" asks for no pushing. */
  isNamed: boolean;
}

/** Minutes of a line that makes nothing known. */
const UNKNOWN_MINUTES = 60;

/** The most for a line that is neither a thing nor something known. */
const LONGEST_GUESS_MINUTES = 90;

export type Estimate = 'low' | 'usual' | 'high';

/** The words of the languages that have a library. */
export const LEXICONS: Record<LibraryLanguage, Lexicon> = { en: ENGLISH, de: GERMAN };

/** "Insurers informed", "joints that are broken": something is told of a thing. */
const isTold = (word: string, at: number): boolean =>
  (at > 0 && /[^e]ed$/.test(word)) || ['has', 'have', 'is', 'are', 'was', 'runs', 'needs'].includes(word);

/** Verbs that say little, which the reader does not count as work by themselves. */
const LIGHT_VERBS = new Set('be do get give go have keep let make see take try use want'.split(' '));

/** Whether a line is a bare thing: "Contact form", but not "Test the form" or "4 emails". */
export function isBareThing(
  { task: { title }, isNamed }: { task: Pick<TaskLine, 'title'>; isNamed: boolean },
  language: LibraryLanguage,
): boolean {
  if (isNamed) return true;
  const words = title.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = ''] = words;
  if (words.length === 0 || words.length > 7 || /\d/.test(first) || /[:?!,;]/.test(title)) return false;
  const { verbs } = LEXICONS[language];
  return language === 'de'
    ? !words.some((word) => verbs.has(word))
    : !verbs.has(first) && !LIGHT_VERBS.has(first) && !/(ing|ed)$/.test(first) && !words.some(isTold);
}

/** Verbs of making a thing, which its steps carry out; others do something with it: "Send the draft". */
const MAKING: Record<LibraryLanguage, ReadonlySet<string>> = {
  en: new Set(
    'add arrange build code compose create design develop do draft film implement install make organise organize paint plan prepare produce program record redesign renovate replace rework set sew shoot update write'.split(
      ' ',
    ),
  ),
  de: new Set(
    'anlegen aufbauen aufnehmen bauen basteln drehen einbauen einrichten entwerfen entwickeln erstellen gestalten machen malen nahen nähen organisieren planen programmieren renovieren schreiben umsetzen vorbereiten'.split(
      ' ',
    ),
  ),
};

/** Whether a line asks for a thing itself: it is the bare thing, or its verb is one of making it. */
export function asksForThing(
  line: Pick<Line, 'isNamed' | 'deliverable'> & { task: Pick<TaskLine, 'title'> },
  language: LibraryLanguage,
): boolean {
  if (isBareThing(line, language)) return true;
  const {
    task: { title },
    deliverable,
  } = line;
  const words = title.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const verbs = language === 'de' ? words.filter((word) => LEXICONS.de.verbs.has(word)) : words.slice(0, 1);
  const own = deliverable?.verb?.toLowerCase().split(' ', 1)[0];
  const acts = verbs.filter((word) => LEXICONS[language].verbs.has(word));
  return acts.every((verb) => MAKING[language].has(verb) || verb === own);
}

/** Whether a title begins with a verb already: "Design". */
const isOrder = (title: string, verb: string): boolean =>
  title.toLowerCase().split(' ', 1)[0] === verb.toLowerCase().split(' ', 1)[0];

/** A title without its verb of making: "Build the about page" asks for the about page. */
export function thingOf(title: string, language: LibraryLanguage): string {
  const words = title.split(/\s+/u);
  const isMaking = (word = ''): boolean => MAKING[language].has(word.toLowerCase());
  if (language === 'de') return words.filter((word) => !isMaking(word)).join(' ') || title;
  const thing = isMaking(words[0]) ? words.slice(1) : words;
  return thing.join(' ').replace(/^(the|a|an|my|our)\s+/iu, '') || title;
}

/** A thing as work: "Build the contact form", "Kontaktformular bauen". */
export function titleOfLine(line: Line, language: LibraryLanguage): string {
  const { title } = line.task;
  const verb = (line.isFound && line.deliverable?.verb) || null;
  // A language model writes whole titles.
  if (verb === null || verb === 'Do' || line.task.statedBy === 'model') return title;
  if (!line.isNamed || isOrder(title, verb)) return title;
  // "Insulate" is an order without a thing, but "design" may be either.
  const { verbs, nounish } = LEXICONS[language];
  if (verbs.has(title.toLowerCase()) && !nounish.has(title.toLowerCase())) return title;
  // "Revise the draft" names a revision, and is an order already.
  if (/^[a-z]+ (the|a|an|my|our|your) /iu.test(title)) return title;
  if (language === 'de') return `${title} ${verb}`;
  const [first = '', second = ''] = title;
  const thing =
    /^\p{Lu}[^\p{Lu}]*$/u.test(title) && second === second.toLowerCase()
      ? first.toLowerCase() + title.slice(1)
      : title;
  return /^(the|a|an|my|our|your|all|some|each|every)\s/i.test(thing)
    ? `${verb} ${thing}`
    : `${verb} the ${thing}`;
}

/** Minutes of a line's deliverable for so many parts. */
export function minutesOf(steps: readonly WorkStep[], count: number, estimate: Estimate): number {
  return steps.reduce((sum, { minutes, each }) => sum + minutes[estimate] * (each ? count : 1), 0);
}

/** The count of a line that its deliverable counts: "4 blog posts". */
export const countOf = ({ parts }: TaskLine): number => parts?.count ?? 1;

/** Whether the line says for itself when and how its work is done, so that it stays one piece. */
export const isOfOnePiece = ({
  on,
  pace,
  apart,
  windows,
  after,
  parts,
  effort,
}: Omit<TaskFields, 'kind'>): boolean =>
  on.length > 0 ||
  pace !== null ||
  apart !== null ||
  windows.length > 0 ||
  after.some(({ each }) => each) ||
  (parts !== null && effort?.said === true);

/** The minutes that the brief says; null if it does not, or in working days, whose length is known later. */
export function saidMinutes({ effort, parts }: TaskLine): number | null {
  if (!effort?.said || effort.unit !== 'minutes') return null;
  return effort.amount * (effort.per === 'part' ? (parts?.count ?? 1) : 1);
}

/** The minutes that a language model or the person gave for the whole line; those of the reader are no better than the library's. */
export function givenMinutes({ effort, statedBy }: TaskLine): number | null {
  if (effort?.unit !== 'minutes' || effort.per !== 'whole') return null;
  return statedBy === 'reader' ? null : effort.amount;
}

const QUARTER = 15;
const inQuarters = (minutes: number): number => Math.max(QUARTER, Math.round(minutes / QUARTER) * QUARTER);

/** The steps with exactly these minutes together: the longest one gets what rounding leaves or takes. */
function withSum(steps: readonly WorkStepOfLine[], whole: number, count: number): WorkStepOfLine[] {
  const sum = steps.reduce((all, { minutes, each }) => all + minutes * (each ? count : 1), 0);
  const [longest] = steps.filter(({ each }) => !each).toSorted((one, other) => other.minutes - one.minutes);
  return steps.map((step) =>
    step === longest ? { ...step, minutes: Math.max(QUARTER, Math.round(step.minutes + whole - sum)) } : step,
  );
}

/** The steps of a deliverable for a line; said hours, and those of a language model, are shared out among them. */
export function stepsOfLine(
  { task, deliverable }: Line,
  estimate: Estimate,
  turning: TurningDay | null,
): Step[] {
  if (!deliverable) return [];
  const count = countOf(task);
  const said = saidMinutes(task);
  const given = said ?? givenMinutes(task);
  const factor = given === null ? 1 : given / minutesOf(deliverable.steps, count, estimate);
  const steps = deliverable.steps.map(
    ({ place, title, minutes, done, after, phase, each, near, covers }): WorkStepOfLine => ({
      place,
      title,
      minutes: inQuarters(minutes[estimate] * factor),
      done,
      after: [...after],
      phase,
      ...(each && count > 1 && { each: true }),
      ...datesOf({ near, covers }, turning),
      library: `${deliverable.id}/${place}`,
    }),
  );
  if (given === null) return steps;
  const exact = withSum(steps, given, count);
  return said === null ? exact : exact.map((step) => ({ ...step, said: true }));
}

/** A line as one task with the hours of its deliverable, unless the brief says them. */
export function asOneTask(
  line: Line,
  estimate: Estimate,
  { language, isSure }: { language: LibraryLanguage; isSure: boolean },
): TaskLine {
  const { task, deliverable } = line;
  const title = titleOfLine(line, language);
  if (task.effort || task.pace) return { ...task, title };
  const count = countOf(task);
  const isMade = deliverable !== null && asksForThing(line, language);
  // Of many parts the usual guess is better than that of something that is not counted.
  if (count > 1 && !(isMade && deliverable.steps.some(({ each }) => each))) return { ...task, title };
  const whole = isMade ? minutesOf(deliverable.steps, count, estimate) : UNKNOWN_MINUTES;
  const isKnown = line.isFound || (isSure && isBareThing(line, language));
  const minutes = isKnown ? whole : Math.min(whole, LONGEST_GUESS_MINUTES);
  return {
    ...task,
    title,
    effort: { amount: inQuarters(minutes), unit: 'minutes', per: 'whole', said: false },
  };
}

/** A brief with more lines is its own plan; looking up all would take seconds. */
const MOST_LOOKED_UP = 150;

/** What each task of the brief is taken for. */
export function linesIn(
  statements: readonly Statement[],
  library: Library,
  kind: ProjectKind | null,
): Line[] {
  const place = placeOfKind(kind);
  const usual = library.deliverables.find(({ id }) => id === kind?.slot?.deliverable) ?? null;
  const known = new Map<string, FoundDeliverable | undefined>();
  const find = (text: string): FoundDeliverable | undefined => {
    if (!known.has(text) && known.size < MOST_LOOKED_UP)
      known.set(text, findDeliverable(text, library, place));
    return known.get(text);
  };
  return statements.flatMap((task): Line[] => {
    if (task.kind !== 'task' || task.steps) return [];
    const found = find(task.title) ?? find(task.words.text);
    return [
      {
        task,
        deliverable: found?.deliverable ?? usual,
        isFound: found !== undefined,
        isNamed: found?.isNamed ?? false,
      },
    ];
  });
}
