import { answered, yesNoAsk } from '../answers/asks.ts';
import { namesFor } from '../answers/names.ts';
import type { Draft } from '../breakdown/draft.ts';
import { quarters } from '../breakdown/estimate.ts';
import { isThin } from '../breakdown/glue.ts';
import { datesOf } from '../breakdown/item-dates.ts';
import { link } from '../breakdown/links.ts';
import { isRuledOut, type Scene } from '../breakdown/scene.ts';
import { fitTitle, partTitle } from '../breakdown/titles.ts';
import { capital } from '../breakdown/wording.ts';
import type { Item, Span } from '../brief/brief.ts';
import { shareOf, stemsOf, wordsOf } from '../brief/words.ts';
import type { SuggestedTask } from '../shape.ts';
import { type Given, inventsAmount, inventsName, plainLine, spanOf, withoutOwnDates } from './words.ts';

const MOST_SUGGESTED = 200;
const MOST_HOURS = 60;
const MOST_LINES = 5;
const LONGEST_LINE = 160;

/** Steps that no sentence asks for are at most a quarter of a plan, as in our own. */
const GLUE_SHARE = 1 / 3;

const BASIS = 'language-model/own-step';

const VAGUE =
  /^(?:misc\w*|other\w*|various|planning|research|preparation|work|stuff|todo|tbd|task ?\d*|step ?\d*|sonstiges|diverses|planung|recherche|vorbereitung|aufgabe ?\d*)[.!]?$/iu;

/** A suggested task that holds, with what it is about. */
interface Sound {
  title: string;
  done: string[];
  hours: number;
  source: Span | null;
  item: Item | undefined;
  milestoneId: string | null;
  optional: boolean;
  /** Places in the list that was suggested. */
  after: readonly number[];
  place: number;
}

export interface Guess {
  id: string;
  title: string;
}

export interface Grounded {
  drafts: Draft[];
  /** Suggestions that are none, that the brief rules out, or that there are too many of. */
  dropped: number;
  /** What says more than the brief does; what a person does not want of it is no draft. */
  guessed: Guess[];
  /** Words of the brief that ask for something which no task covers. */
  uncovered: string[];
}

