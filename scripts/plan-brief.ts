// `npm run --silent plan < brief.json`: plans a brief without server or database and prints { reading, plan, outline }.
// With `-- --many` it reads and prints a list. A brief is { name, description, startDate, dueDate, today, timezone?, locale?,
// category?, tags?, depth?, kind?, corrections? }, dates as YYYY-MM-DD; brief, start and due may be used instead of description, startDate and dueDate.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { brokenDown } from '@daymark/planner/breakdown/broken-down';
import { outlineOf } from '@daymark/planner/outline';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { type GivenBrief, requestOf } from './free-brief.ts';

export function planBrief(given: GivenBrief) {
  const request = requestOf(given);
  const { depth = USUAL_DEPTH, kind = null } = given;
  const { reading, breakdown } = brokenDown({
    ...request,
    reading: readBrief(request),
    corrections: given.corrections ?? [],
    depth,
    kind,
  });
  const plan = planProject({ ...request, reading });
  return { reading, breakdown, plan, outline: outlineOf(reading, plan) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = JSON.parse(readFileSync(0, 'utf8'));
  const answer = process.argv.includes('--many') ? given.map(planBrief) : planBrief(given);
  console.log(JSON.stringify(answer, null, 1));
}
