import type { DelayLedger } from '@daymark/contract/delays';
import { DELAY_CAUSES, type DelayCause } from '@daymark/domain/delays';
import { plural, t, tc } from '@daymark/words/t';
import { ArrowRight } from 'lucide-react';
import { asSentence, formatDay } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

const CAUSES: Record<DelayCause, () => string> = {
  client: () => t`Waiting for answers`,
  scope: () => t`Added or dropped work`,
  calendar: () => t`Days off and working hours`,
  others: () => t`Other work`,
  me: () => t`My own work`,
};

const signed = (days: number): string => {
  if (days === 0) return t`0 days`;
  return days > 0
    ? t`${plural(days, '# day later', '# days later')}`
    : t`${plural(-days, '# day earlier', '# days earlier')}`;
};

const Line = ({ line: { on, from, to, parts } }: { line: DelayLedger['lines'][number] }) => (
  <li className="grid grid-cols-1 gap-1 px-4 py-3 sm:grid-cols-[16rem_minmax(0,1fr)] sm:gap-4">
    <div>
      <p className="flex flex-wrap items-center gap-x-1.5 tabular-nums">
        <span className="whitespace-nowrap">{formatDay(from)}</span>
        <ArrowRight className="size-3.5 text-ink-soft" aria-label={tc('day')`to`} />
        <strong className="whitespace-nowrap">{formatDay(to)}</strong>
      </p>
      <p className="text-xs text-ink-soft">{on === null ? t`Not recorded when` : t`On ${formatDay(on)}`}</p>
    </div>
    <ul className="grid gap-1 text-sm">
      {parts.map(({ cause, days, words }) => (
        <li key={`${cause} ${days} ${words}`} className="flex flex-wrap gap-x-3">
          <span className="min-w-28 font-semibold whitespace-nowrap tabular-nums">{signed(days)}</span>
          <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
            {CAUSES[cause]()}. <span className="text-ink-soft">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  </li>
);

/** The days of each cause, and their sum. */
const Sums = ({ sums, slip }: Pick<DelayLedger, 'sums' | 'slip'>) => (
  <table className="w-full max-w-md text-sm">
    <caption className="sr-only">{t`Days by cause`}</caption>
    <tbody>
      {DELAY_CAUSES.filter((cause) => sums[cause] !== 0).map((cause) => (
        <tr key={cause}>
          <th scope="row" className="py-1 text-left font-normal">
            {CAUSES[cause]()}
          </th>
          <td className="py-1 text-right tabular-nums">{signed(sums[cause])}</td>
        </tr>
      ))}
      <tr className="border-t border-line font-semibold">
        <th scope="row" className="py-1 text-left font-semibold">{t`Together`}</th>
        <td className="py-1 text-right tabular-nums">{signed(slip)}</td>
      </tr>
    </tbody>
  </table>
);

type LedgerSectionProps = { title: string; ledger: DelayLedger };

/** The history of a date. */
export const LedgerSection = ({ title, ledger }: LedgerSectionProps) => {
  const { first, now, lines } = ledger;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      {now === null || first === null ? (
        <p className="text-sm text-ink-soft">{t`There is no date yet.`}</p>
      ) : (
        <p>
          {first === now
            ? t`${formatDay(now)}, as at first.`
            : asSentence(t`${formatDay(now)}; at first it was ${formatDay(first)}.`)}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <ol className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              <Line key={index} line={line} />
            ))}
          </ol>
          <Sums {...ledger} />
        </>
      )}
    </section>
  );
};
