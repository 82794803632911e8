import { addDays, daysBetween } from '@daymark/domain/dates';
import type { Item } from '../brief/brief.ts';
import { shareOf, stemsOf } from '../brief/words.ts';
import { WAYS } from '../playbooks/all.ts';
import type { Step } from '../playbooks/schema.ts';
import type { PlanRequest, Proposed } from '../shape.ts';
import type { Draft } from './draft.ts';
import { quarters } from './estimate.ts';
import { phrasesFor } from './phrases.ts';
import { isRuledOut, matchOf, type Scene, type Spoken } from './scene.ts';
import { fitTitle } from './titles.ts';
import { filled, subjectOf } from './wording.ts';

/** A brief with fewer words and things than this is planned from the playbook as a whole. */
const THIN_WORDS = 15;
const THIN_ITEMS = 2;
const MOST_SESSIONS = 24;

/** Steps that no sentence asks for are at most a quarter of a plan. */
const GLUE_SHARE = 1 / 3;

/** What is said to be done, and is more than the project's name once again. */
function asksForPart({ title, verbs, object }: Item, { name }: PlanRequest): boolean {
  const stems = stemsOf(object);
  return title !== undefined || (verbs.length > 0 && stems.length > 0 && shareOf(stems, stemsOf(name)) < 0.5);
}

/** "Learn to juggle five balls": one skill is learnt in the way of the trade, however many balls; 500 words are counted. */
function isOneSkill({ brief: { items }, playbook, request }: Scene): boolean {
  const [{ verbs, count, hours, on, deadline, series } = NO_SKILL] = items;
  return (
    playbook.id === 'learning' &&
    items.length === 1 &&
    LEARNS.test(verbs[0] ?? '') &&
    (count?.n ?? 0) <= MOST_OF_A_SKILL &&
    [hours, on, deadline, series].every((one) => one === null) &&
    wordsIn(request.description) < THIN_WORDS
  );
}

/** "Knit my first jumper" and nothing more: the whole is done in the way of its trade. */
function isOneLine({ brief: { items }, request }: Scene): boolean {
  const [{ verbs, object, count, hours, on, deadline, series } = NO_SKILL] = items;
  return (
    items.length === 1 &&
    verbs.length === 1 &&
    !/^(?:to|into|up|on|off|back|out|over) /i.test(object) &&
    [count, hours, on, deadline, series].every((one) => one === null) &&
    wordsIn(request.description) < ONE_LINE &&
    !/[.,;:\d\n]./.test(request.description.trim())
  );
}
const ONE_LINE = 10;

const NO_SKILL: Pick<Item, 'verbs' | 'object' | 'count' | 'hours' | 'on' | 'deadline' | 'series'> = {
  verbs: [],
  object: '',
  count: null,
  hours: null,
  on: null,
  deadline: null,
  series: null,
};
const LEARNS = /^(?:learn|study|practi[sc]e|master|train|lernen|üben)$/;
const MOST_OF_A_SKILL = 12;

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

export function isThin(scene: Scene): boolean {
  const { brief, request } = scene;
  const words = wordsIn(request.description);
  if (isOneSkill(scene) || isOneLine(scene)) return true;
  if (brief.items.length > 1 && brief.items.some((item) => item.happening)) return false;
  return (
    brief.items.length === 0 ||
    (brief.items.length <= THIN_ITEMS &&
      brief.rates.length === 0 &&
      words < THIN_WORDS &&
      brief.items.every((item) => item.count === null && item.series === null && !asksForPart(item, request)))
  );
}

/** A plan that takes so many times the hours that it took is looked at anew. */
const GROWN = 2;

/** What was proposed of each task of an earlier plan, whatever became of it; nothing when there was none. */
function proposedBefore({ standing = [], kept, declined = [] }: PlanRequest): Proposed[] {
  const present = [...standing, ...kept].flatMap(({ proposed }) => proposed ?? []);
  if (present.length === 0) return [];
  return [...new Map([...declined, ...present].map((one) => [one.key, one])).values()];
}

const hoursIn = (drafts: readonly Draft[]): number => drafts.reduce((sum, { hours }) => sum + hours, 0);

const hoursBefore = (before: readonly Proposed[]): number =>
  before.reduce((sum, { wholeHours, hours }) => sum + Math.max(wholeHours, hours), 0);

/**
 * The steps worth adding that the brief neither asks for nor rules out. How many follows from what the brief asks for, so
 * that a plan that stands keeps those it has: one sentence more would bring a step, and one less take one, that nobody spoke of.
 */
