// `npm run --silent change -- --many`: reads a list of { project: { name, description, startDate, dueDate }, mail, today,
// locale? } and prints for each { asks: [{ words, kind, hours, date? }], date, lastDay, feasible }, without server or database.
// Without `--many` it reads and prints one. Dates are YYYY-MM-DD: that of an ask is the day that it gives, that of the mail the
// new due date that it asks for, or null. Hours are those that an ask adds to the plan. With AI_PROVIDER and the other
// variables of the server, a language model says what is asked.
import { asksOf } from '@daymark/planner/change/asks';
import { changeByAsks, readWithMail } from '@daymark/planner/change/change';
import { asksIn, mailReadingOf } from '@daymark/planner/change/model-asks';
import { requestOf } from './free-brief.ts';
import { readGivenInput } from './given-input.ts';
import { modelOfEnvironment } from './model-of-environment.ts';

const WANTED = `npm run --silent change < change.json: give it a project and a mail as JSON, such as
{ "project": { "name": "Website", "description": "Three pages, two days each.", "startDate": "2026-03-02", "dueDate": "2026-03-27" },
  "mail": "Please add a fourth page.", "today": "2026-03-03" },
or with "-- --many" a list of them.`;

interface Given {
  project: { name: string; description: string; startDate: string; dueDate: string };
  mail: string;
  today: string;
  locale?: string;
}

const given = readGivenInput(WANTED);
const model = await modelOfEnvironment();

async function answer({ project, mail: whole, ...setting }: Given, at = 0) {
  const request = requestOf({ ...project, ...setting });
  const read = readWithMail(request, whole);
  const { mail, brief } = read;
  // Each is a person of its own, because requests of one person wait for each other.
  const caller = { userId: String(at), signal: new AbortController().signal };
  const said = await model?.readMail?.({ ...request, mail, brief }, caller);
  const asked = said && asksIn(mailReadingOf(read, said.asks), brief);
  const { asks, date, lastDay, plan } = changeByAsks(request, brief, asked ?? asksOf(read));
  return {
    asks: asks.map(({ statement, kind, hours, due }) => {
      const day = due ?? (kind === 'wait' && statement.kind === 'wait' ? statement.until : null);
      return { words: statement.words.text, kind, hours, ...(day && { date: day }) };
    }),
    date,
    lastDay,
    feasible: plan.feasible,
  };
}

const answers = process.argv.includes('--many')
  ? await Promise.all(given.map((one: Given, at: number) => answer(one, at)))
  : await answer(given);
console.log(JSON.stringify(answers, null, 1));
