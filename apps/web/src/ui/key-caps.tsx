import { t } from '@daymark/words/t';
import { Fragment } from 'react';

const NAMES: Record<string, string> = { mod: t`Ctrl`, ArrowUp: '↑', ArrowDown: '↓' };
const MAC_NAMES: Record<string, string> = { ...NAMES, mod: '⌘' };

const capClass =
  'inline-grid min-h-6 min-w-6 place-items-center rounded-sm border border-line bg-well px-1.5 font-sans text-xs font-semibold text-ink';

const nameOf = (key: string, isMac: boolean) => {
  const name = (isMac ? MAC_NAMES : NAMES)[key] ?? key;
  return name.length === 1 ? name.toUpperCase() : name;
};

/** A shortcut: `mod+k` is a combination, `g d` a sequence. */
export const KeyCaps = ({ keys, isMac }: { keys: string; isMac: boolean }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap">
    {keys.split(' ').map((step, index) => (
      <Fragment key={step}>
        {index > 0 && <span className="text-xs text-ink-soft">{t`then`}</span>}
        {step.split('+').map((key) => (
          <kbd key={key} className={capClass}>
            {nameOf(key, isMac)}
          </kbd>
        ))}
      </Fragment>
    ))}
  </span>
);
