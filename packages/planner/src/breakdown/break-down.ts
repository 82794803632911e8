import { daysBetween, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Brief, Item, Language } from '../brief/brief.ts';
import { stemsOf } from '../brief/words.ts';
import { keyed, settled } from '../merge/settled.ts';
import { sized } from '../merge/sized.ts';
import type { PlanRequest } from '../shape.ts';
import type { Breakdown, Draft } from './draft.ts';
import { glueFor, isThin, wholePlan } from './glue.ts';
import { asHappening } from './happenings.ts';
import { draftsFor } from './item-drafts.ts';
import { isKnownCloser, withKind } from './kinds.ts';
import { bindMilestones } from './milestones.ts';
import { verbOfName } from './name-verb.ts';
import { connect } from './order.ts';
import { questionsFor, waitForAnswers, withAnswerDrafts } from './questions.ts';
import { assumptionsFor } from './remarks.ts';
import { noteSaidDays } from './said-days.ts';
import { deliverableFor, matchedBy, type Scene, sceneFor, sceneOf } from './scene.ts';
import { onceMore, partTitle } from './titles.ts';

/** A plan of more tasks than this is unreadable, and the scheduler's work stays bounded. */
const MOST_DRAFTS = 400;
const FEWEST_DRAFTS = 3;
const EVENT_PHASE = 5;

/** Breaks a brief down into tasks without days, with what was assumed and what is to be asked. */
export function breakDown(request: PlanRequest, brief: Brief): Breakdown {
  const scene = sceneOf(request, brief);
  const drafts = isThin(scene) ? thinDrafts(scene) : itemDrafts(scene);
  withAnswerDrafts(drafts, scene);
  noteSaidDays(drafts);
  connect(drafts, scene);
  waitForAnswers(drafts, scene);
  bindMilestones(drafts, scene);
  const spread = asLeft(drafts, scene);
  return {
    drafts: spread,
    assumptions: assumptionsFor(scene, spread),
    questions: questionsFor(scene, spread),
  };
}

function itemDrafts(scene: Scene): Draft[] {
  const drafts: Draft[] = [];
  let object = '';
  for (const [at, item] of scene.brief.items.entries()) {
    if (drafts.length >= MOST_DRAFTS) break;
    const own = sceneFor(item, scene);
    const before = scene.brief.items[at - 1];
    const goesOn = before !== undefined && item.span.start - before.span.end < 4;
    const known = workFor(item.title === undefined ? withReference(item, object, goesOn) : item, own);
    if (known) {
      const stage = drafts.length + (known.series ? MOST_DRAFTS : 0);
      append(
        drafts,
        draftsFor(known, own).map((draft) =>
          draft.unit ? { ...draft, unit: { ...draft.unit, stage } } : draft,
        ),
      );
    } else scene.brief.leftOut.push(item.span.text);
    // "Cull down to 600 pictures, then edit them": the pictures, and never "to 600".
    const named = item.object
      .replace(/^(?:up|out|off|down|over|in|away|together) (?=\S)/i, '')
      .replace(/^to (?=\d+ \p{L})/u, '');
    if (named.length > 3 && !/^to \d/.test(named)) object = named;
  }
  onlyLastIsEnd(drafts);
  withDesign(drafts, scene);
  append(drafts, glueFor(scene, drafts));
  if (drafts.length < FEWEST_DRAFTS) append(drafts, fillers(scene, FEWEST_DRAFTS - drafts.length));
  return drafts.slice(0, MOST_DRAFTS);
}

