import type { Plan } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { TriangleAlert } from 'lucide-react';
import { formatDay, formatHours, withReadableDays } from '../../lib/format.ts';

const spanWords = ({ from, to }: { from: Day; to: Day }) =>
  from === to ? `On ${formatDay(from)}` : `From ${formatDay(from)} to ${formatDay(to)}`;

/** A plan that cannot fit says so before anything else, with the proof and the ways out that were tried. */
export function PlanShortfall({ plan, today }: { plan: Plan; today: Day }) {
  if (plan.feasible) return null;
  const { certificate, remedies } = plan;
  return (
    <section
      aria-labelledby="shortfall"
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 rounded-lg border border-signal bg-signal-wash px-4 py-4 text-sm"
    >
      <TriangleAlert className="mt-0.5 size-5 text-signal" aria-hidden="true" />
      <h2 id="shortfall" className="text-base font-bold">
        Not all of it fits before the due date
      </h2>
      <div className="col-start-2 grid gap-2">
        <p>
          {certificate
            ? `${spanWords(certificate)} there are ${formatHours(certificate.neededHours)} of work and ${formatHours(certificate.availableHours)} of time.`
            : `There are ${formatHours(plan.neededHours)} of work and ${formatHours(plan.availableHours)} of time.`}{' '}
          What has no room stands under “Not placed”. Nothing was squeezed in.
        </p>
        {remedies.length > 0 && (
          <>
            <p className="font-semibold">Any one of these makes it fit:</p>
            <ul className="grid list-disc gap-1 pl-4">
              {remedies.map((remedy) => (
                <li key={remedy.text}>{withReadableDays(remedy.text, today)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
