import type { SaidFields, Statement, StatementFields } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';
import { closesOnEscape } from '../../platform/escape.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { choiceOf, fieldsProblem, type KindChoice, labelOf } from './kind-choices.ts';
import { KindMark } from './kind-mark.tsx';
import { shortWords } from './line-words.ts';
import { DoneFields, EventFields, TheirsFields, WaitFields } from './other-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { TaskFields } from './task-fields.tsx';
import { heldUpBy, sayWait } from './wait-links.ts';
import { WaitLinks } from './wait-links-fields.tsx';

type KindFieldsProps = {
  choice: KindChoice;
  value: StatementFields;
  onChange: (fields: object) => void;
  /** The fields of the lines before and after a wait. */
  links: ReactNode;
};

function KindFields({ choice, value, onChange, links }: KindFieldsProps) {
  switch (value.kind) {
    case 'task':
      return <TaskFields {...{ value, onChange }} />;
    case 'repeat':
      return <RepeatFields {...{ value, onChange }} />;
    case 'event':
      return <EventFields {...{ value, onChange }} />;
    case 'wait':
      return <WaitFields {...{ value, onChange, links }} />;
    case 'availability':
      return <AvailabilityFields {...{ value, onChange }} isTimeOff={choice === 'not-available'} />;
    case 'theirs':
      return <TheirsFields {...{ value, onChange }} />;
    case 'done':
      return <DoneFields {...{ value, onChange }} />;
    default:
      return null;
  }
}

type StatementFormProps = {
  statement: Statement;
  /** All lines of the brief. */
  lines: readonly Statement[];
  choice: KindChoice;
  fields: SaidFields;
  /** Called with the corrections of the line, and of those that wait for it. */
  onSave: (said: readonly LineCorrection[]) => void;
  onCancel: () => void;
};

/** The fields of a line's kind, in place. Nothing is changed before it is saved. */
export function StatementForm({ statement, lines, choice, fields, onSave, onCancel }: StatementFormProps) {
  const [value, setValue] = useTabState(`${choice} in line ${statement.id}`, fields);
  const [heldUp, holdUp] = useState(() => heldUpBy(statement, lines));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const problem = fieldsProblem(value, choice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const isWait = value.kind === 'wait' || statement.kind === 'wait';
    onSave(
      isWait
        ? sayWait(statement, value, value.kind === 'wait' ? heldUp : null, lines)
        : [{ statement, fields: value }],
    );
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`${labelOf(choice)}: ${shortWords(statement.words.text)}`}
      onSubmit={submit}
      {...closesOnEscape(onCancel)}
      className="grid scroll-my-24 grid-cols-1 gap-3 pt-2 pb-1"
    >
      {choice !== choiceOf(statement) && (
        <p className="flex items-center gap-2 text-sm font-semibold">
          <KindMark choice={choice} />
          {labelOf(choice)}
        </p>
      )}
      {/* Each kind has its own form state. */}
      <KindFields
        choice={choice}
        value={value}
        onChange={(change) => setValue((before) => ({ ...before, ...change }) as SaidFields)}
        links={
          value.kind === 'wait' && (
            <WaitLinks
              {...{ statement, lines, heldUp }}
              behind={value.after[0] ?? null}
              onBehind={(id) => setValue({ ...value, after: id === null ? [] : [id] })}
              onHeldUp={holdUp}
            />
          )
        }
      />
      <p aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {isTried && problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small">
          {t`Save`}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
