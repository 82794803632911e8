import { countIn } from './amounts.ts';
import type { Item, Series, Span } from './brief.ts';
import { countsHeads, countsRooms, tellsOf } from './context.ts';
import { ADVERB, OF_EVERY } from './cues.ts';
import type { Findings } from './findings.ts';
import { isStatement } from './finite.ts';
import { abilityIn, activeOf } from './forms.ts';
import { withoutDates } from './item.ts';
import {
  datesLast,
  datesThing,
  looksBack,
  notesOrder,
  saysHow,
  tellsWhatWith,
  toBeDone,
} from './looks-back.ts';
import type { Mode } from './mode.ts';
import { orderBesideDays, workBehind } from './order-said.ts';
import { fromOthers } from './others.ts';
import { withoutLeads } from './phrase.ts';
import { saysMore } from './says-more.ts';
import type { Clause } from './segments.ts';
import { leadingSeries } from './series.ts';
import { approvalIn } from './statements.ts';
import { turned } from './turns.ts';
import { shareOf, stemOf, stemsOf } from './words.ts';

/** "I am building an app" says what all of it is for. */
const OVERALL =
  /^(?:build|write|make|create|develop|plan|prepare|renovate|translate|bauen|schreiben|machen|entwickeln|planen|renovieren|übersetzen|construire|écrire|rédiger|préparer|rénover|traduire|construir|escribir|preparar|traducir|escrever|traduzir|refaire|reformar|hacer|fazer|faire|turn)$|(?:bauen|schreiben|renovieren|gestalten)$/;

/** Said of nothing in particular, these are about the whole. */
const ENDS_ALL =
  /^(?:submit|launch|deliver|release|publish|einreichen|abgeben|veröffentlichen|livrer|publier|entregar|publicar|lanzar|lançar)$/;

const PRONOUN = /^(?:they|he|she|it|sie|er|es|il|elle|ils|elles|ella|él|ela|ele)$/i;
const NOBODY =
  /^(?:i|we|you|they|he|she|it|ich|wir|sie|er|je|il|elle|on|yo|ella|él|eu|ela|ele|please|bitte|then|who|that|this|there)(?!\p{L})/iu;

/** "A demo that works offline" is a demo. */
const RELATIVE = /(?:^|\s)(?:that|which|who|where)\s*$/i;

/** Reads from the clauses of one sentence what is wanted, by whom and in what order. */
export class Wishes {
  readonly #findings: Findings;
  /** How many items there were before the sentence. */
  readonly #before: number;
  /** Whose abilities the sentence lists. */
  #actor: string | null = null;
  /** Who waits for what the sentence lists. */
  #receiver: string | null = null;
  /** What the sentence says first of what its things are for. */
  #aim = '';
  /** How often holds for all that the sentence lists. */
  #series: Series | null = null;
  /** The sentence tells something, so that its bare nouns are not a list. */
  readonly #prose: boolean;
  /** The sentence says what the project is. */
  #inContext = false;

