// `npm run bench changes [-- FILE]`: what the built-in reader finds in mails that change a project, and what it invents.
import { readFileSync } from 'node:fs';
import { fieldsOf } from '@daymark/domain/statements';
import type { AskKind } from '@daymark/planner/change/ask-kinds';
import { type Ask, asksOf } from '@daymark/planner/change/asks';
import { readWithMail } from '@daymark/planner/change/change';
import { requestOf } from '../scripts/free-brief.ts';

interface Case {
  id: string;
  project: { name: string; description: string; startDate: string; dueDate: string };
  today: string;
  mail: string;
  asks: ({ kind: AskKind; whole?: boolean } & Said)[];
  facts?: Said[];
}
interface Said {
  say: string;
  match: string;
  /** The day that it gives; several if people would understand either. */
  byDate?: string | string[];
}

const [file = new URL('../packages/planner/planbench/changes/mails-1.json', import.meta.url)] =
  process.argv.slice(2);
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8')).cases;
const sum = { asks: 0, found: 0, right: 0, invented: 0, dates: 0, dated: 0, waits: 0, waited: 0 };

/** The days that an ask gives to all of the work, or to the one thing that it is about. */
function daysOf({ due, statement }: Ask, isWhole: boolean | undefined): (string | null)[] {
  if (isWhole === true) return [due];
  const own = [fieldsOf(statement), ...(statement.alternatives ?? [])].flatMap((one) => {
    if (one.kind === 'task') return [one.by, ...one.on, one.from];
    if (one.kind === 'event') return [one.on, one.until];
    return one.kind === 'wait' ? [one.until] : [];
  });
  return isWhole === false && due !== null ? [] : [due, ...own];
}

for (const { id, project, today, mail, asks, facts = [] } of cases) {
  const read = asksOf(readWithMail(requestOf({ ...project, today }), mail));
  const matched = new Set<(typeof read)[number]>();
  console.log(id);
  for (const { kind, say, match, byDate, whole } of asks) {
    const hits = read.filter(({ statement }) => new RegExp(match, 'iu').test(statement.words.text));
    for (const hit of hits) matched.add(hit);
    const isRight = hits.some((hit) => hit.kind === kind);
    sum.asks++;
    if (hits.length > 0) sum.found++;
    if (isRight) sum.right++;
    else if (hits[0]) console.log(`  ~ ${kind}: ${say} (read as ${hits[0].kind})`);
    else console.log(`  - ${kind}: ${say}`);
    if (byDate === undefined) continue;
    sum.dates++;
    const days = hits.flatMap((hit) => daysOf(hit, whole));
    if (days.some((day) => [byDate].flat().includes(day ?? ''))) sum.dated++;
    else console.log(`  @ ${[byDate].flat()[0]}: ${say} (read as ${days.flatMap((day) => day ?? [])})`);
  }
  for (const { say, match, byDate = [] } of facts) {
    sum.waits++;
    const hits = read.filter(
      ({ kind, statement }) => kind === 'wait' && new RegExp(match, 'iu').test(statement.words.text),
    );
    const days = hits.flatMap((hit) => daysOf(hit, undefined));
    if (days.some((day) => [byDate].flat().includes(day ?? ''))) sum.waited++;
    else console.log(`  w ${[byDate].flat()[0]}: ${say} (read as ${days.flatMap((day) => day ?? [])})`);
  }
  for (const { kind, statement } of read.filter((one) => one.kind !== 'wait' && !matched.has(one))) {
    sum.invented++;
    console.log(`  + ${kind}: ${statement.words.text.replaceAll('\n', ' ')}`);
  }
}
const share = (count: number): string => (count / sum.asks).toFixed(3);
console.log(
  [
    `found ${share(sum.found)} of ${sum.asks}, with the right kind ${share(sum.right)}`,
    `invented ${sum.invented} in ${cases.length} mails`,
    `dates ${sum.dated} of ${sum.dates}, waits ${sum.waited} of ${sum.waits}`,
  ].join(', '),
);
