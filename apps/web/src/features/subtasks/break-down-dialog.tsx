import type { Subtask } from '@daymark/contract/subtasks';
import type { Depth } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { Plus, Undo2, X } from 'lucide-react';
import { formatHours } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { Input } from '../../ui/input.tsx';
import { minutesToType, typedMinutes } from '../../ui/typed-length.ts';
import { type BreakDownStep, STEPS_MIN, useBreakDown } from './use-break-down.ts';

type BreakDownDialogProps = { subtask: Subtask; onClose: () => void };

type StepsProps = { steps: readonly BreakDownStep[]; onChange: (steps: BreakDownStep[]) => void };

const NEW_MINUTES = 60;

/** The steps, each renamed, timed or left out where it stands. */
function Steps({ steps, onChange }: StepsProps) {
  const put = (at: number, fields: Partial<BreakDownStep>) =>
    onChange(steps.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  return (
    <ol className="grid grid-cols-1 rounded-lg border border-line">
      {steps.map((step, at) => (
        <li
          key={step.key}
          className={classNames(
            'grid grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 border-t border-line px-3 py-1 text-sm first:border-t-0',
            step.isLeftOut && 'text-ink-soft line-through',
          )}
        >
          <span className="text-right text-ink-soft tabular-nums" aria-hidden="true">
            {at + 1}
          </span>
          <InlineEdit
            label={t`Rename: ${step.title}`}
            value={step.title}
            onSave={(title) => {
              put(at, { title });
              return true;
            }}
          >
            {step.title}
          </InlineEdit>
          <InlineEdit
            label={t`Change the length of: ${step.title}`}
            value={minutesToType(step.minutes)}
            onSave={(typed) => {
              const minutes = typedMinutes(typed);
              if (minutes !== undefined) put(at, { minutes });
              return minutes !== undefined;
            }}
            className="justify-end whitespace-nowrap text-ink-soft tabular-nums"
            inputClass="w-16 text-right"
          >
            {formatHours(step.minutes / 60)}
          </InlineEdit>
          <IconButton
            icon={step.isLeftOut ? Undo2 : X}
            label={step.isLeftOut ? t`Put back: ${step.title}` : t`Leave out: ${step.title}`}
            // The second click of a double click on what opened the dialog is none on this.
            onClick={({ detail: clicks }) => {
              if (clicks < 2) put(at, { isLeftOut: !step.isLeftOut });
            }}
            className="size-7 [&_svg]:size-4"
          />
        </li>
      ))}
      <li className="border-t border-line px-3 py-1 pl-11 text-sm first:border-t-0">
        <InlineEdit
          label={t`New step`}
          value=""
          onSave={(title) => {
            const key = Math.max(0, ...steps.map((one) => one.key)) + 1;
            onChange([...steps, { key, title, minutes: NEW_MINUTES, done: null }]);
            return true;
          }}
          className="text-ink-soft"
        >
          <Plus className="mr-1 inline size-3.5" aria-hidden="true" />
          {t`step`}
        </InlineEdit>
      </li>
    </ol>
  );
}

type QuestionsProps = {
  questions: readonly string[];
  answers: string;
  onAnswers: (answers: string) => void;
  onAsk: () => void;
};

/** What would make the steps better. */
const Questions = ({ questions, answers, onAnswers, onAsk }: QuestionsProps) =>
  questions.length > 0 && (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <Field label={questions.join(' ')}>
        <Input value={answers} onChange={(event) => onAnswers(event.target.value)} />
      </Field>
      <Button type="submit" size="small" className="justify-self-start" disabled={answers.trim() === ''}>
        {t`Propose again`}
      </Button>
    </form>
  );

const FINER: Record<Depth, Depth> = {
  'as-written': 'balanced',
  balanced: 'detailed',
  detailed: 'detailed',
};
const COARSER: Record<Depth, Depth> = {
  'as-written': 'as-written',
  balanced: 'as-written',
  detailed: 'balanced',
};

/** Proposes the steps of a task, to be changed before they take its place. */
export function BreakDownDialog({ subtask, onClose }: BreakDownDialogProps) {
  const { steps, change, answers, answer, proposal, ask, depth, writing } = useBreakDown(subtask, onClose);
  const wanted = steps.filter(({ isLeftOut }) => !isLeftOut);
  const minutes = wanted.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Break down: ${subtask.title}`}
      description={
        steps.length > 0 && `${t`${plural(wanted.length, '# step')}`} · ${formatHours(minutes / 60)}`
      }
      busyLabel={proposal.isFetching ? t`Looking for the steps...` : undefined}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={depth === COARSER[depth]}
            onClick={() => ask(COARSER[depth])}
            className="-ml-4"
          >
            {t`Fewer steps`}
          </Button>
          <Button
            variant="quiet"
            disabled={depth === FINER[depth]}
            onClick={() => ask(FINER[depth])}
            className="mr-auto"
          >
            {t`More steps`}
          </Button>
          <Button
            variant="primary"
            busy={writing.isPending}
            disabled={wanted.length < STEPS_MIN}
            onClick={() => writing.mutate(wanted)}
          >
            {t`Break down`}
          </Button>
        </>
      }
    >
      <div className="grid min-h-32 grid-cols-1 gap-4">
        {proposal.isError && (
          <ErrorBanner
            message={t`No steps could be proposed`}
            onRetry={() => void proposal.refetch()}
            retrying={proposal.isFetching}
          >
            {t`You can add them yourself.`}
          </ErrorBanner>
        )}
        <Steps steps={steps} onChange={change} />
        <Questions
          questions={proposal.data?.questions ?? []}
          answers={answers}
          onAnswers={answer}
          onAsk={() => ask(depth)}
        />
      </div>
    </Dialog>
  );
}
