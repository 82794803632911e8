import { t } from '@daymark/words/t';
import { Button } from './button.tsx';

const TITLES = {
  project: t`This project was changed elsewhere`,
  subtask: t`This task was changed elsewhere`,
  milestone: t`This milestone was changed elsewhere`,
};

type ChangedElsewhereProps = {
  what: keyof typeof TITLES;
  /** One row for each field that was changed elsewhere; `mine` if it was edited here too. */
  rows: readonly { label: string; theirs: string; mine: string | undefined }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** The value of a field in one of its versions. */
export const FieldValue = ({ children }: { children: string }) => (
  <span className="line-clamp-4 break-words whitespace-pre-line">{children || t`Not set`}</span>
);

/**
 * A note in a form whose data was changed elsewhere while it was open: it shows both versions, and nothing typed is
 * lost.
 */
export function ChangedElsewhere({ what, rows, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  if (rows.length === 0) return null;
  const isDisputed = rows.some(({ mine }) => mine !== undefined);
  return (
    <div
      role="alert"
      className="grid grid-cols-1 gap-3 rounded-md border border-signal bg-signal-wash px-4 py-3 text-sm"
    >
      <div>
        <p className="font-semibold">{TITLES[what]}</p>
        <p>
          {t`What you typed is kept.`}{' '}
          {isDisputed ? t`Choose which of the two to keep, then save.` : t`Both fit together.`}
        </p>
      </div>
      <dl className="grid grid-cols-1 gap-2">
        {rows.map(({ label, theirs, mine }) => (
          <div
            key={label}
            className="grid grid-cols-2 gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-semibold max-sm:col-span-full">{label}</dt>
            <dd>
              <span className="block text-xs text-ink-soft">{t`Elsewhere`}</span>
              <FieldValue>{theirs}</FieldValue>
            </dd>
            {mine !== undefined && (
              <dd>
                <span className="block text-xs text-ink-soft">{t`Yours`}</span>
                <FieldValue>{mine}</FieldValue>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          {isDisputed ? t`Keep mine` : t`Keep both changes`}
        </Button>
        {isDisputed && (
          <Button size="small" onClick={onTakeTheirs}>
            {t`Take theirs`}
          </Button>
        )}
      </div>
    </div>
  );
}
