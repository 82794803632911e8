import { countIn } from './amounts.ts';
import type { Item, Span } from './brief.ts';
import type { Findings } from './findings.ts';
import { isStatement } from './finite.ts';
import { abilityIn, activeOf, othersWorkIn, suppliedIn } from './forms.ts';
import { withoutDates } from './item.ts';
import type { Mode } from './mode.ts';
import { withoutLeads } from './phrase.ts';
import { saysMore } from './says-more.ts';
import type { Clause } from './segments.ts';
import { approvalIn, orderIn } from './statements.ts';
import { numberOf } from './tongue.ts';
import { turned } from './turns.ts';
import { shareOf, stemsOf } from './words.ts';

/** "I am building an app" says what all of it is for. */
const OVERALL =
  /^(?:build|write|make|create|develop|plan|prepare|renovate|translate|bauen|schreiben|machen|entwickeln|planen|renovieren|übersetzen|construire|écrire|rédiger|préparer|rénover|traduire|construir|escribir|preparar|traducir|escrever|traduzir)$/;

/** Said of nothing in particular, these are about the whole. */
const ENDS_ALL =
  /^(?:submit|launch|deliver|release|publish|einreichen|abgeben|veröffentlichen|livrer|publier|entregar|publicar|lanzar|lançar)$/;

/** What only places a sentence behind or before another. */
const ADVERB =
  /^(?:before that|after that|until then|beforehand|meanwhile|in the meantime|avant cela|auparavant|antes de eso|antes disso),? (?=\S)/i;

