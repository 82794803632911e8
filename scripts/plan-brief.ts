// `npm run --silent plan < brief.json`: plans a brief without server or database and prints { reading, plan, outline }.
// With `-- --many` it reads and prints a list. A brief is { name, description, startDate, dueDate, today, timezone?, locale?,
// category?, tags?, depth?, kind?, corrections? }, dates as YYYY-MM-DD; brief, start and due may be used instead of description, startDate and dueDate.
import { pathToFileURL } from 'node:url';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { brokenDown } from '@daymark/planner/breakdown/broken-down';
import { outlineOf } from '@daymark/planner/outline';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { type GivenBrief, requestOf } from './free-brief.ts';
import { readGivenInput } from './given-input.ts';

const WANTED = `npm run --silent plan < brief.json: give it a brief as JSON, such as
{ "name": "Website", "description": "Three pages, two days each.", "startDate": "2026-03-02", "dueDate": "2026-03-27", "today": "2026-03-02" },
or with "-- --many" a list of them.`;

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
  const given = readGivenInput(WANTED);
  const answer = process.argv.includes('--many') ? given.map(planBrief) : planBrief(given);
  console.log(JSON.stringify(answer, null, 1));
}