  constructor(findings: Findings, clauses: readonly Clause[]) {
    this.#findings = findings;
    this.#before = findings.kept;
    this.#prose = clauses.some(
      ({ text, listed }) =>
        !listed &&
        (tellsOf(text) ||
          (!findings.beginsWithVerb(text) &&
            isStatement(
              text
                .replace(/\([^)]*\)?/g, ' ')
                .trim()
                .split(/\s+/),
              findings.tongue,
            ))),
    );
  }

  /** "A before B" gives an order and, when A is something to do, an item. */
  read(clause: Clause, mode: Mode): void {
    const last = this.#findings.found.items.at(-1);
    const { before } = this.#findings.tongue.vocabulary;
    const opens = this.#findings.tongue.pattern(`^(?:${before}) (.{3,})$`).exec(clause.text);
    if (opens && last && clause.place > 0) {
      this.#findings.found.orders.push({
        first: last.span.text,
        next: opens[1] ?? '',
        span: this.#findings.spanOf(clause),
      });
      return;
    }
    const order = orderBesideDays(clause.text, this.#findings);
    if (!order) {
      this.#wanted(clause, clause.text, mode);
      return;
    }
    this.#findings.found.orders.push({
      first: order.first,
      next: order.next,
      span: this.#findings.spanOf(clause),
    });
    this.#wanted(clause, order.main, mode);
    for (const behind of workBehind(order)) this.#wanted(clause, behind, mode);
  }

  #wanted(clause: Clause, written: string, mode: Mode): void {
    const said = written.replace(/^(\p{Lu}\p{L}+) \([^)]*\) (?=\p{Ll}+s )/u, '$1 ');
    if (looksBack(this.#findings, clause, said)) return;
    const span = this.#findings.spanOf(clause);
    const ability = clause.place === 0 ? abilityIn(said, this.#findings.tongue) : undefined;
    if (ability) this.#actor = ability.actor;
    const bare = (ability?.rest ?? said).replace(ADVERB, '');
    const approved = approvalIn(
      withoutDates(bare, this.#findings.tongue, this.#findings.context).text.trim(),
      this.#findings.tongue,
    );
    const active = approved
      ? bare
      : activeOf(toBeDone(this.#findings, this.#withLast(clause, bare)), this.#findings.tongue);
    const text = turned(active, this.#findings.tongue);
    if (this.#opensWithAim(clause) || saysMore(this.#findings, clause, text, mode)) return;
    if (!clause.listed && !approved && fromOthers(this.#findings, text, span, mode)) return;
    if (this.#approved(text, span, mode) || (!clause.listed && this.#handedTo(text, span, mode))) return;
    const quoted = !clause.listed && /^["“„«][^"“”„«»]+["”“»]$/u.test(clause.text);
    if (quoted || (!ability && this.#isContext(clause, text))) {
      this.#findings.remember(text);
      return;
    }
    const item = this.#findings.itemFrom(`${text} ${this.#aim}`.trim(), span);
    if (item && this.#isOfLast(clause, item, mode)) return;
    if (!item && !datesThing(this.#findings, clause, text)) this.#findings.noteDeadline(text);
    if (!item || this.#isWhole(clause, item)) return;
    notesOrder(this.#findings, said, item);
    this.#findings.keep(
      {
        ...item,
        receiver: item.verbs.length === 0 ? this.#receiver : null,
        actor: item.verbs.length > 0 ? this.#actor : null,
        series: this.#actor === null ? this.#seriesOf(clause, item) : null,
        ...(this.#prose ? { loose: true } : {}),
      },
      mode,
    );
  }

  /** "Mara signs off the design": an approval, of what was said last when it is only "it". */
  #approved(text: string, span: Span, mode: Mode): boolean {
    const { text: undated, dates } = withoutDates(text, this.#findings.tongue, this.#findings.context);
    const approval = approvalIn(undated.replace(/\s+/g, ' ').trim(), this.#findings.tongue);
    if (!approval) return false;
    const item = this.#findings.itemFrom(approval.what || 'it', span);
    const receiver = this.#findings.found.items.findLast((one) => one.receiver !== null)?.receiver;
    const approver = PRONOUN.test(approval.who) ? (receiver ?? '') : approval.who;
    const deadline = dates.find((date) => date.role !== 'from')?.day ?? null;
    if (item)
      this.#findings.keep(
        { ...item, object: approval.what, verbs: [], approver, count: null, deadline },
        mode,
      );
    return true;
  }

  /** "The editor needs the full manuscript on 19 February": it is sent to them. */
  #handedTo(text: string, span: Span, mode: Mode): boolean {
    const { tongue } = this.#findings;
    const needs = tongue.pattern(tongue.vocabulary.needs).exec(text)?.groups;
    const { dates } = withoutDates(text, tongue, this.#findings.context);
    const whole = /^(?:it|this|that|them|es|das)(?= |$)/i.test(needs?.what ?? '');
    if (!needs || (whole && dates.length === 0) || NOBODY.test(needs.who ?? '')) return false;
    // "Client wants a flyer" says in the first words what the project's name says too.
    const isWhole = span.start === 0 && shareOf(this.#findings.nameStems, stemsOf(needs.what ?? '')) > 0;
    if (isWhole) return true;
    const found = this.#findings.itemFrom(whole ? `send ${needs.what}` : (needs.what ?? ''), span);
    const item = found && whole ? { ...found, verbs: [], object: '' } : found;
    const each = OF_EVERY.test(needs.who ?? '') ? ` for ${needs.who?.toLowerCase()}` : '';
    const receiver = each === '' ? (needs.who ?? null) : null;
    this.#receiver = receiver;
    const due = item?.deadline ?? item?.on ?? null;
    if (item)
      this.#findings.keep({ ...item, object: item.object + each, receiver, deadline: due, on: null }, mode);
    return true;
  }

  /** "Wände dämmen und mit Gipskarton verkleiden": it is the walls that are clad. */
  #withLast({ place }: Clause, text: string): string {
    const last = this.#findings.found.items.at(-1);
    const goesOn = place > 0 && this.#findings.tongue.language === 'de' && /^mit \p{Lu}/u.test(text);
    return goesOn && last && this.#findings.beginsWithVerb(text) ? `${last.object} ${text}` : text;
  }

  /** What only says when or how the thing before is done; with nothing before it, it is left out. */
  #isOfLast(clause: Clause, item: Item, mode: Mode): boolean {
    if (!this.#hasNone() && tellsWhatWith(this.#findings, clause, item)) return true;
    const mine = /^(?:i|we|ich|wir|je|nous|yo|eu)(?= )/i.test(clause.text);
    if (mine && !this.#hasNone() && saysHow(this.#findings, item)) return true;
    if (item.object !== '' || item.verbs.some((verb) => ENDS_ALL.test(verb))) return false;
    if (item.deadline !== null && datesLast(this.#findings, clause, item)) return true;
    const alone = !mode.forEach && clause.place > 0 && this.#hasNone();
    if (alone) this.#findings.found.leftOut.push(clause.text);
    return alone;
  }

  /** "Every week an article and two posts", "a post and a newsletter a month": how often holds for both. */
  #seriesOf(clause: Clause, { series }: Item): Series | null {
    const paired = clause.joint === 'and' && clause.place > 0;
    const last = this.#findings.found.items.at(-1);
    if (!paired || !last || this.#hasNone()) {
      this.#series = leadingSeries(clause.text, this.#findings.tongue) ?? null;
      return series;
    }
    if (
      series &&
      !last.series &&
      last.count &&
      last.on === null &&
      last.deadline === null &&
      last.verbs.length === 0
    )
      last.series = series;
    return series ?? this.#series;
  }

  /** Whether nothing in the sentence gave something to do yet. */
  #hasNone(): boolean {
    return this.#findings.kept === this.#before;
  }

  /** "For the 12 maps, only the captions": what the things of the sentence are for is said first. */
  #opensWithAim({ text, place }: Clause): boolean {
    const aim = place === 0 && /^(?:for|für|pour|para) (?:\p{L}+ ){0,2}\d+ \p{L}+$/iu.test(text.trim());
    if (aim) this.#aim = text;
    return aim;
  }

  /** "We need a second barista": the project itself, which its parts will say in detail. */
  #isWhole(clause: Clause, { object, verbs, count, on, series }: Item): boolean {
    const told =
      verbs.length > 0 &&
      (!OVERALL.test(verbs[0] ?? '') ||
        this.#findings.words < 30 ||
        !/^(?:i|we|ich|wir|je|nous|yo|eu)(?= )/i.test(clause.text));
    if (clause.sentence > 0 || clause.place > 0 || told || count !== null || on !== null || series !== null)
      return false;
    const whole = shareOf(stemsOf(object), this.#findings.nameStems) === 1;
    if (whole) this.#findings.noteSubject(clause);
    return whole;
  }

  /** Whether a clause only says what the project is or how the world is. */
  #isContext(clause: Clause, text: string): boolean {
    const { vocabulary, pattern, language } = this.#findings.tongue;
    const { text: undated, dates } = withoutDates(text, this.#findings.tongue, this.#findings.context);
    if (pattern(`\\b(?:${vocabulary.optional})(?!\\w)`).test(undated)) return false;
    const bare = withoutLeads(undated.trim(), this.#findings.tongue);
    const led = bare !== undated.trim();
    if (countsHeads(undated)) return true;
    if (this.#findings.beginsWithVerb(undated) || led) return false;
    if (
      language === 'de' &&
      !clause.listed &&
      /^(?:der |die |das |mein\w* |unser\w* )?\p{Lu}\p{L}+ \p{Ll}{3,}t(?: |$)/u.test(undated)
    )
      return dates.every((date) => date.role !== 'on');
    if ((clause.sentence === 0 ? clause.place > 0 : clause.place === 0) && countsRooms(undated)) return true;
    const statement = pattern(vocabulary.statement).exec(undated);
    if (
      statement &&
      !RELATIVE.test(undated.slice(0, statement.index)) &&
      !clause.listed &&
      (statement.index < 40 || language !== 'en')
    )
      return dates.every((date) => date.role !== 'on');
    if (clause.listed) return false;
    const stems = stemsOf(undated);
    if (
      clause.place === 0 &&
      clause.sentence === 0 &&
      dates.length === 0 &&
      countIn(undated, this.#findings.tongue) === null
    ) {
      const shared = shareOf(stems, this.#findings.nameStems);
      // "Channel art" is a part of the channel, "the new channel" is the channel.
      const words = undated.trim().split(/\s+/);
      const isPart =
        language === 'en' && words.length === 2 && !this.#findings.nameStems.includes(stemOf(words[1] ?? ''));
      if (stems.length > 0 && shared >= 0.3 && !isPart) {
        this.#inContext = true;
        this.#findings.noteSubject(clause);
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
}
