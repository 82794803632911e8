import type { Day } from '@daymark/domain/dates';
import type { PlanRequest } from '../shape.ts';
import { countIn } from './amounts.ts';
import { availabilityIn } from './availability.ts';
import type { Brief, Item, Span } from './brief.ts';
import { type DateContext, isWeekend } from './dates.ts';
import { abilityIn, forEachIn, othersWorkIn, suppliedIn } from './forms.ts';
import { itemFrom, type Memory, withoutDates } from './item.ts';
import { withoutNoise } from './mask.ts';
import { splitVerbs, withoutLeads } from './phrase.ts';
import { type Clause, clausesOf, type Sentence, sentencesOf } from './segments.ts';
import { approvalIn, orderIn, rateIn, waitIn } from './statements.ts';
import { type Tongue, tongueIn } from './tongue.ts';
import { shareOf, stemOf, stemsOf } from './words.ts';

/** A plan of more items than this helps nobody; what comes after them is left to the writer. */
const MOST_ITEMS = 120;

/** What the lead of a list says about all that follows: "Optional:", "Out of scope:", "Done:", "By 3 March:". */
interface Mode {
  optional: boolean;
  excluded: boolean;
  already: boolean;
  deadline: Day | null;
  /** What follows is done for each of them. */
  forEach: { n: number; noun: string } | null;
}

const PLAIN: Mode = { optional: false, excluded: false, already: false, deadline: null, forEach: null };

/** Reads a written brief: what is wanted, how much, by when, in what order, and what not. */
export function readBrief(request: PlanRequest): Brief {
  const { tongue, language } = tongueIn(`${request.name}. ${request.description}`);
  const reader = new Reader(request, tongue);
  const masked = withoutNoise(request.description, tongue);
  sentencesOf(masked).forEach((sentence, number) => {
    reader.sentence(sentence, number);
  });
  return { language, ...reader.result() };
}

