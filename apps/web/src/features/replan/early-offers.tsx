import type { EarlyOffer } from '@daymark/contract/replans';
import { plural, t } from '@daymark/words/t';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { answeredEarly } from './late-answer.ts';
import { LateReplanDialog } from './late-replan-dialog.tsx';

/** Answers that came early, and what they make possible. */
const earlyAnswersQuery = queryOptions({
  queryKey: [...keys.replans, 'early'],
  queryFn: async ({ signal }) => (await api.replans.early({}, { signal })).data,
});

type OfferProps = { offer: EarlyOffer; namesProject: boolean };

function Offer({ offer, namesProject }: OfferProps) {
  const { projectId, project, waitId, title, moving } = offer;
  const [open, setOpen] = useState(false);
  const label = t`Bring ${plural(moving, '# task')} forward`;
  return (
    <li className="grid justify-items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <p className="text-sm font-semibold wrap-anywhere">{answeredEarly(offer)}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{title}</p>
        {namesProject && <p className="text-sm wrap-anywhere text-ink-soft">{project}</p>}
      </div>
      <Button size="small" aria-label={`${label}: ${title}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <LateReplanDialog {...{ projectId, answered: waitId, open }} onOpenChange={setOpen} />}
    </li>
  );
}

type EarlyOffersProps = { isShown: (offer: EarlyOffer) => boolean; namesProjects: boolean };

/** Answers that came early, with what they make possible. Nothing moves automatically. */
export function EarlyOffers({ isShown, namesProjects }: EarlyOffersProps) {
  const offers = (useQuery(earlyAnswersQuery).data ?? []).filter(isShown);
  if (offers.length === 0) return null;
  return (
    <section
      aria-labelledby="early-answers"
      className="grid gap-3 rounded-lg border border-line bg-sheet px-4 py-4 print:hidden"
    >
      <h2 id="early-answers" className="font-bold">
        {t`Answered early`}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {offers.map((offer) => (
          <Offer key={offer.waitId} offer={offer} namesProject={namesProjects} />
        ))}
      </ul>
    </section>
  );
}
