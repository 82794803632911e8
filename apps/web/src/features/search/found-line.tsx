import { plural, t } from '@daymark/words/t';
import { classNames } from '../../ui/class-names.ts';

/** The number of results. */
const foundWords = (total: number, of: 'project' | 'task'): string =>
  of === 'task' ? t`${plural(total, '# task')} found` : t`${plural(total, '# project')} found`;

type FoundLineProps = {
  isAsked: boolean;
  /** Undefined until it is known. */
  total: number | undefined;
  of: 'project' | 'task';
};

/** Says how many were found; the results below say so themselves if there are none. */
export const FoundLine = ({ isAsked, total = 0, of }: FoundLineProps) => (
  <p role="status" className={classNames('text-sm text-ink-soft', isAsked && 'min-h-6')}>
    {total > 0 && foundWords(total, of)}
  </p>
);
