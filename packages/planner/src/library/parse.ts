import { PHASES, type Phase } from '@daymark/domain/steps';
import {
  type Deliverable,
  isWork,
  type KindStep,
  type Minutes,
  NEAR_DAYS,
  type NearDay,
  type ProjectKind,
  type Season,
  type Variant,
} from './entries.ts';

/** A line of a file that cannot be read; the message names the entry, the line and how to mend it. */
export class LibraryError extends Error {}

/** A low and a high estimate of which only the usual one is given. */
const LOW_SHARE = 0.6;
const HIGH_SHARE = 1.7;

const TIME = /^(\d+)([mh])$/;
export const STEP = /^(\d+)\.\s+(.*)$/;
const REPEAT = /^repeat (\d+)x (\d+[mh](?:-\d+[mh]-\d+[mh])?)$/;
const LAG = /^in (\d+)d$/;
const DAY = /^day ([1-9])$/;
const LEAD = /^lead (\d{1,2})w$/;
const MONTHS = /^months (\d{1,2})(?:-(\d{1,2}))?$/;
const WAIT = /^wait (\d+)d(?: least (\d+)d)?$/;

/** The lines of one entry: its head, its fields and its steps. */
export interface Block {
  id: string;
  name: string;
  isFamily: boolean;
  fields: ReadonlyMap<string, string>;
  variants: Variant[];
  steps: string[];
  fail: (problem: string) => never;
}

export const listOf = (text: string | undefined, by = ';'): string[] =>
  (text ?? '')
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const FIELDS = new Set(['also', 'not', 'keywords', 'domains', 'slot', 'verb', 'unit', 'per', 'variant']);

function blockOf(lines: readonly string[], file: string): Block {
  const [head = '', ...rest] = lines;
  const [id = '', name = '', mark] = listOf(head.slice(1), '|');
  const fail = (problem: string): never => {
    throw new LibraryError(`${file}: ${id || head}: ${problem}`);
  };
  if (!/^[a-z0-9-]+$/.test(id) || name === '')
    fail('the head is "# id | Name", the id in small letters with hyphens');
  const fields = new Map<string, string>();
  const variants: Variant[] = [];
  const steps: string[] = [];
  for (const line of rest) {
    const field = /^([a-z]+):\s*(.*)$/.exec(line);
    if (STEP.test(line)) steps.push(line);
    else if (!field || !FIELDS.has(field[1] ?? ''))
      fail(`"${line}" is neither a step ("1. …") nor one of ${[...FIELDS].join(', ')}`);
    else if (field[1] === 'variant') {
      const [variant = '', called = '', words] = listOf(field[2], '|');
      if (variant === '' || called === '') fail('a variant is "variant: id | name | words; words"');
      variants.push({ id: variant, name: called, words: listOf(words) });
    } else fields.set(field[1] ?? '', field[2] ?? '');
  }
  if (steps.length === 0) fail('it has no steps');
  return { id, name, isFamily: mark === 'family', fields, variants, steps, fail };
}

/** The blocks of a file: each begins with "# ". Lines that begin with "//" are remarks. */
export function blocksOf(text: string, file: string): Block[] {
  const blocks: string[][] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('# ')) blocks.push([line]);
    else if (!blocks.at(-1)?.push(line))
      throw new LibraryError(`${file}: "${line}" stands before the first "# id | Name"`);
  }
  return blocks.map((lines) => blockOf(lines, file));
}

const minutesOf = (text: string): number | undefined => {
  const [, amount, unit] = TIME.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount) * (unit === 'h' ? 60 : 1);
};

/** "1h" or "30m-1h-2h"; undefined if it is no time. */
function timesOf(text: string): Minutes | undefined {
  const times = text.split('-').map(minutesOf);
  const [first, second, third] = times;
  if (first === undefined || times.includes(undefined)) return undefined;
  if (second === undefined)
    return { low: Math.round(first * LOW_SHARE), usual: first, high: Math.round(first * HIGH_SHARE) };
  return third === undefined ? undefined : { low: first, usual: second, high: third };
}

/** "months 4-6" or "months 5"; undefined if it is none. */
function seasonOf(text: string): Season | undefined {
  const [, first, last = first] = MONTHS.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const isMonth = (month: number) => month >= 1 && month <= 12;
  return isMonth(from) && isMonth(to) ? { from, to } : undefined;
}

/** What stands behind the title of a step. */
interface Told {
  minutes: Minutes | null;
  after: number[] | null;
  phase: Phase | null;
  covers: string[];
  variant: string | null;
  done: string | null;
  who: string | null;
  topics: string[];
  also: string[];
  near: NearDay | null;
  nthDay: number;
  leadWeeks: number;
  lagDays: number;
  season: Season | null;
  flags: Set<string>;
}

const FLAGS = ['forgotten', 'extra', 'each', 'scaled'];

