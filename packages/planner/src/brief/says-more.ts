import { countIn, isMeasure, takeEffort } from './amounts.ts';
import { firstWeekday } from './availability.ts';
import { splitBrackets } from './brackets.ts';
import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import type { FoundDate } from './found-date.ts';
import { withoutDates } from './item.ts';
import type { Mode } from './mode.ts';
import type { Clause } from './segments.ts';
import { approvalIn } from './statements.ts';
import { isThing, withVerbBehind } from './thing.ts';
import { takenBehind, withOnes } from './turnaround.ts';
import { lookedOverIn } from './turns.ts';
import { tellsWhich } from './which.ts';
import { lookTitle } from './who-decides.ts';

interface Said {
  findings: Findings;
  clause: Clause;
  /** Without its dates. */
  bare: string;
  dates: readonly FoundDate[];
  last: Item;
  mode: Mode;
}

/** Whether a clause only says more of the thing before it: how long it takes, where and when it is, who sees it. */
export function saysMore(findings: Findings, clause: Clause, text: string, mode: Mode): boolean {
  const { text: undated, dates } = withoutDates(text, findings.tongue, findings.context);
  const bare = undated.replace(/\s+/g, ' ').trim();
  const last = findings.found.items.at(-1);
  if (last && clause.place > 0) {
    const said: Said = { findings, clause, bare, dates, last, mode };
    const inList =
      clause.joint === 'and' ? [measure, countedToo, effort, placeAndDay] : [measure, effort, placeAndDay];
    for (const reads of clause.listed
      ? inList
      : [measure, othersDay, workBefore, oneOfThem, effort, sameVerb, countedToo, placeAndDay])
      if (reads(said)) return true;
  }
  if (!clause.listed && othersVerb(findings, clause, bare, dates, mode)) return true;
  return (!clause.listed || clause.place > 0) && lookedOver(findings, clause, bare, dates, mode);
}

const ALL_TOLD =
  / (?:altogether|in all|in total|all told|insgesamt|zusammen|au total|en tout|en total|no total|ao todo)$/i;

/** What has a length of its own, whoever works on it. */
const RUNS =
  /(?<!\p{L})(?:episod|film|video|clip|podcast|movie|trailer|song|track|talk|speech|audio|tape|recording|reel|scene|story|stories|sketch|épisode|vidéo|chanson|court|enregistrement)\p{L}*/iu;

/** "Lay laminate in both rooms, 40 m²". */
function measure({ findings, clause, bare, last }: Said): boolean {
  const { tongue, sizes } = findings;
  const units =
    'sides?|m²|m2|qm|km|kg|g|m|cm|l|words?|pages?|minutes?|seconds?|copies|pieces|wörter|seiten|exemplare|stück|mots|exemplaires|ejemplares|copias|cópias|exemplares|palabras|palavras|páginas|coats?|layers?|anstriche|schichten|couches|manos|demãos';
  if (tellsWhich(bare, findings, clause, last)) {
    last.detail = [last.detail, bare].filter((one) => one !== '').join(', ');
    return true;
  }
  if (
    !tongue
      .pattern(
        `^(?:(?:about|around|ca\\.?|etwa|rund|environ|unas|unos|cerca de|at most|max\\.?) )?(?:${tongue.number}) ?(?:${units})(?: each| je| chacune?| cada un[oa]| altogether| in all| in total| all told| insgesamt| zusammen| au total| en tout| en total| no total| ao todo)?$`,
      )
      .test(bare)
  )
    return false;
  // "Mark 60 essays, 20 minutes each" says how long it takes, "4 episodes, 20 minutes each" how long they are.
  if (/ minutes? /i.test(bare) && last.verbs.length > 0 && !RUNS.test(last.object)) return false;
  last.detail = [last.detail, bare].filter((one) => one !== '').join(', ');
  const count = countIn(bare, tongue);
  if (
    count &&
    last.count === null &&
    (isMeasure(count.noun) || /^(?:copies|pieces|exempla|stück|ejempla|copias|cópias)/i.test(count.noun)) &&
    !/each|je|chacun|cada/i.test(bare)
  )
    last.count = { ...count, role: 'thing' };
  // "9 leaflets, 46,000 words altogether".
  else if (count && last.count && isMeasure(count.noun) && ALL_TOLD.test(bare))
    sizes.push({ size: { n: count.n, noun: count.noun.split(' ')[0] ?? '' }, parts: last.count });
  return true;
}

/** "A plumber has to replace the tap, he only comes on Wednesdays". */
function othersDay({ findings: { tongue, context }, bare, last }: Said): boolean {
  const comes = tongue
    .pattern('^(?:he|she|they|er|sie)\\b.*\\b(?:comes?|works?|kommt|arbeitet|has time|hat)\\b')
    .test(bare);
  const day = comes ? firstWeekday(bare, tongue, context.today) : undefined;
  if (day) last.on ??= day;
  return day !== undefined;
}

