import { t } from '@daymark/words/t';
import { ListChecks, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import { GROUPINGS, isDefaultView, ORDERS, type PlanView } from './use-plan-view.ts';

type ListControlsProps = {
  /** The choice of a view, first in the bar. */
  views: ReactNode;
  view: PlanView;
  onViewChange: (change: Partial<PlanView>) => void;
  /** The search text for rows; undefined if the list is too short to be searched. */
  find: string | undefined;
  onFindChange: (find: string) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
};

const FindField = ({ find, onFindChange }: { find: string; onFindChange: (find: string) => void }) => (
  <Field label={t`Find tasks`} labelHidden className="min-w-0 flex-1 basis-20 sm:basis-32">
    <span className="relative block">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <Input
        type="search"
        value={find}
        placeholder={t`Find`}
        onChange={(event) => onFindChange(event.target.value)}
        className="pl-9"
      />
    </span>
  </Field>
);

const CHOICE = 'grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-2 [&_select]:text-sm';

/** How rows are grouped, sorted and filtered; a dot says that it is not the default. */
function DisplayChoices({ view, onViewChange }: Pick<ListControlsProps, 'view' | 'onViewChange'>) {
  const [open, setOpen] = useState(false);
  const isChanged = !isDefaultView(view);
  return (
    <Popover
      label={t`Display`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" className="max-sm:px-3 pointer-coarse:min-w-11">
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">{t`Display`}</span>
          {isChanged && (
            <span className="size-2 rounded-full bg-ink">
              <span className="sr-only">, {t`changed`}</span>
            </span>
          )}
        </Button>
      }
    >
      <div className="grid gap-3 p-4">
        <Field label={t`Group by`} className={CHOICE}>
          <Select
            value={view.groupBy}
            options={GROUPINGS}
            onValueChange={(groupBy) => onViewChange({ groupBy })}
          />
        </Field>
        <Field label={t`Sort by`} className={CHOICE}>
          <Select value={view.sortBy} options={ORDERS} onValueChange={(sortBy) => onViewChange({ sortBy })} />
        </Field>
        <Checkbox
          tone="ink"
          checked={view.hidesCompleted}
          onCheckedChange={(hidesCompleted) => onViewChange({ hidesCompleted })}
          label={t`Hide completed`}
        />
      </div>
    </Popover>
  );
}

/** One bar: the view, the search of rows, their selection, and how they are shown. */
export function ListControls(props: ListControlsProps) {
  const { views, view, onViewChange, find, onFindChange, isSelecting, onSelecting } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 print:hidden">
      {views}
      <div className="flex min-w-0 flex-auto items-center justify-end gap-1 max-sm:flex-1">
        {find !== undefined && <FindField find={find} onFindChange={onFindChange} />}
        <IconButton
          id="select-subtasks"
          icon={ListChecks}
          label={t`Select`}
          aria-pressed={isSelecting}
          className={classNames(isSelecting && 'bg-well text-ink')}
          onClick={() => onSelecting(!isSelecting)}
        />
        <DisplayChoices view={view} onViewChange={onViewChange} />
      </div>
    </div>
  );
}
