import type { Replan } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { formatDay, formatHours, listWords } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { Button } from '../../ui/button.tsx';
import { wayText } from './replan-words.ts';

type WaysOutProps = Pick<Replan, 'certificate' | 'unplaced' | 'waysOut'> & {
  today: Day;
  busy: boolean;
  onTake: (key: string) => void;
};

type Certificate = NonNullable<Replan['certificate']>;

/** How many are named before the others are counted. */
const NAMED = 3;

function namesOf(unplaced: Replan['unplaced']): string {
  const named = unplaced.slice(0, NAMED).map(({ title, hours }) => t`“${title}” (${formatHours(hours)})`);
  const others = unplaced.length - named.length;
  return listWords(others > 0 ? [...named, t`${plural(others, '# other task')}`] : named);
}

/** There is enough time in total, but no day has room for these in one piece. */
const TooLarge = ({ unplaced }: Pick<Replan, 'unplaced'>) => (
  <p>{t`There are enough hours, but no single day has room for ${namesOf(unplaced)}.`}</p>
);

/** Hours and days of such a proof mean nothing: there is no day at all between the first and the last possible one. */
const isWithoutDays = ({ certificate, unplaced }: Pick<Replan, 'certificate' | 'unplaced'>): boolean =>
  certificate?.availableHours === 0 && unplaced.length > 0;

/** There are days with more work than time. */
function Overfull({ from, to, ...hours }: Certificate) {
  const needed = <strong>{formatHours(hours.neededHours)}</strong>;
  const available = <strong>{formatHours(hours.availableHours)}</strong>;
  return (
    <p>
      {from === to
        ? rich`On ${formatDay(from)} there are ${needed} of work and ${available} of time.`
        : rich`From ${formatDay(from)} to ${formatDay(to)} there are ${needed} of work and ${available} of time.`}
    </p>
  );
}

/** The proof that a plan cannot fit, and the remedies that were tried: each is one click. */
export const WaysOut = ({ certificate, unplaced, waysOut, today, busy, onTake }: WaysOutProps) => (
  <div className="grid gap-3 text-sm">
    {isWithoutDays({ certificate, unplaced }) ? (
      <p>{t`No day is left for ${namesOf(unplaced)}: the last possible day comes before the first one, or all days in between are off.`}</p>
    ) : certificate ? (
      <Overfull {...certificate} />
    ) : (
      unplaced.length > 0 && <TooLarge unplaced={unplaced} />
    )}
    {waysOut.length > 0 ? (
      <>
        <p className="font-semibold">{t`Each of these makes it fit:`}</p>
        <ul className="flex flex-wrap gap-2">
          {waysOut.map((way) => (
            <li key={way.key}>
              <Button
                size="small"
                busy={busy}
                onClick={() => onTake(way.key)}
                className="h-auto min-h-9 py-1.5 text-left"
              >
                {wayText(way, today)}
              </Button>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>
        {isWithoutDays({ certificate, unplaced })
          ? t`Set a later last day, or change what has to be finished before. Then check again.`
          : t`Remove work, split tasks that are longer than a day, or free up days. Then check again.`}
      </p>
    )}
  </div>
);
