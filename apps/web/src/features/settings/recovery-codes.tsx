import { t } from '@daymark/words/t';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Recovery codes, shown only now. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState<boolean>();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <div id="recovery-codes" role="status" className="grid gap-4 rounded-md border border-edge bg-well p-4">
      <p className="font-semibold">{t`Save these recovery codes now. They are not shown again.`}</p>
      <p className="max-w-prose text-sm text-ink-soft">
        {t`Each of them opens your account once, with your password, if you lose the device with the app. Print them, or keep them in a password manager.`}
      </p>
      <ul aria-label={t`Recovery codes`} className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon className="size-4" aria-hidden="true" />
          {isCopied ? t`Copied` : t`Copy codes`}
        </Button>
        <Button onClick={onDone}>{t`I have saved them`}</Button>
      </div>
      {isCopied === false && (
        <p className="text-sm text-ink-soft">{t`They could not be copied. Select them, and copy them by hand.`}</p>
      )}
    </div>
  );
}
