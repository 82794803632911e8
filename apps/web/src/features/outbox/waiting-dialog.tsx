import { t } from '@daymark/words/t';
import { useSyncExternalStore } from 'react';
import type { Entry } from '../../plan-data/outbox/entry.ts';
import { decide, discard, retry } from '../../plan-data/outbox/outbox.ts';
import { useWaiting } from '../../plan-data/outbox/waiting.ts';
import { currentReach, subscribeToReach, tryToReach } from '../../platform/reach.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { type FieldInWords, savedWords, versionsOf, wordsOf } from './entry-words.ts';

type WaitingDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  inWords: FieldInWords;
  nameOfProject: (id: string) => string | undefined;
};

type RowProps = { entry: Entry; today: string } & Pick<WaitingDialogProps, 'inWords' | 'nameOfProject'>;

function Row({ entry, today, inWords, nameOfProject }: RowProps) {
  const { trouble } = entry;
  const words = wordsOf(entry, today, inWords);
  const isConflict = trouble?.kind === 'conflict';
  return (
    <li className="grid gap-2 border-t border-line py-3 text-sm first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-semibold wrap-anywhere">{words}</p>
          <p className="text-ink-soft">
            {[nameOfProject(entry.projectId), savedWords(entry)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {!isConflict && (
          <div className="flex gap-2">
            {trouble?.kind === 'refused' && (
              <Button size="small" onClick={() => void retry(entry)} aria-label={t`Retry: ${words}`}>
                {t`Retry`}
              </Button>
            )}
            <Button size="small" onClick={() => void discard(entry)} aria-label={t`Discard: ${words}`}>
              {t`Discard`}
            </Button>
          </div>
        )}
      </div>
      {trouble?.kind === 'refused' && <p className="font-semibold text-signal">{trouble.message}</p>}
      {trouble?.kind === 'behind' && <p className="text-ink-soft">{t`Waits for the decision above.`}</p>}
      {isConflict && (
        <ConflictChoice
          entry={entry}
          versions={versionsOf(entry, inWords)}
          onDecide={(isMine) => void decide(entry, isMine)}
        />
      )}
    </li>
  );
}

/** All changes that wait on this device, in the order in which they are sent. */
export function WaitingDialog({ open, onOpenChange, ...words }: WaitingDialogProps) {
  const reach = useSyncExternalStore(subscribeToReach, currentReach);
  const entries = useWaiting((waiting) => waiting.entries);
  const today = useToday();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Changes on this device`}
      description={
        entries.length === 0
          ? t`Nothing waits: all your changes are sent.`
          : t`They are sent from top to bottom as soon as Daymark answers.`
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t`Close`}</Button>
          {reach !== 'reached' && (
            <Button variant="primary" onClick={() => void tryToReach()}>
              {t`Try now`}
            </Button>
          )}
        </>
      }
    >
      <ol className="empty:hidden">
        {entries.map((entry) => (
          <Row key={entry.key} {...{ entry, today }} {...words} />
        ))}
      </ol>
    </Dialog>
  );
}