/** An item with the verb of its kind, unless the trade knows the thing; undefined when nothing says that it is work. */
function workFor(read: Item, scene: Scene): Item | undefined {
  if (read.happening) return asHappening(read, scene);
  const item = inTrade(read, scene);
  if (!item || item.title !== undefined) return item;
  const bare =
    item.verbs.length === 0 && [item.approver, item.receiver, item.actor].every((one) => one === null);
  if (!bare || scene.language === 'other') return item;
  const named = item.count && item.series === null ? verbOfName(item, scene) : undefined;
  if (named) return { ...item, verbs: [named] };
  const found = scene.spoken === null ? undefined : deliverableFor(scene, item.object);
  const trade = found?.playbook;
  const by = found && scene.spoken ? matchedBy(found, scene.spoken, item.object) : 0;
  const closer = isKnownCloser(item.object, scene.language, by);
  if (!closer && (trade === scene.playbook || trade?.id === 'generic')) return item;
  const known = withKind(item, scene.language, scene.playbook.id);
  if (trade && known.verbs.length === 0) return item;
  if (known.verbs.length > 0) return known;
  const dated =
    item.on !== null ||
    item.deadline !== null ||
    item.count !== null ||
    item.hours !== null ||
    item.series !== null;
  const name = scene.language !== 'de' && /^\p{Lu}[\p{L}’'-]*$/u.test(item.object) && item.loose !== false;
  return (item.loose || name) && !dated ? undefined : item;
}

/** "Features: login, search" are built in software; elsewhere they are what their own words say. */
function inTrade(item: Item, { playbook }: Scene): Item | undefined {
  if (!item.onlyIn || item.onlyIn.playbooks.includes(playbook.id)) return item;
  const { title: _, usual, onlyIn, ...rest } = item;
  if (onlyIn.else === null) return undefined;
  return { ...rest, ...onlyIn.else, ...(onlyIn.else.title && usual ? { usual } : {}) };
}

/** Steps of the trade for a brief that asks for fewer things than make a plan. */
const fillers = (scene: Scene, count: number): Draft[] =>
  wholePlan(scene)
    .filter((draft) => draft.phase !== 3)
    .slice(0, count);

/** "Post the ad, read the applications": what goes out in the middle of a list is not the end of the project. */
function onlyLastIsEnd(drafts: Draft[]): void {
  drafts.forEach((draft, index) => {
    const later = drafts.slice(index + 1).some((one) => one.phase >= 2 && one.phase <= 4 && !one.approval);
    if (draft.phase === 5 && later && draft.release === null && draft.deadline === null) draft.phase = 3;
  });
}

/** A thin brief still says its dates; what it names is planned as the trade would. */
function thinDrafts(scene: Scene): Draft[] {
  const events = scene.brief.items.filter((item) => item.happening);
  const held = events.some((item) => item.happening?.ends);
  const drafts = wholePlan(scene).filter((draft) => !held || draft.phase !== EVENT_PHASE);
  for (const item of events) append(drafts, draftsFor(asHappening(item, sceneFor(item, scene)), scene));
  const dated = scene.brief.items.find((item) => item.on !== null || item.deadline !== null);
  const day = dated?.on ?? dated?.deadline;
  if (day)
    for (const draft of drafts) if (draft.phase <= 5 && (draft.release ?? '') <= day) draft.deadline = day;
  return drafts.slice(0, MOST_DRAFTS);
}

function append(drafts: Draft[], more: readonly Draft[]): void {
  const offset = drafts.length;
  for (const draft of more)
    drafts.push({ ...draft, after: draft.after.map((one) => ({ ...one, draft: one.draft + offset })) });
}

/** "Photograph every label and type it in": it is every label. */
function withReference(item: Item, last: string, goesOn: boolean): Item {
  if (item.object === '' && last && goesOn && item.language === 'de' && item.verbs.length > 0)
    return { ...item, object: last };
  const match = /^(it|them|these|those|this|that)(?= |$)/i.exec(item.object);
  if (match && item.verbs.some((verb) => /^(?:monitor|watch|observe|beobachten)$/.test(verb)))
    return { ...item, object: item.object.slice(match[0].length).trim() };
  if (item.object === '' && last && item.verbs.length === 1 && item.verbs[0] === 'decide')
    return { ...item, object: `on ${last}` };
  const rest = item.object.slice(match?.[0].length ?? 0);
  // "Fix a plate to every trunk and enter it in the register": it is the plate.
  const thing = rest.startsWith(' ') ? last.replace(FIXED_TO, '').replace(/^an? /i, 'the ') : last;
  return match && last && item.verbs.length > 0 ? { ...item, object: `${thing}${rest}` } : item;
}

const FIXED_TO = /(?<=^(?:an?|the) .{2,40}) (?:to|on|onto|into) (?:every|each|all|the) .+$/i;

/** What is to be approved has to be made first, also where the brief takes that for granted. */
function withDesign(drafts: Draft[], scene: Scene): void {
  for (const item of scene.brief.items) {
    const stems = stemsOf(item.object);
    if (item.approver === null || scene.spoken === null || stems.length === 0) continue;
    if (!deliverableFor(scene, item.object)) continue;
    const made = drafts.some(
      (draft) => draft.source !== item.span && stems.some((stem) => stemsOf(draft.title).includes(stem)),
    );
    const index = drafts.findIndex((draft) => draft.source === item.span);
    if (made || index < 0) continue;
    const verbs = scene.spoken === 'en' ? ['draft'] : ['entwerfen'];
    const design = draftsFor(
      {
        ...item,
        approver: null,
        verbs,
        count: null,
        deadline: null,
        on: null,
        detail: '',
        hours: Math.min(scene.longestTask, 4),
      },
      scene,
    ).find((one) => one.phase === 2);
    if (design) drafts.push({ ...design, phase: 2, after: [] });
  }
}

/** What is left to do of the drafts, each known by a key, in enough tasks for a short plan. */
export function asLeft(drafts: readonly Draft[], scene: Scene): Draft[] {
  const whole = sized(keyed(distinct(drafts, scene.language)), scene.request, scene.language);
  const left = settled(whole, scene.request);
  return scene.request.granularity === 'fewer' ? left : enoughForDays(left, scene);
}

const SHORT_DAYS = 10;
const LEAST_PART = 1;

/** In a short plan every working day has something: the longest tasks are halved until there is enough for each. */
function enoughForDays(drafts: Draft[], scene: Scene): Draft[] {
  const { startDate, today, dueDate, calendar } = scene.request;
  const from = startDate > today ? startDate : today;
  if (daysBetween(from, dueDate) > SHORT_DAYS * 7) return drafts;
  const weekdays = scene.brief.availability.weekdays ?? calendar.weekdays;
  const days = daysFrom(from, dueDate).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !calendar.daysOff.includes(day),
  ).length;
  if (days > SHORT_DAYS || drafts.length >= days) return drafts;
  const longest = drafts
    .map((_, index) => index)
    .filter((index) => canHalve(drafts[index]))
    .sort((a, b) => (drafts[b]?.hours ?? 0) - (drafts[a]?.hours ?? 0) || a - b);
  const halved = new Set(longest.slice(0, days - drafts.length));
  return drafts
    .map((draft, index) => ({ draft, index }))
    .reduce(
      (list: Draft[], { draft, index }) => {
        if (!halved.has(index)) return list;
        const first = list[index];
        if (!first) return list;
        const half = Math.ceil(draft.hours * 2) / 4;
        list[index] = {
          ...first,
          title: partTitle(draft.title, 2, 2, scene.language),
          hours: draft.hours - half,
          after: [{ draft: list.length, lagDays: 0 }],
          afterRows: undefined,
        };
        list.push({ ...first, title: partTitle(draft.title, 1, 2, scene.language), hours: half });
        return list;
      },
      [...drafts],
    );
}

const canHalve = (draft: Draft | undefined): boolean =>
  draft !== undefined &&
  draft.hours >= LEAST_PART * 1.5 &&
  draft.release === null &&
  draft.stands === undefined &&
  draft.replaces === undefined &&
  !draft.title.endsWith(')');

/** Two tasks of one name are told apart by a number. */
function distinct(drafts: readonly Draft[], language: Language): Draft[] {
  const seen = new Map<string, number>();
  return drafts.map((draft) => {
    const count = (seen.get(draft.title) ?? 0) + 1;
    seen.set(draft.title, count);
    return count === 1 ? draft : { ...draft, title: onceMore(draft.title, count, language) };
  });
}
