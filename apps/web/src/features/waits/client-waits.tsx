import type { Client } from '@daymark/contract/clients';
import type { Wait } from '@daymark/contract/waits';
import { t } from '@daymark/words/t';
import { useToday } from '../../platform/today.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EndedRow, WaitRow } from './wait-row.tsx';
import { speedText } from './wait-words.ts';

const ENDED_SHOWN = 5;

type ClientWaitsProps = { client: Client; waits: readonly Wait[] };

/** What a client is waited for, and how fast they answer. */
export function ClientWaits({ client, waits }: ClientWaitsProps) {
  const today = useToday();
  const running = waits.filter(({ answeredOn }) => answeredOn === null);
  const ended = waits.filter(({ answeredOn }) => answeredOn !== null).slice(0, ENDED_SHOWN);
  return (
    <section aria-labelledby="client-waits" className="grid grid-cols-1 gap-2">
      <h2 id="client-waits" className="text-lg font-bold">
        {t`Waiting for`}
      </h2>
      <p className="text-sm text-ink-soft">{speedText(client.answers)}</p>
      {running.length === 0 ? (
        <p className="text-sm">{t`Nothing is waited for.`}</p>
      ) : (
        <ul className={classNames(cardClass, 'grid grid-cols-1 divide-y divide-line px-4 py-3')}>
          {running.map((wait) => (
            <WaitRow key={wait.id} {...{ wait, today }} namesProject />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <ul aria-label={t`The latest answers`} className="mt-2 grid gap-2">
          {ended.map((wait) => (
            <EndedRow key={wait.id} {...{ wait, today }} />
          ))}
        </ul>
      )}
    </section>
  );
}
