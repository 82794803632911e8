import { type Depth, PHASES, type Phase } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { type Deliverable, isWork, type ProjectKind } from '../library/entries.ts';
import { findDeliverable, type Place, placeOfKind } from '../library/find-deliverable.ts';
import type { Library } from '../library/library.ts';
import { type ChosenKind, chooseKind } from './choose-kind.ts';
import { asksForThing, thingOf } from './line-titles.ts';

/** One task to break down, in its project. */
export interface TaskToBreakDown {
  title: string;
  /** The minutes that a person said; null if they are a guess. */
  saidMinutes: number | null;
  /** What the person says about the task. */
  answers: string;
  depth: Depth;
  /** The words of its project. */
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** The id of the kind that the person chose, `none`, or null for the nearest. */
  kind: string | null;
  /** BCP 47. */
  locale: string;
}

interface OneStep {
  title: string;
  minutes: number;
  done: string | null;
}

export interface OneBrokenDown {
  steps: OneStep[];
  /** The library knows what the title means, or only how such a project is worked at. */
  source: 'library' | 'family';
  /** What would make the steps better. */
  questions: string[];
}

/** Few steps are at most so many. */
const FEW = 3;
/** A short step is at most so long. */
const SHORT_MINUTES = 90;
/** What a task of unknown hours is taken for. */
const UNKNOWN_MINUTES = 120;
const QUARTER = 15;

