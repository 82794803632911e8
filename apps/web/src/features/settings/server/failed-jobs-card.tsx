import type { FailedJob } from '@daymark/contract/server';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { rich } from '../../../platform/rich.ts';
import { Button } from '../../../ui/button.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { shownInstant } from '../../../ui/shown-instant.tsx';
import { CardList, CardRow, RowFacts } from '../card-list.tsx';
import { SettingsCard } from '../settings-card.tsx';
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
    <CardRow
      title={name}
      actions={
        <Button size="small" aria-label={t`Try again: ${name}`} onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      <p className="text-sm wrap-anywhere">{job.reason === '' ? t`No reason is known.` : job.reason}</p>
      <RowFacts>
        <span>{rich`Failed ${shownInstant(job.failedAt)}`}</span>
        <span>{t`${plural(job.tries, '# try', '# tries')}`}</span>
        <span>
          {job.nextAt === null ? t`Given up` : rich`Tried again by itself ${shownInstant(job.nextAt)}`}
        </span>
      </RowFacts>
    </CardRow>
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
          <CardList
            id="failed-jobs"
            label={t`What failed in the background`}
            rows={data}
            none={t`Nothing failed.`}
          >
            {(job) => (
              <JobRow
                key={job.id}
                job={job}
                onRetry={() => {
                  retry.mutate(job.id);
                  focusSoon('#failed-jobs');
                }}
              />
            )}
          </CardList>
        )}
      </Loaded>
    </SettingsCard>
  );
}
