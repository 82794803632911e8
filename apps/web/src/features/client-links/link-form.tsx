import type { NewClientLink } from '@daymark/contract/client-links';
import { CLIENT_LINK_DAYS, CLIENT_LINK_FIELDS } from '@daymark/domain/client-links';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@daymark/words/languages';
import { plural, t } from '@daymark/words/t';
import { ExternalLink, Link2 } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FIELD_LABELS } from './link-words.ts';
import { usePreview } from './use-client-links.ts';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

const DAYS_OPTIONS = CLIENT_LINK_DAYS.map((days) => ({
  value: String(days),
  label: t`${plural(days, '# day')}`,
}));

type LinkFormProps = {
  projectId: string;
  wish: NewClientLink;
  busy: boolean;
  onChange: (fields: Partial<NewClientLink>) => void;
  onMake: () => void;
};

/** What a client sees, chosen field by field, and a preview of it. It does not change later: other contents are another link. */
export function LinkForm({ projectId, wish, busy, onChange, onMake }: LinkFormProps) {
  const { shows, language, days } = wish;
  const preview = usePreview(projectId, { shows, language });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onMake();
  };
  return (
    <form onSubmit={submit} aria-label={t`New link`} className="grid gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{t`Your client sees the name of the project, and`}</legend>
        <div className="grid gap-2">
          {CLIENT_LINK_FIELDS.map((field) => (
            <Checkbox
              key={field}
              tone="ink"
              label={FIELD_LABELS[field]}
              checked={shows.includes(field)}
              onCheckedChange={(checked) =>
                onChange({ shows: checked ? [...shows, field] : shows.filter((one) => one !== field) })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Language of the page`}>
          <Select<Language>
            value={language}
            options={LANGUAGE_OPTIONS}
            onValueChange={(chosen) => onChange({ language: chosen })}
          />
        </Field>
        <Field label={t`Valid for`}>
          <Select
            value={String(days)}
            options={DAYS_OPTIONS}
            onValueChange={(chosen) =>
              onChange({ days: CLIENT_LINK_DAYS.find((one) => String(one) === chosen) ?? days })
            }
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={preview}
          target="_blank"
          rel="noreferrer"
          aria-disabled={preview === undefined}
          className={buttonClass()}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          {t`Preview`}
        </a>
        <Button type="submit" variant="primary" busy={busy}>
          <Link2 className="size-4" aria-hidden="true" />
          {t`Make a link`}
        </Button>
      </div>
    </form>
  );
}
