import type { ProjectStats } from '@daymark/contract/project-stats';
import { t } from '@daymark/words/t';
import { formatCount } from '../../lib/format.ts';
import { statusWords } from '../../lib/value-words.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

const FIGURES = [
  { label: t`Total Projects`, of: (stats: ProjectStats) => stats.total },
  { label: statusWords('Pending'), of: (stats: ProjectStats) => stats.pending },
  { label: statusWords('In Progress'), of: (stats: ProjectStats) => stats.inProgress },
  { label: statusWords('Completed'), of: (stats: ProjectStats) => stats.completed },
] as const;

/** The four figures over all projects, in one unobtrusive line. */
export const StatRow = ({ stats }: { stats: ProjectStats | undefined }) => (
  <dl
    aria-label={t`Projects in figures`}
    className={classNames(
      cardClass,
      'grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-y-3 divide-x divide-line py-3',
    )}
  >
    {FIGURES.map(({ label, of }) => (
      <div
        key={label}
        className="flex min-w-0 flex-col-reverse justify-end px-0.5 text-center sm:flex-row-reverse sm:items-baseline sm:justify-end sm:gap-2.5 sm:px-5 sm:text-left"
      >
        <dt className="text-xs text-ink-soft sm:text-sm">{label}</dt>
        <dd className="text-xl font-bold">{stats ? formatCount(of(stats)) : '–'}</dd>
      </div>
    ))}
  </dl>
);
