import { isRepeat, isWait, type Library, type ProjectKind } from './entries.ts';
import { openIndex, type SimilarityIndex } from './similarity.ts';
import { type IndexData, indexOfEntries } from './similarity-index.ts';
import { type OrderData, orderDataOf } from './usual-order.ts';
import { libraryWords, plain } from './words.ts';

/** What the entries of a library are compared by, in a form that can be stored. */
export interface IndexesData {
  kinds: IndexData;
  deliverables: IndexData;
  /** The places of the kinds that are done for a client. */
  jobs: Uint32Array;
  order: OrderData;
}

/** Each is made when it is first asked for. */
export interface Indexes {
  kinds: () => SimilarityIndex;
  deliverables: () => SimilarityIndex;
  jobs: () => ReadonlySet<number>;
  order: () => OrderData;
}

/** The words of a kind besides its names: its steps, what they produce, and what people mention with it. */
function textOf({ steps }: ProjectKind, deliverables: ReadonlyMap<string, string>): string {
  const told = steps.map((step) =>
    isWait(step) ? step.wait : isRepeat(step) ? [step.title, ...step.topics].join('. ') : step.title,
  );
  const covered = new Set(steps.flatMap(({ covers }) => covers));
  return [...told, ...[...covered].flatMap((id) => deliverables.get(id) ?? [])].join('. ');
}

/** Names of a deliverable that count among the words of a kind that covers it. */
const NAMES_OF_COVERED = 4;

function kindsIndex({ kinds, deliverables, language }: Library): IndexData {
  const named = new Map(
    deliverables.map(({ id, name, also }) => [id, [name, ...also].slice(0, NAMES_OF_COVERED).join('. ')]),
  );
  return indexOfEntries(
    kinds.map((kind) => ({
      names: [kind.name, ...kind.also],
      not: kind.not,
      text: textOf(kind, named),
      keywords: kind.keywords,
    })),
    language,
    'kinds',
  );
}

const deliverablesIndex = ({ deliverables, language }: Library): IndexData =>
  indexOfEntries(
    deliverables.map(({ id, name, also, not, steps }) => ({
      names: [name, ...also, id.replaceAll('-', ' ')],
      not,
      text: steps.map(({ title }) => title).join('. '),
    })),
    language,
    'texts',
  );

/** The share of its names, or the number of its steps, that name a client. */
const NAMES_SHARE = 0.15;
const LEAST_STEPS = 2;

export const namesClient = (text: string, { language }: Pick<Library, 'language'>): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => libraryWords(language).client.has(plain(word)));

function isForClient({ name, also, steps }: ProjectKind, library: Library): boolean {
  const isNaming = (text: string) => namesClient(text, library);
  const names = [name, ...also];
  const told = steps.filter((step) => isNaming(isWait(step) ? `${step.wait} ${step.who ?? ''}` : step.title));
  return names.filter(isNaming).length >= names.length * NAMES_SHARE || told.length >= LEAST_STEPS;
}

const jobsIn = (library: Library): Uint32Array =>
  Uint32Array.from(library.kinds.flatMap((kind, at) => (isForClient(kind, library) ? at : [])));

export const indexesDataOf = (library: Library): IndexesData => ({
  kinds: kindsIndex(library),
  deliverables: deliverablesIndex(library),
  jobs: jobsIn(library),
  order: orderDataOf(library.kinds),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const known = new WeakMap<Library, Indexes>();

/** What a library is compared by; `data` if it is known. */
export function openIndexes(library: Library, data?: IndexesData): Indexes {
  const opened = {
    kinds: once(() => openIndex(data?.kinds ?? kindsIndex(library))),
    deliverables: once(() => openIndex(data?.deliverables ?? deliverablesIndex(library))),
    jobs: once(() => new Set(data?.jobs ?? jobsIn(library))),
    order: once(() => data?.order ?? orderDataOf(library.kinds)),
  };
  known.set(library, opened);
  return opened;
}

export const indexesOf = (library: Library): Indexes => known.get(library) ?? openIndexes(library);
