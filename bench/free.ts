// `npm run bench free [-- right|BRIEFS.json]`: how well plans of free briefs hold what any sensible plan must, by brief.
// `right` plans from the Readings that were written by hand, and so measures compile and schedule alone.
import { readFileSync } from 'node:fs';
import { outlineOf } from '@daymark/planner/outline';
import { planProject } from '@daymark/planner/plan';
import { type FreeBrief, requestOf } from '../scripts/free-brief.ts';

const FOLDER = new URL('../packages/planner/planbench/free/', import.meta.url);
const load = (name: string) => import(new URL(name, FOLDER).href);

const [source = '', only = ''] = process.argv.slice(2);
const file = source.endsWith('.json') ? source : new URL('briefs.json', FOLDER);
const briefs: FreeBrief[] = JSON.parse(readFileSync(file, 'utf8')).briefs;
const { scoreFree } = await load('score.mjs');

async function plansFromRightReadings() {
  const { readReadings } = await load('readings.mjs');
  const readings = readReadings(briefs);
  return Object.fromEntries(
    briefs.flatMap((brief) => {
      const reading = readings[brief.id];
      if (!reading) return [];
      return [[brief.id, outlineOf(reading, planProject({ ...requestOf(brief), reading }))]];
    }),
  );
}

async function plansFromOwnReadings() {
  const { planBrief } = await import('../scripts/plan-brief.ts');
  return Object.fromEntries(briefs.map((brief) => [brief.id, planBrief(brief).outline]));
}

const plans = source === 'right' ? await plansFromRightReadings() : await plansFromOwnReadings();
const scored = briefs.filter(({ id }) => plans[id] && id.startsWith(only));
const { rows, heldShare, usableRate, nonsenseRate, held, of } = scoreFree(scored, plans);
for (const row of rows) {
  const flaws = ['undated', 'shortPieces', 'splitSmall', 'overfull'].flatMap((flaw) =>
    row[flaw] ? [`${flaw} ${row[flaw]}`] : [],
  );
  console.log(
    `${row.id.padEnd(26)} ${row.held}/${row.of} ${row.usable ? 'usable' : '      '} ${flaws.join(', ')}`,
  );
  for (const failed of row.failed) console.log(`    missed: ${failed}`);
  if (row.nonsense.length > 0) console.log(`    nonsense: ${row.nonsense.join(' | ')}`);
  if (only) console.log(JSON.stringify(plans[row.id], null, 1));
}
console.log(
  `held ${heldShare.toFixed(3)} (${held} of ${of}), usable ${usableRate.toFixed(3)}, nonsense ${nonsenseRate.toFixed(3)}, ${rows.length} briefs`,
);
