import { PAGE_SIZES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { MAX_BUTTONS, pagerEntries } from './page-window.ts';

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

const buttonClass =
  'grid size-9 min-w-6 place-items-center rounded-md text-sm font-semibold hover:bg-well disabled:opacity-40 pointer-coarse:size-11 pointer-coarse:min-w-9';

type PagerProps = {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
};

/** Hidden if there is at most one page. */
export function Pager({ page, pages, onPageChange }: PagerProps) {
  const isWide = useMedia('(min-width: 40rem)');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex min-w-0 items-center sm:gap-1">
      <button
        type="button"
        aria-label={t`Previous page`}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
        className={buttonClass}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </button>
      {pagerEntries(page, pages, isWide ? MAX_BUTTONS.wide : MAX_BUTTONS.narrow).map((entry) =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            aria-label={t`Page ${entry}`}
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
        aria-label={t`Next page`}
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
    label={t`Per page`}
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