export function glueFor(scene: Scene, drafts: readonly Draft[]): Draft[] {
  const { spoken, playbook, brief } = scene;
  if (!spoken) return [];
  const room = Math.floor(drafts.length * GLUE_SHARE);
  const wanted = playbook.steps.filter((step) => {
    const text = step[spoken];
    const words = text.words;
    const covered =
      words !== undefined &&
      (brief.items.some((item) => matchOf(words, item.span.text) > 0) ||
        drafts.some((draft) => matchOf(words, draft.title) > 0));
    const alike = drafts.some(
      (draft) => shareOf(stemsOf(text.title.replace(/\{\w+\}/g, '')), stemsOf(draft.title)) > 0.6,
    );
    return step.glue && !covered && !alike && !isRuledOut(scene, text.title.replace(/\{\w+\}/g, ''), words);
  });
  const before = proposedBefore(scene.request);
  if (before.length > 0 && hoursIn(drafts) < hoursBefore(before) * GROWN)
    return wanted
      .filter((step) => before.some(({ words }) => words === idOf(step, scene)))
      .flatMap((step) => stepDrafts(step, scene, spoken, false).slice(0, 1));
  const ends = drafts.some((draft) => draft.phase === 5);
  const urgency = ({ phase }: Step): number =>
    phase === 5 ? (ends ? 9 : 0) : phase === 4 ? 1 : phase === 6 ? 8 : 2 + phase;
  wanted.sort((a, b) => urgency(a) - urgency(b));
  return wanted.slice(0, room).flatMap((step) => stepDrafts(step, scene, spoken, false).slice(0, 1));
}

/** The whole way of the trade, for a brief that names little more than a goal. */
export function wholePlan(scene: Scene): Draft[] {
  const { spoken } = scene;
  if (!spoken) return plainWay(scene);
  const drafts: Draft[] = [];
  for (const step of scene.playbook.steps) {
    if (isRuledOut(scene, step[spoken].title.replace(/\{\w+\}/g, ''), step[spoken].words)) continue;
    drafts.push(...stepDrafts(step, scene, spoken, true));
  }
  return inTurn(drafts);
}

/** The way of a trade is gone step by step; a step behind what comes back every week waits for half of it, the last for all. */
function inTurn(drafts: readonly Draft[]): Draft[] {
  const sessions = drafts.flatMap((draft, index) => (draft.release === null ? [] : [index]));
  return drafts.map((draft, index) => {
    const past = sessions.filter((one) => one < index);
    const met = draft.phase < 5 ? past[Math.floor(past.length / 2)] : past.at(-1);
    const before = draft.release === null ? (met ?? index - 1) : index - 1;
    return { ...draft, after: before < 0 ? [] : [{ draft: before, lagDays: 0 }] };
  });
}

/** What the planner says of a whole in a language of which it knows no words. */
const WORDLESS_WAY = ['{subject} (1/3)', '{subject} (2/3)', '{subject} (3/3)'];

/** The same for a language that has no playbooks. */
function plainWay(scene: Scene): Draft[] {
  const words = phrasesFor(scene.language);
  const source = scene.brief.items[0]?.span ?? scene.brief.subject;
  const { language, playbook } = scene;
  const known = language === 'fr' || language === 'es' || language === 'pt';
  const way = known ? (WAYS[playbook.id] ?? WAYS.generic)?.[language] : undefined;
  const drafts = (way ?? WORDLESS_WAY).map(
    (title, index): Draft => ({
      title: filled(title, scene),
      done: words.done(subjectOf(scene)),
      hours: Math.min(scene.longestTask, index === 0 ? 1 : 2),
      stated: false,
      source: source && source.text.length >= 3 ? source : null,
      playbook: source && source.text.length >= 3 ? null : 'generic/way',
      tags: [],
      optional: false,
      approval: false,
      phase: Math.min(5, index),
      release: null,
      deadline: null,
      milestoneId: null,
      after: [],
    }),
  );
  return inTurn(drafts);
}

const idOf = (step: Step, { playbook }: Scene): string => `${playbook.id}/${step.id}`;

function stepDrafts(step: Step, scene: Scene, spoken: Spoken, whole: boolean): Draft[] {
  const text = step[spoken];
  const asked = /\{(?:topic|subject)\}/.test(text.title);
  const source = scene.brief.items[0]?.span ?? scene.brief.subject;
  const base: Draft = {
    title: filled(text.title, scene),
    done: text.done.map((line) => filledLine(line, scene)),
    hours: Math.min(scene.longestTask, quarters(step.hours)),
    stated: false,
    source: whole && asked && source && source.text.length >= 3 ? source : null,
    playbook: idOf(step, scene),
    tags: [],
    optional: false,
    approval: false,
    phase: step.phase,
    release: null,
    deadline: null,
    milestoneId: null,
    after: [],
  };
  if (base.source) base.playbook = null;
  return whole && step.perWeek ? sessionsOf(base, step.perWeek, scene) : [base];
}

const filledLine = (line: string, scene: Scene): string => filled(line, scene);

/** What comes back every week, spread over the time there is. */
function sessionsOf(base: Draft, perWeek: number, scene: Scene): Draft[] {
  const { startDate, today, dueDate } = scene.request;
  const from = startDate > today ? startDate : today;
  const days = Math.max(1, daysBetween(from, dueDate) + 1);
  const count = Math.max(1, Math.min(MOST_SESSIONS, Math.floor((days / 7) * perWeek * 0.85)));
  const of = scene.spoken === 'de' ? 'von' : 'of';
  return Array.from({ length: count }, (_, index): Draft => {
    const release = addDays(from, Math.floor((days * index) / count));
    const suffix = ` (${index + 1} ${of} ${count})`;
    return { ...base, title: fitTitle(base.title, 80 - suffix.length) + suffix, release, after: [] };
  });
}
