import { addDays, type Day, weekdayOf } from '@daymark/domain/dates';
import type { PlanRequest } from '../shape.ts';
import { countIn, takeEffort } from './amounts.ts';
import { ofWhatCame } from './as-object.ts';
import type { Brief, Count, Item, Language, Span } from './brief.ts';
import { countedBack } from './counted-back.ts';
import { datesIn } from './dates.ts';
import type { DateContext } from './found-date.ts';
import { sendBefore } from './hand-over.ts';
import { itemFrom, type Memory, withoutDates } from './item.ts';
import { IS_LEFT_OVER } from './left-over.ts';
import type { Mode } from './mode.ts';
import { countsWhatWasNamed, doneForEach, doneToEach } from './of-each.ts';
import { rateIn } from './pace.ts';
import { splitVerbs, withoutLeads } from './phrase.ts';
import { isRest } from './remainder.ts';
import type { Clause } from './segments.ts';
import { inSense } from './sense.ts';
import { isPerson, isSaid, isThing, trimmedThing, withVerbBehind } from './thing.ts';
import { type ToldHours, withToldHours } from './told-hours.ts';
import { type ToldSize, withToldSizes } from './told-sizes.ts';
import type { Tongue } from './tongue.ts';
import { waitBehind } from './wait-behind.ts';
import { dropWhole, withWholes } from './wholes.ts';
import { shareOf, stemsOf } from './words.ts';

/** A plan of more items than this helps nobody; what comes after them is left to the writer. */
export const MOST_ITEMS = 120;

/** What any of the things counted is called. */
const PIECE =
  /^(?:pieces?|items?|units?|cop(?:y|ies)|stück|exemplar|pièce|exemplaire|pieza|unidad|ejemplar|peça|unidade)$/i;

/** What was found in a brief so far, and what the sentences to come need to know of it. */
export class Findings {
  /** Of the paragraph that is being read. */
  tongue: Tongue;
  context: DateContext;
  readonly memory: Memory = { counted: [] };
  /** Of the project's name and category. */
  readonly nameStems: readonly string[];
  readonly found: Omit<Brief, 'language'> = {
    subject: null,
    items: [],
    rates: [],
    waits: [],
    orders: [],
    excluded: [],
    already: [],
    others: [],
    counted: [],
    events: [],
    deadlines: [],
    later: [],
    supplied: [],
    clashes: [],
    leftOut: [],
    fixedDays: [],
    availability: { weekdays: null, hoursPerDay: null, daysOff: [] },
  };
  readonly told: ToldHours[] = [];
  readonly sizes: ToldSize[] = [];
  /** How many items were kept so far, whether or not they were dropped again. */
  kept = 0;
  readonly #request: PlanRequest;
  /** Of the whole brief; the grammar of no tongue holds for `other`. */
  readonly #language: Language;

  constructor(request: PlanRequest, tongue: Tongue, language: Language) {
    this.#request = request;
    this.#language = language;
    this.tongue = tongue;
    const { today, locale, startDate, dueDate } = request;
    this.context = { today, locale, start: startDate > today ? startDate : today, end: dueDate };
    this.nameStems = stemsOf(`${request.name} ${request.category}`);
  }

  knowDays(text: string): void {
    const known = new Map<number, Day>();
    for (const { day, vague } of datesIn(text, this.tongue, this.context)) {
      const number = Number(day.slice(8));
      const { startDate, dueDate } = this.#request;
      if (!vague && day >= startDate && day <= dueDate && !known.has(number)) known.set(number, day);
    }
    this.context = { ...this.context, known };
  }

  /** No grammar is known for the language of the brief. */
  get isForeign(): boolean {
    return this.#language === 'other';
  }

  /** How long the brief is, in words. */
  get words(): number {
    return this.#request.description.split(/\s+/).length;
  }

  get projectName(): string {
    return this.#request.name;
  }

