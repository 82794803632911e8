import { isMeasure } from '../brief/amounts.ts';
import type { Item } from '../brief/brief.ts';
import { shareOf, stemsOf } from '../brief/words.ts';
import type { Deliverable, Playbook } from '../playbooks/schema.ts';
import { chunksOf } from './chunks.ts';
import type { Draft } from './draft.ts';
import { estimate, knownVerb, quarters, verbKnowledge } from './estimate.ts';
import { readyFor } from './happenings.ts';
import { type Dates, datesOf, hoursOn, isWorked, madeFor } from './item-dates.ts';
import { inOwnWords } from './own-words.ts';
import { phrasesFor } from './phrases.ts';
import { repeatsOf } from './repeats.ts';
import { deliverableFor, isRuledOut, ownDeliverableFor, type Scene } from './scene.ts';
import { fitTitle } from './titles.ts';
import { bareObject, capital, filled, ownTitle, theObject, theSubject } from './wording.ts';

const EVENT_PHASE = 5;
const CHECK_PHASE = 4;

/** The tasks that one item of the brief asks for, in order; each after the one before it. */
export function draftsFor(item: Item, scene: Scene): Draft[] {
  if (item.approver !== null) return [approvalDraft(item, scene)];
  const known = item.usual
    ? undefined
    : scene.playbook.id === 'app' && item.verbs.length > 0
      ? ownDeliverableFor(scene, item.object)
      : (deliverableFor(scene, item.object) ??
        (item.object === '' ? undefined : deliverableFor(scene, item.verbs.join(' '))));
  const text = scene.spoken ? known?.deliverable[scene.spoken] : undefined;
  const main = mainDrafts(item, scene, known);
  const drafts: Draft[] = [];
  const base = main[0];
  if (!base) return [];
  if (text?.first && !isRuledOut(scene, text.first.title) && !item.optional) {
    drafts.push({
      ...base,
      title: filled(text.first.title, scene, item),
      done: text.first.done,
      hours: quarters(text.first.hours),
      stated: false,
      unit: undefined,
      phase: Math.min(base.phase, 1),
      release: null,
      after: [],
    });
  }
  const ready = readyFor(item, scene);
  if (ready)
    drafts.push({
      ...base,
      title: filled(ready.title, scene, item),
      done: phrasesFor(scene.language).done(bareObject(item.object, scene)),
      hours: ready.hours,
      release: null,
      phase: 1,
    });
  const prepared = previous(drafts);
  for (const draft of main) drafts.push({ ...draft, after: prepared.map((one) => ({ ...one })) });
  if (text?.next && !item.optional) {
    const title = filled(text.next.title, scene, item);
    drafts.push({
      ...base,
      title,
      done: text.next.done,
      hours: quarters(text.next.hours),
      stated: false,
      unit: undefined,
      phase: Math.max(base.phase, 4),
      deadline: null,
      release: null,
      after: main.map((_, index) => ({ draft: drafts.length - 1 - index, lagDays: 0 })),
    });
  }
  return drafts;
}

const previous = (drafts: readonly Draft[]): Draft['after'] =>
  drafts.length > 0 ? [{ draft: drafts.length - 1, lagDays: 0 }] : [];

