import type { ModelTest } from '@daymark/contract/language-model';
import { t } from '@daymark/words/t';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { isCalledOff, soFarWords } from '../../../plan-data/use-planning.ts';
import { messageOf } from '../../../platform/error-message.ts';
import { formatCount, formatDay, formatHours } from '../../../platform/format.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { WorkProgress } from '../../../ui/work-progress.tsx';
import type { useTryModel } from './use-language-model.ts';

function Outcome({ isPlanned, said, seconds, brief, tasks }: ModelTest) {
  const Icon = isPlanned ? CircleCheck : OctagonAlert;
  return (
    <div
      className={`flex gap-3 rounded-md border px-4 py-3 text-sm ${isPlanned ? 'border-edge bg-well' : 'border-signal bg-signal-wash'}`}
    >
      <Icon className={`size-5 shrink-0 ${isPlanned ? 'text-done' : 'text-signal'}`} aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold wrap-anywhere">{said}</p>
        {isPlanned && <p className="max-w-prose text-ink-soft">“{brief}”</p>}
        <ol aria-label={t`The plan of the sample`} className="grid divide-y divide-line empty:hidden">
          {tasks.map(({ ref, title, dueDate, estimatedHours }) => (
            <li key={ref} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="text-ink-soft">
                {dueDate && formatDay(dueDate)} · {formatHours(estimatedHours)}
              </span>
            </li>
          ))}
        </ol>
        <p className="text-ink-soft">{t`It took ${formatCount(seconds)} seconds.`}</p>
      </div>
    </div>
  );
}

/** The progress of a trial, and what it found. */
export function ModelTrial({ trial }: { trial: ReturnType<typeof useTryModel> }) {
  const { data, error, isPending, planning } = trial;
  const failure = error && !isCalledOff(error) ? messageOf(error, t`Failed to try the model`) : undefined;
  return (
    <>
      {isPending && (
        <WorkProgress
          words={soFarWords(planning.progress)}
          latest={planning.progress.latest}
          onCancel={planning.stop}
          cancelling={planning.progress.isStopping}
        />
      )}
      <div role="status" className="empty:hidden">
        {data && !isPending && <Outcome {...data} />}
      </div>
      <FormFailure>{failure}</FormFailure>
    </>
  );
}
