// `npm run bench marked`: the marked briefs of planbench/*.json, planned by the built-in planner; the mean of each file.
// They are regression: what counts is `npm run bench free` on briefs that nobody has seen.
import { readdirSync, readFileSync } from 'node:fs';
import type { MilestoneOfBrief } from '../scripts/free-brief.ts';
import { planBrief } from '../scripts/plan-brief.ts';

const FOLDER = new URL('../packages/planner/planbench/', import.meta.url);
const TODAY = '2026-11-20';

interface Marked {
  id: string;
  name: string;
  description: string;
  startDate: string;
  dueDate: string;
  locale?: string;
  category: string;
  tags?: string[];
  milestones?: { name: string; date: string }[];
}

const { score } = await import(new URL('score.mjs', FOLDER).href);
const milestonesOf = ({ milestones = [] }: Marked): MilestoneOfBrief[] =>
  milestones.map(({ name, date }, index) => ({ id: `m${index + 1}`, name, dueDate: date }));

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
  const { projects } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { projects?: Marked[] };
  if (!projects) continue;
  const plans = projects.map((marked) => {
    const { plan } = planBrief({
      locale: 'en-US',
      ...marked,
      today: TODAY,
      milestones: milestonesOf(marked),
    });
    return { plan, subtasks: plan.tasks.map((task) => ({ ...task, id: task.ref })) };
  });
  const { mean, worst } = score(projects, plans);
  console.log(`${file.padEnd(28)} ${mean.toFixed(3)} worst ${worst.toFixed(3)} (${projects.length} briefs)`);
}
