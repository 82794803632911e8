import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type NewFeedAddressProps = { address: string; onDone: () => void };

/** The secret address of a new calendar feed. It is shown only now. */
export function NewFeedAddress({ address, onDone }: NewFeedAddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  // Without HTTPS, browsers let no script copy: then the address is selected.
  const copy = async () => {
    field.current?.select();
    setCopied(
      (await navigator.clipboard?.writeText(address).then(
        () => true,
        () => false,
      )) ?? false,
    );
  };
  return (
    <div role="status" className="grid gap-4 rounded-md border border-edge bg-well p-4">
      <p className="font-semibold">Copy this address now. It is not shown again.</p>
      <p className="max-w-prose text-sm text-ink-soft">
        Add it to your calendar app as a subscription: “From URL” in Google Calendar, “New Calendar
        Subscription” in Apple Calendar, “Subscribe from web” in Outlook.
      </p>
      <Field label="Address of the calendar feed">
        <Input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {isCopied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          {isCopied ? 'Copied' : 'Copy address'}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
      {isCopied === false && (
        <p className="text-sm text-ink-soft">
          The address is selected. Copy it with your keyboard or its menu.
        </p>
      )}
    </div>
  );
}
