import { t } from '@daymark/words/t';
import type { Entry } from '../../plan-data/outbox/entry.ts';
import { Button } from '../../ui/button.tsx';
import { FieldValue } from '../../ui/changed-elsewhere.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Version } from './entry-words.ts';

type SideProps = { name: string; children: string; className?: string };

const Side = ({ name, children, className }: SideProps) => (
  <dd className={classNames('min-w-0', className)}>
    <span className="block text-xs text-ink-soft">{name}</span>
    <FieldValue>{children}</FieldValue>
  </dd>
);

type ConflictChoiceProps = {
  entry: Entry;
  versions: readonly Version[];
  onDecide: (isMine: boolean) => void;
};

/** A task that was changed here and elsewhere: both versions with what was before, and the choice between them. */
export function ConflictChoice({ entry, versions, onDecide }: ConflictChoiceProps) {
  const isDelete = entry.does === 'delete';
  return (
    <div className="grid gap-3 rounded-md border border-signal bg-signal-wash px-4 py-3">
      <p>
        {isDelete
          ? t`It was changed elsewhere after you last saw it. Nothing was deleted yet.`
          : t`It was changed elsewhere too. Nothing was overwritten.`}
      </p>
      <dl className="grid gap-2">
        {versions.map(({ label, before, theirs, mine }) => (
          <div key={label} className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
            <dt className="col-span-full font-semibold">{label}</dt>
            <Side name={t`Before`} className="max-sm:col-span-full">
              {before}
            </Side>
            <Side name={t`Elsewhere`}>{theirs}</Side>
            {mine !== undefined && <Side name={t`Yours`}>{mine}</Side>}
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onDecide(true)}>
          {isDelete ? t`Delete it anyway` : t`Keep mine`}
        </Button>
        <Button size="small" onClick={() => onDecide(false)}>
          {isDelete ? t`Keep it` : t`Take theirs`}
        </Button>
      </div>
    </div>
  );
}
