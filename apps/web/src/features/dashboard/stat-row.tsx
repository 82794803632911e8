import type { ProjectStats } from '@daymark/contract/project-stats';
import { t } from '@daymark/words/t';
import { formatCount } from '../../platform/format.ts';
import { statusWords } from '../../ui/value-words.ts';

const FIGURES = [
  { label: t`Total Projects`, of: (stats: ProjectStats) => stats.total },
  { label: statusWords('Pending'), of: (stats: ProjectStats) => stats.pending },
  { label: statusWords('In Progress'), of: (stats: ProjectStats) => stats.inProgress },
  { label: statusWords('Completed'), of: (stats: ProjectStats) => stats.completed },
] as const;

/** The four figures over all projects, in one quiet line. */
export const StatRow = ({ stats }: { stats: ProjectStats | undefined }) => (
  <dl aria-label={t`Projects in figures`} className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
    {FIGURES.map(({ label, of }) => (
      <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
        <dt>{label}</dt>
        {/* Of one width while it is asked for, so that nothing moves. */}
        <dd className="min-w-[1ch] font-semibold text-ink">{stats ? formatCount(of(stats)) : '–'}</dd>
      </div>
    ))}
  </dl>
);
