import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { projectChoicesQuery } from './settings-queries.ts';

/** A project, or all of them, which is the empty id. */
export function ProjectField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const projects = useQuery(projectChoicesQuery());
  const choices = (projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t`Projects`} className="max-w-md">
      <Select
        value={value}
        options={[{ value: '', label: t`All projects` }, ...choices]}
        onValueChange={onChange}
      />
    </Field>
  );
}
