// `npm run --silent library check`: what is wrong with the library. `thin`: kinds without a slot or with few covers.
// `show contact-form`: an entry as it was read.

import { problemsIn, thinIn } from '@daymark/planner/library/check';
import { LIBRARY_LANGUAGES } from '@daymark/planner/library/entries';
import { libraryIn } from '@daymark/planner/library/library';

const [command = 'check', wanted = ''] = process.argv.slice(2);
const libraries = LIBRARY_LANGUAGES.map(libraryIn);
if (command === 'show')
  for (const { kinds, deliverables } of libraries)
    for (const one of [...kinds, ...deliverables])
      if (one.id === wanted) console.log(JSON.stringify(one, null, 1));
if (command === 'thin') for (const library of libraries) console.log(thinIn(library).join('\n'));
if (command === 'check') {
  const problems = libraries.flatMap(problemsIn);
  for (const one of problems) console.log(one);
  for (const { language, kinds, deliverables } of libraries)
    console.log(`${language}: ${kinds.length} kinds, ${deliverables.length} deliverables`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
