// `npm run bench breakdown [-- BRIEFS.json]`: is the work of ordinary briefs broken down? A row a brief, and the means.
import { readFileSync } from 'node:fs';
import { planBrief } from '../scripts/plan-brief.ts';

const FOLDER = new URL('../packages/planner/planbench/breakdown/', import.meta.url);
const { scoreBreakdown, fromProduct } = await import(new URL('score.mjs', FOLDER).href);

interface OrdinaryBrief {
  id: string;
  lang: string;
  name: string;
  brief: string;
  category: string;
  start: string;
  due: string;
  today: string;
}

const [file = new URL('briefs.json', FOLDER)] = process.argv.slice(2);
const briefs: OrdinaryBrief[] = JSON.parse(readFileSync(file, 'utf8')).briefs;
const results = briefs.map(({ name, brief, category, start, due, today, lang }) =>
  planBrief({ name, brief, category, start, due, today, locale: lang }),
);
const { rows, means } = scoreBreakdown(briefs, fromProduct(briefs, results));

const yes = (isSo: boolean, word: string): string => (isSo ? word : '–').padEnd(word.length);
for (const [at, row] of rows.entries()) {
  const kind = results[at]?.breakdown.kind?.id ?? 'no kind';
  const figures = `covered ${row.coverage.toFixed(2)}  own ${row.own.toFixed(2)}  ${row.hours.toFixed(0).padStart(4)} h  ${String(row.count).padStart(3)} tasks`;
  console.log(
    `${row.id.padEnd(5)}${yes(row.kept, 'kept')}  ${figures}  ${yes(row.hoursOk, 'hours')} ${yes(row.countOk, 'count')} ${yes(row.order, 'order')}  ${kind}`,
  );
  const missing = [...row.mustMissing, ...row.ownMissing.map((own: string) => `own: ${own}`), ...row.nevers];
  if (missing.length > 0) console.log(`         ${missing.join(' | ')}`);
}
const { kept, coverage, ownAll, hoursOk, echo, n } = means;
console.log(
  `kept ${kept}, coverage ${coverage}, own all ${ownAll}, hours ${hoursOk}, echo ${echo}, ${n} briefs`,
);