  result(): Omit<Brief, 'language'> {
    const deliver = { en: 'deliver', de: 'abgeben', fr: 'livrer', es: 'entregar', pt: 'entregar', other: '' };
    const items = withToldSizes(
      withWholes(withToldHours(this.found.items, this.told), deliver[this.tongue.language]),
      this.sizes,
      this.found.rates,
    );
    const { calendar, startDate, today, dueDate } = this.#request;
    const said = this.found.availability;
    const { decided = [] } = calendar;
    const availability = {
      ...said,
      ...(decided.includes('weekdays') && { weekdays: null }),
      ...(decided.includes('hours') && { hoursPerDay: null, hoursByWeekday: undefined }),
    };
    const weekdays = availability.weekdays ?? calendar.weekdays;
    const off = new Set([...calendar.daysOff, ...availability.daysOff]);
    const from = startDate > today ? startDate : today;
    sendBefore(items, (day) => off.has(day) || !weekdays.includes(weekdayOf(day)));
    const fixed = items.flatMap(({ on }) => {
      const within = on !== null && on >= from && on <= dueDate;
      return within && (off.has(on) || !weekdays.includes(weekdayOf(on))) ? [on] : [];
    });
    return { ...this.found, availability, items, fixedDays: [...new Set(fixed)] };
  }

  itemFrom(text: string, span: Span): Item | undefined {
    return itemFrom(text, span, this.tongue, this.context, this.memory);
  }

