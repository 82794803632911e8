import { ListChecks, Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { GROUPINGS, ORDERS, type PlanView } from './use-plan-view.ts';

type ListControlsProps = {
  view: PlanView;
  onViewChange: (change: Partial<PlanView>) => void;
  /** The search text for rows; undefined if the list is too short to be searched. */
  find: string | undefined;
  onFindChange: (find: string) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
};

const CHOICE =
  'min-w-0 max-sm:flex-1 max-sm:basis-32 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-2 [&_select]:text-sm';

/** How rows are grouped, sorted and filtered. */
export function ListControls(props: ListControlsProps) {
  const { view, onViewChange, find, onFindChange, isSelecting, onSelecting } = props;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3 print:hidden">
      {find !== undefined && (
        <Field label="Find tasks" labelHidden className="min-w-0 flex-1 basis-full">
          <span className="relative block">
            <Search
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
              aria-hidden="true"
            />
            <Input
              type="search"
              value={find}
              placeholder="Find tasks"
              onChange={(event) => onFindChange(event.target.value)}
              className="pl-9"
            />
          </span>
        </Field>
      )}
      <Field label="Group by" className={CHOICE}>
        <Select
          value={view.groupBy}
          options={GROUPINGS}
          onValueChange={(groupBy) => onViewChange({ groupBy })}
        />
      </Field>
      <Field label="Sort by" className={CHOICE}>
        <Select value={view.sortBy} options={ORDERS} onValueChange={(sortBy) => onViewChange({ sortBy })} />
      </Field>
      <div className="flex min-h-10 flex-1 items-center justify-between gap-4 whitespace-nowrap">
        <Checkbox
          tone="ink"
          checked={view.hidesCompleted}
          onCheckedChange={(hidesCompleted) => onViewChange({ hidesCompleted })}
          label="Hide completed"
        />
        <Button
          id="select-subtasks"
          size="small"
          variant={isSelecting ? 'secondary' : 'quiet'}
          aria-pressed={isSelecting}
          onClick={() => onSelecting(!isSelecting)}
        >
          <ListChecks className="size-4" aria-hidden="true" />
          Select
        </Button>
      </div>
    </div>
  );
}
