import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { formatCount } from '../platform/format.ts';

/**
 * The problem of a typed description. The field has no `maxLength`, because the browser would silently cut a long text
 * that is pasted.
 */
export const descriptionProblem = (text: string): string | undefined =>
  text.length > DESCRIPTION_MAX_LENGTH
    ? t`Please use at most ${formatCount(DESCRIPTION_MAX_LENGTH)} characters; these are ${formatCount(text.length)}`
    : undefined;
