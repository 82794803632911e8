// Every message of the sources has a translation that fits, and every text of a screen is a message.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { LANGUAGES } from '../../packages/words/src/languages.ts';
import { catalogOf, messages, problemsOf, sources } from './messages.mjs';

/** Names, which are the same in all languages. */
const NAMES = new Set(['Daymark', 'date-holidays', 'CC BY-SA 3.0', 'x-request-id']);

const all = await messages();
const problems = [];
for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  const catalog = catalogOf(language);
  const missing = Object.keys(all).filter((key) => !catalog[key]);
  if (missing.length > 0)
    problems.push(
      `${language}.json lacks ${missing.length} messages (npm run strings -- --missing ${language}): ${missing.slice(0, 5).join(' | ')}`,
    );
  problems.push(...problemsOf(catalog, all).map((problem) => `${language}.json: ${problem}`));
}
for (const path of sources().filter((one) => one.endsWith('.tsx'))) {
  const visitor = new Visitor({
    JSXText({ value }) {
      if (/\p{L}{2}/u.test(value) && !NAMES.has(value.trim()))
        problems.push(`${path}: “${value.trim()}” is shown in English only: use t\`…\``);
    },
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
