import { type Deliverable, isRepeat, isWait, isWork, type KindStep, type ProjectKind } from './entries.ts';
import { type Block, blocksOf, listOf, STEP, waysOf } from './parse.ts';

/**
 * The texts of an entry in a language other than English: its names and the words of its steps. What the steps take and
 * how they follow one another stands once, in English.
 */
interface Words {
  title: string;
  done: string | null;
  who: string | null;
  topics: string[];
  also: string[];
}

function wordsOf(line: string, fail: Block['fail']): [place: number, Words] {
  const [, number, text = ''] = STEP.exec(line) ?? [];
  const [title = '', ...told] = listOf(text, '|');
  const words: Words = { title, done: null, who: null, topics: [], also: [] };
  for (const part of told) {
    const [, key, rest = ''] = /^(done:|by|topics:|also:)\s+(.*)$/.exec(part) ?? [];
    if (key === 'done:') words.done = rest;
    else if (key === 'by') words.who = rest;
    else if (key === 'topics:') words.topics = listOf(rest);
    else if (key === 'also:') words.also = listOf(rest);
    else
      fail(
        `"${part}" is not understood in "${line}": only "done: …", "by …", "topics: …" and "also: …" are texts`,
      );
  }
  return [Number(number), words];
}

/** A step in other words. */
function told(step: KindStep, words: Words, fail: Block['fail']): KindStep {
  const { title, done, who, topics, also } = words;
  if (title === '') fail(`step ${step.place} has no text`);
  if (isWait(step)) return { ...step, also, wait: title, who };
  if (isRepeat(step)) {
    if (step.topics.length > 0 && topics.length === 0) fail(`step ${step.place} has no topics`);
    return { ...step, also, title, topics };
  }
  return { ...step, also, title, done };
}

function stepsTold<S extends KindStep>(steps: readonly S[], block: Block): KindStep[] {
  const words = new Map(block.steps.map((line) => wordsOf(line, block.fail)));
  const extra = [...words.keys()].find((place) => !steps[place - 1]);
  if (extra !== undefined) block.fail(`step ${extra} does not exist in English`);
  return steps.map((step) =>
    told(step, words.get(step.place) ?? block.fail(`step ${step.place} is missing`), block.fail),
  );
}

const namesOf = ({ name, fields }: Block) => ({
  name,
  also: listOf(fields.get('also')),
  not: listOf(fields.get('not')),
});

/** The blocks of a file beside the English entries that they tell. */
function beside<E extends { id: string; domain: string }, T>(
  { text, domain }: { text: string; domain: string },
  entries: readonly E[],
  telling: (entry: E, block: Block) => T,
): T[] {
  const byId = new Map(entries.filter((one) => one.domain === domain).map((one) => [one.id, one]));
  return blocksOf(text, domain).map((block) =>
    telling(byId.get(block.id) ?? block.fail('it has no entry in this file in English'), block),
  );
}

/**
 * The kinds of projects of an English file in another language, without the deliverables that it does not tell. Throws a
 * `LibraryError` that names the entry.
 */
export const kindsTold = (
  file: { text: string; domain: string },
  kinds: readonly ProjectKind[],
  deliverables: ReadonlySet<string>,
) =>
  beside(file, kinds, (kind, block): ProjectKind => {
    const variants = new Map(block.variants.map((one) => [one.id, one]));
    const usual = kind.slot?.deliverable ?? null;
    return {
      ...kind,
      slot: kind.slot && {
        ...kind.slot,
        deliverable: usual !== null && deliverables.has(usual) ? usual : null,
      },
      ...namesOf(block),
      keywords: listOf(block.fields.get('keywords')),
      per: waysOf(block.fields.get('unit')).flatMap((units, at) => {
        const usual = kind.per[at]?.usual;
        return usual === undefined ? [] : [{ usual, units: listOf(units) }];
      }),
      variants: kind.variants.map(({ id }) => variants.get(id) ?? block.fail(`the variant ${id} is missing`)),
      steps: stepsTold(kind.steps, block).map((step) => ({
        ...step,
        covers: step.covers.filter((id) => deliverables.has(id)),
      })),
    };
  });

/** The deliverables of an English file in another language. Throws a `LibraryError` that names the entry. */
export const deliverablesTold = (
  file: { text: string; domain: string },
  deliverables: readonly Deliverable[],
) =>
  beside(
    file,
    deliverables,
    (deliverable, block): Deliverable => ({
      ...deliverable,
      ...namesOf(block),
      verb: block.fields.get('verb') ?? null,
      units: listOf(block.fields.get('unit')),
      steps: stepsTold(deliverable.steps, block).filter(isWork),
    }),
  );
