import { t } from '@daymark/words/t';
import { useState } from 'react';
import { activeShortcuts, areKeysOn, isMac, turnKeys } from '../../platform/shortcuts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyCaps } from '../../ui/key-caps.tsx';

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function Lists({ isOn }: { isOn: boolean }) {
  // The screen below a dialog does not change.
  const [scopes] = useState(activeShortcuts);
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {scopes.map(({ name, shortcuts }) => (
        <section key={name}>
          <h3 className="mb-1 text-sm font-bold text-ink-soft">{name}</h3>
          <dl>
            {shortcuts.map(({ keys, words }) => (
              <div
                key={keys}
                className={classNames(
                  'flex min-h-9 items-center justify-between gap-4 border-b border-line text-sm last:border-b-0',
                  !isOn && !keys.startsWith('mod+') && 'text-ink-soft line-through',
                )}
              >
                <dt>{words}</dt>
                <dd>
                  <KeyCaps keys={keys} isMac={isMac} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The active shortcuts of the current screen, and a switch to disable them. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Keyboard shortcuts`} size="large">
      <div className="grid gap-6">
        <Lists isOn={isOn} />
        <Checkbox
          checked={isOn}
          onCheckedChange={(on) => {
            turnKeys(on);
            setOn(on);
          }}
          label={t`Single keys work`}
          hint={t`Turn them off if speech input or accidental key presses trigger them. Keys with Ctrl or ⌘ stay; this list is also in the palette.`}
          className="border-t border-line pt-4"
        />
      </div>
    </Dialog>
  );
}
