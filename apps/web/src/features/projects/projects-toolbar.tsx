import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { countFilters, type FilterChange, NO_FILTERS, type ProjectsFilter } from './projects-place.ts';
import { useSettled } from './use-settled.ts';

const FilterPanel = late(ahead(() => import('./filter-panel.tsx').then((part) => part.FilterPanel)));

type SearchBoxProps = { query: string; onSearch: (query: string) => void };

function SearchBox({ query, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useSettled(query, onSearch);
  return (
    <Field label={t`Search my projects`} labelHidden className="relative min-w-0 flex-1 basis-40 lg:max-w-xl">
      <Search
        className="pointer-events-none absolute top-3 left-3 size-4 text-ink-soft pointer-coarse:top-3.5"
        aria-hidden="true"
      />
      <Input
        type="search"
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search my projects`}
        onChange={(event) => setTyped(event.target.value)}
        className="h-10 pl-9 pointer-coarse:h-11"
      />
    </Field>
  );
}

type ProjectsToolbarProps = {
  filter: ProjectsFilter;
  onFilterChange: (fields: FilterChange) => void;
  /** The choice of a layout; on a narrow page there is one column in any case. */
  children?: ReactNode;
};

/** Search and filters: the search box and the active filters are always visible, the panel on request. */
export function ProjectsToolbar({ filter, onFilterChange, children }: ProjectsToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const count = countFilters(filter);

  const change = (fields: FilterChange) => {
    onFilterChange(fields);
    // The pressed button disappears with its filter, so the focus moves to the search box.
    bar.current?.querySelector('input')?.focus();
  };

  return (
    <search className="grid grid-cols-1 gap-3">
      <div ref={bar} className="flex flex-wrap items-center gap-3">
        <SearchBox
          query={filter.query ?? ''}
          onSearch={(query) => onFilterChange({ query: query.trim() === '' ? undefined : query })}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {t`Filters`}
          {count > 0 && (
            <span className="grid min-w-5 place-items-center rounded-full bg-ink px-1.5 text-xs text-on-ink">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t`${plural(count, '# active', '# active')}`}</span>
            </span>
          )}
        </Button>
        <div className="ml-auto max-md:hidden">{children}</div>
      </div>
      {isOpen && (
        <Suspense>
          <FilterPanel id={panelId} filter={filter} onFilterChange={onFilterChange} />
        </Suspense>
      )}
      <ActiveFilters
        filter={filter}
        onFilterChange={change}
        onClearAll={() => change({ ...NO_FILTERS, query: filter.query })}
      />
    </search>
  );
}
