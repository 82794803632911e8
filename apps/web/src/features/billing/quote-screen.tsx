import type { ProjectDetails } from '@daymark/contract/projects';
import type { Quote } from '@daymark/contract/quotes';
import { addDays, type Day } from '@daymark/domain/dates';
import { QUOTE_VALID_DAYS, type QuoteState } from '@daymark/domain/quotes';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { formatDay } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { AnswerForm } from './answer-form.tsx';
import { type QuoteAction, quotesQuery, useQuoteAction } from './billing-queries.ts';
import { DraftForm } from './draft-form.tsx';
import { QuotePaper } from './quote-paper.tsx';
import { RateForm } from './rate-form.tsx';

const STATES: Record<QuoteState, string> = {
  draft: t`Draft`,
  sent: t`Sent`,
  replaced: t`Replaced`,
  accepted: t`Accepted`,
  declined: t`Declined`,
};

function stateText({ state, answeredBy, answeredAt, sentAt }: Quote): string {
  if (answeredBy !== null && answeredAt !== null) {
    const day = formatDay(answeredAt.slice(0, 10));
    return state === 'accepted'
      ? t`Accepted by ${answeredBy} on ${day}`
      : t`Declined by ${answeredBy} on ${day}`;
  }
  return sentAt !== null && state === 'sent' ? t`Sent on ${formatDay(sentAt.slice(0, 10))}` : STATES[state];
}

type Act = (action: QuoteAction) => Promise<unknown>;

/** The newest version, with what can be done with it. */
function Newest({ quote, act }: { quote: Quote; act: Act }) {
  return (
    <section aria-label={t`Quote ${quote.number}`} className="grid gap-2">
      <h2 className="text-lg font-bold">
        {t`Quote ${quote.number}`}{' '}
        <span className="text-sm font-normal text-ink-soft">{stateText(quote)}</span>
      </h2>
      <QuotePaper
        quote={quote}
        footer={
          <>
            {quote.state === 'draft' && <DraftForm key={quote.version} quote={quote} act={act} />}
            {quote.state === 'sent' && <AnswerForm quote={quote} act={act} />}
          </>
        }
      />
    </section>
  );
}

const Earlier = ({ quotes }: { quotes: readonly Quote[] }) => (
  <div className={classNames(cardClass, 'print:hidden')}>
    {quotes.map((quote) => (
      <details key={quote.id} className="border-t border-line first:border-t-0">
        <summary className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-4 py-2.5">
          <span className="font-semibold">{t`Quote ${quote.number}`}</span>
          <span className="text-sm text-ink-soft">{stateText(quote)}</span>
        </summary>
        <div className="p-2">
          <QuotePaper quote={quote} />
        </div>
      </details>
    ))}
  </div>
);

const sayFailed = (error: unknown) => showFailure(t`Failed to change the quote`, error);

/** Usually two weeks. An offer does not stand longer than until the planned end of its work. */
function usuallyValidUntil(project: ProjectDetails | undefined, today: Day): Day {
  const usual = addDays(today, QUOTE_VALID_DAYS);
  const days = (project?.subtasks ?? []).flatMap(({ status, dueDate }) =>
    status !== 'Completed' && dueDate !== null && dueDate > today ? [dueDate] : [],
  );
  return days.length === 0 ? usual : ([usual, days.toSorted().at(-1) ?? usual].toSorted()[0] ?? usual);
}

type QuotesProps = { quotes: readonly Quote[]; projectId: string; project: ProjectDetails | undefined };

function Quotes({ quotes, projectId, project }: QuotesProps) {
  const today = useToday();
  const action = useQuoteAction(projectId);
  const [newest, ...earlier] = quotes;
  const create = (
    <Button
      variant="primary"
      className="w-fit"
      busy={action.isPending}
      onClick={() =>
        action.mutate(
          { kind: 'create', wish: { validUntil: usuallyValidUntil(project, today) } },
          { onError: sayFailed },
        )
      }
    >
      {newest ? t`New version` : t`Make a quote`}
    </Button>
  );
  if (!newest)
    return (
      <EmptyState title={t`No quote yet`} action={create}>
        {t`Its parts, hours and days come from the plan, its price from the rate, and what is not included from the brief.`}
      </EmptyState>
    );
  return (
    <>
      <Newest key={newest.id} quote={newest} act={action.mutateAsync} />
      {newest.state !== 'draft' && <div className="print:hidden">{create}</div>}
      {earlier.length > 0 && <Earlier quotes={earlier} />}
    </>
  );
}

const Rate = ({ project }: { project: ProjectDetails }) => (
  <div className={classNames(cardClass, 'print:hidden')}>
    <Disclosure title={t`Rate of this project`}>
      <RateForm owner={{ clientId: null, projectId: project.id }} clientId={project.clientId} />
    </Disclosure>
  </div>
);

/** The quotes of a project. */
export function QuoteScreen({ projectId }: { projectId: string }) {
  const project = useQuery(projectDetailsQuery(projectId)).data;
  const query = useQuery(quotesQuery(projectId));
  const { data, isPending } = query;
  useDocumentTitle(t`Quote`);
  return (
    <>
      <PageHeader
        back={
          <Link to="/project/$id/details" params={{ id: projectId }} className={`${linkClass} print:hidden`}>
            {project?.name ?? t`Project`}
          </Link>
        }
        title={t`Quote`}
        subtitle={project?.name}
        actions={
          data &&
          data.length > 0 && (
            <Button className="print:hidden" onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              {t`Print`}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <QueryError query={query} message={t`Failed to load the quotes`} />
        {isPending && (
          <SkeletonRegion label={t`Loading the quotes`} className="grid gap-3">
            <Skeleton className="h-48 w-full" />
          </SkeletonRegion>
        )}
        {data && <Quotes {...{ projectId, project }} quotes={data} />}
        {project && <Rate project={project} />}
      </div>
    </>
  );
}
