import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { AnswersReport } from './answers.ts';
import type { Memory } from './app.ts';
import type { Result } from './measure.ts';
import type { OnePerson } from './one-person.ts';
import type { measurePlanning } from './planning.ts';
import type { POPULATION } from './population.ts';
import type { Processor } from './processor.ts';

export interface Report {
  measuredOn: string;
  machine: { cpus: number; node: string; postgresql: string };
  population: typeof POPULATION;
  startMilliseconds: { emptyFolder: number; fullFolder: number };
  memoryMegabytes: { idle: Memory; afterLoad: Memory };
  planning: ReturnType<typeof measurePlanning>;
  onePerson: OnePerson | null;
  answers: AnswersReport | null;
  results: Result[];
}

const RESULTS = join(import.meta.dirname, 'results.json');

export const machineOf = (postgresql: string): Report['machine'] => ({
  cpus: availableParallelism(),
  node: process.versions.node,
  postgresql,
});

const COLUMNS = [
  '',
  'req/s',
  'p50 ms',
  'p99 ms',
  'limit req/s',
  'ratio',
  'least',
  'ratio',
  'JSON alone',
  'bytes',
];

const rowOf = ({
  title,
  perSecond,
  p50Milliseconds,
  p99Milliseconds,
  bound,
  least,
  jsonAlone,
  bytes,
}: Result) => [
  title,
  perSecond.toFixed(0),
  p50Milliseconds.toFixed(1),
  p99Milliseconds.toFixed(1),
  `${bound.perSecond.toFixed(0)} (${bound.kind})`,
  bound.ratio.toFixed(2),
  least ? least.perSecond.toFixed(0) : '',
  least ? least.ratio.toFixed(2) : '',
  jsonAlone.perSecond.toFixed(0),
  String(bytes),
];

export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

const PROCESSOR_COLUMNS = [
  'microseconds of a request, Node + PostgreSQL',
  'app',
  'limit',
  'ratio',
  'least',
  'ratio',
];

/**
 * What share of the app's processor time the limit and the least take; null where it is not known. It hardly moves when
 * the machine has other work, unlike requests a second.
 */
export function processorRatiosOf({ processorMicroseconds: own, bound, least }: Result) {
  const ratio = (used: Processor | null | undefined) =>
    used && own
      ? Math.round(((used.node + used.postgresql) / (own.node + own.postgresql)) * 100) / 100
      : null;
  return { limit: ratio(bound.processorMicroseconds), least: ratio(least?.processorMicroseconds) };
}

const processorRowOf = (result: Result) => {
  const { title, processorMicroseconds: own, bound, least } = result;
  const shown = (used: Processor | null | undefined) => (used ? `${used.node} + ${used.postgresql}` : '');
  const ratios = processorRatiosOf(result);
  return [
    title,
    shown(own),
    shown(bound.processorMicroseconds),
    ratios.limit?.toFixed(2) ?? '',
    shown(least?.processorMicroseconds),
    ratios.least?.toFixed(2) ?? '',
  ];
};

const inWords = (memory: Memory) => (memory ? `${memory.now} MB (at most ${memory.most})` : 'unknown');

function printAnswers({ firstWords, streams }: AnswersReport): void {
  console.log(
    `first words of a language model: ${firstWords.alone} ms asked alone, ${firstWords.throughApp} ms through the app, which adds ${firstWords.added} ms`,
  );
  if (streams)
    console.log(
      `memory of ${streams.open} answers at once: ${streams.during} MB, ${streams.added} MB more than before them`,
    );
}

function printOnePerson({ readAfterWrite, largeProject, plans, lint, memory }: OnePerson): void {
  console.log(
    `one person: a subtask completed in ${readAfterWrite.write} ms and its project read after that in ${readAfterWrite.read} ms; in a project of 2,000 subtasks ${largeProject.write} ms and ${largeProject.read} ms for ${largeProject.bytes} bytes, what changed of it in ${largeProject.changes} ms for ${largeProject.changesBytes} bytes; a plan of 2,000 that wait for each other checked in ${lint} ms`,
  );
  console.log(
    `plans of a process: the first in ${plans.first} ms, the second in ${plans.second} ms, later ones in ${plans.later} ms; its memory before them ${inWords(memory.before)}, 20 s after them and ten projects of 2,000 subtasks ${inWords(memory.after)}`,
  );
}

export function print(report: Report): void {
  const { startMilliseconds, memoryMegabytes, planning, onePerson, answers, results } = report;
  console.log(`\n${table([COLUMNS, ...results.map(rowOf)])}\n`);
  console.log(`${table([PROCESSOR_COLUMNS, ...results.map(processorRowOf)])}\n`);
  console.log(
    `start to first answer: ${startMilliseconds.emptyFolder} ms on an empty folder, ${startMilliseconds.fullFolder} ms on a full one`,
  );
  console.log(
    `memory of the Node process: idle ${inWords(memoryMegabytes.idle)}, 20 s after the load ${inWords(memoryMegabytes.afterLoad)}`,
  );
  console.log(
    `planning: over 365 days 1,000 subtasks in ${planning.scheduleMilliseconds} ms, 5,000 in ${planning.largeScheduleMilliseconds} ms; a brief of 200 words in ${planning.usualBriefMilliseconds} ms (the first one of a process in ${planning.firstPlanMilliseconds} ms), of 5,000 in ${planning.longBriefMilliseconds} ms, 20,000 hostile characters in ${planning.hostileBriefMilliseconds} ms`,
  );
  console.log(
    `evenness: the fullest day is ${planning.peakOverLeast} times as full as the least possible, on the mean of 1,000 projects`,
  );
  if (onePerson) printOnePerson(onePerson);
  if (answers) printAnswers(answers);
}

export function write(report: Report): void {
  writeFileSync(RESULTS, `${JSON.stringify(report, null, 2)}\n`);
}
