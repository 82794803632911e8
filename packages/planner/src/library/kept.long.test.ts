import { expect, test } from 'vitest';
import { LIBRARY_LANGUAGES } from './entries.ts';
import { findDeliverable, placeOfKind } from './find-deliverable.ts';
import { nearestKinds } from './find-kind.ts';
import { libraryIn, readLibrary } from './library.ts';

test.each(LIBRARY_LANGUAGES.filter((language) => language !== 'en'))(
  'what is kept of the library (%s) is what its texts say',
  (language) => {
    const { domains, ...kept } = libraryIn(language);
    const { domains: read, ...entries } = readLibrary(language);
    expect({ ...kept, kinds: [...kept.kinds], deliverables: [...kept.deliverables] }).toEqual(entries);
    expect(domains).toEqual(read);
  },
);

test('what is kept finds what the texts find', () => {
  const [kept, read] = [libraryIn('en'), readLibrary('en')];
  const briefs = read.kinds.filter((_, at) => at % 100 === 0);
  for (const { name, keywords, steps } of briefs) {
    const brief = { name: keywords.slice(0, 3).join(' '), description: name, about: '' };
    const found = nearestKinds(brief, kept);
    expect(found).toEqual(nearestKinds(brief, read));
    const place = placeOfKind(found[0]?.kind ?? null);
    for (const step of steps) {
      const text = 'title' in step ? step.title : step.wait;
      expect(findDeliverable(text, kept, place)).toEqual(findDeliverable(text, read, place));
    }
  }
});