/** "The rest on 18 December, after a full proofreading". */
function workBefore({ findings, clause, bare, last, mode }: Said): boolean {
  const behind = findings.tongue
    .pattern('^(?:after|après|nach|después de|depois de) ((?:an?|une?|eine[rm]?|uma?|una) .{3,40})$')
    .exec(bare);
  const work = behind ? findings.itemFrom(behind[1] ?? '', findings.spanOf(clause)) : undefined;
  if (!work) return false;
  findings.keep(work, mode);
  findings.found.orders.push({ first: work.object, next: last.object, span: work.span });
  return true;
}

/** "2 shooting days in the workshop, 6 hours each". */
function effort({ findings: { tongue, memory }, clause, bare, last }: Said): boolean {
  const found = takeEffort(withOnes(bare, tongue), tongue);
  const fillers = tongue.pattern(
    '\\b(?:i assume|i think|i guess|i reckon|probably|schätze ich|ich rechne mit|je compte|calculo|creo|acho|about|around|etwa|ca|all in|in all|of work|zusammen|insgesamt|environ|unos|cerca de)\\b',
    'giu',
  );
  if (!found || /\p{L}{3}/u.test(found.rest.replace(fillers, ''))) return false;
  if (found.value.each) {
    last.each ??= found.value.hours;
    const { led } = memory;
    if (last.count === null && led?.sentence === clause.sentence)
      last.count = { n: led.n, noun: led.noun, role: 'each', sessions: null };
  } else last.hours ??= found.value.hours;
  return true;
}

/** "Rehearse it three times, once in front of my group on 8 December": one of them has a day. */
function oneOfThem({ findings, clause, bare, last, mode }: Said): boolean {
  if (last.verbs.length === 0 || !/^(?:once|einmal|une fois|una vez|uma vez) \p{L}/iu.test(bare))
    return false;
  const item = findings.itemFrom(clause.text, findings.spanOf(clause));
  if (item) findings.keep({ ...item, verbs: last.verbs, hours: null }, mode);
  return item !== undefined;
}

/** "Cancel the water, the power and the internet": the verb holds for all three. */
function sameVerb({ findings, clause, bare, dates, last }: Said): boolean {
  const { tongue } = findings;
  const definite = /^(?:the|my|our|his|her|l[ea]s?|el|los|[oa]s?)(?: |$)/i;
  const carried =
    (last.verbs.length > 0 || isAlike(bare, last.object)) &&
    !tongue.vocabulary.verbLast &&
    dates.length === 0 &&
    last.count === null &&
    bare.split(' ').length <= 6 &&
    ((definite.test(bare) && definite.test(last.object)) || isAlike(bare, last.object)) &&
    clause.start - last.span.end < 12 &&
    !lookedOverIn(bare, tongue) &&
    isThing(bare, tongue);
  if (!carried) return false;
  last.object = `${last.object}, ${bare}`;
  last.span = findings.spanOf({ start: last.span.start, end: clause.end });
  return true;
}

/** "Find 5 sponsors, 35 marshals and 3 doctors": all are found. */
function countedToo({ findings, clause, bare, last, mode }: Said): boolean {
  const starts = findings.tongue.pattern('^{n} \\p{L}');
  if (
    clause.joint === '' ||
    findings.tongue.vocabulary.verbLast ||
    last.verbs.length === 0 ||
    last.series !== null ||
    // "Bring 8 descriptions up to date" says with more than the verb what is done.
    /^(?:bring|take|put|keep|get|set|turn|hand)$/.test(last.verbs[0] ?? '')
  )
    return false;
  if (withVerbBehind(bare, findings.tongue)) return false;
  if (!starts.test(bare) || !starts.test(last.object) || clause.start - last.span.end > 40) return false;
  const item = findings.itemFrom(clause.text, findings.spanOf(clause));
  if (item && item.verbs.length === 0) findings.keep({ ...item, verbs: last.verbs }, mode);
  return item !== undefined && item.verbs.length === 0;
}

/** "Klarna, PayPal and Stripe", "for the EU, UK and US": names go on as names. */
function isAlike(next: string, before: string): boolean {
  const last = before.split(/[ ,]+/).at(-1) ?? '';
  const initials = /^\p{Lu}{2,4}$/u;
  if (initials.test(next)) return initials.test(last);
  return /^\p{Lu}\p{L}+$/u.test(next) && /^\p{Lu}\p{L}+$/u.test(last) && before.split(' ').length <= 3;
}

