import type { After, Reading, Statement } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { findLikelyKind } from './find.ts';
import { type FoundInLanguage, findKindInLanguages, type OfBrief } from './find-in-languages.ts';
import { isWork, type LibraryLanguage, type ProjectKind, placesBefore } from './kind.ts';
import { distinctiveStems, doneWhen, overlap } from './steps.ts';

const MOST_SUGGESTED = 3;
/** The threshold for the name of a brief with its own steps. */
const STRONG = 0.75;
/** How many of its steps must match the kind. */
const LEAST_ALIKE = 2;

/** The subjects of a brief in its own words, which are not suggested again. */
const textOf = (one: Statement): string =>
  'title' in one ? `${one.title} ${one.words.text}` : one.words.text;

interface Work {
  id: string;
  stems: ReadonlySet<string>;
}

/** The work of a brief that comes before a step of the kind: that which matches an earlier step. */
function worksBefore(
  kind: ProjectKind,
  at: number,
  works: readonly Work[],
  language: LibraryLanguage,
): After[] {
  const before = new Set<number>();
  const open = placesBefore(kind, at);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (before.has(place)) continue;
    before.add(place);
    open.push(...placesBefore(kind, place));
  }
  const stems = [...before].flatMap((place) => {
    const step = kind.steps[place];
    return step ? [distinctiveStems(isWork(step) ? step.title : step.wait, kind, language)] : [];
  });
  return works
    .filter((work) => stems.some((one) => overlap(one, work.stems)))
    .map(({ id }) => ({ statement: id, lag: null, each: false }));
}

/** At most three steps that people often forget in such a project and that the brief does not mention. */
function suggestionsOf(
  { kind, language }: Pick<FoundInLanguage, 'kind' | 'language'>,
  statements: readonly Statement[],
  works: readonly Work[],
): Statement[] {
  const stemsOf = (text: string) => distinctiveStems(text, kind, language);
  const said = stemsOf(statements.map(textOf).join('\n'));
  const offered = kind.steps.flatMap((step, at): Statement[] => {
    if (!isWork(step) || !step.forgotten || overlap(stemsOf(step.title), said)) return [];
    const [id = ''] = statementIds([{ text: `${kind.id} ${step.title}` }]);
    return [
      {
        id,
        words: { text: '', start: 0, end: 0 },
        sure: true,
        statedBy: 'reader',
        kind: 'suggestion',
        title: step.title,
        minutes: step.minutes,
        library: { step: `${kind.id}/${at + 1}`, done: doneWhen(step, language) },
        after: worksBefore(kind, at, works, language),
      },
    ];
  });
  return offered.slice(0, MOST_SUGGESTED);
}

/** Adds suggestions for the kind in a brief's name, if it has its own steps and these match the kind. */
export function withSuggestions(reading: Reading, brief: OfBrief): Reading {
  const found = findKindInLanguages(brief.name, '', brief);
  if (!found || found.likeness < STRONG) return reading;
  const { kind, language } = found;
  const { statements } = reading;
  const stemsOf = (text: string) => distinctiveStems(text, kind, language);
  const works = statements
    .filter((one) => one.kind === 'task')
    .map((one): Work => ({ id: one.id, stems: stemsOf(textOf(one)) }));
  const ofKind = new Set(
    kind.steps.flatMap((step) => (isWork(step) ? [...stemsOf(step.title)] : [...stemsOf(step.wait)])),
  );
  if (works.filter(({ stems }) => overlap(stems, ofKind)).length < LEAST_ALIKE) return reading;
  return { statements: [...statements, ...suggestionsOf(found, statements, works)] };
}

/** Adds suggestions for the probable kind of a wish that is not certain enough for a plan. */
export function withLikelySuggestions(reading: Reading, wish: string, brief: OfBrief): Reading {
  const found = findKindInLanguages(wish, brief.name, brief, findLikelyKind);
  if (!found) return reading;
  const { statements } = reading;
  return { statements: [...statements, ...suggestionsOf(found, statements, [])] };
}
