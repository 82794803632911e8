import { t } from '@daymark/words/t';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

type MessageDraftProps = {
  label: string;
  hint: string;
  copyLabel: string;
  text: string;
  rows?: number;
};

/** A draft of a message, to be copied. */
export function MessageDraft({ label, hint, copyLabel, text, rows = 8 }: MessageDraftProps) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint}>
        <Textarea readOnly value={text} rows={rows} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button className="justify-self-start" onClick={() => void copy()}>
        <Copy className="size-4" aria-hidden="true" />
        {copied === text ? t`Copied` : copyLabel}
      </Button>
    </div>
  );
}
