import { t } from '@daymark/words/t';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

type CopiedTextProps = { label: string; hint: string; text: string; button: string };

/** A text that is there to be copied. */
export function CopiedText({ label, hint, text, button }: CopiedTextProps) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint}>
        <Textarea readOnly value={text} rows={8} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Button className="justify-self-start" onClick={() => void copy()}>
        <Copy className="size-4" aria-hidden="true" />
        {copied === text ? t`Copied` : button}
      </Button>
    </div>
  );
}
