/** Fits the weights of each language that has labelled briefs, and those of all together: `npm run train`. */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@daymark/language/token';
import { ROLES } from '../src/read/learned/role-features.ts';
import { askExamples, labelledMails } from './asks.ts';
import { HELD, roleExamples, timelyAuthors, timelyBriefs } from './availability.ts';
import { authorsOf } from './data.ts';
import { clauseRoleExamples } from './examples.ts';
import { fitAsks, fitBoundaries, fitFollows, fitKinds, fitRoles } from './fits.ts';
import { followsExamples, followsOf } from './follows.ts';
import { fitLetters } from './letters.ts';

/**
 * Of the days and lengths that say nothing of when there is time, every so many is enough: with more of them, as dated briefs have,
 * limits of time are overlooked.
 */
const UNTIMELY = 10;

const letters = JSON.stringify(fitLetters());
writeFileSync(new URL('../../language/src/weights/letters.json', import.meta.url), `${letters}\n`);
console.log(`which language: ${Math.round(letters.length / 1_000)} kB`);

const timely = timelyAuthors().flatMap((author) => (author === HELD ? [] : timelyBriefs(author)));

for (const language of LANGUAGES) {
  const briefs = authorsOf(language).flatMap(({ held, prepared }) => (held ? [] : prepared));
  if (briefs.length === 0) continue;
  const learned = { boundaries: fitBoundaries(briefs), kinds: fitKinds(briefs) };
  const text = JSON.stringify(learned);
  writeFileSync(new URL(`../src/read/learned/weights/${language}.json`, import.meta.url), `${text}\n`);
  const clauses = briefs.reduce((sum, { clauses: own }) => sum + own.length, 0);
  console.log(
    `${language}: ${briefs.length} briefs, ${clauses} clauses, ${Math.round(text.length / 1_000)} kB`,
  );
}

const told = LANGUAGES.flatMap((language) => authorsOf(language)).flatMap(({ name, held, prepared }) => {
  const known = held ? new Map<string, Set<string>>() : followsOf(name);
  return prepared.flatMap((brief) => {
    const pairs = known.get(brief.brief.id);
    return pairs ? [followsExamples(brief, pairs)] : [];
  });
});
const follows = JSON.stringify(fitFollows(told.flat()));
writeFileSync(new URL('../src/read/learned/weights/follows.json', import.meta.url), `${follows}\n`);
console.log(`what follows what: ${told.length} briefs, ${Math.round(follows.length / 1_000)} kB`);

const inClauses = LANGUAGES.flatMap((language) => authorsOf(language)).flatMap(({ held, prepared }) =>
  held ? [] : prepared.flatMap(clauseRoleExamples),
);
const none = ROLES.indexOf('none');
const roles = JSON.stringify(
  fitRoles([
    ...timely.flatMap(roleExamples),
    ...inClauses.filter(({ answer }, at) => answer !== none || at % UNTIMELY === 0),
  ]),
);
writeFileSync(new URL('../src/read/learned/weights/roles.json', import.meta.url), `${roles}\n`);
console.log(`when there is time: ${timely.length} briefs, ${Math.round(roles.length / 1_000)} kB`);

const mails = labelledMails();
const asks = JSON.stringify(fitAsks(mails.flatMap(askExamples)));
writeFileSync(new URL('../src/read/learned/weights/asks.json', import.meta.url), `${asks}\n`);
console.log(`what mails ask for: ${mails.length} mails, ${Math.round(asks.length / 1_000)} kB`);
