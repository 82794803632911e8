import type { ImportPreview } from '@daymark/contract/imports';
import { COLUMN_FIELDS, type ColumnField, type Columns } from '@daymark/domain/imports';
import { t } from '@daymark/words/t';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TitledCard } from './titled-card.tsx';

const FIELD_WORDS: Record<ColumnField, string> = {
  title: t`Title`,
  project: t`Project`,
  section: t`Section`,
  notes: t`Notes`,
  status: t`Done or status`,
  priority: t`Priority`,
  dueDate: t`Due date`,
  hours: t`Hours`,
  tags: t`Tags`,
};

type Table = NonNullable<ImportPreview['table']>;

const NONE = '-';

/** "Name (Buy milk, Call Ana)": a column with its first values. */
const labelOf = ({ name, values }: Table['columns'][number], at: number): string => {
  const called = name || t`Column ${at + 1}`;
  return values.length > 0 ? `${called} (${values.join(', ')})` : called;
};

type ColumnChoiceProps = { table: Table; onChange: (columns: Columns) => void };

/** Which column of a table is which field: guessed first, then as the person chooses. */
export function ColumnChoice({ table: { columns, chosen }, onChange }: ColumnChoiceProps) {
  const options = columns.map((column, at) => ({ value: String(at), label: labelOf(column, at) }));
  const choose = (field: ColumnField, value: string) => {
    const { [field]: _, ...others } = chosen;
    onChange(value === NONE ? others : { ...others, [field]: Number(value) });
  };
  return (
    <TitledCard
      title={t`Columns`}
      lead={t`Guessed by their names and values. Choose another one where the guess is wrong; the preview follows.`}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {COLUMN_FIELDS.map((field) => (
          <Field key={field} label={FIELD_WORDS[field]}>
            <Select
              value={chosen[field] === undefined ? NONE : String(chosen[field])}
              options={field === 'title' ? options : [{ value: NONE, label: t`None` }, ...options]}
              onValueChange={(value) => choose(field, value)}
            />
          </Field>
        ))}
      </div>
    </TitledCard>
  );
}
