// `npm run --silent library check`: what is wrong with the library. `thin`: kinds without a slot or with few covers.
// `find "my brief"`: the nearest kinds, and what its parts are taken for: deliverables, and steps of the nearest kind.
// `show contact-form`: an entry as it was read. `check fr` looks at one language.
// `names moving-house`: the names by which that kind is not found when it does not have them, and what comes first then.

import { problemsIn, thinIn } from '@daymark/planner/library/check';
import { LIBRARY_LANGUAGES } from '@daymark/planner/library/entries';
import { findDeliverable, placeOfKind } from '@daymark/planner/library/find-deliverable';
import { nearestKinds } from '@daymark/planner/library/find-kind';
import { findStep } from '@daymark/planner/library/find-step';
import { searchedByLeftOutNames, TURNS } from '@daymark/planner/library/left-out-names';
import { libraryIn } from '@daymark/planner/library/library';

const [command = 'check', wanted = ''] = process.argv.slice(2);
const libraries = LIBRARY_LANGUAGES.filter(
  (one) => command !== 'check' || wanted === '' || one === wanted,
).map(libraryIn);
if (command === 'find')
  for (const library of libraries) {
    const kinds = nearestKinds({ name: wanted, description: '', about: '' }, library);
    for (const { kind, score } of kinds) console.log(`${library.language} ${score.toFixed(1)} ${kind.id}`);
    const place = placeOfKind(kinds[0]?.kind ?? null);
    for (const part of wanted.split(/[,.;]/)) {
      const found = findDeliverable(part, library, place);
      if (found) console.log(`   ${part.trim()}: ${found.deliverable.id} ${found.score.toFixed(1)}`);
      const named = kinds[0] && findStep(part, kinds[0].kind, library.language);
      if (named) console.log(`   ${part.trim()}: step ${named.step.place} ${named.close.toFixed(2)}`);
    }
  }
if (command === 'show')
  for (const { kinds, deliverables } of libraries)
    for (const one of [...kinds, ...deliverables])
      if (one.id === wanted) console.log(JSON.stringify(one, null, 1));
const isWanted = (id: string) => id === wanted;
if (command === 'names')
  for (const library of libraries)
    for (let turn = 0; turn < TURNS; turn++)
      for (const { name, isFound, first } of searchedByLeftOutNames(library, turn, { isWanted }))
        if (!isFound) console.log(`${library.language} ${name}: ${first ?? 'nothing'}`);
if (command === 'thin') for (const library of libraries) console.log(thinIn(library).join('\n'));
if (command === 'check') {
  const problems = libraries.flatMap(problemsIn);
  for (const one of problems) console.log(one);
  for (const { language, kinds, deliverables } of libraries)
    console.log(`${language}: ${kinds.length} kinds, ${deliverables.length} deliverables`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