/** A sentence about somebody or something that is, not a list of things. */
const tellsOf = (text: string): boolean =>
  /^(?:it|that|this|he|she|they|there|es|das|er|sie|il|elle|ils|elles|c'est|ça|ella|él|ellos|ela|ele|eles|isto|isso)(?= )/i.test(
    text,
  );

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
  /** The sentence tells something, so that its bare nouns are not a list. */
  readonly #prose: boolean;
  /** The sentence says what the project is. */
  #inContext = false;

  constructor(findings: Findings, clauses: readonly Clause[]) {
    this.#findings = findings;
    this.#before = findings.found.items.length;
    this.#prose = clauses.some(
      ({ text, listed }) => !listed && (tellsOf(text) || isStatement(text.split(/\s+/), findings.tongue)),
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
    const { dates } = withoutDates(clause.text, this.#findings.tongue, this.#findings.context);
    const order = dates.length === 0 ? orderIn(clause.text, this.#findings.tongue) : undefined;
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
  }

  #wanted(clause: Clause, said: string, mode: Mode): void {
    if (this.#corrects(said)) return;
    const span = this.#findings.spanOf(clause);
    const ability = clause.place === 0 ? abilityIn(said, this.#findings.tongue) : undefined;
    if (ability) this.#actor = ability.actor;
    const bare = (ability?.rest ?? said).replace(ADVERB, '');
    const active = activeOf(this.#toBeDone(bare), this.#findings.tongue);
    const text = turned(active, this.#findings.tongue);
    if (this.#opensWithAim(clause) || saysMore(this.#findings, clause, text, mode)) return;
    if (!clause.listed && this.#fromOthers(text, span, mode)) return;
    const approval = approvalIn(
      withoutDates(text, this.#findings.tongue, this.#findings.context).text.replace(/\s+/g, ' ').trim(),
      this.#findings.tongue,
    );
    if (approval) {
      const item = this.#findings.itemFrom(approval.what || 'it', span);
      const day =
        withoutDates(text, this.#findings.tongue, this.#findings.context).dates.find(
          (date) => date.role !== 'from',
        )?.day ?? null;
      if (item)
        this.#findings.keep(
          {
            ...item,
            object: approval.what,
            verbs: [],
            approver: /^(?:they|he|she|it|sie|er|es|il|elle|ils|elles|ella|él|ela|ele)$/i.test(approval.who)
              ? (this.#findings.found.items.findLast((one) => one.receiver !== null)?.receiver ?? '')
              : approval.who,
            count: null,
            deadline: day,
          },
          mode,
        );
      return;
    }
    const needs = this.#findings.tongue.pattern(this.#findings.tongue.vocabulary.needs).exec(text)?.groups;
    if (
      needs &&
      !clause.listed &&
      !/^(?:it|this|that|them)(?= |$)/i.test(needs.what ?? '') &&
      !/^(?:i|we|you|they|he|she|it|ich|wir|sie|er|je|il|elle|on|yo|ella|él|eu|ela|ele|please|bitte|then|who|that|this|there)\b/i.test(
        needs.who ?? '',
      )
    ) {
      const item = this.#findings.itemFrom(needs.what ?? '', span);
      if (item)
        this.#findings.keep(
          { ...item, receiver: needs.who ?? null, deadline: item.deadline ?? item.on, on: null },
          mode,
        );
      return;
    }
    const quoted = !clause.listed && /^["“„«][^"“”„«»]+["”“»]$/u.test(clause.text);
    if (quoted || (!ability && this.#isContext(clause, text))) {
      this.#findings.remember(text);
      return;
    }
    const item = this.#findings.itemFrom(`${text} ${this.#aim}`.trim(), span);
    const whole = item?.verbs.some((verb) => ENDS_ALL.test(verb)) ?? false;
    if (item && item.object === '' && !whole && item.deadline !== null && this.#dates(clause, item)) return;
    if (item && /^(?:i|we|ich|wir|je|nous|yo|eu)(?= )/i.test(clause.text) && this.#sayHow(item)) return;
    if (item && item.object === '' && !whole && clause.place > 0 && this.#hasNone()) {
      this.#findings.found.leftOut.push(clause.text);
      return;
    }
    if (!item) this.#findings.noteDeadline(text);
    if (!item || this.#isWhole(clause, item)) return;
    this.#follows(said, item);
    this.#findings.keep(
      {
        ...item,
        receiver: item.verbs.length === 0 ? this.#receiver : null,
        actor: item.verbs.length > 0 ? this.#actor : null,
        perWeek: this.#actor === null ? item.perWeek : null,
        ...(this.#prose ? { loose: true } : {}),
      },
      mode,
    );
  }

  /** "4 letters, please ask before 1 December": the day is that of the letters. */
  #dates(clause: Clause, { deadline }: Item): boolean {
    const last = this.#findings.found.items.at(-1);
    if (!last || clause.place === 0 || last.deadline !== null || last.on !== null) return false;
    last.deadline = deadline;
    return true;
  }

  /** Whether nothing in the sentence gave something to do yet. */
  #hasNone(): boolean {
    return this.#findings.found.items.length === this.#before;
  }

  /** "Speech by my father, I write it with him": how the thing before is done. */
  #sayHow({ object, verbs, deadline, on }: Item): boolean {
    const last = this.#findings.found.items.at(-1);
    if (!last || this.#hasNone() || last.verbs.length > 0 || !/^(?:it|them|these)(?= |$)/i.test(object))
      return false;
    last.verbs = verbs;
    last.deadline ??= deadline;
    last.on ??= on;
    return true;
  }

  /** "…, then repair what they find": after what was said before. */
  #follows(text: string, item: Item): void {
    const last = this.#findings.found.items.at(-1);
    const then =
      /^(?:and |und |et |y |e )?(?:then|after that|afterwards|after which|danach|anschließend|im anschluss|hinterher|puis|ensuite|luego|después|a continuación|depois|a seguir)(?= )/i;
    if (last && then.test(text) && last.object !== '' && item.object !== '')
      this.#findings.found.orders.push({ first: last.span.text, next: item.object, span: item.span });
  }

  /** "16, not 12": two numbers for what was counted before. */
  #corrects(text: string): boolean {
    const match = this.#findings.tongue
      .pattern('^{n},? (?:not|instead of|statt|nicht|pas|au lieu de|no|en vez de|não|em vez de) {n}$')
      .exec(text.replace(/\(.*\)/, '').trim());
    if (!match) return false;
    const [n, before] = [match[1], match[2]].map((one) => numberOf(one ?? '', this.#findings.tongue));
    const known = this.#findings.found.counted.findLast((one) => one.n === before || one.n === n);
    if (known && n && before)
      this.#findings.found.counted.push({ ...known, n: known.n === n ? before : n, said: text });
    return true;
  }

  /** "Contract signed by 15 January" is to be signed. */
  #toBeDone(text: string): string {
    const { tongue, context } = this.#findings;
    if (tongue.language !== 'en') return text;
    const { text: undated, dates } = withoutDates(text, tongue, context);
    const match = /^(.{3,50}?) (\p{L}{3,}(?:ed|t|n))((?: over| off| up| out)?)$/iu.exec(
      undated.replace(/\s+/g, ' ').trim(),
    );
    if (!match || dates.length === 0) return text;
    const passive = `${match[1]} must be ${match[2]}${match[3]}`;
    const active = activeOf(passive, tongue);
    return active === passive
      ? text
      : `${active} ${dates.map(({ start, end }) => text.slice(start, end)).join(' ')}`;
  }

  /** "For the 12 maps, only the captions": what the things of the sentence are for is said first. */
  #opensWithAim({ text, place }: Clause): boolean {
    const aim = place === 0 && /^(?:for|für|pour|para) (?:\p{L}+ ){0,2}\d+ \p{L}+$/iu.test(text.trim());
    if (aim) this.#aim = text;
    return aim;
  }

  /** "We need a second barista": the project itself, which its parts will say in detail. */
  #isWhole(clause: Clause, { object, verbs, count }: Item): boolean {
    const told =
      verbs.length > 0 &&
      (!OVERALL.test(verbs[0] ?? '') ||
        this.#findings.words < 30 ||
        !/^(?:i|we|ich|wir|je|nous|yo|eu)(?= )/i.test(clause.text));
    if (clause.sentence > 0 || clause.place > 0 || told || count !== null) return false;
    const whole = shareOf(stemsOf(object), this.#findings.nameStems) === 1;
    if (whole) this.#findings.noteSubject(clause);
    return whole;
  }

  /** What somebody else does or hands over: a date for it holds for the work that needs it. */
  #fromOthers(text: string, span: Span, mode: Mode): boolean {
    const { text: undated, dates } = withoutDates(text, this.#findings.tongue, this.#findings.context);
    if (this.#findings.beginsWithVerb(text)) return false;
    const isDue = /^(?:it|everything|all|they|alles|es) (?:has|have|needs?|must|muss|müssen)(?: to)? /i.test(
      undated,
    );
    const supplied = isDue
      ? undefined
      : suppliedIn(undated.replace(/\([^)]*\)/g, '').trim(), this.#findings.tongue);
    const work = othersWorkIn(
      undated
        .replace(/\([^)]*\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      this.#findings.tongue,
    );
    if (!supplied && !work) return false;
    const item = this.#findings.itemFrom(text, span);
    const day = dates[0]?.day ?? null;
    if (supplied) {
      if (day !== null && supplied.what !== '' && item)
        this.#findings.keep(
          {
            ...item,
            verbs: ['receive', 'check'],
            hours: 1,
            object: supplied.what,
            release: day,
            on: null,
            deadline: null,
          },
          mode,
        );
      else if (day !== null && dates[0]?.role !== 'due')
        for (const last of this.#findings.found.items.slice(-1))
          if (last.deadline === null || last.deadline > day) last.release ??= day;
      return day !== null || /\bfrom\b|\bvon\b/i.test(undated);
    }
    if (work && item)
      this.#findings.keep(
        {
          ...item,
          verbs: ['have'],
          object: `the ${work.who.toLowerCase()} ${work.verb} ${work.what}`,
          hours: item.hours ?? 1.5,
        },
        mode,
      );
    return work !== undefined;
  }

  /** Whether a clause only says what the project is or how the world is. */
  #isContext(clause: Clause, text: string): boolean {
    const { vocabulary, pattern, language } = this.#findings.tongue;
    const { text: undated, dates } = withoutDates(text, this.#findings.tongue, this.#findings.context);
    if (pattern(`\\b(?:${vocabulary.optional})(?!\\w)`).test(undated)) return false;
    const bare = withoutLeads(undated.trim(), this.#findings.tongue);
    const led = bare !== undated.trim();
    if (this.#findings.beginsWithVerb(undated) || led) return false;
    if (
      /^(?:max(?:imum|imal|\.|imo)? |máximo |about |ca\. |etwa )?\d+ (?:guests|people|persons|children|kids|kinder|enfants|niños|crianças|famílias|participants|attendees|gäste|personen|teilnehmer\w*|invités|personnes|participants|invitados|personas|alumnos|convidados|pessoas|alunos|filhos|hijos|bambini|katzen?|hunde?|cats?|dogs?|singers|members|mitglieder|cantores|employees|mitarbeiter)(?: and (?:a|one|two) \w+)?$/i.test(
        undated.trim(),
      )
    )
      return true;
    if (
      language === 'de' &&
      !clause.listed &&
      /^(?:der |die |das |mein\w* |unser\w* )?\p{Lu}\p{L}+ \p{Ll}{3,}t(?: |$)/u.test(undated)
    )
      return dates.every((date) => date.role !== 'on');
    const rooms = /^\d+ ?(?:-?zimmer(?:wohnung)?|rooms?|bedrooms?|pièces?|habitaciones|quartos|m²|m2|qm)$/i;
    if (clause.sentence === 0 && clause.place > 0 && rooms.test(undated.trim())) return true;
    const statement = pattern(vocabulary.statement).exec(undated);
    if (statement && !clause.listed && (statement.index < 40 || language !== 'en'))
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
      if (stems.length > 0 && shared >= 0.3) {
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
