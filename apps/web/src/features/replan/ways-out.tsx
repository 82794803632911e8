import type { Replan } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { formatHours } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { spanText, wayText } from './replan-words.ts';

type WaysOutProps = Pick<Replan, 'certificate' | 'waysOut'> & {
  today: Day;
  busy: boolean;
  onTake: (key: string) => void;
};

/** The proof that a plan cannot fit, and what was tried that makes it fit: each one click. */
export const WaysOut = ({ certificate, waysOut, today, busy, onTake }: WaysOutProps) => (
  <div className="grid gap-3 text-sm">
    {certificate && (
      <p>
        {spanText(certificate)} there are <strong>{formatHours(certificate.neededHours)}</strong> of work and{' '}
        <strong>{formatHours(certificate.availableHours)}</strong> of time.
      </p>
    )}
    {waysOut.length > 0 ? (
      <>
        <p className="font-semibold">Any one of these makes it fit:</p>
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
      <p>Take work out, split what is longer than a day, or free up days; then look again.</p>
    )}
  </div>
);