function mainDrafts(
  item: Item,
  scene: Scene,
  known: { playbook: Playbook; deliverable: Deliverable } | undefined,
): Draft[] {
  const deliverable = known?.deliverable;
  const found = estimate(item, scene, deliverable);
  const { stated } = found;
  const theDay =
    item.on !== null &&
    item.verbs.length === 0 &&
    !deliverable &&
    shareOf(stemsOf(scene.request.name), stemsOf(item.object)) >= 0.5;
  const hours = theDay && !stated ? Math.max(found.hours, Math.min(4, scene.longestTask)) : found.hours;
  const title = titleOf(item, scene, deliverable);
  const dates = datesOf(madeFor(item, deliverable, scene), hours, scene);
  const isEvent = item.on !== null && dates.release !== null && item.verbs.length === 0;
  const phase = item.happening
    ? item.happening.ends
      ? EVENT_PHASE
      : CHECK_PHASE
    : isEvent
      ? EVENT_PHASE
      : phaseOf(item, scene, deliverable);
  const repeated = item.series ? repeatsOf(item, item.series, title, found, scene) : undefined;
  const oneDay = dates.release !== null && dates.release === dates.deadline;
  const room = item.happening && item.on ? hoursOn(item.on, scene) : scene.longestTask;
  const whole = [{ title, hours: quarters(Math.min(hours, room)) }];
  const happens = deliverable?.phase === 5 && hours <= room;
  const portions = oneDay || happens ? whole : chunksOf(title, item, hours, scene);
  const begins = item.begins && dates.deadline === null && isWorked(dates.release, scene);
  const first = begins ? { deadline: dates.release } : {};
  const chunks: readonly Portion[] =
    repeated ?? portions.map((chunk, at) => ({ ...dates, ...(at === 0 ? first : {}), ...chunk }));
  return chunks.map(
    (chunk): Draft => ({
      title: inOwnWords(chunk.title, item.span.text, scene.language),
      done: doneOf(item, scene, deliverable),
      hours: chunk.hours,
      stated,
      source: item.span,
      playbook: null,
      tags: [],
      optional: item.optional,
      approval: false,
      phase,
      release: chunk.release,
      deadline: chunk.deadline,
      milestoneId: null,
      unit: unitOf(item, chunk),
      paced: chunk.paced,
      after: [],
    }),
  );
}

interface Portion extends Dates {
  title: string;
  hours: number;
  units?: readonly [number, number];
  total?: number;
  paced?: Draft['paced'];
}

/** Which of the things counted a portion is about. */
function unitOf(
  { count, series }: Item,
  { units, total: all }: Pick<Portion, 'units' | 'total'>,
): Draft['unit'] {
  if (!count || count.role === 'aside' || !units || (series && count.role !== 'each')) return undefined;
  const total = all ?? count.within?.total ?? count.n;
  return { noun: count.noun.split(' ')[0] ?? '', from: units[0], to: units[1], total, stage: 0 };
}

/** Testing and writing in one go is making: the earliest of the verbs counts. */
function phaseOf(item: Item, scene: Scene, deliverable: Deliverable | undefined): number {
  if (item.actor !== null) return deliverable?.phase ?? scene.playbook.plain.phase;
  const phases = item.verbs.flatMap((verb) => verbKnowledge(verb, scene)?.phase ?? []);
  return phases.length > 0 ? Math.min(...phases) : (deliverable?.phase ?? scene.playbook.plain.phase);
}

function titleOf(item: Item, scene: Scene, deliverable: Deliverable | undefined): string {
  const measured = withMeasure(item, scene);
  const { spoken, language } = scene;
  if (item.title !== undefined) return fitTitle(capital(item.title));
  if (item.actor !== null)
    return fitTitle(capital(`let ${item.actor} ${item.verbs.join(' and ')} ${item.object}`));
  if (item.verbs.length > 0) return fitTitle(`${ownTitle(measured.item, scene)}${measured.suffix}`);
  const words = phrasesFor(language);
  if (item.receiver !== null)
    return fitTitle(
      capital(
        words.sendTo(
          item.object === '' ? theSubject(scene) : theObject(item.object, scene),
          item.receiver.replace(
            /^(?:The|My|Our|Your|His|Her|Der|Die|Das|Meine?|Unsere?|Le|La|Mon|Ma|Notre|El|Mi|Nuestr[oa]|O|A|Meu|Minha) /,
            (article) => article.toLowerCase(),
          ),
        ),
      ),
    );
  if (spoken) {
    const template = deliverable?.[spoken]?.title ?? scene.playbook.plain[spoken];
    return fitTitle(`${filled(template, scene, measured.item)}${measured.suffix}`);
  }
  return fitTitle(`${words.nounTitle(bareObject(item.object, scene))}${measured.suffix}`);
}

/** "Three of the eight windows" has its number, in words. */
const OF_A_WHOLE = /^(?:the )?\p{L}+ (?:of the|of my|of our|von|der|de|des|dos|das) \p{L}+ /iu;

