import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { pairClass } from './field-parts.tsx';
import { workIn } from './wait-links.ts';

type WaitLinksProps = {
  statement: Statement;
  lines: readonly Statement[];
  /** The line that it follows, and the one that waits for it. */
  behind: string | null;
  heldUp: string | null;
  onBehind: (id: string | null) => void;
  onHeldUp: (id: string | null) => void;
};

/** The lines before and after a wait. */
export function WaitLinks({ statement, lines, behind, heldUp, onBehind, onHeldUp }: WaitLinksProps) {
  const work = workIn(lines)
    .filter(({ id }) => id !== statement.id)
    .map(({ id, words }) => ({ value: id, label: words.text }));
  return (
    <div className={pairClass}>
      <Field label={t`It begins after`}>
        <Select
          value={behind ?? ''}
          options={[{ value: '', label: t`Nothing: it has already begun` }, ...work]}
          onValueChange={(id) => onBehind(id || null)}
        />
      </Field>
      <Field label={t`What waits for it`}>
        <Select
          value={heldUp ?? ''}
          options={[{ value: '', label: t`Nothing` }, ...work]}
          onValueChange={(id) => onHeldUp(id || null)}
        />
      </Field>
    </div>
  );
}
