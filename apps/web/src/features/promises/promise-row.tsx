import type { Promised } from '@daymark/contract/promises';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { asSentence, formatDay } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { stateWords, toldWords } from './promise-words.ts';

const TONES = {
  open: 'neutral',
  kept: 'done',
  broken: 'signal',
  moved: 'signal',
  withdrawn: 'neutral',
} as const;

/** The plan from which a promised day came. */
const planWords = ({ plan: { finish, dueDate } }: Promised): string =>
  asSentence(
    finish === null
      ? t`The plan then: due on ${formatDay(dueDate)}.`
      : t`The plan then: due on ${formatDay(dueDate)}, last task on ${formatDay(finish)}.`,
  );

type PromiseRowProps = { promise: Promised; name?: ReactNode; action?: ReactNode };

export const PromiseRow = ({ promise, name, action }: PromiseRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="tabular-nums">{formatDay(promise.day)}</strong>
        <Badge tone={TONES[promise.state]}>{stateWords(promise)}</Badge>
        <span className="min-w-0 wrap-anywhere empty:hidden">{name}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {t`Told on ${formatDay(promise.toldOn)}, ${toldWords(promise)}.`} {planWords(promise)}
      </p>
    </div>
    {action}
  </li>
);
