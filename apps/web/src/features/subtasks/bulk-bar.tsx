import type { Subtask } from '@daymark/contract/subtasks';
import { addDays, isDay } from '@daymark/domain/dates';
import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { plural, t } from '@daymark/words/t';
import { CalendarArrowUp, Check, ChevronDown, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { closesOnEscape } from '../../platform/escape.ts';
import { formatCount } from '../../platform/format.ts';
import { useShortcuts } from '../../platform/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { priorityWords, statusWords } from '../../ui/value-words.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

type BulkBarProps = {
  selected: readonly Subtask[];
  /** The number of selectable rows. */
  total: number;
  actions: SubtaskActions;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onEnd: () => void;
};

const DAYS_MAX = 366;

function MoveForm({ onMove, onCancel }: { onMove: (days: number) => void; onCancel: () => void }) {
  const [text, setText] = useState('1');
  const days = Number.parseInt(text, 10);
  const isMove = Number.isInteger(days) && days !== 0 && Math.abs(days) <= DAYS_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMove) onMove(days);
  };
  return (
    <form
      {...closesOnEscape(onCancel)}
      onSubmit={submit}
      aria-label={t`Move by days`}
      className="flex w-full flex-wrap items-end gap-2"
    >
      <Field label={t`Move by days`} hint={t`With a minus to an earlier day`} className="w-44">
        <Input
          type="number"
          inputMode="numeric"
          min={-DAYS_MAX}
          max={DAYS_MAX}
          step={1}
          value={text}
          ref={(input) => input?.focus()}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <span className="mb-6 flex gap-2">
        <Button size="small" type="submit" variant="primary" disabled={!isMove}>
          {t`Move`}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </span>
    </form>
  );
}

const choices = <Value extends string>(
  values: readonly Value[],
  wordsOf: (value: Value) => string,
  choose: (value: Value) => void,
): MenuItem[] => values.map((value) => ({ label: wordsOf(value), onSelect: () => choose(value) }));

type ChoiceProps = { label: string; items: readonly MenuItem[]; disabled: boolean };

const Choice = ({ label, items, disabled }: ChoiceProps) => (
  <Menu
    align="start"
    items={items}
    trigger={
      <Button size="small" disabled={disabled}>
        {label}
        <ChevronDown className="size-4" aria-hidden="true" />
      </Button>
    }
  />
);

/** Actions on all selected rows. It is sticky. */
export function BulkBar({ selected, total, actions, onSelectAll, onSelectNone, onEnd }: BulkBarProps) {
  const [isMoving, setMoving] = useState(false);
  useShortcuts(t`Selected tasks`, [{ keys: 'Escape', words: t`End the selection`, run: onEnd }]);
  const isNone = selected.length === 0;
  const isAll = selected.length === total;
  const move = (days: number) => {
    setMoving(false);
    const placed = selected.filter(({ dueDate }) => dueDate !== null && isDay(dueDate));
    actions.changeMany(placed, ({ dueDate }) => ({ dueDate: dueDate && addDays(dueDate, days) }));
  };

  return (
    <section
      aria-label={t`Selected tasks`}
      className="sticky bottom-[calc(0.75rem+var(--taken-below))] z-20 grid gap-3 rounded-lg border border-ink-soft bg-sheet p-3 shadow-float print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm sm:gap-x-3">
        <p role="status" className="font-semibold">
          <span className="max-sm:sr-only">{t`${plural(selected.length, '# task')} selected`}</span>
          <span className="sm:hidden" aria-hidden="true">
            {t`${plural(selected.length, '# selected', '# selected')}`}
          </span>
        </p>
        <Button size="small" variant="quiet" onClick={isAll ? onSelectNone : onSelectAll}>
          {isAll ? t`Select none` : t`Select all ${formatCount(total)}`}
        </Button>
        <Button size="small" variant="quiet" className="ml-auto" onClick={onEnd}>
          {t`Done`}
        </Button>
      </div>
      {isMoving ? (
        <MoveForm onMove={move} onCancel={() => setMoving(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="primary"
            disabled={isNone}
            onClick={() => actions.changeMany(selected, () => ({ status: 'Completed' }))}
          >
            <Check className="size-4" aria-hidden="true" />
            {t`Complete`}
          </Button>
          <Choice
            label={t`Status`}
            disabled={isNone}
            items={choices(STATUSES, statusWords, (status) =>
              actions.changeMany(selected, () => ({ status })),
            )}
          />
          <Choice
            label={t`Priority`}
            disabled={isNone}
            items={choices(PRIORITIES, priorityWords, (priority) =>
              actions.changeMany(selected, () => ({ priority })),
            )}
          />
          <Button size="small" disabled={isNone} onClick={() => setMoving(true)}>
            <CalendarArrowUp className="size-4" aria-hidden="true" />
            {t`Move`}
          </Button>
          <Button size="small" variant="danger" disabled={isNone} onClick={() => actions.remove(selected)}>
            <Trash2 className="size-4" aria-hidden="true" />
            {t`Delete`}
          </Button>
        </div>
      )}
    </section>
  );
}
