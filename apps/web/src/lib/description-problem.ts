import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { formatCount } from './format.ts';

/**
 * What is wrong with a description as it is typed. The field has no `maxLength`: the browser would cut the end off a long
 * text that is pasted, and say nothing.
 */
export const descriptionProblem = (text: string): string | undefined =>
  text.length > DESCRIPTION_MAX_LENGTH
    ? `Please use at most ${formatCount(DESCRIPTION_MAX_LENGTH)} characters; these are ${formatCount(text.length)}`
    : undefined;
