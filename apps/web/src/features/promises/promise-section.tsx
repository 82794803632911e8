import type { Promised } from '@daymark/contract/promises';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { promisesQuery } from '../../plan-data/promises.ts';
import { keys } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { formatDay } from '../../platform/format.ts';
import { once } from '../../platform/once.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { PromiseRow } from './promise-row.tsx';

function usePromise(projectId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys.projects });
  const tell = useMutation({
    mutationFn: (day: Day) => {
      const call = { params: { projectId }, body: { day } };
      return once({ promise: call }, (idempotencyKey) => api.promises.create(call, { idempotencyKey }));
    },
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: Promised) => api.promises.withdraw({ params: { id } }),
    onError: (error) => showFailure(t`Failed to withdraw the promise`, error),
    onSettled,
  });
  return { tell, withdraw };
}

/** A day that the person told their client. */
function Tell({ tell, dueDate }: { tell: ReturnType<typeof usePromise>['tell']; dueDate: Day }) {
  const today = useToday();
  const [day, setDay] = useState(dueDate > today ? dueDate : today);
  return (
    <form
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        tell.mutate(day);
      }}
    >
      <Field label={t`I told my client`} className="w-56">
        <DateField value={day} min={today} onValueChange={setDay} />
      </Field>
      <Button type="submit" busy={tell.isPending} disabled={day === ''}>
        {t`Keep this promise`}
      </Button>
    </form>
  );
}

/** The days that the client of a project was told. */
export function PromiseSection({ projectId, dueDate }: { projectId: string; dueDate: Day }) {
  const { data: promises = [] } = useQuery(promisesQuery(projectId));
  const { tell, withdraw } = usePromise(projectId);
  return (
    <section aria-label={t`Promised dates`} className="grid grid-cols-1 gap-3">
      <h2 className="text-lg font-bold">{t`Promised dates`}</h2>
      <p className="text-sm text-ink-soft">
        {t`Before a change breaks one, you are told and get a message to send. A new date takes the place of an open one. If it is later, the first counts as not kept, unless the client asked for the change.`}
      </p>
      <Tell tell={tell} dueDate={dueDate} />
      {tell.error && <ErrorBanner message={messageOf(tell.error, t`The promise was not saved`)} />}
      {promises.length > 0 && (
        <ul className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}>
          {promises.map((promise) => (
            <PromiseRow
              key={promise.id}
              promise={promise}
              action={
                promise.state === 'open' && (
                  <Button
                    size="small"
                    className="print:hidden"
                    aria-label={t`Withdraw the promise of ${formatDay(promise.day)}`}
                    onClick={() => withdraw.mutate(promise)}
                  >
                    {t`Withdraw`}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
