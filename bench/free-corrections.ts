// `npm run bench free corrections`: how many lines a person corrects until the built-in Reading says what the right one
// says, and until its plan is usable, with the corrections first that repair most.
import { readdirSync, readFileSync } from 'node:fs';
import type { Reading, Statement } from '@daymark/domain/reading';
import { withCorrections } from '@daymark/planner/corrections';
import { outlineOf } from '@daymark/planner/outline';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { type FreeBrief, requestOf } from '../scripts/free-brief.ts';
import { type Correction, correctionsTo } from './corrections.ts';

const FOLDER = new URL('../packages/planner/planbench/free/', import.meta.url);
const load = (name: string) => import(new URL(name, FOLDER).href);
const { scoreFree } = await load('score.mjs');
const { readReadings } = await load('readings.mjs');

type Brief = FreeBrief & { style?: string };

const MIDDLE_WORDS = 70;
const HARD = /^(?:hard|hart|schwer|long)/;
const lengthOf = ({ brief, style = '' }: Brief): string =>
  HARD.test(style) ? 'long' : brief.split(/\s+/).length < MIDDLE_WORDS ? 'short' : 'middle';

const briefs: Brief[] = readdirSync(FOLDER)
  .filter((name) => /^(?:briefs|strangers-\d+)\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')).briefs);

/** The later correction of the same line counts; what a wait changes in others gives way to what is said of them. */
function statementsOf(corrections: readonly Correction[]): Statement[] {
  const own = corrections.flatMap(({ statements }) => statements.slice(0, 1));
  const others = corrections.flatMap(({ statements }) => statements.slice(1));
  return [...new Map([...others, ...own].map((one) => [one.id, one])).values()];
}

/** How much of what is expected a plan holds with these corrections; usable goes before all. */
function worthOf(brief: Brief, reading: Reading, corrections: readonly Correction[]) {
  const corrected = withCorrections(reading, statementsOf(corrections), brief.brief);
  const plan = planProject({ ...requestOf(brief), reading: corrected });
  const [row] = scoreFree([brief], { [brief.id]: outlineOf(corrected, plan) }).rows;
  return { usable: row.usable as boolean, held: row.held as number };
}

/** How many corrections make the plan usable, the ones that repair most first; null where all of them do not. */
function toUsable(brief: Brief, reading: Reading, all: readonly Correction[]): number | null {
  const done: Correction[] = [];
  if (worthOf(brief, reading, done).usable) return 0;
  while (done.length < all.length) {
    const tried = all
      .filter((one) => !done.includes(one))
      .map((one) => ({ one, worth: worthOf(brief, reading, [...done, one]) }));
    const [best] = tried.toSorted(
      (a, b) => Number(b.worth.usable) - Number(a.worth.usable) || b.worth.held - a.worth.held,
    );
    if (!best) return null;
    done.push(best.one);
    if (best.worth.usable) return done.length;
  }
  return null;
}

/** Null counts as more than any number. */
function medianOf(values: readonly (number | null)[]): string {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return Number.isFinite(median) ? String(median) : 'never';
}

function printCorrections(only: string): void {
  const readings: Record<string, Reading> = readReadings(briefs);
  const rows = briefs.flatMap((brief) => {
    const right = readings[brief.id];
    if (!right || !brief.id.startsWith(only)) return [];
    const reading = readBrief(requestOf(brief));
    const frame = { start: brief.start, due: brief.due, description: brief.brief };
    const corrections = correctionsTo(reading, right, frame);
    const clicks = corrections.filter(({ how }) => how === 'click').length;
    const usable = toUsable(brief, reading, corrections);
    const said = `${corrections.length} to the right Reading (${clicks} by one click), ${usable ?? 'never'} to a usable plan`;
    console.log(`${brief.id.padEnd(26)} ${lengthOf(brief).padEnd(6)} ${said}`);
    if (only)
      for (const { how, statements } of corrections)
        console.log(`    ${how.padEnd(8)} ${statements[0]?.kind.padEnd(12)} ${statements[0]?.words.text}`);
    return [{ length: lengthOf(brief), right: corrections.length, clicks, usable }];
  });
  for (const length of ['short', 'middle', 'long']) {
    const some = rows.filter((row) => row.length === length);
    if (some.length === 0) continue;
    const never = some.filter(({ usable }) => usable === null).length;
    console.log(
      `${length}: median ${medianOf(some.map(({ right }) => right))} to the right Reading ` +
        `(${medianOf(some.map(({ clicks }) => clicks))} by one click), ` +
        `${medianOf(some.map(({ usable }) => usable))} to a usable plan${never ? `, never ${never}` : ''}, ${some.length} briefs`,
    );
  }
}

printCorrections(process.argv[2] ?? '');