  keep(read: Item, mode: Mode): void {
    const { items } = this.found;
    if (this.#isDeadline(read)) return;
    const item = read.happening ? read : inSense(this.#asWork(countedBack(this, read)), this.tongue);
    if (!item || items.length >= MOST_ITEMS) {
      // What is told of a day is no work, but others count from it.
      if (read.on !== null) this.context = { event: read.on, ...this.context };
      this.found.leftOut.push(read.span.text);
      return;
    }
    waitBehind(this, item);
    countsWhatWasNamed(item, this.found.items.at(-1));
    const rate = rateIn(item.detail, this.tongue);
    if (rate && item.detail !== '') {
      const own = item.count?.noun.split(' ').at(-1) ?? '';
      // "24 costumes (two hours per piece)".
      const noun = rate.noun === '' || (own !== '' && PIECE.test(rate.noun)) ? own : rate.noun;
      this.found.rates.push({ ...rate, noun, span: item.span });
    }
    doneForEach(item, this.memory.counted, this.tongue);
    if (isRest(items, item)) return;
    if (item.count) {
      this.memory.counted.push(item.count);
      if (item.series === null) this.#count(item.count, item.object);
    }
    const same =
      item.verbs.length === 0 && !item.count
        ? items.find(
            (one) =>
              one.series === null &&
              one.approver === item.approver &&
              one.receiver === item.receiver &&
              shareOf(stemsOf(item.object), stemsOf(one.object)) === 1 &&
              stemsOf(one.object).length === stemsOf(item.object).length,
          )
        : undefined;
    if (same) {
      same.deadline ??= item.deadline ?? item.on;
      return;
    }
    if (item.on !== null) this.context = { ...this.context, event: item.on, came: undefined };
    dropWhole(items, item, this.tongue);
    const { forEach } = mode;
    this.kept++;
    items.push({
      ...item,
      object: ofWhatCame(this.found, item.object),
      ...(forEach && doneToEach(item, forEach, this.tongue)),
      language: this.tongue.language,
      optional: item.optional || mode.optional,
      release: item.release ?? (item.on ? null : (this.#afterEvent(item) ?? mode.release)),
      deadline: item.deadline ?? (item.on ? null : mode.deadline),
    });
  }

  /** What is left over is there when all is over. */
  #afterEvent({ object }: Item): Day | null {
    const { event } = this.context;
    return IS_LEFT_OVER.test(object) && event && event <= this.#request.dueDate ? event : null;
  }

  /** "Deadline 11 December" gives the day of the whole, and no task. */
  #isDeadline({ verbs, object, approver, span, deadline, on }: Item): boolean {
    const day = deadline ?? on;
    const only = verbs.length === 0 && approver === null && stemsOf(object).length <= 1;
    const says = this.tongue.pattern(this.tongue.vocabulary.deadline).test(span.text);
    if (!only || !says || day === null) return false;
    this.found.deadlines.push(day);
    return true;
  }

  /** Only what names a thing or begins with a verb is work; people, places, remarks and answers are not. */
  #asWork(item: Item): Item | undefined {
    if (item.approver !== null || item.actor !== null || item.receiver !== null) return item;
    if (this.#language === 'other') return item.object === '' && item.verbs.length === 0 ? undefined : item;
    const behind = item.verbs.length === 0 ? withVerbBehind(item.object, this.tongue) : undefined;
    const verbs = behind?.verbs ?? item.verbs;
    const particle =
      verbs.length > 0 && this.tongue.language === 'en'
        ? (/ up$|(?<= back) (?:on|in|off|out)$/.exec(item.object)?.[0] ?? '')
        : '';
    const bare = trimmedThing(behind?.object ?? item.object, this.tongue);
    const object = particle !== '' && !bare.endsWith(particle) ? `${bare}${particle}` : bare;
    if (verbs.length > 0) return isSaid(object) ? undefined : { ...item, verbs, object };
    if (object === '') return item.count ? item : undefined;
    return isThing(object, this.tongue) && !isPerson(object) ? { ...item, verbs, object } : undefined;
  }

  remember(text: string): Count | null {
    const count = countIn(withoutDates(text, this.tongue, this.context).text, this.tongue);
    if (!count) return null;
    this.memory.counted.push(count);
    this.#count(count, text);
    return count;
  }

  #count({ n, noun, role }: Count, said: string): void {
    if (role !== 'each') this.found.counted.push({ n, noun, said });
  }

  /** "… with 24 pieces, each with size and glaze": a detail of the item before it. */
  describesLast(clause: Clause): boolean {
    const last = this.found.items.at(-1);
    const details =
      /^(?:each|with|including|such as|like|je|jeweils|mit|inklusive|chacune?|avec|y compris|cada un[oa]|con|incluyendo|cada um[a]?|com|incluindo)\b/i;
    if (!last || clause.joint !== ',' || clause.place === 0) return false;
    if (!details.test(clause.text) && !this.#saysWhoFor(clause, last)) return false;
    const effort = takeEffort(clause.text, this.tongue);
    if (effort?.value.each && !/\p{L}/u.test(effort.rest)) last.each ??= effort.value.hours;
    last.detail = [last.detail, clause.text].filter((one) => one !== '').join(', ');
    last.span = this.spanOf({ start: last.span.start, end: clause.end });
    return true;
  }

  /** "Site for Ink & Oak, a tattoo studio.": in the first sentence, of two clauses alone, a name is told more of. */
  #saysWhoFor({ text, place, sentence, start, end, listed }: Clause, last: Item): boolean {
    if (sentence !== 0 || place !== 1 || listed) return false;
    const said = this.spanOf({ start: last.span.start, end: start }).text;
    return (
      this.isLast({ end }) &&
      /^(?:an?|the|my|eine?|une?|una|uma?) \p{Ll}[^\d,]{2,40}$/u.test(text) &&
      / (?:for|of|für|von|pour|de|para) \p{Lu}[\p{L}\p{N}&'’ -]{1,40},? ?$/u.test(said)
    );
  }

  /** Whether nothing of its sentence follows a clause. */
  isLast = ({ end }: { end: number }): boolean =>
    /^[.\n]?$/.test(this.#request.description.slice(end, end + 1));

  /** "Deadline 11 December" names no thing, only the day of the whole. */
  noteDeadline(text: string): void {
    const day = withoutDates(text, this.tongue, this.context).dates[0]?.day;
    if (day && this.tongue.pattern(this.tongue.vocabulary.deadline).test(text))
      this.found.deadlines.push(day);
  }

  /** "At least four weeks before we open": counted back from the day that was fixed last, else from the end. */
  readonly backFrom = (days: number): Day => {
    const day = this.found.items.findLast((item) => item.on !== null)?.on;
    return addDays(day ?? this.context.event ?? this.#request.dueDate, -days);
  };

  noteSubject(segment: { start: number; end: number }): void {
    this.found.subject ??= this.spanOf(segment);
  }

  beginsWithVerb(text: string): boolean {
    const bare =
      text
        .replace(/\([^)]*\)?/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || text;
    return splitVerbs(withoutLeads(bare, this.tongue), this.tongue).verbs.length > 0;
  }

  /** A source has three characters at least, so that a person sees it lit. */
  spanOf({ start, end }: { start: number; end: number }): Span {
    const { description } = this.#request;
    const from = Math.max(0, Math.min(start, end - 3));
    const to = Math.min(description.length, Math.max(end, from + 3));
    return { text: description.slice(from, to), start: from, end: to };
  }
}