/** "a 2000 word introduction" is an introduction; its measure goes behind it. */
function withMeasure(item: Item, scene: Scene): { item: Item; suffix: string } {
  const { count, object } = item;
  if (!count) return { item, suffix: '' };
  const digits = new RegExp(`(?:^|\\s)${String(count.n).replace(/(?=(\d{3})+$)/g, '[.,  ]?')}[ -]`, 'u');
  if (!isMeasure(count.noun)) {
    const inWords = new RegExp(`(?<![\\p{L}\\d])\\p{L}+ (?=${count.noun.split(' ')[0]})`, 'u');
    const said = object.includes(String(count.n)) || digits.test(object) || OF_A_WHOLE.test(object);
    if (!said && object.includes(count.noun) && scene.spoken)
      return { item: { ...item, object: object.replace(inWords, `${count.n} `) }, suffix: '' };
    return { item, suffix: said || object.includes(count.noun) ? '' : ` (${count.n} ${count.noun})` };
  }
  const unit = (count.noun.split(' ')[0] ?? '').replace(/^(word|page|slide|minute)$/, '$1s');
  const number = count.n >= 10_000 ? count.n.toLocaleString('en-US') : String(count.n);
  const stripped = object
    .replace(new RegExp(`^(?:a |an )?\\d[\\d.,]*[ -]${count.noun.split(' ')[0]}s?(?: of)? ?`, 'i'), '')
    .trim();
  // "45 pages in 5 chapters" say where the pages are, and not what they are of.
  if (/^(?:in|on|over|across|en|em|sur|auf|dans) /i.test(stripped)) return { item, suffix: '' };
  const rest = stripped.length > 2 && stripped !== object ? { ...item, object: stripped } : item;
  return rest === item && /\d/.test(object)
    ? { item, suffix: '' }
    : { item: rest, suffix: scene.language === 'other' ? '' : ` (${number} ${unit})` };
}

function doneOf(item: Item, scene: Scene, deliverable: Deliverable | undefined): string[] {
  const words = phrasesFor(scene.language);
  const known = scene.spoken ? deliverable?.[scene.spoken]?.done : undefined;
  const verb = item.actor === null ? knownVerb(item, scene) : undefined;
  const done = [...(known ?? verb?.done ?? words.done(bareObject(item.object, scene)))].slice(0, 4);
  if (item.count && item.count.n > 1 && !isMeasure(item.count.noun))
    done.unshift(words.allOf(item.count.n, item.count.noun));
  if (item.count?.within && item.count.within.before > 0 && item.count.noun !== '')
    done.push(words.left(item.count.n, item.count.within.total, item.count.noun));
  const asked = item.detail.replace(/[<>]/g, '').trim();
  const said = relativePart(item);
  for (const detail of [asked, said])
    if (detail.length > 3 && detail.length < 160) done.push(words.asAsked(detail));
  return done.map((line) => line.replace(/\s*\n\s*/g, ' ')).slice(0, 5);
}

/** What the brief says about a thing and the title leaves out. */
function relativePart(item: Item): string {
  const match = / ((?:she|he|they|that|which|who|where|so that) .{4,})$/i.exec(item.object);
  return match?.[1]?.replace(/[<>]/g, '') ?? '';
}

function approvalDraft(item: Item, scene: Scene): Draft {
  const words = phrasesFor(scene.language);
  const what = stemsOf(item.object).length > 0 ? theObject(item.object, scene) : '';
  return {
    title: fitTitle(
      capital(
        words.approval(
          what,
          (item.approver ?? '').replace(/^(?:The|My|Our|Der|Die|Das) /, (word) => word.toLowerCase()),
        ),
      ),
    ),
    done: words.approvalDone,
    hours: 0.5,
    stated: false,
    source: item.span,
    playbook: null,
    tags: [],
    optional: item.optional,
    approval: true,
    phase: 2,
    release: item.release ?? item.on,
    deadline: item.deadline ?? item.on,
    milestoneId: null,
    after: [],
  };
}
