import type { DayRange } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DayField, pairClass } from './field-parts.tsx';

/** Rows as they are typed: an emptied one stays until the form is closed, so that a day can be typed again. */
function useTyped<Row>(given: readonly Row[], empty: Row) {
  const [rows, setRows] = useState<readonly Row[]>(given.length > 0 ? given : [empty]);
  const group = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    group.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus();
  });
  return {
    rows,
    group,
    set: (index: number, row: Row) => {
      const next = rows.with(index, row);
      setRows(next);
      return next;
    },
    add: () => {
      isAdded.current = true;
      setRows([...rows, empty]);
    },
  };
}

const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="small" variant="quiet" onClick={onClick} className="-ml-3 justify-self-start">
    <Plus className="size-4" aria-hidden="true" />
    {children}
  </Button>
);

const numbered = (label: string, index: number): string => (index === 0 ? label : `${label} (${index + 1})`);

type DaysFieldProps = { label: string; days: readonly Day[]; onChange: (days: Day[]) => void };

/** Days, each in its own field. */
export function DaysField({ label, days, onChange }: DaysFieldProps) {
  const { rows, group, set, add } = useTyped<Day | null>(days, null);
  const say = (typed: readonly (Day | null)[]) =>
    onChange([...new Set(typed.filter((day) => day !== null))].sort());
  return (
    <div ref={group} className="grid gap-1">
      <div className={pairClass}>
        {rows.map((day, index) => (
          <div key={numbered(label, index)} data-row="">
            <DayField
              label={numbered(label, index)}
              value={day}
              onValueChange={(typed) => say(set(index, typed))}
            />
          </div>
        ))}
      </div>
      {rows.at(-1) !== null && <AddButton onClick={add}>{t`Another day`}</AddButton>}
    </div>
  );
}

type TypedRange = { from: Day | null; to: Day | null };

/** If only one of the two is set, the range is one day. */
const rangeOf = ({ from, to }: TypedRange): DayRange[] => {
  const [first, last] = [from ?? to, to ?? from];
  return first === null || last === null ? [] : [{ from: first, to: last < first ? first : last }];
};

type RangesFieldProps = {
  from: string;
  to: string;
  ranges: readonly DayRange[];
  onChange: (ranges: DayRange[]) => void;
};

/** Ranges of days, each with a first and a last day. */
export function RangesField({ from, to, ranges, onChange }: RangesFieldProps) {
  const { rows, group, set, add } = useTyped<TypedRange>(ranges, { from: null, to: null });
  const say = (typed: readonly TypedRange[]) =>
    onChange(typed.flatMap(rangeOf).sort((a, b) => (a.from < b.from ? -1 : 1)));
  const last = rows.at(-1);
  return (
    <div ref={group} className="grid gap-3">
      {rows.map((row, index) => (
        <div key={numbered(from, index)} data-row="" className={pairClass}>
          <DayField
            label={numbered(from, index)}
            value={row.from}
            onValueChange={(day) => say(set(index, { ...row, from: day }))}
          />
          <DayField
            label={numbered(to, index)}
            value={row.to}
            onValueChange={(day) => say(set(index, { ...row, to: day }))}
          />
        </div>
      ))}
      {(last?.from ?? last?.to) && <AddButton onClick={add}>{t`Another time away`}</AddButton>}
    </div>
  );
}
