import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { changeLanguage, pageLanguage } from '../../platform/language.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { SettingsCard } from './settings-card.tsx';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

export function LanguageCard() {
  const change = useMutation({
    mutationFn: (language: (typeof LANGUAGES)[number]) => api.users.changeSettings({ body: { language } }),
    onSuccess: (_answer, language) => changeLanguage(language),
    onError: (error) => showFailure(t`Failed to save preferences`, error, t`The language is unchanged.`),
  });
  return (
    <SettingsCard
      title={t`Language`}
      lead={t`Of all screens and mails. The page is loaded again in it; what you typed elsewhere is kept.`}
    >
      <Field label={t`Language`}>
        <Select
          value={change.variables ?? pageLanguage()}
          options={OPTIONS}
          onValueChange={(language) => isLanguage(language) && change.mutate(language)}
        />
      </Field>
    </SettingsCard>
  );
}
