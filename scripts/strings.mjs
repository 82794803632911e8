// `npm run strings`: every text that people read, each with its file, to be read from beginning to end by somebody who
// edits. Arguments are words that a path must contain. For translators:
//   npm run strings -- --missing de           the messages without a German translation, as JSON
//   npm run strings -- --add de FILE.json     takes translations (message to text) into the catalog, and drops unused ones
import { readFileSync } from 'node:fs';
import { catalogOf, messages, problemsOf, writeCatalog } from './check/messages.mjs';

const [option, language, file] = process.argv.slice(2);
const all = await messages();

if (option === '--missing') {
  const catalog = catalogOf(language);
  const missing = Object.entries(all).filter(([key]) => !catalog[key]);
  console.log(JSON.stringify(Object.fromEntries(missing), null, 2));
} else if (option === '--add') {
  const added = JSON.parse(readFileSync(file, 'utf8'));
  const problems = problemsOf(added, all);
  for (const problem of problems) console.error(problem);
  const catalog = { ...catalogOf(language), ...added };
  writeCatalog(language, Object.fromEntries(Object.entries(catalog).filter(([key]) => key in all)));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  const parts = process.argv.slice(2);
  for (const [key, files] of Object.entries(all))
    for (const path of files) if (parts.every((part) => path.includes(part))) console.log(`${path}: ${key}`);
}
