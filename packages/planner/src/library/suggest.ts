import type { After, Reading, Statement } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { findLikelyKind } from './find.ts';
import { isWork, type LibraryLanguage, type ProjectKind, placesBefore } from './kind.ts';
import { type FoundInLanguage, kindSpokenOf, type OfBrief } from './spoken.ts';
import { doneWhen, overlap, tellingStems } from './steps.ts';

const MOST_SUGGESTED = 3;
/** What a brief with steps of its own is called has to be nearly all of the kind. */
const STRONG = 0.75;
/** So many of its steps have to be of the kind too. */
const LEAST_ALIKE = 2;

/** What is spoken of in a brief, in its own words: what it says already is not suggested. */
const saidIn = (one: Statement): string =>
  'title' in one ? `${one.title} ${one.words.text}` : one.words.text;

interface Work {
  id: string;
  stems: ReadonlySet<string>;
}

/** The work of a brief that is done before a step of the kind: what is like a step before it. */
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
    return step ? [tellingStems(isWork(step) ? step.title : step.wait, kind, language)] : [];
  });
  return works
    .filter((work) => stems.some((one) => overlap(one, work.stems)))
    .map(({ id }) => ({ statement: id, lag: null, each: false }));
}

/** At most three steps that people often forget in such a project, where its brief does not speak of them. */
function suggestionsOf(
  { kind, language }: Pick<FoundInLanguage, 'kind' | 'language'>,
  statements: readonly Statement[],
  works: readonly Work[],
): Statement[] {
  const stemsOf = (text: string) => tellingStems(text, kind, language);
  const said = stemsOf(statements.map(saidIn).join('\n'));
  const offered = kind.steps.flatMap((step, at): Statement[] => {
    if (!isWork(step) || !step.forgotten || overlap(stemsOf(step.title), said)) return [];
    const [id = ''] = statementIds([{ text: `${kind.id} ${step.title}` }]);
    return [
      {
        ...{ id, words: { text: '', start: 0, end: 0 }, sure: true, statedBy: 'reader' },
        ...{ kind: 'suggestion', title: step.title, minutes: step.minutes },
        library: { step: `${kind.id}/${at + 1}`, done: doneWhen(step, language) },
        after: worksBefore(kind, at, works, language),
      },
    ];
  });
  return offered.slice(0, MOST_SUGGESTED);
}

/** A brief with steps of its own is offered what is forgotten in what it is called, where its steps are of that kind too. */
export function withSuggestions(reading: Reading, brief: OfBrief): Reading {
  const found = kindSpokenOf(brief.name, '', brief);
  if (!found || found.likeness < STRONG) return reading;
  const { kind, language } = found;
  const { statements } = reading;
  const stemsOf = (text: string) => tellingStems(text, kind, language);
  const works = statements
    .filter((one) => one.kind === 'task')
    .map((one): Work => ({ id: one.id, stems: stemsOf(saidIn(one)) }));
  const ofKind = new Set(
    kind.steps.flatMap((step) => (isWork(step) ? [...stemsOf(step.title)] : [...stemsOf(step.wait)])),
  );
  if (works.filter(({ stems }) => overlap(stems, ofKind)).length < LEAST_ALIKE) return reading;
  return { statements: [...statements, ...suggestionsOf(found, statements, works)] };
}

/** A wish whose kind is not sure enough for a plan is offered what is forgotten in the kind that it may be. */
export function withLikelySuggestions(reading: Reading, wish: string, brief: OfBrief): Reading {
  const found = kindSpokenOf(wish, brief.name, brief, findLikelyKind);
  if (!found) return reading;
  const { statements } = reading;
  return { statements: [...statements, ...suggestionsOf(found, statements, [])] };
}
