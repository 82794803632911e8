import { t } from '@daymark/words/t';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

const WORDS = {
  link: {
    now: t`Copy this link now. It is not shown again.`,
    copy: t`Copy link`,
    selected: t`The link is selected. Copy it with your keyboard or its menu.`,
  },
  token: {
    now: t`Copy this token now. It is not shown again.`,
    copy: t`Copy token`,
    selected: t`The token is selected. Copy it with your keyboard or its menu.`,
  },
  address: {
    now: t`Copy this address now. It is not shown again.`,
    copy: t`Copy address`,
    selected: t`The address is selected. Copy it with your keyboard or its menu.`,
  },
  secret: {
    now: t`Copy this secret now. It is not shown again.`,
    copy: t`Copy secret`,
    selected: t`The secret is selected. Copy it with your keyboard or its menu.`,
  },
};

type ShownOnceProps = {
  id?: string;
  what: keyof typeof WORDS;
  label: string;
  secret: string;
  onDone: () => void;
  /** Where it is used. */
  children?: ReactNode;
};

/** Without HTTPS, browsers let no script copy. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A secret that is shown only now, to be copied. */
export function ShownOnce({ id, what, label, secret, onDone, children }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    field.current?.select();
    setCopied(await copied(secret));
  };
  const words = WORDS[what];
  const Icon = isCopied ? Check : Copy;
  return (
    <div id={id} role="status" className="grid gap-4 rounded-md border border-edge bg-well p-4">
      <p className="font-semibold">{words.now}</p>
      {children && <p className="max-w-prose text-sm text-ink-soft">{children}</p>}
      <Field label={label}>
        <Input
          ref={field}
          readOnly
          value={secret}
          spellCheck={false}
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          <Icon className="size-4" aria-hidden="true" />
          {isCopied ? t`Copied` : words.copy}
        </Button>
        <Button onClick={onDone}>{t`Done`}</Button>
      </div>
      {isCopied === false && <p className="text-sm text-ink-soft">{words.selected}</p>}
    </div>
  );
}
