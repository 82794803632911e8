import { t } from '@daymark/words/t';
import { engineName } from '../../platform/engine-name.ts';
import type { Exchange } from './exchanges.ts';

/** Most characters of an answer that are announced automatically. */
const ANNOUNCED_CHARACTERS = 600;

const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<!\\)[*_`#>]+/g, '')
    .replaceAll(/\\(?=[^\w\s])/g, '')
    .slice(0, ANNOUNCED_CHARACTERS);

/** Announces to screen readers that an answer is in progress, and its text when it is complete: never word by word. */
export const Finished = ({ answering, answered }: Exchange) => (
  <p role="status" className="sr-only">
    {answering && t`The answer is being written`}
    {answered && t`${engineName(answered.engine)} answered: ${plain(answered.content)}`}
  </p>
);
