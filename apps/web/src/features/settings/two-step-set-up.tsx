import type { TwoStepSetUp } from '@daymark/contract/two-step';
import { t } from '@daymark/words/t';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { linkClass } from '../../ui/link-class.ts';

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

// Black on white in any theme: cameras need it.
const QrCode = ({ side, path }: TwoStepSetUp['qr']) => (
  <svg
    role="img"
    aria-label={t`QR code for your authenticator app`}
    viewBox={`0 0 ${side} ${side}`}
    shapeRendering="crispEdges"
    className="size-48 shrink-0 rounded-md border border-edge"
  >
    <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
    <path fill="#000" d={path} />
  </svg>
);

type SetUpProps = { setUp: TwoStepSetUp; onDone: (recoveryCodes: string[]) => void; onCancel: () => void };

/** The secret for the app, and its first code. */
export function SetUp({ setUp, onDone, onCancel }: SetUpProps) {
  const { ticket, qr, secret, address } = setUp;
  const form = useForm({
    typed: useTyped({ code: '' }),
    opensOn: 'input',
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? t`Please enter the code from the app` : null }),
    wordsFor: (error) => reasonOf(error, t`Nothing was changed. Please try again.`),
    send: async ({ code }) => (await api.twoStep.turnOn({ body: { ticket, code } })).data.recoveryCodes,
    onSent: onDone,
  });
  return (
    <form {...form.formProps} aria-label={t`Set up the app`} className="grid gap-4">
      <p className="max-w-prose text-sm">
        {t`Scan this code with an authenticator app, such as Aegis, 2FAS, Google Authenticator or your password manager. Then enter the code that the app shows.`}
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode {...qr} />
        <div className="grid min-w-0 flex-1 basis-56 gap-2 text-sm">
          <p className="text-ink-soft">{t`If you cannot scan it, type this in:`}</p>
          <p className="font-mono wrap-anywhere">{grouped(secret)}</p>
          <a href={address} className={linkClass}>
            {t`Open the app on this device`}
          </a>
        </div>
      </div>
      <Field label={t`Code from the app`} error={form.errors.code} className="max-w-48">
        <Input
          {...form.field('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          className="font-mono"
        />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t`Turn on`}
        </Button>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
