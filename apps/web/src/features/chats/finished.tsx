import { engineName } from './engine-name.ts';
import type { Exchange } from './exchanges.ts';

/** So much of an answer is read out by itself; the rest is read where it stands. */
const READ_OUT_LETTERS = 600;

const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#>]+/g, '')
    .slice(0, READ_OUT_LETTERS);

/** Tells who cannot see it that an answer is on its way, and what it says once it is whole: never word by word. */
export const Finished = ({ answering, answered }: Exchange) => (
  <p role="status" className="sr-only">
    {answering && 'The answer is being written'}
    {answered && `${engineName(answered.engine)} answered: ${plain(answered.content)}`}
  </p>
);
