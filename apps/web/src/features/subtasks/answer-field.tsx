import type { Ask } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { withReadableDays } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { type Asked, textOf } from './answer-values.ts';
import type { Answering } from './use-answers.ts';

const UNITS = { hours: 'h', days: 'days', count: '' } as const;

const OPEN: SelectOption = { value: '', label: 'Not answered' };

function optionsOf(ask: Extract<Ask, { kind: 'yes-no' | 'one-of' }>, today: Day): SelectOption[] {
  const options =
    ask.kind === 'yes-no'
      ? [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]
      : ask.options.map(({ value, label }) => ({ value, label: withReadableDays(label, today) }));
  return ask.assumed === null ? [OPEN, ...options] : options;
}

type ControlProps = { ask: Ask; value: string; today: Day; onType: (text: string) => void };

function Control({ ask, value, today, onType }: ControlProps) {
  if (ask.kind === 'date')
    return (
      <span className="block w-44">
        <DateField value={value} onValueChange={onType} />
      </span>
    );
  if (ask.kind === 'yes-no' || ask.kind === 'one-of')
    return (
      <Select value={value} options={optionsOf(ask, today)} onValueChange={onType} className="max-w-64" />
    );
  return (
    <span className="flex items-center gap-2">
      <span className="w-24">
        <Input
          inputMode="decimal"
          value={value}
          onChange={(event) => onType(event.target.value)}
          className="tabular-nums"
        />
      </span>
      {UNITS[ask.kind] && <span className="text-sm text-ink-soft">{UNITS[ask.kind]}</span>}
    </span>
  );
}

type AnswerFieldProps = { asked: Asked; today: Day; answering: Answering };

/** The field beside a question or an assumption, filled with what was answered or is assumed. */
export function AnswerField({ asked, today, answering }: AnswerFieldProps) {
  const { id, ask } = asked;
  const { shownIn, isAnswered, problemOf, type } = answering;
  const value = shownIn(asked);
  const assumed = textOf(ask.assumed);
  return (
    <div className="mt-1.5 flex flex-wrap items-start gap-2">
      <Field label={withReadableDays(asked.text, today)} labelHidden error={problemOf(asked)}>
        <Control ask={ask} value={value} today={today} onType={(text) => type(id, text)} />
      </Field>
      {isAnswered(asked) && value !== assumed && (
        <>
          <Badge tone="done" className="min-h-10">
            Answered
          </Badge>
          <Button size="small" onClick={() => type(id, assumed)}>
            {ask.assumed === null ? 'Take back' : 'As assumed'}
          </Button>
        </>
      )}
    </div>
  );
}
