import type { Statement, StatementOf } from '@daymark/domain/reading';
import type { Step } from '@daymark/domain/steps';
import type { Deliverable, LibraryLanguage, ProjectKind, WorkStep } from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import type { Library } from '../library/library.ts';
import { ENGLISH } from '../read/lexicon/english.ts';
import { GERMAN } from '../read/lexicon/german.ts';

export type TaskLine = StatementOf<'task'>;

/** A line of the brief with what it is taken for. */
export interface Line {
  task: TaskLine;
  deliverable: Deliverable | null;
  /** Whether the deliverable was found by its words; otherwise it is that of the kind's slot. */
  isFound: boolean;
}

/** Minutes of a line that makes nothing known. */
const UNKNOWN_MINUTES = 60;

export type Estimate = 'low' | 'usual' | 'high';

const VERBS: Record<LibraryLanguage, ReadonlySet<string>> = { en: ENGLISH.verbs, de: GERMAN.verbs };

/** Whether a title is a bare thing: "Contact form", but not "Test the form" or "4 emails". */
function isBareThing(title: string, language: LibraryLanguage): boolean {
  const words = title.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = ''] = words;
  if (words.length === 0 || words.length > 7 || /\d/.test(first) || /[:?!,;]/.test(title)) return false;
  const verbs = VERBS[language];
  return language === 'de'
    ? !words.some((word) => verbs.has(word))
    : !verbs.has(first) && !/(ing|ed)$/.test(first);
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
  { task: { title }, deliverable }: { task: Pick<TaskLine, 'title'>; deliverable: Deliverable | null },
  language: LibraryLanguage,
): boolean {
  if (isBareThing(title, language)) return true;
  const words = title.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const verbs = language === 'de' ? words.filter((word) => VERBS.de.has(word)) : words.slice(0, 1);
  const own = deliverable?.verb?.toLowerCase().split(' ', 1)[0];
  const acts = verbs.filter((word) => VERBS[language].has(word));
  return acts.every((verb) => MAKING[language].has(verb) || verb === own);
}

/** A title without its verb of making: "Build the about page" asks for the about page. */
export function thingOf(title: string, language: LibraryLanguage): string {
  const words = title.split(/\s+/u);
  const isMaking = (word = ''): boolean => MAKING[language].has(word.toLowerCase());
  if (language === 'de') return words.filter((word) => !isMaking(word)).join(' ') || title;
  const thing = isMaking(words[0]) ? words.slice(1) : words;
  return thing.join(' ').replace(/^(the|a|an|my|our)\s+/iu, '') || title;
}

/** A thing as work: "Build the contact form", "Kontaktformular bauen". */
export function titleOfLine({ task, deliverable }: Line, language: LibraryLanguage): string {
  const { title } = task;
  const verb = deliverable?.verb ?? null;
  if (verb === null || !isBareThing(title, language)) return title;
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
export const isOfOnePiece = ({ on, pace, apart, windows, after, parts, effort }: TaskLine): boolean =>
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

const QUARTER = 15;
const inQuarters = (minutes: number): number => Math.max(QUARTER, Math.round(minutes / QUARTER) * QUARTER);

/** The steps of a deliverable for a line; said hours are shared out among them. */
export function stepsOfLine({ task, deliverable }: Line, estimate: Estimate): Step[] {
  if (!deliverable) return [];
  const count = countOf(task);
  const said = saidMinutes(task);
  const factor = said === null ? 1 : said / minutesOf(deliverable.steps, count, 'usual');
  return deliverable.steps.map(({ place, title, minutes, done, after, phase, each }) => ({
    place,
    title,
    minutes: inQuarters(minutes[estimate] * factor),
    done,
    after: [...after],
    phase,
    ...(each && count > 1 && { each: true as const }),
    library: `${deliverable.id}/${place}`,
  }));
}

/** A line as one task with the hours of its deliverable, unless the brief says them. */
export function asOneTask(line: Line, estimate: Estimate, language: LibraryLanguage): TaskLine {
  const { task, deliverable } = line;
  const title = titleOfLine(line, language);
  if (task.effort || task.pace) return { ...task, title };
  const count = countOf(task);
  const minutes = deliverable
    ? minutesOf(deliverable.steps, count, estimate)
    : UNKNOWN_MINUTES * Math.min(count, 8);
  return {
    ...task,
    title,
    effort: { amount: inQuarters(minutes), unit: 'minutes', per: 'whole', said: false },
  };
}

/** What each task of the brief is taken for. */
export function linesIn(
  statements: readonly Statement[],
  library: Library,
  kind: ProjectKind | null,
): Line[] {
  const place = placeOfKind(kind);
  const usual = library.deliverables.find(({ id }) => id === kind?.slot?.deliverable) ?? null;
  return statements.flatMap((task): Line[] => {
    if (task.kind !== 'task' || task.steps) return [];
    const found =
      findDeliverable(task.title, library, place) ?? findDeliverable(task.words.text, library, place);
    return [{ task, deliverable: found?.deliverable ?? usual, isFound: found !== undefined }];
  });
}
