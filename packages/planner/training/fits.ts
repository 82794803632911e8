import type { PackedModel } from '@daymark/language/linear';
import { LABELS } from '../src/read/learned/labels.ts';
import { ROLES } from '../src/read/learned/role-features.ts';
import { ASK_LABELS } from './asks.ts';
import { boundaryExamples, kindExamples, type Prepared } from './examples.ts';
import { type Example, logisticRegression } from './logistic-regression.ts';

// Passes and rates with the least log loss on authors who were left out.
export const fitBoundaries = (briefs: readonly Prepared[]): PackedModel =>
  logisticRegression(briefs.flatMap(boundaryExamples), ['within', 'begins'], {
    passes: 8,
    decay: 1e-5,
    rate: 0.03,
    least: 3,
  });

export const fitKinds = (briefs: readonly Prepared[]): PackedModel =>
  logisticRegression(briefs.flatMap(kindExamples), LABELS, { passes: 12, decay: 1e-5, rate: 0.05, least: 2 });

/** Of all languages together: what follows what is told alike in them. */
export const fitFollows = (examples: readonly Example[]): PackedModel =>
  logisticRegression(examples, ['apart', 'follows'], { passes: 5, decay: 1e-3, rate: 0.05, least: 8 });

/** Of all languages together, as above. */
export const fitRoles = (examples: readonly Example[]): PackedModel =>
  logisticRegression(examples, ROLES, { passes: 10, decay: 1e-3, rate: 0.05, least: 2 });

/** What a mail asks for, in all languages together. */
export const fitAsks = (examples: readonly Example[]): PackedModel =>
  logisticRegression(examples, ASK_LABELS, {
    passes: 12,
    averageFrom: 4,
    decay: 1.2e-2,
    rate: 0.05,
    least: 3,
  });
