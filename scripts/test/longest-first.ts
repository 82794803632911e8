import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. One that comes last has a worker to itself while the others have nothing left to do. */
const LONGEST = [
  /generated-input\/part-/,
  /src\/authorization\.test/,
  /faults\//,
  /http\/versioned-answers/,
  /calendars\/calendars\.test/,
  /projects\/search-text/,
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  return place < 0 ? LONGEST.length : place;
};

/** Vitest itself goes by how long each file took here before, which a fresh clone does not know. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
