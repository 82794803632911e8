import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { CircleOff, Ellipsis, Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { formatDayFrom } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useEndWait } from './use-waits.ts';
import { agreedText, endText, runText } from './wait-words.ts';

const ReminderDialog = late(ahead(() => import('./reminder-dialog.tsx').then((part) => part.ReminderDialog)));
const WaitDialog = late(ahead(() => import('./wait-dialog.tsx').then((part) => part.WaitDialog)));

type WaitRowProps = { wait: Wait; today: Day; namesProject: boolean };

const Title = ({ wait: { title, project, next }, namesProject }: Omit<WaitRowProps, 'today'>) => (
  <div className="grid gap-0.5">
    <p className="text-sm font-semibold wrap-anywhere">{title}</p>
    {namesProject && (
      <p className="text-sm wrap-anywhere text-ink-soft">
        <Link to="/project/$id/details" params={{ id: project.id }} className="text-ink-soft underline">
          {project.name}
        </Link>
      </p>
    )}
    {next && <p className="text-xs wrap-anywhere text-ink-soft">{t`“${next}” follows`}</p>}
  </div>
);

/** A wait that runs, with what can be done about it. */
export function WaitRow({ wait, today, namesProject }: WaitRowProps) {
  const [open, setOpen] = useState<'reminder' | 'edit'>();
  const end = useEndWait();
  const agreed = agreedText(wait, today);
  const close = () => setOpen(undefined);
  const last = wait.remindedOn.at(-1);
  return (
    <li className="group/wait grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <Title {...{ wait, namesProject }} />
        <span className="-my-2 opacity-0 focus-within:opacity-100 group-hover/wait:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100 print:hidden">
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} label={t`Actions for ${wait.title}`} />}
            items={[
              { label: t`Edit`, icon: Pencil, onSelect: () => setOpen('edit') },
              {
                label: t`Nobody waits for it any more`,
                icon: CircleOff,
                onSelect: () => end.mutate({ wait, how: 'dropped' }),
              },
            ]}
          />
        </span>
      </div>
      <p className="text-sm">
        {runText(wait, today)}
        {agreed && (
          <span className={classNames(wait.daysLate > 0 && 'font-semibold text-signal')}> · {agreed}</span>
        )}
        {last && <span className="text-ink-soft"> · {t`reminded on ${formatDayFrom(last, today)}`}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button
          size="small"
          busy={end.isPending}
          aria-label={t`The answer is here: ${wait.title}`}
          onClick={() => end.mutate({ wait, how: 'answered' })}
        >
          {t`The answer is here`}
        </Button>
        {wait.who && (
          <Button
            size="small"
            aria-label={t`Write a reminder: ${wait.title}`}
            onClick={() => setOpen('reminder')}
          >
            {t`Write a reminder`}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'reminder' && <ReminderDialog wait={wait} onClose={close} />}
        {open === 'edit' && <WaitDialog projectId={wait.project.id} wait={wait} tasks={[]} onClose={close} />}
      </Suspense>
    </li>
  );
}

/** A wait that has ended. */
export const EndedRow = ({ wait, today }: { wait: Wait; today: Day }): ReactNode => (
  <li className="grid gap-0.5 text-sm">
    <p className="wrap-anywhere">{wait.title}</p>
    <p className="text-xs text-ink-soft">{endText(wait, today)}</p>
    {wait.note && <p className="text-xs whitespace-pre-line wrap-anywhere">{wait.note}</p>}
  </li>
);
