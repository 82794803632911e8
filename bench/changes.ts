// `npm run bench changes [-- FILE]`: what the built-in reader finds in mails that change a project, and what it invents.
import { readFileSync } from 'node:fs';
import type { AskKind } from '@daymark/planner/change/ask-kinds';
import { changeByMail } from '@daymark/planner/change/change';
import { requestOf } from '../scripts/free-brief.ts';

interface Case {
  id: string;
  project: { name: string; description: string; startDate: string; dueDate: string };
  today: string;
  mail: string;
  asks: { kind: AskKind; say: string; match: string }[];
}

const [file = new URL('../packages/planner/planbench/changes/mails-1.json', import.meta.url)] =
  process.argv.slice(2);
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8')).cases;
const sum = { asks: 0, found: 0, right: 0, invented: 0 };
for (const { id, project, today, mail, asks } of cases) {
  const read = changeByMail(requestOf({ ...project, today }), mail).asks;
  const matched = new Set<(typeof read)[number]>();
  console.log(id);
  for (const { kind, say, match } of asks) {
    const hits = read.filter(({ statement }) => new RegExp(match, 'iu').test(statement.words.text));
    for (const hit of hits) matched.add(hit);
    const isRight = hits.some((hit) => hit.kind === kind);
    sum.asks++;
    if (hits.length > 0) sum.found++;
    if (isRight) sum.right++;
    else if (hits[0]) console.log(`  ~ ${kind}: ${say} (read as ${hits[0].kind})`);
    else console.log(`  - ${kind}: ${say}`);
  }
  for (const { kind, statement } of read.filter((one) => one.kind !== 'wait' && !matched.has(one))) {
    sum.invented++;
    console.log(`  + ${kind}: ${statement.words.text.replaceAll('\n', ' ')}`);
  }
}
const share = (count: number): string => (count / sum.asks).toFixed(3);
console.log(
  `found ${share(sum.found)} of ${sum.asks}, with the right kind ${share(sum.right)}, invented ${sum.invented} in ${cases.length} mails`,
);
