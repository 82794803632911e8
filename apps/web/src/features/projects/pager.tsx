import { PAGE_SIZES } from '@daymark/domain/limits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { pagerEntries } from './page-window.ts';

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

const buttonClass =
  'grid h-9 w-9 min-w-6 place-items-center rounded-md text-sm font-semibold hover:bg-well disabled:opacity-40 max-sm:w-auto max-sm:flex-1 pointer-coarse:h-11 pointer-coarse:sm:w-11';

type PagerProps = {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
};

/** Hidden when there is one page or none. */
export function Pager({ page, pages, onPageChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-1 max-sm:w-full">
      <button
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
        className={buttonClass}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      {pagerEntries(page, pages).map((entry) =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPageChange(entry)}
            className={classNames(buttonClass, entry === page && 'bg-ink text-on-ink hover:bg-ink-strong')}
          >
            {entry}
          </button>
        ) : (
          <span
            key={entry}
            aria-hidden="true"
            className="grid w-4 shrink-0 place-items-center sm:w-6 text-ink-soft"
          >
            …
          </span>
        ),
      )}
      <button
        type="button"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
        className={buttonClass}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </button>
    </nav>
  );
}

type PageSizeProps = { size: number; onSizeChange: (size: number) => void };

export const PageSize = ({ size, onSizeChange }: PageSizeProps) => (
  <Field
    label="Per page"
    className="grid-flow-col items-center gap-2 [&_label]:font-normal [&_label]:text-ink-soft"
  >
    <Select
      value={String(size)}
      options={SIZE_OPTIONS}
      onValueChange={(chosen) => onSizeChange(Number(chosen))}
      className="w-20"
    />
  </Field>
);
