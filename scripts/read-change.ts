// `npm run --silent change -- --many`: reads a list of { project: { name, description, startDate, dueDate }, mail, today,
// locale? } and prints for each { asks: [{ words, kind, hours }], date }, without server or database. Without `--many` it
// reads and prints one. Dates are YYYY-MM-DD; hours are those that an ask adds to the plan. With AI_PROVIDER and the other
// variables of the server, a language model says what is asked.
import { readFileSync } from 'node:fs';
import { asksOf } from '@daymark/planner/change/asks';
import { changeByAsks, readWithMail } from '@daymark/planner/change/change';
import { asksIn, mailReadingOf } from '@daymark/planner/change/model-asks';
import { requestOf } from './free-brief.ts';
import { modelOfEnvironment } from './model-of-environment.ts';

interface Given {
  project: { name: string; description: string; startDate: string; dueDate: string };
  mail: string;
  today: string;
  locale?: string;
}

const model = await modelOfEnvironment();

async function answer({ project, mail: whole, ...setting }: Given, at = 0) {
  const request = requestOf({ ...project, ...setting });
  const read = readWithMail(request, whole);
  const { mail, brief } = read;
  // Each is a person of its own, because requests of one person wait for each other.
  const caller = { userId: String(at), signal: new AbortController().signal };
  const said = await model?.readMail?.({ ...request, mail, brief }, caller);
  const asked = said && asksIn(mailReadingOf(read, said.asks), brief);
  const { asks, date } = changeByAsks(request, brief, asked ?? asksOf(read));
  return {
    asks: asks.map(({ statement, kind, hours }) => ({ words: statement.words.text, kind, hours })),
    date,
  };
}

const given = JSON.parse(readFileSync(0, 'utf8'));
const answers = process.argv.includes('--many')
  ? await Promise.all(given.map((one: Given, at: number) => answer(one, at)))
  : await answer(given);
console.log(JSON.stringify(answers, null, 1));
