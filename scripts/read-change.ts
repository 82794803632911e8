// `npm run --silent change -- --many`: reads a list of { project: { name, description, startDate, dueDate }, mail, today,
// locale? } and prints for each { asks: [{ words, kind, hours }], date }, without server or database. Without `--many` it
// reads and prints one. Dates are YYYY-MM-DD; hours are those that an ask adds to the plan.
import { readFileSync } from 'node:fs';
import { changeByMail } from '@daymark/planner/change/change';
import { requestOf } from './free-brief.ts';

interface Given {
  project: { name: string; description: string; startDate: string; dueDate: string };
  mail: string;
  today: string;
  locale?: string;
}

function answer({ project, mail, ...setting }: Given) {
  const { asks, date } = changeByMail(requestOf({ ...project, ...setting }), mail);
  return {
    asks: asks.map(({ statement, kind, hours }) => ({ words: statement.words.text, kind, hours })),
    date,
  };
}

const given = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(process.argv.includes('--many') ? given.map(answer) : answer(given), null, 1));
