import { isMeasure } from '../brief/amounts.ts';
import type { Item, Rate } from '../brief/brief.ts';
import { countsAs, folded } from '../brief/words.ts';
import { UNITS, VERBS } from '../playbooks/all.ts';
import type { Deliverable, Verb } from '../playbooks/schema.ts';
import { batchHours } from './batch.ts';
import type { Scene } from './scene.ts';

export interface Estimate {
  hours: number;
  /** Hours for each of what is counted, when that is how it was found. */
  each: number | null;
  /** Whether the brief itself gave it. */
  stated: boolean;
}

/** What a verb of the brief means in its language. */
export function verbKnowledge(verb: string | undefined, { language }: Scene): Verb | undefined {
  if (!verb || language === 'other') return undefined;
  const [first = ''] = verb.split(' ');
  return VERBS[language].find((one) => one.verbs.split(' ').includes(first));
}

/** The first of an item's verbs that is known. */
export const knownVerb = (item: Item, scene: Scene): Verb | undefined =>
  item.verbs.map((verb) => verbKnowledge(verb, scene)).find((one) => one !== undefined);

/** Our own guess for one thing may not take more of the time there is. */
const LARGEST_SHARE = 0.4;
const MOST_GUESSED = 24;
/** More than this in all, and "6 hours each" was said of something else than what was counted. */
const MOST_STATED = 500;

/** Things that are printed, bought or reached by the hundred: their number costs no hours. */
const IN_BULK =
  /^(?:unidade?s?|flyers?|leaflets?|posters?|stickers?|cop(?:y|ies)|cards?|business|subscribers?|followers?|contacts?|contactos|contatos|kontakte|people|persons?|visitors?|members?|readers?|tickets?|bags?|cups?|plates?|bottles?|tiles?|bricks?|screws?|plakate?|aufkleber|exemplare|karten|leute|besucher|mitglieder|gäste|personen|affiches|exemplaires|cartes|personnes|carteles|copias|tarjetas|personas|cartazes|cópias|cartões|pessoas|m|m²|qm|euro|larch|prints?|households?|haushalte)$/i;
const BULK_FROM = 40;

/** Hours of an item: what the brief says, else what the trade knows, else what such a thing usually takes. */
export function estimate(item: Item, scene: Scene, deliverable: Deliverable | undefined): Estimate {
  const guessed = inOneGo(withMargin(guess(item, scene, deliverable), item, scene), item, scene);
  const found = isNamedOnly(item, scene, guessed)
    ? { ...guessed, hours: smallFeature(guessed.hours) }
    : guessed;
  const room = Math.max(scene.longestTask, Math.min(MOST_GUESSED * 2, scene.workingHours * LARGEST_SHARE));
  if (found.stated || found.hours <= room) return found;
  // A number of things takes what time there is; one thing of unknown size takes the usual.
  if (found.each !== null && item.count) return { hours: room, each: room / item.count.n, stated: false };
  const flat = deliverable?.hours ?? knownVerb(item, scene)?.hours ?? scene.playbook.plain.hours;
  return { hours: Math.min(room, Math.max(flat, scene.longestTask)), each: null, stated: false };
}

/** A hundred small things alike take no hundred times what one of them takes alone. */
function inOneGo(guess: Estimate, item: Item, { language }: Scene): Estimate {
  const hours = guess.stated || item.count === null ? undefined : batchHours(item, language);
  if (hours === undefined || hours >= guess.hours || !item.count) return guess;
  return { hours, each: hours / item.count.n, stated: false };
}

/** What the playbooks call usual is the work alone; with what comes between, one thing takes about a third more. */
const MARGIN = 1.33;
/** An errand is as short as it is, and what is done in one go stays that. */
const MARGIN_FROM = 1;
const ONE_GO = 4;

function withMargin(guess: Estimate, { happening, series }: Item, { longestTask }: Scene): Estimate {
  const { stated, hours, each } = guess;
  if (stated || each !== null || hours < MARGIN_FROM || happening || series) return guess;
  const go = Math.min(ONE_GO, longestTask);
  return {
    ...guess,
    hours: Math.max(hours, hours > go ? quarters(hours * MARGIN) : Math.min(go, quarters(hours * MARGIN))),
  };
}

/** In a short brief a feature of which no more is said than its name is the simplest one of that name. */
const isNamedOnly = (
  { object, detail, count }: Item,
  { playbook, request }: Scene,
  { stated }: Estimate,
): boolean =>
  playbook.id === 'app' &&
  !stated &&
  count === null &&
  detail === '' &&
  object.split(' ').length <= 3 &&
  request.description.split(/\s+/).length < SHORT_BRIEF;
