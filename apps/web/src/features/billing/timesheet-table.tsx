import type { Timesheet } from '@daymark/contract/timesheets';
import { t } from '@daymark/words/t';
import { formatDay, formatHours } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { formatMoney } from './money.ts';

type Row = Timesheet['rows'][number];

const hoursText = (minutes: number): string => formatHours(minutes / 60);

const Cell = ({ label, children }: { label: string; children: string }) => (
  <p className="text-right text-sm tabular-nums">
    <span className="sr-only">{label}: </span>
    {children}
  </p>
);

const columns = 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[5rem_minmax(0,1fr)_6rem_6rem_7rem]';

function TimesheetRow({ row, currency }: { row: Row; currency: string }) {
  const { day, project, color, description, minutes, billedMinutes, amount } = row;
  return (
    <li className={classNames('grid gap-x-4 gap-y-0.5 px-4 py-2.5 break-inside-avoid', columns)}>
      <p className="text-sm text-ink-soft tabular-nums max-sm:col-span-2">{formatDay(day, 'short')}</p>
      <div className="min-w-0 max-sm:col-span-2">
        <p className="text-sm wrap-anywhere">{description}</p>
        <p className="flex items-center gap-1.5 text-xs text-ink-soft">
          <ProjectMark color={color} className="h-3 w-1" />
          {project}
        </p>
      </div>
      <div className="max-sm:hidden">
        <Cell label={t`Worked`}>{hoursText(minutes)}</Cell>
      </div>
      <Cell label={t`Billed`}>{hoursText(billedMinutes)}</Cell>
      <Cell label={t`Amount`}>{amount === null ? '–' : formatMoney(amount, currency)}</Cell>
    </li>
  );
}

/** The rows of a timesheet and their sums. */
export function TimesheetTable({ sheet }: { sheet: Timesheet }) {
  const { rows, currency, minutes, billedMinutes, amount } = sheet;
  return (
    <div className={classNames(cardClass, 'overflow-hidden')}>
      <div
        aria-hidden="true"
        className={classNames(
          'grid gap-x-4 border-b border-line px-4 py-2 text-xs font-semibold text-ink-soft max-sm:hidden',
          columns,
        )}
      >
        <span>{t`Day`}</span>
        <span>{t`Work`}</span>
        <span className="text-right">{t`Worked`}</span>
        <span className="text-right">{t`Billed`}</span>
        <span className="text-right">{t`Amount`}</span>
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row, index) => (
          // A day may have the same work twice, and rows are never moved.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no ids
          <TimesheetRow key={index} row={row} currency={currency} />
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line px-4 py-3">
        {[
          { term: t`Worked`, text: hoursText(minutes) },
          { term: t`Billed`, text: hoursText(billedMinutes) },
          { term: t`Sum`, text: amount === null ? t`No rate` : formatMoney(amount, currency) },
        ].map(({ term, text }) => (
          <div key={term}>
            <dt className="text-xs text-ink-soft">{term}</dt>
            <dd className="font-bold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
