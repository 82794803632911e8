import { t } from '@daymark/words/t';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../platform/theme.ts';
import { SettingsCard } from './settings-card.tsx';

const THEMES: readonly { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'system', label: t`System`, icon: Monitor },
  { choice: 'light', label: t`Light`, icon: Sun },
  { choice: 'dark', label: t`Dark`, icon: Moon },
];

export function ThemeCard() {
  const theme = useThemeChoice();
  return (
    <SettingsCard
      title={t`Theme`}
      lead={t`On this device, at once. System follows the device's own setting.`}
    >
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{t`Theme`}</legend>
        {THEMES.map(({ choice, label, icon: Icon }) => (
          <label
            key={choice}
            className="relative grid min-h-20 place-items-center content-center gap-2 rounded-md border border-edge text-sm font-semibold transition-colors hover:bg-well has-checked:border-2 has-checked:border-ink has-checked:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="theme"
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon className="size-5" aria-hidden="true" />
            {label}
          </label>
        ))}
      </fieldset>
    </SettingsCard>
  );
}
