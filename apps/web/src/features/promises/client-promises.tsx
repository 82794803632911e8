import type { KeptShare } from '@daymark/contract/promises';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientPromisesQuery } from '../../plan-data/promises.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { linkClass } from '../../ui/link-class.ts';
import { PromiseRow } from './promise-row.tsx';

function shareText({ kept, moved, decided, open }: KeptShare): string {
  if (decided === 0) return t`${plural(open, '# promised date is', '# promised dates are')} open.`;
  const share = open === 0 ? t`${kept} of ${decided} kept.` : t`${kept} of ${decided} kept, ${open} open.`;
  return moved === 0
    ? share
    : `${share} ${t`A date that you moved to a later day counts as not kept (${moved}), unless the client asked for the change.`}`;
}

/** The dates that a client was told, and how many were kept. */
export function ClientPromises({ clientId }: { clientId: string }) {
  const { data } = useQuery(clientPromisesQuery(clientId));
  if (!data || data.promises.length === 0) return null;
  return (
    <section aria-label={t`Promised dates`} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg font-bold">{t`Promised dates`}</h2>
      <p className="text-sm text-ink-soft">{shareText(data.share)}</p>
      <ul className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}>
        {data.promises.map((promise) => (
          <PromiseRow
            key={promise.id}
            promise={promise}
            name={
              <Link to="/project/$id/dates" params={{ id: promise.projectId }} className={linkClass}>
                {promise.projectName}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