const SHORT_BRIEF = 60;
const smallFeature = (hours: number): number =>
  hours > 4 ? quarters(Math.max(3, Math.min(6, hours * 0.4))) : hours;

/** So is what they are opened with. */
const OPENS = /^(?:open|launch|release|eröffnen|ouvrir|abrir|lancer|lanzar|lançar)$/;

/** Forty chairs are ordered as fast as four. */
const ACQUIRING =
  /^(?:print|drucken|imprimer|imprimir|order|buy|book|rent|hire|reserve|lease|cancel|choisir|sélectionner|elegir|seleccionar|escolher|selecionar|kaufen|bestellen|besorgen|mieten|buchen|reservieren|kündigen|acheter|commander|réserver|louer|comprar|encargar|reservar|alquilar|encomendar|alugar)$/;

/** Of what is printed one design is made, however many copies; helpers are called together. */
const PRINTED =
  /^(?:flyers?|leaflets?|posters?|stickers?|business|plakate?n?|aufkleber|handzettel|affiches|carteles|folletos|cartazes|folhetos|autocollants|volunteers|helpers|freiwillige|helfer|bénévoles|voluntarios|voluntários)$/i;
const FEW_PRINTED = 5;

const PAINTS = /^(?:(?:re)?paint|streichen|(?:re)?peindre|(?:re)?pintar)$/;
const ROOMS =
  /^(?:rooms?|zimmer|räume|pièces?|chambres?|habitaci\p{L}+|cuartos?|salas?|quartos?|divisões)(?!\p{L})/iu;
const ROOM_HOURS = 5;

/** A program does it with all of them at once. */
const BY_PROGRAM =
  /^(?:export|import|migrate|back|sync|deduplicate|exportieren|importieren|migrieren|exporter|importer|migrer|exportar|importar|migrar)$/;

const inBulk = ({ count }: Item): boolean =>
  (count !== null && count.n >= FEW_PRINTED && PRINTED.test(count.noun.split(' ')[0] ?? '')) ||
  (count !== null && count.n >= BULK_FROM && count.noun.split(' ').some((word) => IN_BULK.test(word)));

function guess(item: Item, scene: Scene, deliverable: Deliverable | undefined): Estimate {
  const n = item.count?.n ?? 1;
  if (item.hours !== null) return { hours: item.hours, each: null, stated: true };
  if (item.each !== null && item.each * n <= MOST_STATED)
    return { hours: item.each * n, each: item.each, stated: true };
  if (item.each !== null) return { hours: item.each, each: null, stated: true };
  const sized = sizedHours(item, scene);
  if (sized) return sized;
  // What is sent to somebody takes no longer for how long it was made.
  const area = measuredAt(item, scene);
  if (area !== undefined) return { hours: area, each: null, stated: true };
  const handed = item.receiver !== null || OPENS.test(item.verbs[0] ?? '');
  const rate = handed ? undefined : rateFor(item, scene);
  if (rate !== undefined) return { hours: rate * n, each: rate, stated: true };
  if (scene.language === 'other') return { hours: scene.playbook.plain.hours, each: null, stated: false };
  const verb = item.actor === null ? knownVerb(item, scene) : undefined;
  if (verb && n >= BULK_FROM && BY_PROGRAM.test(item.verbs[0] ?? ''))
    return { hours: verb.hours, each: null, stated: false };
  if (item.usual?.each && n > 1 && item.count?.role !== 'aside')
    return { hours: item.usual.each * n, each: item.usual.each, stated: false };
  if (verb && item.verbs.length === 1 && ACQUIRING.test(item.verbs[0] ?? ''))
    return { hours: verb.hours, each: null, stated: false };
  if (item.count?.role === 'each') {
    const one = measuredHours(item.detail) ?? deliverable?.hours ?? verb?.hours ?? scene.playbook.plain.hours;
    return { hours: one * n, each: one, stated: false };
  }
  if (item.count && n > 1 && PAINTS.test(item.verbs[0] ?? '') && ROOMS.test(item.count.noun))
    return { hours: ROOM_HOURS * n, each: ROOM_HOURS, stated: false };
  if (item.count && n > 1 && !inBulk(item)) {
    const each = item.count.role === 'aside' ? undefined : (deliverable?.each ?? unitHours(item.count.noun));
    if (each !== undefined) return { hours: Math.max(each * n, 0.5), each, stated: false };
  }
  const usual =
    item.usual?.hours ??
    (verb && (verb.phase <= 1 || verb.phase === 5) ? verb.hours : undefined) ??
    deliverable?.hours ??
    (verb?.phase === 3
      ? Math.max(verb.hours, scene.playbook.id === 'app' ? scene.playbook.plain.hours : 0)
      : verb?.hours) ??
    scene.playbook.plain.hours;
  return { hours: usual, each: null, stated: false };
}