const same = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
const inQuarters = (minutes: number): number => Math.max(QUARTER, Math.round(minutes / QUARTER) * QUARTER);
const sumOf = (steps: readonly OneStep[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** Steps that together take so many minutes, in quarters as far as there are enough. */
export function sharedOut(steps: readonly OneStep[], minutes: number | null): OneStep[] {
  if (minutes === null) return [...steps];
  const all = Math.max(1, sumOf(steps));
  const unit = minutes >= steps.length * QUARTER ? QUARTER : 1;
  let [passed, given] = [0, 0];
  return steps.map((step, at) => {
    passed += step.minutes;
    const left = steps.length - at - 1;
    const wanted = left === 0 ? minutes : Math.round(((passed / all) * minutes) / unit) * unit;
    const until = Math.max(given + unit, Math.min(wanted, minutes - left * unit));
    const own = until - given;
    given = until;
    return { ...step, minutes: own };
  });
}

const joined = (one: OneStep, next: OneStep): OneStep => ({
  title: t`${one.title}, then: ${next.title}`,
  minutes: one.minutes + next.minutes,
  done: next.done ?? one.done,
});

/** At most three steps, and fewer than there are: the shortest neighbours become one. */
function fewer(steps: readonly OneStep[]): OneStep[] {
  const left = [...steps];
  const most = Math.max(2, Math.min(FEW, steps.length - 1));
  while (left.length > most) {
    const lengthAt = (at: number) => sumOf(left.slice(at, at + 2));
    let shortest = 0;
    for (let at = 1; at < left.length - 1; at++) if (lengthAt(at) < lengthAt(shortest)) shortest = at;
    const [one, next] = left.slice(shortest, shortest + 2);
    if (!one || !next) break;
    left.splice(shortest, 2, joined(one, next));
  }
  return left;
}

const stepsOf = ({ steps }: Deliverable): OneStep[] =>
  steps.map(({ title, minutes, done }) => ({ title, minutes: inQuarters(minutes.usual), done }));

/** Long steps become those of what they produce, with their own minutes. */
const finer = (deliverable: Deliverable, library: Library, place: Place): OneStep[] =>
  stepsOf(deliverable).flatMap((step) => {
    const inner =
      step.minutes > SHORT_MINUTES ? findDeliverable(step.title, library, place)?.deliverable : undefined;
    if (!inner || inner.id === deliverable.id || inner.steps.length < 2) return [step];
    return sharedOut(
      stepsOf(inner).map((one) => ({ ...one, title: `${inner.name}: ${one.title}` })),
      step.minutes,
    );
  });

/** The deliverable that some words ask for; the verb of making is no part of its name. */
function askedFor(words: string, library: Library, place: Place): Deliverable | undefined {
  const { language } = library;
  const [best] = [...new Set([words, thingOf(words, language)])]
    .flatMap((one) => findDeliverable(one, library, place) ?? [])
    .toSorted((one, other) => other.score - one.score);
  const deliverable = best?.deliverable;
  if (!deliverable) return undefined;
  // "Contact form" begins with what is also a verb.
  const isNamed = [deliverable.name, ...deliverable.also].some((name) => same(name, words));
  return isNamed || asksForThing({ task: { title: words }, deliverable, isNamed }, language)
    ? deliverable
    : undefined;
}

/** The deliverable that a task means. A step of a deliverable is not that deliverable once more. */
function meant({ title, answers }: TaskToBreakDown, library: Library, place: Place): Deliverable | undefined {
  const whole = title.replace(/\s*\(\d+\/\d+\)\s*$/u, '');
  const [, step] = /^[^:]+:\s+(.+)$/su.exec(whole) ?? [];
  const isNew = (found: Deliverable | undefined): Deliverable | undefined => {
    const isItsStep = found?.steps.some((one) => same(one.title, step ?? whole));
    return found && found.steps.length > 1 && !isItsStep ? found : undefined;
  };
  const found = isNew(askedFor(step ?? whole, library, place));
  if (found || answers.trim() === '') return found;
  return isNew(findDeliverable(`${whole} ${answers}`, library, place)?.deliverable);
}

const SHARE: Record<Phase, number> = { decide: 2, prepare: 3, make: 9, check: 3, finish: 3 };

const titleOf = (phase: Phase): string =>
  ({
    decide: t`Decide what it has to be`,
    prepare: t`Gather what it takes`,
    make: t`Make a first version`,
    check: t`Check it and mend what is not right`,
    finish: t`Finish it and hand it over`,
  })[phase];

const FEWEST: ReadonlySet<Phase> = new Set<Phase>(['prepare', 'make', 'check']);

/** The phases through which work of this kind passes. */
function phasesOf(kind: ProjectKind | null, depth: Depth): Phase[] {
  if (depth === 'as-written') return PHASES.filter((phase) => FEWEST.has(phase));
  if (depth === 'detailed' || !kind) return [...PHASES];
  const known = new Set(kind.steps.filter(isWork).map(({ phase }) => phase));
  return PHASES.filter((phase) => FEWEST.has(phase) || known.has(phase));
}

function byPhase({ kind }: ChosenKind, { depth, saidMinutes, answers }: TaskToBreakDown): OneBrokenDown {
  const steps = phasesOf(kind, depth).map((phase) => ({
    title: titleOf(phase),
    minutes: SHARE[phase],
    done: null,
  }));
  const questions = [t`What is finished when this is done?`, t`What do you have already?`];
  return {
    steps: sharedOut(steps, saidMinutes ?? UNKNOWN_MINUTES),
    source: 'family',
    questions: answers.trim() === '' ? questions : [],
  };
}

/**
 * The steps of one task: those of the deliverable that its title means in a project of its kind, otherwise the phases of
 * such work, with questions whose answers would tell more. Said hours are shared out among them. Pure.
 */
export function breakDownOne(task: TaskToBreakDown): OneBrokenDown {
  const { name, description, category, tags, locale, kind, depth, saidMinutes } = task;
  const about = [category, ...tags].join(' ');
  const chosen = chooseKind({ name, description: `${description}\n${task.title}`, about }, locale, kind);
  const place = placeOfKind(chosen.kind);
  const deliverable = meant(task, chosen.library, place);
  if (!deliverable) return byPhase(chosen, task);
  const steps = depth === 'detailed' ? finer(deliverable, chosen.library, place) : stepsOf(deliverable);
  return {
    steps: sharedOut(depth === 'as-written' ? fewer(steps) : steps, saidMinutes),
    source: 'library',
    questions: [],
  };
}