/** "Run my first half marathon, in Barcelona on 7 March"; what has a day already is released where it says. */
function placeAndDay({ findings, clause, bare, dates, last, mode }: Said): boolean {
  const day = dates[0];
  if (!day) return false;
  const out = /^in (?:both |all |the )?(?:app )?(?:stores?|shops?)(?: at the latest)?$/i.test(bare);
  if (out) {
    const item = findings.itemFrom(
      `release ${findings.projectName} ${bare.replace(/ at the latest$/i, '')}`,
      findings.spanOf(clause),
    );
    if (item) findings.keep({ ...item, deadline: day.day }, mode);
    return true;
  }
  const state =
    /^(?:up|out|online|live|ready|finished|done|printed|delivered|gedruckt|fertig|geliefert|prêt|prête|prêts|list[oa]s?|pront[oa]s?)(?: \p{L}+)?$/iu;
  if (state.test(bare.replace(/ (?:bis|by|am|on)$/, '')) && last.on === null) {
    if (last.deadline === null || last.deadline > day.day) last.deadline = day.day;
    return true;
  }
  const led =
    /^(?:in|at|im|am|in der|bei|à|en|em|no|na) \p{Lu}|^(?:in|at|in|bei|chez) (?:the|my|our|their|his|her|\p{L}+em|\p{L}+er|nous|eux|elle) ?\p{L}*$/u.test(
      bare,
    );
  if (!led || last.on !== null || last.deadline !== null) return false;
  if (day.role === 'on') last.on = day.day;
  else last.deadline = day.day;
  last.span = findings.spanOf({ start: last.span.start, end: clause.end });
  return true;
}

/** "Der Hausmeister muss die Steckdosen prüfen": it is had done. */
function othersVerb(
  findings: Findings,
  clause: Clause,
  bare: string,
  dates: readonly FoundDate[],
  mode: Mode,
): boolean {
  if (findings.tongue.language !== 'de' || approvalIn(bare, findings.tongue)) return false;
  const match =
    /^(der|die|ein|eine|mein|meine|unser|unsere) (\p{Lu}\p{L}+) (?:muss|soll|sollte) (.+) (\p{Ll}+en)$/iu.exec(
      bare,
    );
  const item = match ? findings.itemFrom(`${match[3]} ${match[4]}`, findings.spanOf(clause)) : undefined;
  if (!match || !item) return false;
  const by = {
    der: 'vom',
    die: 'von der',
    ein: 'von einem',
    eine: 'von einer',
    mein: 'von meinem',
    meine: 'von meiner',
    unser: 'von unserem',
    unsere: 'von unserer',
  };
  const from = Object.entries(by).find(([article]) => article === match[1]?.toLowerCase())?.[1] ?? 'von';
  const thing = item.object.replace(/^(?:der|die|das|den|dem|ein|eine|einen) /i, '');
  const deadline = dates.find((date) => date.role !== 'from')?.day ?? null;
  findings.keep(
    { ...item, object: `${thing} ${from} ${match[2]}`, verbs: [`${match[4]} lassen`], deadline, on: null },
    mode,
  );
  return true;
}

/** "Checks them", "los revisa", "les relit": what was named right before. */
const PRONOUN =
  / (?:them|it|sie|es|l[oae]s?|les?|os|as) \p{L}+|(?:checks|reads|reviews|proofreads|corrects) (?:them|it)(?!\p{L})|-[oa]s?(?!\p{L})/iu;

/** "The board reads it first": before it is printed or goes out. */
const FIRST = /(?:^| )(?:first|beforehand|zuerst|vorher|d'abord|primero)$/i;
const GOES_OUT =
  /^(?:print|send|publish|mail|drucken|verschicken|imprimer|envoyer|publier|imprimir|enviar|publicar)$/;

/** Who looks something over gets it sent, before what it is needed for. */
function lookedOver(
  findings: Findings,
  clause: Clause,
  bare: string,
  dates: readonly FoundDate[],
  mode: Mode,
): boolean {
  const { text: alone, detail } = /\)$/.test(bare) ? splitBrackets(bare) : { text: bare, detail: '' };
  const seen = lookedOverIn(alone, findings.tongue);
  const span = findings.spanOf(clause);
  const taken = seen ? takenBehind(seen.what, findings.tongue) : undefined;
  if (seen && taken) seen.what = taken.text;
  const item = seen ? findings.itemFrom(seen.what || 'it', span) : undefined;
  if (!seen || !item) return false;
  const deadline = dates.find((date) => date.role !== 'from')?.day ?? null;
  const last = clause.place > 0 && PRONOUN.test(clause.text) ? findings.found.items.at(-1) : undefined;
  findings.keep(
    {
      ...item,
      object: seen.what || (last?.verbs.length ? last.object : ''),
      ...(detail === '' ? {} : { detail }),
      verbs: [],
      count: null,
      receiver: seen.who,
      ...(seen.what === '' ? {} : lookTitle(bare, seen)),
      deadline,
      on: null,
      ...(taken ? { hours: 0.5 } : {}),
    },
    mode,
  );
  if (taken) findings.found.waits.push({ what: span.text, days: taken.days, span });
  const out = findings.found.items.find(({ verbs }) => verbs.some((verb) => GOES_OUT.test(verb)));
  if (!seen.before && out && FIRST.test(alone))
    findings.found.orders.push({
      first: `${seen.who} ${seen.what}`,
      next: `${out.verbs[0]} ${out.object}`.trim(),
      span,
    });
  if (seen.before) findings.found.orders.push({ first: `${seen.who} ${seen.what}`, next: seen.before, span });
  return true;
}
