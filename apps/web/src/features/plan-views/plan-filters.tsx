import { plural, t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { findProject } from '../../plan-data/plan-cache.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { Select } from '../../ui/select.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { choicesOf, countFilters, type PlanFilter, STATUS_CHOICES } from './plan-filter.ts';
import type { ShownItem, ShownProject } from './shown-item.ts';

type PlanFiltersProps = {
  filter: PlanFilter;
  /** What the filter chooses from. */
  items: readonly ShownItem[];
  projects: readonly ShownProject[];
  /** The number of subtasks that are shown. */
  count: number;
  onFilterChange: (filter: PlanFilter) => void;
  onClear: () => void;
};

const ANY = '';

/** The choices, with the chosen one even if nothing in these days has it. */
function useOptions({ filter, items, projects }: Pick<PlanFiltersProps, 'filter' | 'items' | 'projects'>) {
  const client = useQueryClient();
  const found = choicesOf({ items, projects });
  const { project: id, tag } = filter;
  const isThere = id === undefined || found.projects.some((one) => one.id === id);
  const elsewhere = isThere ? undefined : findProject(client, id);
  const offered = isThere
    ? found.projects
    : [...found.projects, { id, name: elsewhere?.name ?? t`Another project`, color: elsewhere?.color }];
  const tags = tag === undefined || found.tags.includes(tag) ? found.tags : [...found.tags, tag];
  return {
    color: offered.find((one) => one.id === id)?.color,
    projects: [
      { value: ANY, label: t`All projects` },
      ...offered.map((one) => ({ value: one.id, label: one.name })),
    ],
    tags: [{ value: ANY, label: t`Any tag` }, ...tags.map((one) => ({ value: one, label: one }))],
    statuses: [
      { value: ANY, label: t`Any status` },
      ...STATUS_CHOICES.map((one) => ({
        value: one,
        label: one === 'Open' ? t`Not completed` : statusWords(one),
      })),
    ] as const,
  };
}

type FieldsProps = Pick<PlanFiltersProps, 'filter' | 'items' | 'projects' | 'onFilterChange'>;

function Fields({ onFilterChange, ...props }: FieldsProps) {
  const { filter } = props;
  const options = useOptions(props);
  return (
    <>
      <Field label={t`Project`} labelHidden className="relative min-w-0 sm:w-52">
        <Select
          value={filter.project ?? ANY}
          options={options.projects}
          onValueChange={(project) => onFilterChange({ ...filter, project: project || undefined })}
          className={options.color && '[&_select]:pl-7'}
        />
        {options.color && (
          <ProjectMark
            color={options.color}
            className="pointer-events-none absolute top-1/2 left-3 h-4 w-1.5 -translate-y-1/2"
          />
        )}
      </Field>
      <Field label={t`Tag`} labelHidden className="min-w-0 sm:w-48">
        <Select
          value={filter.tag ?? ANY}
          options={options.tags}
          onValueChange={(tag) => onFilterChange({ ...filter, tag: tag || undefined })}
        />
      </Field>
      <Field label={t`Status`} labelHidden className="min-w-0 sm:w-48">
        <Select
          value={filter.status ?? ANY}
          options={options.statuses}
          onValueChange={(status) => onFilterChange({ ...filter, status: status || undefined })}
        />
      </Field>
    </>
  );
}

const FILTERS_ID = 'plan-filters';

/** The controls to focus after a button has removed the filters and itself. */
export const FILTER_CONTROLS = `#${FILTERS_ID} :is([aria-expanded], select)`;

/** The filters of the plan in one row. On a phone they are behind a button, and their number is on it. */
export function PlanFilters({ count, onClear, ...props }: PlanFiltersProps) {
  const { filter, items } = props;
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const active = countFilters(filter);
  return (
    <search
      id={FILTERS_ID}
      aria-label={t`Filters`}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden"
    >
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t`Filters`}
        {active > 0 && ` (${active})`}
      </Button>
      <div
        id={fieldsId}
        className={classNames(
          'flex flex-wrap gap-2 max-sm:order-last max-sm:grid max-sm:w-full max-sm:grid-cols-1',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <Fields {...props} />
      </div>
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
        {active > 0 && t`${count} of ${plural(items.length, '# task')}`}
      </p>
      {active > 0 && (
        <Button variant="quiet" size="small" aria-label={t`Clear filters`} onClick={onClear}>
          <X className="size-4" aria-hidden="true" />
          <span className="sm:hidden">{t`Clear`}</span>
          <span className="max-sm:hidden">{t`Clear filters`}</span>
        </Button>
      )}
    </search>
  );
}
