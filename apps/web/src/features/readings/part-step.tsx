import { isRepeatStep, isWaitStep } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { Hourglass, Repeat, X } from 'lucide-react';
import { formatHours } from '../../platform/format.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { minutesToType, typedMinutes } from '../../ui/typed-length.ts';
import type { LineContext } from './statement-line.tsx';
import {
  type PartStep,
  removed,
  renamed,
  restored,
  timed,
  titleOfStep,
  type WorkPart,
} from './work-parts.ts';

export type StepContext = Pick<LineContext, 'onCorrect' | 'onPoint'>;

type PartStepLineProps = { part: WorkPart; of: PartStep; context: StepContext };

/** Days of a wait, as typed. */
const typedDays = (typed: string): number | undefined => {
  const days = Number.parseInt(typed, 10);
  return days >= 1 && days <= 365 ? days : undefined;
};

/** How long it takes: minutes of work, or days of a wait. */
function Length({ part, of: { step, hours }, context }: PartStepLineProps) {
  const title = titleOfStep(step);
  const save = (amount: number | undefined) => {
    if (amount === undefined) return false;
    context.onCorrect(timed(part.line, step, amount));
    return true;
  };
  const isWait = isWaitStep(step);
  const shown = isWait ? t`${plural(step.days, '# day')}` : formatHours(hours ?? 0);
  return (
    <InlineEdit
      label={isWait ? t`Change the days of: ${title}` : t`Change the length of: ${title}`}
      value={isWait ? String(step.days) : minutesToType(step.minutes)}
      onSave={(typed) => save(isWait ? typedDays(typed) : typedMinutes(typed))}
      className="shrink-0 justify-end text-right whitespace-nowrap text-ink-soft tabular-nums"
      inputClass="w-16 text-right"
    >
      {shown}
    </InlineEdit>
  );
}

/** What a practice is about, and how often. */
function Practice({ of: { step } }: Pick<PartStepLineProps, 'of'>) {
  if (!isRepeatStep(step)) return null;
  const often = t`${plural(step.timesAWeek, '# day', '# days')} a week, ${formatHours(step.minutes / 60)} each`;
  return <span className="block px-1 text-xs text-ink-soft">{[often, ...step.topics].join(' · ')}</span>;
}

/** A step of a part: its title and its length change where they stand, and one click leaves it out. */
export function PartStepLine({ part, of, context }: PartStepLineProps) {
  const { id, step } = of;
  const title = titleOfStep(step);
  const Mark = isWaitStep(step) ? Hourglass : isRepeatStep(step) ? Repeat : undefined;
  const remove = () => {
    context.onCorrect(removed(part.line, step));
    focusSoon(`[data-part="${CSS.escape(part.line.id)}"] button`);
    showToast({
      kind: 'info',
      title: t`Left out: ${title}`,
      action: { label: t`Undo`, onAction: () => context.onCorrect(restored(part.line, step)) },
    });
  };
  return (
    <li
      data-lights={id}
      onMouseEnter={() => context.onPoint(id)}
      onMouseLeave={() => context.onPoint(part.line.id)}
      onFocus={() => context.onPoint(id)}
      onBlur={() => context.onPoint(undefined)}
      className="grid grid-cols-[1rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 py-px pr-2 pl-4 text-sm data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)]"
    >
      {Mark ? <Mark className="size-3.5 text-ink-soft" aria-hidden="true" /> : <span />}
      <span className="min-w-0">
        <InlineEdit
          label={t`Rename: ${title}`}
          value={title}
          onSave={(typed) => {
            context.onCorrect(renamed(part.line, step, typed));
            return true;
          }}
          className={isWaitStep(step) ? 'text-ink-soft' : ''}
        >
          {title}
        </InlineEdit>
        <Practice of={of} />
      </span>
      <Length {...{ part, of, context }} />
      <IconButton
        icon={X}
        label={t`Leave out: ${title}`}
        onClick={remove}
        className="size-7 [&_svg]:size-4"
      />
    </li>
  );
}
