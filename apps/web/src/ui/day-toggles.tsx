import { t } from '@daymark/words/t';
import { classNames } from './class-names.ts';

export interface ToggledDay {
  id: string;
  /** The day of its month. */
  number: number;
  /** The day in words. */
  words: string;
  when: 'past' | 'today' | 'coming';
  done: boolean;
}

type DayTogglesProps = {
  /** The name of the habit. */
  title: string;
  days: readonly ToggledDay[];
  onToggle: (id: string) => void;
  className?: string;
};

const LOOKS = {
  past: 'border-dashed border-edge text-ink-soft hover:bg-well',
  today: 'border-ink font-bold text-ink hover:bg-well',
  coming: 'border-edge text-ink-soft hover:bg-well',
};

/**
 * The days of a habit, each completed with one click: hollow is open, filled is completed, dashed was missed. The
 * triangle marks today.
 */
export const DayToggles = ({ title, days, onToggle, className }: DayTogglesProps) => (
  <ul aria-label={t`Days of ${title}`} className={classNames('flex flex-wrap gap-1', className)}>
    {days.map(({ id, number, words, when, done }) => (
      <li key={id} className="relative">
        {when === 'today' && (
          <svg
            viewBox="0 0 10 8"
            className="absolute -top-2 left-1/2 size-2 -translate-x-1/2"
            aria-hidden="true"
          >
            <path d="M0 0h10L5 8Z" className="fill-signal-bright" />
          </svg>
        )}
        <button
          type="button"
          aria-pressed={done}
          aria-label={done ? t`${words}, ${title}: done` : t`${words}, ${title}: mark as completed`}
          title={when === 'past' && !done ? t`${words}: missed` : words}
          onClick={() => onToggle(id)}
          className={classNames(
            'grid size-7 place-items-center rounded-sm border text-xs tabular-nums transition-colors pointer-coarse:size-11',
            done ? 'border-done bg-done text-sheet' : LOOKS[when],
          )}
        >
          <span aria-hidden="true">{number}</span>
        </button>
      </li>
    ))}
  </ul>
);