const overlap = (a: Span, b: Span): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** What the brief asks for in the cited words. */
function itemAt(source: Span | null, { brief }: Scene): Item | undefined {
  if (!source) return undefined;
  const [best] = brief.items
    .map((item) => ({ item, shared: overlap(item.span, source) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  return best?.item;
}

function milestoneNamed(name: string | null, { request }: Scene): string | null {
  const wanted = wordsOf(name ?? '').join(' ');
  return (
    request.milestones.find((one) => wanted !== '' && wordsOf(one.name).join(' ') === wanted)?.id ?? null
  );
}

function linesOf({ done }: SuggestedTask, given: Given): string[] {
  const lines = done.map((line) => plainLine(line, given.text)).filter((line) => line.length > 2);
  return lines
    .filter((line) => !inventsAmount(line, given) && withoutOwnDates(line, given) === line)
    .slice(0, MOST_LINES)
    .map((line) => fitTitle(line, LONGEST_LINE));
}

/** Holds one suggestion against the brief; undefined when nothing of it is left. */
function soundTask(task: SuggestedTask, place: number, scene: Scene, given: Given): Sound | undefined {
  const title = capital(withoutOwnDates(plainLine(task.title, given.text), given));
  const isOneWord = !/\s/.test(title) && /\p{Script=Latin}/u.test(title);
  if (title.length < 3 || VAGUE.test(title) || isOneWord) return undefined;
  const source = spanOf(task.quote, scene.request.description);
  const item = itemAt(source, scene);
  if (!item && isRuledOut(scene, title)) return undefined;
  return {
    title: fitTitle(title),
    done: linesOf(task, given),
    hours: quarters(Math.min(MOST_HOURS, task.hours)),
    source,
    item,
    milestoneId: milestoneNamed(task.milestone, scene),
    optional: task.optional || item?.optional === true,
    after: task.after,
    place,
  };
}

/** Each title once, and no more steps of the model's own than a plan may have. */
function chosen(sound: readonly Sound[], scene: Scene): Sound[] {
  const seen = new Set<string>();
  const once = sound.filter(({ title }) => {
    const key = wordsOf(title).join(' ');
    return !seen.has(key) && seen.add(key);
  });
  if (isThin(scene)) return once;
  let room = Math.max(2, Math.floor(once.filter(({ source }) => source).length * GLUE_SHARE));
  return once.filter(({ source }) => source !== null || room-- > 0);
}

/** What the brief itself says about the hours of a thing goes before what a model thinks of it. */
function withStatedHours(tasks: readonly Sound[]): Map<Sound, { hours: number; stated: boolean }> {
  const byItem = Map.groupBy(tasks, ({ item }) => item);
  return new Map<Sound, { hours: number; stated: boolean }>(
    tasks.map((task) => {
      const { item } = task;
      const said =
        item?.hours ?? (item?.each && item.count ? item.each * item.count.n : (item?.each ?? null));
      const all = (byItem.get(item) ?? []).reduce((sum, one) => sum + one.hours, 0);
      if (!item || said === null || all === 0) return [task, { hours: task.hours, stated: false }];
      return [task, { hours: quarters((task.hours * said) / all), stated: true }];
    }),
  );
}

/** A thing that happens on a day is that day's; what several tasks lead to, the last of them is. */
function windowOf(task: Sound, tasks: readonly Sound[], scene: Scene) {
  const { item, hours } = task;
  if (!item) return { release: null, deadline: null };
  const isLast = tasks.findLast((one) => one.item === item) === task;
  const { release, deadline } = datesOf(item, hours, scene);
  return { release: isLast || item.release !== null ? (isLast ? release : item.release) : null, deadline };
}

/** As many tasks of one day as the hours make. */
function partsOf(
  task: Sound,
  hours: number,
  { longestTask, language }: Scene,
): { title: string; hours: number }[] {
  const count = Math.ceil(hours / longestTask);
  if (count <= 1) return [{ title: task.title, hours }];
  const each = quarters(hours / count);
  return Array.from({ length: count }, (_, at) => ({
    title: partTitle(task.title, at + 1, count, language),
    hours: each,
  }));
}

function uncoveredBy(drafts: readonly Draft[], { brief }: Scene): string[] {
  return brief.items
    .filter(({ span, object }) => {
      const stems = stemsOf(object);
      return !drafts.some(
        ({ source, title }) =>
          (source !== null && overlap(source, span) > 0) ||
          (stems.length > 0 && shareOf(stems, stemsOf(title)) >= 0.5),
      );
    })
    .map(({ span }) => span.text);
}

function guessedAmong(tasks: readonly Sound[], given: Given): Guess[] {
  const titles = tasks
    .map(({ title }) => title)
    .filter((title) => inventsAmount(title, given) || inventsName(title, given));
  const ids = namesFor('guess', titles);
  return titles.map((title, index) => ({ id: ids[index] ?? title, title }));
}

/** Turns what a model suggests into drafts that hold against the brief. No date of its own is among them. */
export function groundedDrafts(suggested: readonly SuggestedTask[], scene: Scene, given: Given): Grounded {
  const sound = suggested
    .slice(0, MOST_SUGGESTED)
    .flatMap((task, place) => soundTask(task, place + 1, scene, given) ?? []);
  const all = chosen(sound, scene);
  const guessed = guessedAmong(all, given);
  const isUnwanted = ({ id }: Guess) => answered(scene.request, id, yesNoAsk(true)) === false;
  const unwanted = new Set(guessed.filter(isUnwanted).map(({ title }) => title));
  const tasks = all.filter(({ title }) => !unwanted.has(title));
  const hoursOf = withStatedHours(tasks);
  const drafts: Draft[] = [];
  const lastPart = new Map<number, number>();
  for (const task of tasks) {
    const { hours, stated } = hoursOf.get(task) ?? { hours: task.hours, stated: false };
    const dates = windowOf(task, tasks, scene);
    for (const [at, part] of partsOf(task, hours, scene).entries()) {
      drafts.push({
        ...part,
        done: task.done,
        stated,
        source: task.source,
        playbook: task.source ? null : BASIS,
        tags: [],
        optional: task.optional,
        approval: false,
        phase: 3,
        ...dates,
        milestoneId: task.milestoneId,
        after: at === 0 ? [] : [{ draft: drafts.length - 1, lagDays: 0 }],
      });
      if (at === 0)
        for (const before of task.after) {
          const index = lastPart.get(before);
          if (index !== undefined) link(drafts, index, drafts.length - 1);
        }
    }
    lastPart.set(task.place, drafts.length - 1);
  }
  // Where no order is given, it is that of the list as long as there is time for it.
  if (tasks.every(({ after }) => after.length === 0))
    for (let at = 1; at < drafts.length; at++) link(drafts, at - 1, at, { usual: true });
  return {
    drafts,
    dropped: suggested.length - all.length,
    guessed,
    uncovered: uncoveredBy(drafts, scene),
  };
}
