import { LETTERED, type Lettered, letterFeatures } from '@daymark/language/letters';
import type { PackedModel } from '@daymark/language/linear';
import { isWork } from '../src/library/entries.ts';
import { libraryIn } from '../src/library/library.ts';
import { type Example, logisticRegression } from './logistic-regression.ts';

/** Every so many entries are left out where the fit is judged. */
const TURNS = 5;

/** The texts of the library in a language: `names` of its entries, and with their keywords and steps all of it. */
export function textsIn(
  language: Lettered,
  isTaken: (at: number) => boolean,
): Record<'names' | 'all', string[]> {
  const { kinds, deliverables } = libraryIn(language);
  const entries = [...kinds, ...deliverables].filter((_, at) => isTaken(at));
  const names = entries.flatMap(({ name, also }) => [name, ...also]);
  const steps = entries.flatMap(({ steps: own }) => own.flatMap((step) => (isWork(step) ? step.title : [])));
  const mentioned = kinds.flatMap(({ keywords }, at) => (isTaken(at) ? keywords : []));
  return { names, all: [...names, ...mentioned, ...steps] };
}

/** From the words of the library, which are those that people write here. */
export function fitLetters(isTaken: (at: number) => boolean = () => true): PackedModel {
  const examples = LETTERED.flatMap((language, answer) =>
    textsIn(language, isTaken).all.map((text): Example => ({ features: letterFeatures(text), answer })),
  );
  return logisticRegression(examples, LETTERED, { passes: 2, decay: 1e-6, rate: 0.1, least: 50 });
}

export const isLeftOut = (at: number): boolean => at % TURNS === 0;
