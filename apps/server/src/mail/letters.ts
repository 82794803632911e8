import { CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { type Block, page, plainText } from './html.ts';

/**
 * A mail to send, by kind. It contains no text of whoever causes it, so that strangers cannot send their words through
 * the server. Only a `prepared` one has words of its reader: it goes to them alone.
 */
export type Letter =
  | { kind: 'verification-code'; to: string; code: string }
  | { kind: 'existing-account'; to: string }
  | { kind: 'reset-code'; to: string; code: string }
  | { kind: 'password-changed'; to: string }
  | { kind: 'api-token-made'; to: string }
  | { kind: 'account-deleted'; to: string }
  | { kind: 'provider-connected'; to: string }
  | { kind: SecurityChange; to: string }
  | PreparedLetter
  /** Queued like a mail and never sent, so that an address without an account takes as long as one with. */
  | { kind: 'none' };

/** How a person logs in has changed. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-made'
  | 'recovery-code-used';

/** A mail that somebody asked for, and can end at an address. */
export interface PreparedLetter {
  kind: 'prepared';
  to: string;
  subject: string;
  blocks: readonly Block[];
  unsubscribe: string;
}

/** A mail with its texts. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The line on the terminal if there is no mail server. */
  gist: string;
  /** The address that ends this kind of mail. */
  unsubscribe?: string;
}

const paragraphs = (...lines: string[]): string => `${lines.join('\n\n')}\n`;

function verificationCode(to: string, code: string, publicUrl: string): Mail {
  const link = `${publicUrl}/signup/verify-email`;
  const intro = t`Enter this code to verify your email address and finish signing up for Daymark:`;
  const lifetime = t`The code works once, for ${CODE_LIFETIME_MINUTES} minutes from when you asked for it.`;
  const otherwise = t`If you did not sign up for Daymark, you can ignore this mail: without the code nothing happens.`;
  return {
    to,
    subject: t`Your Daymark verification code`,
    text: paragraphs(intro, code, t`Enter it here: ${link}`, lifetime, otherwise),
    html: page(t`Your verification code`, [
      { text: intro },
      { code },
      { link, label: t`Enter the code` },
      { text: lifetime },
      { text: otherwise },
    ]),
    gist: `code ${code}`,
  };
}

function existingAccount(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/login`;
  const intro = t`Somebody, perhaps you, tried to sign up for Daymark with this email address. You already have an account.`;
  const action = t`Your account and its password are unchanged. To use it, log in:`;
  const otherwise = t`If it was not you, there is nothing to do.`;
  return {
    to,
    subject: t`You already have a Daymark account`,
    text: paragraphs(intro, action, link, otherwise),
    html: page(t`You already have an account`, [
      { text: intro },
      { text: action },
      { link, label: t`Log in` },
      { text: otherwise },
    ]),
    gist: 'this address already has an account',
  };
}

function resetCode(to: string, code: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password`;
  const intro = t`Enter this code to choose a new password for your Daymark account:`;
  const lifetime = t`The code works once, for ${CODE_LIFETIME_MINUTES} minutes from when you asked for it.`;
  const otherwise = t`If you did not ask for it, you can ignore this mail: your password stays as it is. Tell the code to nobody.`;
  return {
    to,
    subject: t`Your Daymark password reset code`,
    text: paragraphs(intro, code, t`You asked for it here: ${link}`, lifetime, otherwise),
    html: page(t`Your password reset code`, [
      { text: intro },
      { code },
      { link, label: t`Reset your password` },
      { text: lifetime },
      { text: otherwise },
    ]),
    gist: `reset code ${code}`,
  };
}

function passwordChanged(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password`;
  const intro = t`The password of your Daymark account was changed, and your other devices were logged out.`;
  const otherwise = t`If it was you, there is nothing to do. If it was not, choose a new password at once:`;
  return {
    to,
    subject: t`Your Daymark password was changed`,
    text: paragraphs(intro, otherwise, link),
    html: page(t`Your password was changed`, [
      { text: intro },
      { text: otherwise },
      { link, label: t`Reset your password` },
    ]),
    gist: 'the password was changed',
  };
}

function apiTokenMade(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/settings?tab=security`;
  const intro = t`An API token was made for your Daymark account. Whoever has it can use your account from a program, as far as the token allows.`;
  const otherwise = t`If it was you, there is nothing to do. If it was not, revoke it and sign out everywhere:`;
  return {
    to,
    subject: t`A new API token for your Daymark account`,
    text: paragraphs(intro, otherwise, link),
    html: page(t`A new API token`, [
      { text: intro },
      { text: otherwise },
      { link, label: t`See your API tokens` },
    ]),
    gist: 'an API token was made',
  };
}

function accountDeleted(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/signup`;
  const intro = t`Your Daymark account was deleted, as you asked, with everything in it. It cannot be brought back.`;
  const again = t`You can sign up again with this address at any time:`;
  return {
    to,
    subject: t`Your Daymark account was deleted`,
    text: paragraphs(intro, again, link),
    html: page(t`Your account was deleted`, [{ text: intro }, { text: again }, { link, label: t`Sign up` }]),
    gist: 'the account was deleted',
  };
}

function providerConnected(to: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password`;
  const intro = t`Your Daymark account was connected with your log-in at your sign-in provider: it opens the account from now on.`;
  const otherwise = t`If it was you, there is nothing to do. If it was not, choose a new password at once, and tell who runs this server:`;
  return {
    to,
    subject: t`Another way to log in to your Daymark account`,
    text: paragraphs(intro, otherwise, link),
    html: page(t`Another way to log in`, [
      { text: intro },
      { text: otherwise },
      { link, label: t`Reset your password` },
    ]),
    gist: 'the account was connected with the sign-in provider',
  };
}

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

function securityChanged(to: string, change: SecurityChange, publicUrl: string): Mail {
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

const prepared = ({ to, subject, blocks, unsubscribe }: PreparedLetter): Mail => ({
  to,
  subject,
  text: plainText(blocks),
  html: page(subject, blocks),
  gist: subject,
  unsubscribe,
});

/** Renders a letter; undefined for kind `none`. Links lead to `publicUrl` and contain neither code nor address. */
export function mailOf(letter: Letter, publicUrl: string): Mail | undefined {
  switch (letter.kind) {
    case 'verification-code':
      return verificationCode(letter.to, letter.code, publicUrl);
    case 'existing-account':
      return existingAccount(letter.to, publicUrl);
    case 'reset-code':
      return resetCode(letter.to, letter.code, publicUrl);
    case 'password-changed':
      return passwordChanged(letter.to, publicUrl);
    case 'api-token-made':
      return apiTokenMade(letter.to, publicUrl);
    case 'account-deleted':
      return accountDeleted(letter.to, publicUrl);
    case 'provider-connected':
      return providerConnected(letter.to, publicUrl);
    case 'passkey-added':
    case 'passkey-removed':
    case 'two-step-on':
    case 'two-step-off':
    case 'recovery-codes-made':
    case 'recovery-code-used':
      return securityChanged(letter.to, letter.kind, publicUrl);
    case 'prepared':
      return prepared(letter);
    case 'none':
      return undefined;
  }
}