/** The pace that the brief gives for the thing counted. */
function paceFor(item: Item, { brief }: Scene): Rate | undefined {
  // "A quilt takes 9 hours" says nothing of a card for each of the quilts.
  const forEach = item.count?.role === 'each' && / (?:for|of) (?:each|every|all) /i.test(item.object);
  if (forEach) return undefined;
  const { count, verbs } = item;
  const words = count?.noun.split(' ') ?? [];
  const rates = brief.rates.filter(
    (one) => one.verb === undefined || verbs.length === 0 || verbs.includes(one.verb),
  );
  return (
    rates.findLast((one) => words.some((word) => countsAs(word, one.noun))) ??
    // "Each takes three hours" says nothing of 6,500 words.
    (count && !isMeasure(count.noun)
      ? rates.findLast((one) => /^(?:one|each|it|jede[rs]?|eins?|un[oae]|chacune?|uma?)$/i.test(one.noun))
      : undefined)
  );
}

const MEASURED = /^(?:m²|m2|qm|sqm|m|metres?|meters?|km|kg|litres?|liters?|l|hectares?|ha)$/i;

/** "180 m² of tiles, about 6 m² an hour": a measure that is no count of things. */
function measuredAt(item: Item, { brief }: Scene): number | undefined {
  for (const { noun, hours, span } of brief.rates) {
    if (!MEASURED.test(noun)) continue;
    const said = [item.object, item.detail].join(' ').matchAll(/(?<![\d.,])(\d{1,5}) ?([\p{L}²]+2?)/gu);
    const size = [...said].find(([, , unit]) => unit?.toLowerCase() === noun.toLowerCase());
    const own = size && (span.start >= item.span.start || brief.items.length < 3);
    if (own && Number(size[1]) * hours > 0) return Number(size[1]) * hours;
  }
  return undefined;
}

/** How many of the thing counted the brief gives to a day. */
export function perDayOf(item: Item, scene: Scene): number | undefined {
  const pace = paceFor(item, scene);
  return pace?.byDay && pace.hours > 0 ? USUAL_DAY / pace.hours : undefined;
}

/** Hours for one of the thing counted, at the pace of the brief; a day's portion takes no more than such a thing does. */
export function rateFor(item: Item, scene: Scene): number | undefined {
  const pace = paceFor(item, scene);
  const perDay = perDayOf(item, scene);
  if (!pace || perDay === undefined) return pace?.hours;
  const day = (pace.hours * perDay * scene.hoursPerDay) / USUAL_DAY;
  const reads = READS.test(item.verbs[0] ?? '') && /^(?:page|seite|p[aá]gina)/i.test(item.count?.noun ?? '');
  const usual = reads ? READING : unitHours(item.count?.noun ?? '');
  const said = scene.brief.availability.hoursPerDay !== null;
  return (said || usual === undefined ? day : Math.min(day, usual * perDay)) / perDay;
}

const READS = /^(?:read|lesen|lire|leer|ler)$/;
/** Hours for a page that is only read. */
const READING = 0.04;

/** Hours that a day counts for before it is known how many the writer has. */
const USUAL_DAY = 6;

/** Hours for a piece whose length is said in brackets or before it: "60 words". */
function measuredHours(detail: string): number | undefined {
  const match = /^(\d{2,5}) ((?:word|wort|wört|mot|palabra|palavra|zeichen|character)\p{L}*)$/iu.exec(detail);
  const each = match ? unitHours(match[2] ?? '') : undefined;
  return each === undefined ? undefined : Math.max(0.1, each * Number(match?.[1]));
}

function unitHours(noun: string): number | undefined {
  // A blog post is an article, and no line for a network.
  const words = /blog/i.test(noun)
    ? ['blog']
    : folded(noun)
        .replace(/(?<!\p{L})[ld]['’]/gu, '')
        .split(' ')
        .reverse();
  for (const word of words) {
    const unit = UNITS.find(({ words }) => words.split('|').some((one) => word.startsWith(one)));
    if (unit) return unit.hours;
  }
  return undefined;
}

/** Four chapters of sixty pages take as long as the pages. */
function sizedHours({ size, count, ...item }: Item, scene: Scene): Estimate | undefined {
  if (!size || !count) return undefined;
  const pages = { ...item, count: { ...count, ...size } };
  const rate = rateFor(pages, scene);
  const each = ((rate ?? unitHours(size.noun) ?? 0) * size.n) / (count.within?.total ?? count.n);
  return each > 0 ? { hours: each * count.n, each, stated: rate !== undefined } : undefined;
}

/** Hours as tasks have them: quarters, at least one. */
export const quarters = (hours: number): number => Math.max(0.25, Math.round(hours * 4) / 4);
