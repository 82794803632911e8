import type { ProjectTime } from '@daymark/contract/time-entries';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { minutesText } from './time-words.ts';

const cellClass = 'px-3 py-2 text-right text-sm whitespace-nowrap tabular-nums';

const Minutes = ({ minutes, strong }: { minutes: number; strong?: boolean }) => (
  <td className={classNames(cellClass, strong && 'font-semibold')}>
    {minutes === 0 ? (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t`No time`}</span>
      </span>
    ) : (
      minutesText(minutes)
    )}
  </td>
);

type WeekTableProps = { days: readonly Day[]; projects: readonly ProjectTime[]; minutes: number };

/** The time of each project on each day of a week, with the sums of both. */
export function WeekTable({ days, projects, minutes }: WeekTableProps) {
  const sumOf = (index: number) => projects.reduce((sum, project) => sum + (project.days[index] ?? 0), 0);
  return (
    <ScrollRegion label={t`Time by project`} className={cardClass}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="px-3 py-2 text-left text-sm">
              {t`Project`}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={cellClass}>
                {formatDay(day)}
              </th>
            ))}
            <th scope="col" className={cellClass}>
              {t`Total`}
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.projectId ?? ''} className="border-b border-line">
              <th scope="row" className="min-w-40 px-3 py-2 text-left text-sm font-semibold wrap-anywhere">
                <span className="inline-flex items-center gap-2">
                  {project.color && <ProjectMark color={project.color} />}
                  {project.name}
                </span>
              </th>
              {days.map((day, index) => (
                <Minutes key={day} minutes={project.days[index] ?? 0} />
              ))}
              <Minutes minutes={project.minutes} strong />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="px-3 py-2 text-left text-sm">
              {t`All projects`}
            </th>
            {days.map((day, index) => (
              <Minutes key={day} minutes={sumOf(index)} strong />
            ))}
            <Minutes minutes={minutes} strong />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
