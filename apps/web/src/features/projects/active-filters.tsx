import { t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { statusWords } from '../../ui/value-words.ts';
import type { FilterChange, ProjectsFilter } from './projects-place.ts';
import { sortWords } from './sort-words.ts';

interface ActiveFilter {
  words: string;
  /** The change that removes it. */
  without: FilterChange;
}

type Ends = [from: string | undefined, to: string | undefined];

function progressWords([from, to]: Ends): string {
  if (from === undefined) return t`Progress up to ${to ?? ''}`;
  return to === undefined ? t`Progress from ${from}` : t`Progress ${from} to ${to}`;
}

function dueWords([from, to]: Ends): string {
  if (from === undefined) return t`Due up to ${to ?? ''}`;
  return to === undefined ? t`Due from ${from}` : t`Due ${from} to ${to}`;
}

/** The active filters and the order in words, without the search text. */
export function activeFilters(filter: ProjectsFilter): ActiveFilter[] {
  const { status, progressMin, progressMax, dueDateFrom, dueDateTo, sortBy, sortOrder } = filter;
  const percent = (value: number | undefined) => (value === undefined ? undefined : `${value}%`);
  const day = (value: string | undefined) => (value === undefined ? undefined : formatDay(value, 'dated'));
  const active: (ActiveFilter | false | undefined)[] = [
    status && {
      words: status === 'Open' ? t`Not completed` : statusWords(status),
      without: { status: undefined },
    },
    (progressMin ?? progressMax) !== undefined && {
      words: progressWords([percent(progressMin), percent(progressMax)]),
      without: { progressMin: undefined, progressMax: undefined },
    },
    (dueDateFrom ?? dueDateTo) !== undefined && {
      words: dueWords([day(dueDateFrom), day(dueDateTo)]),
      without: { dueDateFrom: undefined, dueDateTo: undefined },
    },
    (sortBy ?? sortOrder) !== undefined && {
      words: sortWords(sortBy ?? 'createdAt', sortOrder),
      without: { sortBy: undefined, sortOrder: undefined },
    },
  ];
  return active.filter((one) => typeof one === 'object');
}

type ActiveFiltersProps = {
  filter: ProjectsFilter;
  onFilterChange: (fields: FilterChange) => void;
  onClearAll: () => void;
};

/** The active filters, visible while the panel is closed. Each can be removed. */
export function ActiveFilters({ filter, onFilterChange, onClearAll }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Active filters`} className="contents">
        {active.map(({ words, without }) => (
          <Chip
            key={words}
            words={words}
            removeLabel={t`Remove ${words}`}
            onRemove={() => onFilterChange(without)}
          />
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={onClearAll}>
        {t`Clear all`}
      </Button>
    </div>
  );
}
