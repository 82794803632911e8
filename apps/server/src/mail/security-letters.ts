import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { page } from './html.ts';
import { type Mail, paragraphs } from './mail-text.ts';

/** How a person logs in has changed. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-made'
  | 'recovery-code-used';

const SECURITY_CHANGES: Record<SecurityChange, { subject: string; intro: string }> = {
  'passkey-added': {
    subject: t`A new passkey for your Daymark account`,
    intro: t`A passkey was added to your Daymark account. Whoever has it can log in without your password.`,
  },
  'passkey-removed': {
    subject: t`A passkey was removed from your Daymark account`,
    intro: t`A passkey was removed from your Daymark account. It no longer opens the account.`,
  },
  'two-step-on': {
    subject: t`Two-step log-in is on for your Daymark account`,
    intro: t`Logging in to your Daymark account with the password now also needs a code from an authenticator app.`,
  },
  'two-step-off': {
    subject: t`Two-step log-in is off for your Daymark account`,
    intro: t`Two-step log-in was turned off: the password alone opens your Daymark account again.`,
  },
  'recovery-codes-made': {
    subject: t`New recovery codes for your Daymark account`,
    intro: t`New recovery codes were made for your Daymark account. The old ones no longer work.`,
  },
  'recovery-code-used': {
    subject: t`A recovery code opened your Daymark account`,
    intro: t`Somebody logged in to your Daymark account with the password and a recovery code. The code no longer works.`,
  },
};

/** Tells a person that how they log in has changed. */
export function securityChanged(to: string, change: SecurityChange, publicUrl: string): Mail {
  const link = `${publicUrl}/settings?tab=security`;
  const { subject, intro } = SECURITY_CHANGES[change];
  const otherwise = t`If it was you, there is nothing to do. If it was not, change your password at once, sign out everywhere, and look through your passkeys:`;
  return {
    to,
    subject: translated(subject),
    text: paragraphs(translated(intro), otherwise, link),
    html: page(translated(subject), [
      { text: translated(intro) },
      { text: otherwise },
      { link, label: t`See your security settings` },
    ]),
    gist: change.replaceAll('-', ' '),
  };
}
