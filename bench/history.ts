// The figures of each release, to notice one that became slower. A release has one row, of its last full run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processorRatiosOf, type Report } from './report.ts';

const HISTORY = join(import.meta.dirname, 'history.json');
const PACKAGE = join(import.meta.dirname, '../package.json');
/** A smaller change is within the difference between two runs of the same code. */
const NOTED = 0.2;

/** A ratio of processor times (`… of the limit`, `… of the least`) is better when it is higher, everything else when it is lower. */
type Figures = Record<string, number>;

export interface Release {
  version: string;
  measuredOn: string;
  cpus: number;
  figures: Figures;
}

const isRatio = (name: string): boolean => / of the (?:limit|least)$/.test(name);

export function figuresOf({
  startMilliseconds,
  memoryMegabytes,
  planning,
  onePerson,
  results,
}: Report): Figures {
  const ratios = results.flatMap((result): [string, number | null][] => {
    const { limit, least } = processorRatiosOf(result);
    return [
      [`${result.name} of the limit`, limit],
      [`${result.name} of the least`, least],
    ];
  });
  const memory = {
    'MB idle': memoryMegabytes.idle?.now ?? null,
    'MB after load': memoryMegabytes.afterLoad?.now ?? null,
    'MB after plans and large projects': onePerson?.memory.after?.now ?? null,
  };
  const known = [...ratios, ...Object.entries(memory)].filter(
    (entry): entry is [string, number] => entry[1] !== null,
  );
  return {
    ...Object.fromEntries(known),
    'ms start': startMilliseconds.fullFolder,
    'ms usual brief': planning.usualBriefMilliseconds,
    'ms long brief': planning.longBriefMilliseconds,
    ...(onePerson && {
      'ms first plan': onePerson.plans.first,
      'ms later plan': onePerson.plans.later,
      'ms read after write': onePerson.readAfterWrite.read,
      'ms read 2,000 subtasks': onePerson.largeProject.read,
      'ms read changes of 2,000': onePerson.largeProject.changes,
      'ms complete among 2,000': onePerson.largeProject.write,
      'ms lint of 2,000 subtasks': onePerson.lint,
    }),
  };
}

/** What is worse than in the release before, worst first. Times of another machine are not compared. */
export function slowdownsSince(before: Release, now: Release): string[] {
  const isSameMachine = before.cpus === now.cpus;
  return Object.entries(now.figures)
    .flatMap(([name, value]) => {
      const former = before.figures[name];
      if (!former || !value || (!isRatio(name) && !isSameMachine)) return [];
      const worse = isRatio(name) ? former / value : value / former;
      return worse >= 1 + NOTED
        ? [{ worse, words: `${name}: ${former} in ${before.version}, ${value} now` }]
        : [];
    })
    .toSorted((a, b) => b.worse - a.worse)
    .map(({ words }) => words);
}

/** Adds the row of this version, or replaces it. Returns what became worse since the version before, in words. */
export function keepInHistory(report: Report): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const rows: Release[] = existsSync(HISTORY) ? JSON.parse(readFileSync(HISTORY, 'utf8')) : [];
  const { measuredOn, machine } = report;
  const now: Release = { version, measuredOn, cpus: machine.cpus, figures: figuresOf(report) };
  const others = rows.filter((row) => row.version !== version);
  writeFileSync(HISTORY, `${JSON.stringify([...others, now], null, 2)}\n`);
  const before = others.at(-1);
  if (!before) return 'There is no release before this one to compare with.';
  const slower = slowdownsSince(before, now);
  if (slower.length === 0) return `Nothing is a fifth worse than in ${before.version}.`;
  return [`At least a fifth worse than in ${before.version}:`, ...slower].join('\n');
}
