import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useEffect, useRef } from 'react';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { LISTED, SEARCH_BY_OPTIONS } from './search-options.ts';
import type { useSearchForm } from './use-search-form.ts';

const OPTIONS = {
  status: [{ value: '', label: t`Choose a status` }, ...LISTED.status],
  priority: [{ value: '', label: t`Choose a priority` }, ...LISTED.priority],
};

type SearchFormProps = ReturnType<typeof useSearchForm> & {
  /** Tasks are only searched by text. */
  ofTasks: boolean;
};

/** A text box and the field to search; fields with few values have a list instead. */
export function SearchForm({ search, change, ofTasks }: SearchFormProps) {
  const { searchBy } = search;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Without text, the box gets the focus; with text, or after going back, the user wants to read.
    if (box.current?.value === '') box.current.focus();
  }, []);

  return (
    <search className="grid gap-4">
      {searchBy === 'status' || searchBy === 'priority' ? (
        <Field label={searchBy === 'status' ? t`Status` : t`Priority`}>
          <Select
            value={search[searchBy]}
            options={OPTIONS[searchBy]}
            onValueChange={(chosen) => change({ [searchBy]: chosen })}
            className="max-w-sm"
          />
        </Field>
      ) : (
        <Field label={t`Words to look for`}>
          <Input
            ref={box}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_MAX_LENGTH}
            value={search.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </Field>
      )}
      {!ofTasks && (
        <ChoicePills
          label={t`Search by`}
          value={searchBy}
          options={SEARCH_BY_OPTIONS}
          onValueChange={(chosen) => change({ searchBy: chosen })}
        />
      )}
    </search>
  );
}
