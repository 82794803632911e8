import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WAITS } from '../../plan-data/waits.ts';
import { api } from '../../platform/api.ts';
import { useToday } from '../../platform/today.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { agreedText, runText } from './wait-words.ts';

/** What is waited for in all open projects, the longest first. */
const runningWaitsQuery = queryOptions({
  queryKey: [...WAITS, 'running'],
  queryFn: async ({ signal }) => (await api.waits.running({}, { signal })).data,
});

const SHOWN = 3;

/** What one project waits for; what can be done about it is on the page of its project. */
function Row({ wait, today }: { wait: Wait; today: Day }) {
  const agreed = agreedText(wait, today);
  return (
    <li className="relative grid gap-0.5">
      <Link
        to="/project/$id/details"
        params={{ id: wait.project.id }}
        className="rounded-sm text-sm font-semibold wrap-anywhere text-ink after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
      >
        {wait.title}
      </Link>
      <p className="text-xs text-ink-soft">
        {runText(wait, today)}
        {agreed && (
          <span className={classNames(wait.daysLate > 0 && 'font-semibold text-signal')}> · {agreed}</span>
        )}
      </p>
    </li>
  );
}

/** What all projects wait for, and on whom; nothing if they wait for nothing. */
export function WaitsOfAll() {
  const today = useToday();
  const { data: waits = [] } = useQuery(runningWaitsQuery);
  if (waits.length === 0) return null;
  const rest = waits.length - SHOWN;
  return (
    <Card as="section" labelledBy="waits-of-all" className="sm:p-6">
      <h2 id="waits-of-all" className="mb-3 font-bold">
        {t`Waiting for others`}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {waits.slice(0, SHOWN).map((wait) => (
          <Row key={wait.id} {...{ wait, today }} />
        ))}
      </ul>
      {rest > 0 && <p className="mt-3 text-sm text-ink-soft">{t`and ${plural(rest, '# more', '# more')}`}</p>}
    </Card>
  );
}
