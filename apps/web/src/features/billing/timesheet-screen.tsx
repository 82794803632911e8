import { paths } from '@daymark/contract/paths';
import type { TimesheetFormat } from '@daymark/contract/timesheets';
import { addDays } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { clientsQuery } from '../../plan-data/clients.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { writtenIn } from '../../platform/locale.ts';
import { saveExport } from '../../platform/save-export.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { timesheetQuery, type Whose } from './billing-queries.ts';
import { roundingText } from './rate-draft.ts';
import { TimesheetTable } from './timesheet-table.tsx';

const monthText = (month: string): string =>
  new Intl.DateTimeFormat(writtenIn(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7);

/** Search parameters as they come. */
export interface TimesheetPlace {
  clientId?: unknown;
  projectId?: unknown;
  month?: unknown;
}

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const useSave = (whose: Whose, month: string) =>
  useMutation({
    mutationFn: (format: TimesheetFormat) =>
      saveExport(paths.timesheets.export, {
        query: {
          ...(whose.clientId ? { clientId: whose.clientId } : { projectId: whose.projectId ?? '' }),
          month,
          format,
        },
      }),
    onSuccess: (filename) => showToast({ kind: 'success', title: t`Saved as ${filename}` }),
    onError: (error) =>
      showFailure(t`Failed to save the timesheet`, error, t`Nothing was lost. Please try again.`),
  });

function Sheet({ whose, month }: { whose: Whose; month: string }) {
  const query = useQuery(timesheetQuery(whose, month));
  const { data, isPending } = query;
  return (
    <>
      <QueryError query={query} message={t`Failed to load the timesheet`} />
      {isPending && (
        <SkeletonRegion label={t`Loading the timesheet`} className="grid gap-2">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {data?.rows.length === 0 && (
        <EmptyState title={t`No time in this month`}>
          {t`Time that you measure or add on tasks of these projects is listed here.`}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <TimesheetTable sheet={data} />
          <p className="text-sm text-ink-soft">
            {t`Rounding: ${data.roundings.map(roundingText).join('; ')}.`}{' '}
            {data.amount === null &&
              t`A rate is missing: enter it on the page of the client or in the settings.`}
          </p>
        </>
      )}
    </>
  );
}

function SaveMenu({ whose, month }: { whose: Whose; month: string }) {
  const save = useSave(whose, month);
  return (
    <Menu
      align="end"
      trigger={<Button busy={save.isPending}>{t`Save as CSV`}</Button>}
      items={[
        {
          label: t`Table`,
          hint: t`With worked and billed time and the sums`,
          onSelect: () => save.mutate('table'),
        },
        {
          label: t`Invoice items`,
          hint: t`A row for each item, for invoicing tools`,
          onSelect: () => save.mutate('invoice'),
        },
      ]}
    />
  );
}

type TimesheetScreenProps = {
  place: TimesheetPlace;
  onPlaceChange: (place: Whose & { month?: string }) => void;
};

/** The work of a month for a client or in a project, to print, or to save for an invoice. */
export function TimesheetScreen({ place, onPlaceChange }: TimesheetScreenProps) {
  const clients = useQuery(clientsQuery()).data;
  const today = useToday();
  const month = isMonth(place.month) ? place.month : today.slice(0, 7);
  const projectId = textIn(place.projectId);
  const clientId = projectId === undefined ? (textIn(place.clientId) ?? clients?.[0]?.id) : undefined;
  const whose: Whose = projectId === undefined ? { clientId } : { projectId };
  const isChosen = clientId !== undefined || projectId !== undefined;
  const name = useQuery({ ...timesheetQuery(whose, month), enabled: isChosen }).data?.name;
  useDocumentTitle(t`Timesheet`);
  return (
    <>
      <PageHeader
        back={<Link to="/time" className={`${linkClass} print:hidden`}>{t`Time`}</Link>}
        title={name === undefined ? t`Timesheet` : t`Timesheet: ${name}`}
        subtitle={monthText(month)}
        actions={
          isChosen && (
            <div className="flex flex-wrap gap-3 print:hidden">
              <SaveMenu {...{ whose, month }} />
              <Button onClick={() => window.print()}>
                <Printer className="size-4" aria-hidden="true" />
                {t`Print`}
              </Button>
            </div>
          )
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          {projectId === undefined && clients && clients.length > 0 && (
            <Field label={t`Client`} className="min-w-48">
              <Select
                value={clientId ?? ''}
                options={clients.map((one) => ({ value: one.id, label: one.name }))}
                onValueChange={(chosen) => onPlaceChange({ clientId: chosen, month })}
              />
            </Field>
          )}
          <div className="flex items-center gap-2">
            <IconButton
              icon={ChevronLeft}
              label={t`Previous month`}
              onClick={() => onPlaceChange({ ...whose, month: monthBefore(month) })}
            />
            <Button
              disabled={month === today.slice(0, 7)}
              onClick={() => onPlaceChange({ ...whose })}
            >{t`This month`}</Button>
            <IconButton
              icon={ChevronRight}
              label={t`Next month`}
              onClick={() => onPlaceChange({ ...whose, month: monthAfter(month) })}
            />
          </div>
        </div>
        {isChosen && <Sheet whose={whose} month={month} />}
        {!isChosen && clients && (
          <EmptyState
            title={t`No clients yet`}
            action={
              <Link to="/clients" className={buttonClass('primary')}>
                {t`Clients`}
              </Link>
            }
          >
            {t`Add a client and choose it in your projects. A project without a client has its timesheet in its own menu.`}
          </EmptyState>
        )}
      </div>
    </>
  );
}
