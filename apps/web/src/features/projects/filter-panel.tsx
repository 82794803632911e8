import { daySpanProblem, PERCENT_REFUSAL, progressSpanProblem } from '@daymark/domain/filters';
import { STATUSES } from '@daymark/domain/statuses';
import { t, tc } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { projectStatsQuery } from '../../plan-data/queries.ts';
import { messageOf } from '../../platform/error-message.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { type FilterChange, type ProjectsFilter, SORT_ORDERS, type StatusChoice } from './projects-place.ts';
import { orderOptions, type SortChoice, sortOptions } from './sort-words.ts';
import { useSettled } from './use-settled.ts';

type FilterProps = { filter: ProjectsFilter; onFilterChange: (fields: FilterChange) => void };

/** The statuses, each with the number of its projects once that is known. */
function StatusFilter({ filter, onFilterChange }: FilterProps) {
  const { data, error } = useQuery(projectStatsQuery());
  const counts = data && {
    Open: data.pending + data.inProgress,
    Pending: data.pending,
    'In Progress': data.inProgress,
    Completed: data.completed,
  };
  const labelled = (value: StatusChoice, label: string) => ({
    value,
    label: counts ? `${label} (${counts[value]})` : label,
  });
  const options = [
    { value: '' as const, label: t`Any status` },
    labelled('Open', t`Not completed`),
    ...STATUSES.map((status) => labelled(status, statusWords(status))),
  ];
  return (
    <Field label={t`Status`} hint={error && !data && messageOf(error, t`Failed to fetch project stats`)}>
      <Select
        value={filter.status ?? ''}
        options={options}
        onValueChange={(status) => onFilterChange({ status: status === '' ? undefined : status })}
      />
    </Field>
  );
}

type Span = { from: string; to: string };

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text));

const progressProblem = ({ from, to }: Span) =>
  [from, to].every((text) => /^\s*(\d+(\.\d+)?)?\s*$/.test(text))
    ? progressSpanProblem(numberOf(from), numberOf(to))
    : PERCENT_REFUSAL;

function ProgressFilter({ filter, onFilterChange }: FilterProps) {
  const [span, setSpan] = useSettled<Span>(
    { from: String(filter.progressMin ?? ''), to: String(filter.progressMax ?? '') },
    ({ from, to }) => onFilterChange({ progressMin: numberOf(from), progressMax: numberOf(to) }),
    (typed) => progressProblem(typed) === null,
  );
  const problem = progressProblem(span) ?? undefined;
  const field = (end: keyof Span) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: span[end],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setSpan({ ...span, [end]: event.target.value }),
  });
  return (
    <div className="grid min-w-0 grid-cols-2 content-start gap-x-3">
      <Field label={t`Progress from`} error={problem}>
        <Input {...field('from')} placeholder="0%" />
      </Field>
      <Field label={t`Progress to`}>
        <Input {...field('to')} placeholder="100%" aria-invalid={problem ? true : undefined} />
      </Field>
    </div>
  );
}

const daysProblem = ({ from, to }: Span) => daySpanProblem(from || undefined, to || undefined);

function DueFilter({ filter, onFilterChange }: FilterProps) {
  const [span, setSpan] = useSettled<Span>(
    { from: filter.dueDateFrom ?? '', to: filter.dueDateTo ?? '' },
    ({ from, to }) => onFilterChange({ dueDateFrom: from || undefined, dueDateTo: to || undefined }),
    (typed) => daysProblem(typed) === null,
  );
  return (
    <>
      <Field label={t`Due from`} error={daysProblem(span) ?? undefined}>
        <DateField value={span.from} onValueChange={(from) => setSpan({ ...span, from })} />
      </Field>
      <Field label={t`Due to`}>
        <DateField value={span.to} onValueChange={(to) => setSpan({ ...span, to })} />
      </Field>
    </>
  );
}

function SortFields({ filter, onFilterChange }: FilterProps) {
  const isSearch = filter.query !== undefined;
  const sortBy: SortChoice = filter.sortBy ?? (isSearch ? 'relevance' : 'createdAt');
  const usual: SortChoice = isSearch ? 'relevance' : 'createdAt';
  return (
    <>
      <Field label={t`Sort by`}>
        <Select
          value={sortBy}
          options={sortOptions(isSearch)}
          onValueChange={(chosen) =>
            onFilterChange({
              sortBy: chosen === usual || chosen === 'relevance' ? undefined : chosen,
              sortOrder: undefined,
            })
          }
        />
      </Field>
      <Field label={tc('of sorting')`Order`}>
        {sortBy === 'relevance' ? (
          <Select
            value="desc"
            options={[{ value: 'desc', label: t`Best first` }]}
            onValueChange={() => {}}
            disabled
          />
        ) : (
          <Select
            value={filter.sortOrder ?? SORT_ORDERS[sortBy]}
            options={orderOptions(sortBy)}
            onValueChange={(order) =>
              onFilterChange({ sortOrder: order === SORT_ORDERS[sortBy] ? undefined : order })
            }
          />
        )}
      </Field>
    </>
  );
}

/** The filters and the order of the projects. Every field applies at once. */
export const FilterPanel = ({ id, ...props }: FilterProps & { id: string }) => (
  <section
    id={id}
    aria-label={t`Filters and order`}
    // With three columns, filled by column, so that related fields are below each other.
    className={classNames(
      cardClass,
      'grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2 lg:grid-flow-col lg:grid-cols-3 lg:grid-rows-[auto_auto]',
    )}
  >
    <StatusFilter {...props} />
    <ProgressFilter {...props} />
    <DueFilter {...props} />
    <SortFields {...props} />
  </section>
);
