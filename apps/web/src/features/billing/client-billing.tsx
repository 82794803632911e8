import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { RateForm } from './rate-form.tsx';

/** What is agreed with a client about pay, and the way to their timesheets. */
export const ClientBilling = ({ clientId }: { clientId: string }) => (
  <section aria-label={t`Rate and timesheet`} className="grid grid-cols-1 gap-2">
    <h2 className="text-lg font-bold">{t`Rate and timesheet`}</h2>
    <Card className="grid gap-4">
      <RateForm key={clientId} owner={{ clientId, projectId: null }} clientId={clientId} />
      <Link to="/timesheet" search={{ clientId }} className={`${buttonClass()} w-fit`}>
        {t`Open the timesheet`}
      </Link>
    </Card>
  </section>
);
