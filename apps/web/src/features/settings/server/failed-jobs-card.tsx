import type { FailedJob } from '@daymark/contract/server';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { rich } from '../../../platform/rich.ts';
import { Button } from '../../../ui/button.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { SettingsCard } from '../settings-card.tsx';
import { Loaded } from './loaded.tsx';
import { shownInstant } from './shown-instant.tsx';
import { failedJobsQuery, useRetryJob } from './use-server.ts';

const NAMES: Partial<Record<string, string>> = {
  mail: t`Send a mail`,
  calendar: t`Read a calendar`,
  webhook: t`Send to a webhook`,
  purge: t`Delete what has run out`,
  'due-calendars': t`Find the calendars that are due`,
  'daily-mails': t`Send the daily mails`,
  'task-reminders': t`Send reminders`,
  webhooks: t`Tell webhooks what changed`,
  backup: t`Make the backup`,
  'restore-drill': t`Try to restore a backup`,
  series: t`Write recurring tasks ahead`,
};

function JobRow({ job, onRetry }: { job: FailedJob; onRetry: () => void }) {
  const name = NAMES[job.queue] ?? job.queue;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm wrap-anywhere">{job.reason === '' ? t`No reason is known.` : job.reason}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{rich`Failed ${shownInstant(job.failedAt)}`}</span>
          <span>{t`${plural(job.tries, '# try', '# tries')}`}</span>
          <span>
            {job.nextAt === null ? t`Given up` : rich`Tried again by itself ${shownInstant(job.nextAt)}`}
          </span>
        </p>
      </div>
      <Button size="small" aria-label={t`Try again: ${name}`} onClick={onRetry}>
        {t`Try again`}
      </Button>
    </li>
  );
}

/** What the server could not do in the background. */
export function FailedJobsCard() {
  const jobs = useQuery(failedJobsQuery());
  const retry = useRetryJob();
  return (
    <SettingsCard
      title={t`What failed in the background`}
      lead={t`Most things are tried again by themselves. What was given up is listed for a week.`}
    >
      <Loaded query={jobs} failed={t`Failed to load what failed`}>
        {(data) => (
          <div id="failed-jobs" tabIndex={-1} className="outline-none">
            {data.length === 0 && <p className="text-sm text-ink-soft">{t`Nothing failed.`}</p>}
            <ul aria-label={t`What failed in the background`} className="empty:hidden">
              {data.map((job) => (
                <JobRow
                  key={job.id}
                  job={job}
                  onRetry={() => {
                    retry.mutate(job.id);
                    focusSoon('#failed-jobs');
                  }}
                />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </SettingsCard>
  );
}