class Reader {
  readonly #request: PlanRequest;
  readonly #tongue: Tongue;
  readonly #context: DateContext;
  readonly #memory: Memory = { counted: [] };
  readonly #nameStems: string[];
  readonly #found: Omit<Brief, 'language'> = {
    subject: null,
    items: [],
    rates: [],
    waits: [],
    orders: [],
    excluded: [],
    already: [],
    fixedDays: [],
    availability: { weekdays: null, hoursPerDay: null, daysOff: [] },
  };
  /** Of the list under a heading, and of the sentence at hand. */
  #listMode: Mode = PLAIN;
  #mode: Mode = PLAIN;
  #excluding = false;
  #inContext = false;
  #greeted = false;
  /** Whose abilities the sentence lists. */
  #actor: string | null = null;
  /** Who waits for what the sentence lists. */
  #receiver: string | null = null;

  constructor(request: PlanRequest, tongue: Tongue) {
    this.#request = request;
    this.#tongue = tongue;
    this.#context = { today: request.today, locale: request.locale };
    this.#nameStems = stemsOf(`${request.name} ${request.category}`);
  }

  result(): Omit<Brief, 'language'> {
    const { items } = this.#found;
    const fixed = items.flatMap((item) => (item.on && isWeekend(item.on) ? [item.on] : []));
    return { ...this.#found, fixedDays: [...new Set(fixed)] };
  }

  sentence(sentence: Sentence, number: number): void {
    if (this.#found.items.length >= MOST_ITEMS) return;
    const { text } = sentence;
    const { vocabulary, pattern } = this.#tongue;
    const greets = pattern(vocabulary.greeting).test(text) && (text.length < 60 || /^\p{L}+ ?:/u.test(text));
    const signs =
      this.#greeted && text.split(/\s+/).length <= 3 && !sentence.listed && !this.#beginsWithVerb(text);
    this.#greeted = greets && !/[:]/.test(text);
    if (greets || signs) return;
    const endsInColon = this.#request.description[sentence.end] === ':' || sentence.heading;
    if (endsInColon) {
      this.#listMode = this.#modeOf(text);
      if (this.#found.subject === null && shareOf(this.#nameStems, stemsOf(text)) > 0)
        this.#noteSubject(sentence);
      return;
    }
    if (!sentence.listed && this.#listMode.deadline) this.#listMode = PLAIN;
    const availability = availabilityIn(text, this.#tongue, this.#context);
    if (availability) {
      const { availability: known } = this.#found;
      this.#found.availability = {
        ...known,
        ...availability,
        daysOff: [...known.daysOff, ...(availability.daysOff ?? [])],
      };
      return;
    }
    [this.#mode, this.#excluding, this.#inContext] = [this.#listMode, false, false];
    [this.#actor, this.#receiver] = [null, null];
    for (const clause of clausesOf(sentence, number, this.#tongue)) this.#clause(clause);
  }

  #modeOf(text: string): Mode {
    const { vocabulary, pattern } = this.#tongue;
    const { dates } = withoutDates(text, this.#tongue, this.#context);
    return {
      optional: pattern(`\\b(?:${vocabulary.optional})(?!\\w)`).test(text),
      excluded: pattern(vocabulary.excluded).test(text) || /^(?:not|no|nicht|exclu|ohne)/i.test(text),
      already: pattern(vocabulary.already).test(`${text}:`) || pattern(vocabulary.already).test(`${text} :`),
      deadline: dates.find((date) => date.role !== 'from')?.day ?? null,
      forEach: this.#counted(forEachIn(text)),
    };
  }

  #counted(noun: string | undefined): Mode['forEach'] {
    if (noun === undefined) return null;
    return (
      this.#memory.counted.findLast((one) => stemOf(one.noun.split(' ').at(-1) ?? '') === stemOf(noun)) ??
      null
    );
  }

  #clause(clause: Clause): void {
    const { text } = clause;
    const { vocabulary, pattern } = this.#tongue;
    if (clause.leads) {
      this.#lead(clause);
      return;
    }
    const { text: undated } = withoutDates(text, this.#tongue, this.#context);
    if (this.#mode.already || clause.ticked || pattern(vocabulary.already).test(undated)) {
      this.#remember(text);
      this.#found.already.push(text);
      return;
    }
    if (this.#isExcluded(clause, undated)) {
      this.#found.excluded.push(text);
      return;
    }
    if (pattern(vocabulary.budget).test(text)) return;
    const wait = waitIn(undated, this.#tongue);
    const begins = this.#beginsWithVerb(text);
    if (wait) {
      this.#wait(clause, wait);
      if (!begins) return;
    }
    const rate = wait ? undefined : rateIn(undated, this.#tongue);
    if (rate && !begins) {
      const noun = rate.noun || (this.#memory.counted.at(-1)?.noun ?? '');
      this.#found.rates.push({ ...rate, noun: noun.split(' ').at(-1) ?? '', span: this.#spanOf(clause) });
      return;
    }
    if (!begins && this.#describesLast(clause)) return;
    this.#order(clause);
  }

  /** What is waited for: something named before, what is delivered and so has to be ordered, or else the thing just named. */
  #wait(clause: Clause, { what, days, delivered }: { what: string; days: number; delivered: boolean }): void {
    const span = this.#spanOf(clause);
    const last = this.#found.items.at(-1);
    const named = this.#found.items.some((item) => shareOf(stemsOf(what), stemsOf(item.span.text)) > 0);
    if (
      delivered &&
      what !== '' &&
      !/order|bestell|command|encarg|encomend/i.test(last?.verbs.join(' ') ?? '')
    ) {
      const verb = {
        en: 'order',
        de: 'bestellen',
        fr: 'commander',
        es: 'encargar',
        pt: 'encomendar',
        other: '',
      }[this.#tongue.language];
      const item = this.#itemFrom(what, span);
      if (item) this.#keep({ ...item, verbs: [verb] });
    }
    this.#found.waits.push({ what: named || delivered ? what : (last?.span.text ?? what), days, span });
  }

  /** "… with 24 pieces, each with size and glaze": a detail of the item before it. */
  #describesLast(clause: Clause): boolean {
    const last = this.#found.items.at(-1);
    const details =
      /^(?:each|with|including|such as|like|je|jeweils|mit|inklusive|chacune?|avec|y compris|cada un[oa]|con|incluyendo|cada um[a]?|com|incluindo)\b/i;
    if (!last || clause.joint !== ',' || clause.place === 0 || !details.test(clause.text)) return false;
    last.detail = [last.detail, clause.text].filter((one) => one !== '').join(', ');
    last.span = this.#spanOf({ start: last.span.start, end: clause.end });
    return true;
  }

  #lead(clause: Clause): void {
    const mode = this.#modeOf(clause.text);
    const { vocabulary, pattern } = this.#tongue;
    this.#mode = {
      optional: this.#mode.optional || mode.optional,
      excluded: mode.excluded,
      already: mode.already,
      deadline: mode.deadline ?? this.#mode.deadline,
      forEach: mode.forEach,
    };
    if (pattern(vocabulary.budget).test(`${clause.text}: 1`)) this.#mode = { ...this.#mode, excluded: true };
    const says =
      mode.optional || mode.excluded || mode.already || mode.deadline !== null || mode.forEach !== null;
    if (!says && (clause.sentence === 0 || shareOf(stemsOf(clause.text), this.#nameStems) > 0))
      this.#noteSubject(clause);
  }

  #noteSubject(segment: { start: number; end: number }): void {
    this.#found.subject ??= this.#spanOf(segment);
  }

  /** An exclusion goes on over "no shop, blog or forum", and ends at a "but" or an "only". */
  #isExcluded(clause: Clause, undated: string): boolean {
    const { vocabulary, pattern } = this.#tongue;
    if (this.#mode.excluded) return true;
    if (
      /^(?:only|just|but|nur|aber|sondern|mais|seulement|pero|solo|sólo|mas|só|apenas)\b/i.test(clause.text)
    ) {
      this.#excluding = false;
      if (!pattern(vocabulary.excluded).test(undated.replace(/^\S+ /, ''))) return false;
    }
    const says = pattern(vocabulary.excluded).test(undated);
    const goesOn = this.#excluding && !this.#beginsWithVerb(clause.text) && undated.split(/\s+/).length <= 4;
    this.#excluding = says ? /^\W*(?:no|not|without|kein|ohne|sans|pas|sin|sem|não)/i.test(undated) : goesOn;
    return says || goesOn;
  }

  /** "A before B" gives an order and, when A is something to do, an item. */
  #order(clause: Clause): void {
    const { dates } = withoutDates(clause.text, this.#tongue, this.#context);
    const order = dates.length === 0 ? orderIn(clause.text, this.#tongue) : undefined;
    if (!order) {
      this.#wanted(clause, clause.text);
      return;
    }
    this.#found.orders.push({ first: order.first, next: order.next, span: this.#spanOf(clause) });
    this.#wanted(clause, order.main);
  }

  #wanted(clause: Clause, said: string): void {
    const span = this.#spanOf(clause);
    const ability = clause.place === 0 ? abilityIn(said, this.#tongue) : undefined;
    if (ability) this.#actor = ability.actor;
    const text = ability?.rest ?? said;
    if (!clause.listed && this.#fromOthers(text, span)) return;
    const approval = approvalIn(
      withoutDates(text, this.#tongue, this.#context).text.replace(/\s+/g, ' ').trim(),
      this.#tongue,
    );
    if (approval) {
      const item = this.#itemFrom(approval.what || 'it', span);
      const day =
        withoutDates(text, this.#tongue, this.#context).dates.find((date) => date.role !== 'from')?.day ??
        null;
      if (item)
        this.#keep({
          ...item,
          object: approval.what,
          verbs: [],
          approver: approval.who,
          count: null,
          deadline: day,
        });
      return;
    }
    const needs = this.#tongue.pattern(this.#tongue.vocabulary.needs).exec(text)?.groups;
    if (needs && !clause.listed && !/^(?:i|we|you|ich|wir|je|yo)$/i.test(needs.who ?? '')) {
      const item = this.#itemFrom(needs.what ?? '', span);
      if (item)
        this.#keep({ ...item, receiver: needs.who ?? null, deadline: item.deadline ?? item.on, on: null });
      return;
    }
    if (!ability && this.#isContext(clause, text)) {
      this.#remember(text);
      return;
    }
    const item = this.#itemFrom(text, span);
    if (!item || this.#isWhole(clause, item)) return;
    this.#keep({
      ...item,
      receiver: item.verbs.length === 0 ? this.#receiver : null,
      actor: item.verbs.length > 0 ? this.#actor : null,
      perWeek: this.#actor === null ? item.perWeek : null,
    });
  }

  /** "We need a second barista": the project itself, which its parts will say in detail. */
  #isWhole(clause: Clause, { object, verbs, count }: Item): boolean {
    if (clause.sentence > 0 || clause.place > 0 || verbs.length > 0 || count !== null) return false;
    const whole = shareOf(stemsOf(object), this.#nameStems) === 1;
    if (whole) this.#noteSubject(clause);
    return whole;
  }

  /** What somebody else does or hands over: a date for it holds for the work that needs it. */
  #fromOthers(text: string, span: Span): boolean {
    const { text: undated, dates } = withoutDates(text, this.#tongue, this.#context);
    if (this.#beginsWithVerb(text)) return false;
    const supplied = suppliedIn(undated.replace(/\([^)]*\)/g, '').trim(), this.#tongue);
    const work = othersWorkIn(
      undated
        .replace(/\([^)]*\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      this.#tongue,
    );
    if (!supplied && !work) return false;
    const item = this.#itemFrom(text, span);
    const day = dates[0]?.day ?? null;
    if (supplied) {
      if (day !== null && supplied.what !== '' && item)
        this.#keep({
          ...item,
          verbs: ['receive', 'check'],
          hours: 1,
          object: supplied.what,
          release: day,
          on: null,
          deadline: null,
        });
      else if (day !== null) for (const last of this.#found.items.slice(-1)) last.release ??= day;
      return day !== null || /\bfrom\b|\bvon\b/i.test(undated);
    }
    if (work && item)
      this.#keep({
        ...item,
        verbs: ['have'],
        object: `the ${work.who.toLowerCase()} ${work.verb} ${work.what}`,
        hours: item.hours ?? 1.5,
      });
    return work !== undefined;
  }

  #itemFrom(text: string, span: Span): Item | undefined {
    return itemFrom(text, span, this.#tongue, this.#context, this.#memory);
  }

  #keep(item: Item): void {
    const { items } = this.#found;
    if (items.length >= MOST_ITEMS) return;
    const only = this.#tongue.pattern(this.#tongue.vocabulary.deadline);
    if (!item.approver && only.test(item.span.text) && (item.deadline || item.on) && item.verbs.length === 0)
      return;
    if (item.count) this.#memory.counted.push(item.count);
    const same =
      item.verbs.length === 0 && !item.count
        ? items.find(
            (one) =>
              one.approver === item.approver &&
              shareOf(stemsOf(item.object), stemsOf(one.object)) === 1 &&
              stemsOf(one.object).length === stemsOf(item.object).length,
          )
        : undefined;
    if (same) {
      same.deadline ??= item.deadline ?? item.on;
      return;
    }
    const { forEach } = this.#mode;
    items.push({
      ...item,
      count: item.count ?? (forEach && { ...forEach, inHead: true, sessions: null }),
      optional: item.optional || this.#mode.optional,
      deadline: item.deadline ?? (item.on ? null : this.#mode.deadline),
    });
  }

  #remember(text: string): void {
    const count = countIn(withoutDates(text, this.#tongue, this.#context).text, this.#tongue);
    if (count) this.#memory.counted.push(count);
  }

  #beginsWithVerb(text: string): boolean {
    return splitVerbs(withoutLeads(text, this.#tongue), this.#tongue).verbs.length > 0;
  }

  /** Whether a clause only says what the project is or how the world is. */
  #isContext(clause: Clause, text: string): boolean {
    const { vocabulary, pattern, language } = this.#tongue;
    const { text: undated, dates } = withoutDates(text, this.#tongue, this.#context);
    if (pattern(`\\b(?:${vocabulary.optional})(?!\\w)`).test(undated)) return false;
    const bare = withoutLeads(undated.trim(), this.#tongue);
    const led = bare !== undated.trim();
    if (this.#beginsWithVerb(undated) || led) return false;
    const statement = pattern(vocabulary.statement).exec(undated);
    if (statement && !clause.listed && (statement.index < 40 || language !== 'en'))
      return dates.every((date) => date.role !== 'on');
    if (clause.listed) return false;
    const stems = stemsOf(undated);
    if (
      clause.place === 0 &&
      clause.sentence === 0 &&
      dates.length === 0 &&
      countIn(undated, this.#tongue) === null
    ) {
      const shared = shareOf(stems, this.#nameStems);
      if (stems.length > 0 && shared >= 0.3) {
        this.#inContext = true;
        this.#noteSubject(clause);
        return true;
      }
    }
    return (
      this.#inContext &&
      clause.joint === ',' &&
      /^(?:an?|eine?|une?|una?|uma?) /i.test(undated) &&
      !/\d/.test(undated)
    );
  }

  /** A source has three characters at least, so that a person sees it lit. */
  #spanOf({ start, end }: { start: number; end: number }): Span {
    const { description } = this.#request;
    const from = Math.max(0, Math.min(start, end - 3));
    const to = Math.min(description.length, Math.max(end, from + 3));
    return { text: description.slice(from, to), start: from, end: to };
  }
}
