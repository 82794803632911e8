/**
 * `npm run train kinds`: fits the weights with which the kind of a project is found, to briefs labelled with their kinds
 * (`kinds/briefs.txt`) and to names that are left out of the library, which are titles without a description; and how sure the
 * first kind is. Prints both for `library/find-kind.ts`, and how well unseen briefs and names do: the briefs of each author with the
 * weights and the sureness of the other authors, and names that were not left out in what was learned from.
 */

import { LIBRARY_LANGUAGES, type LibraryLanguage } from '../src/library/entries.ts';
import { FEATURES, type KindFeatures, surenessOf, WEIGHTS } from '../src/library/find-kind.ts';
import { withoutNames } from '../src/library/left-out-names.ts';
import { libraryIn } from '../src/library/library.ts';
import {
  exampleOf,
  fittedSureness,
  fittedWeights,
  type Judged,
  judged,
  type KindExample,
} from './fit-kinds.ts';
import { labelledBriefs } from './labelled-briefs.ts';

/** From this sureness on a kind is planned (`choose-kind.ts`). */
const LIKELY = 0.5;
const OFFERED = 3;
/** Of so many titles that are not learned from one is tried. */
const TRIED = 3;
/** Sureness is printed for so many equal shares of the briefs. */
const BINS = 8;

const library = libraryIn('en');

/** A name of every so many-th kind of a language that is left out in a turn, as the title of a project without a description. */
function titles(language: LibraryLanguage, turn: number, every = 1): KindExample[] {
  const { without, leftOut } = withoutNames(libraryIn(language), turn);
  return leftOut.flatMap(({ id, names: [name] }, at) =>
    name === undefined || at % every !== 0
      ? []
      : exampleOf({ author: language, name, description: '', kinds: new Set([id]) }, without),
  );
}
const learned = titles('en', 0);
const checked = LIBRARY_LANGUAGES.flatMap((language) => titles(language, 3, TRIED));
const all = labelledBriefs().map((brief) => exampleOf(brief, library));
const authors = [...new Set(all.map(({ author }) => author))];

// The weights of today know all authors: what is measured begins with equal ones.
const equal = { ...WEIGHTS };
for (const feature of FEATURES) equal[feature] = 1;
const judgedBy = (weightsFor: (author: string) => KindFeatures): Judged[] =>
  authors.flatMap((author) => {
    const weights = weightsFor(author);
    return all.filter((one) => one.author === author).map((one) => judged(one, weights));
  });
const unseen = judgedBy((author) =>
  fittedWeights([...all.filter((one) => one.author !== author), ...learned], equal),
);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function printFirst(label: string, list: readonly Judged[]): void {
  const known = list.filter(({ brief }) => brief.kinds.size > 0);
  const offered = known.filter(({ found, brief }) =>
    found.slice(0, OFFERED).some(({ kind }) => brief.kinds.has(kind.id)),
  );
  console.log(
    `${label}: first ${percent(known.filter(({ right }) => right).length, known.length)}, among the first ${OFFERED} ${percent(offered.length, known.length)} of ${known.length} with a kind`,
  );
}

const weights = fittedWeights([...all, ...learned], equal);
const unseenTitles = checked.map((one) => judged(one, weights));
for (const feature of FEATURES) console.log(`${feature}: ${weights[feature].toFixed(2)},`);
const sure = fittedSureness([...unseen, ...unseenTitles.filter((_, at) => at % 2 === 0)]);
console.log(
  `SURE: score ${sure.score.toFixed(2)}, lead ${sure.lead.toFixed(2)}, apart ${sure.apart.toFixed(2)}, least ${sure.least.toFixed(2)}`,
);
printFirst(
  'weights of today',
  judgedBy(() => WEIGHTS),
);
printFirst(
  'fitted',
  judgedBy(() => weights),
);
printFirst('unseen', unseen);
printFirst(
  'unseen titles with the weights of today',
  checked.map((one) => judged(one, WEIGHTS)),
);
for (const language of LIBRARY_LANGUAGES)
  printFirst(
    `unseen titles (${language})`,
    unseenTitles.filter(({ brief }) => brief.author === language),
  );
const sureOf = new Map(
  authors.map((author) => [author, fittedSureness(unseen.filter(({ brief }) => brief.author !== author))]),
);
const bySureness = unseen
  .map((one) => ({ ...one, sureness: surenessOf(one.found, sureOf.get(one.brief.author)) }))
  .sort((a, b) => a.sureness - b.sureness);
const planned = bySureness.filter(({ sureness }) => sureness >= LIKELY);
const right = planned.filter((one) => one.right).length;
console.log(
  `planned ${percent(planned.length, all.length)}, of them right ${percent(right, planned.length)}; wrongly planned ${percent(planned.length - right, all.length)} of all`,
);
for (let bin = 0; bin < BINS; bin++) {
  const from = Math.floor((bin * bySureness.length) / BINS);
  const own = bySureness.slice(from, Math.floor(((bin + 1) * bySureness.length) / BINS));
  const right = own.filter((one) => one.right).length;
  console.log(`sure from ${own[0]?.sureness.toFixed(2)}: ${right} of ${own.length} right`);
}