function toldIn(parts: readonly string[], fail: Block['fail'], line: string): Told {
  const told: Told = {
    minutes: null,
    after: null,
    phase: null,
    covers: [],
    variant: null,
    done: null,
    who: null,
    topics: [],
    also: [],
    near: null,
    nthDay: 1,
    leadWeeks: 0,
    lagDays: 0,
    season: null,
    flags: new Set(),
  };
  for (const part of parts) {
    const times = timesOf(part);
    const [word = '', ...more] = part.split(' ');
    const rest = more.join(' ').trim();
    const phase = PHASES.find((one) => one === part);
    const season = seasonOf(part);
    const near = NEAR_DAYS.find((one) => one === part);
    if (times) told.minutes = times;
    else if (phase) told.phase = phase;
    else if (near) told.near = near;
    else if (season) told.season = season;
    else if (FLAGS.includes(part)) told.flags.add(part);
    else if (word === 'after') told.after = rest === 'nothing' ? [] : listOf(rest, ' ').map(Number);
    else if (DAY.test(part)) [told.near, told.nthDay] = ['day', Number(DAY.exec(part)?.[1])];
    else if (LEAD.test(part)) told.leadWeeks = Number(LEAD.exec(part)?.[1]);
    else if (LAG.test(part)) told.lagDays = Number(LAG.exec(part)?.[1]);
    else if (word === 'covers') told.covers = rest.split(/[\s,]+/).filter((one) => one !== '');
    else if (word === 'if') told.variant = rest;
    else if (word === 'done:') told.done = rest;
    else if (word === 'by') told.who = rest;
    else if (word === 'topics:') told.topics = listOf(rest);
    else if (word === 'also:') told.also = listOf(rest);
    else fail(`"${part}" is not understood in "${line}"`);
  }
  return told;
}

function stepOf(line: string, at: number, phaseBefore: Phase, { fail }: Block): KindStep {
  const [, number, text = ''] = STEP.exec(line) ?? [];
  if (Number(number) !== at + 1) fail(`step ${number} should be step ${at + 1}`);
  const [first = '', ...others] = listOf(text, '|');
  const [, days, least] = WAIT.exec(first) ?? [];
  const [, timesAWeek, minutesADay = ''] = REPEAT.exec(first) ?? [];
  const isPlain = days === undefined && timesAWeek === undefined;
  const title = isPlain ? first : (others.shift() ?? '');
  if (title === '') fail(`"${line}" has no text`);
  const told = toldIn(others, fail, line);
  const { minutes, after, phase, covers, variant, also, done, who, topics, season, flags } = told;
  const { near, nthDay, leadWeeks, lagDays } = told;
  const place = at + 1;
  const before = after ?? (at > 0 ? [at] : []);
  if (before.some((one) => !(one >= 1 && one !== place)))
    fail(`"${line}" waits for a step that does not exist`);
  const step = { place, after: before, phase: phase ?? phaseBefore, covers, variant, also, season };
  if (season && days !== undefined) fail(`"${line}": only work and practice have months`);
  if (days !== undefined)
    return {
      ...step,
      wait: title,
      who,
      days: Number(days),
      least: least === undefined ? null : Number(least),
    };
  if (timesAWeek !== undefined)
    return {
      ...step,
      title,
      minutes: timesOf(minutesADay) ?? fail(`"${line}" has no minutes`),
      timesAWeek: Number(timesAWeek),
      topics,
    };
  if (!minutes) return fail(`"${line}" has no time ("| 1h", "| 30m" or "| 30m-1h-2h")`);
  return {
    ...step,
    title,
    minutes,
    done,
    forgotten: flags.has('forgotten'),
    extra: flags.has('extra'),
    near,
    nthDay,
    leadWeeks,
    lagDays,
    each: flags.has('each'),
    scaled: flags.has('scaled'),
  };
}

function stepsOf(block: Block): KindStep[] {
  const steps: KindStep[] = [];
  for (const [at, line] of block.steps.entries())
    steps.push(stepOf(line, at, steps.at(-1)?.phase ?? 'prepare', block));
  return steps;
}

/** A "slot: 9 web-page": the number of a step, and the deliverable of lines without one. */
function slotOf({ fields, fail }: Block): ProjectKind['slot'] {
  const text = fields.get('slot');
  if (text === undefined) return null;
  const [place = '', deliverable] = text.split(/\s+/);
  if (!/^\d+$/.test(place)) fail('a slot is "slot: 9 deliverable-id"');
  return { place: Number(place), deliverable: deliverable ?? null };
}

/** A "per: 20 page; pages / 5000 word; words": the usual number, and what is counted; in one way or another. */
const perOf = ({ fields, fail }: Block): ProjectKind['per'] =>
  waysOf(fields.get('per')).map((text) => {
    const [, usual, units] = /^(\d+)\s+(.*)$/.exec(text) ?? [];
    if (usual === undefined || Number(usual) < 1) fail('"per" is "per: 40 page; pages"');
    return { usual: Number(usual), units: listOf(units) };
  });

/** Ways of counting, between slashes. */
export const waysOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(' / ').map((one) => one.trim());

/** The kinds of projects in a file. Throws a `LibraryError` that names the entry and the line. */
export const kindsIn = (text: string, domain: string): ProjectKind[] =>
  blocksOf(text, domain).map((block) => ({
    id: block.id,
    domain,
    name: block.name,
    also: listOf(block.fields.get('also')),
    not: listOf(block.fields.get('not')),
    isFamily: block.isFamily,
    domains: (block.fields.get('domains') ?? '').split(/[\s,;]+/).filter((one) => one !== ''),
    variants: block.variants,
    keywords: listOf(block.fields.get('keywords')),
    slot: slotOf(block),
    per: perOf(block),
    steps: stepsOf(block),
  }));

/** The deliverables in a file. Their steps are all work. Throws a `LibraryError`. */
export const deliverablesIn = (text: string, domain: string): Deliverable[] =>
  blocksOf(text, domain).map((block) => ({
    id: block.id,
    domain,
    name: block.name,
    also: listOf(block.fields.get('also')),
    not: listOf(block.fields.get('not')),
    verb: block.fields.get('verb') ?? null,
    units: listOf(block.fields.get('unit')),
    steps: stepsOf(block).map((step) => (isWork(step) ? step : block.fail('its steps can only be work'))),
  }));
