import { CODE_LIFETIME_MINUTES } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { type Block, page, plainText } from './html.ts';
import { type Mail, paragraphs } from './mail-text.ts';
import { type SecurityChange, securityChanged } from './security-letters.ts';

/**
 * A mail to send, by kind. It contains no text of whoever causes it, so that strangers cannot send their words through
 * the server. Only a `prepared` one and that of a webhook have words of their reader: they go to them alone.
 */
export type Letter =
  | { kind: 'verification-code'; to: string; code: string }
  | { kind: 'existing-account'; to: string }
  | { kind: 'reset-code'; to: string; code: string }
  | { kind: 'password-changed'; to: string }
  | { kind: 'api-token-made'; to: string }
  | { kind: 'assistant-connected'; to: string; host: string }
  | { kind: 'account-deleted'; to: string }
  | { kind: 'provider-connected'; to: string }
  | { kind: SecurityChange; to: string }
  | { kind: 'account-removed'; to: string }
  | { kind: 'invitation'; to: string; link: string; days: number }
  | { kind: 'mail-test'; to: string }
  /** The name was given by its reader. */
  | { kind: 'webhook-paused'; to: string; name: string; because: 'failing' | 'gone' | 'overflowing' }
  | PreparedLetter
  /** Queued like a mail and never sent, so that an address without an account takes as long as one with. */
  | { kind: 'none' };

/** A mail that somebody asked for, and can end at an address. */
export interface PreparedLetter {
  kind: 'prepared';
  to: string;
  subject: string;
  blocks: readonly Block[];
  unsubscribe: string;
}

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

function assistantConnected(to: string, host: string, publicUrl: string): Mail {
  const link = `${publicUrl}/settings?tab=security`;
  const intro = t`An assistant of ${host} was connected to your Daymark account. It can use your account, as far as you allowed.`;
  const otherwise = t`If it was you, there is nothing to do. If it was not, revoke it and sign out everywhere:`;
  return {
    to,
    subject: t`An assistant was connected to your Daymark account`,
    text: paragraphs(intro, otherwise, link),
    html: page(t`A connected assistant`, [
      { text: intro },
      { text: otherwise },
      { link, label: t`See what is connected` },
    ]),
    gist: 'an assistant was connected',
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

function accountRemoved(to: string): Mail {
  const intro = t`Whoever runs this Daymark server has deleted your account, with everything in it. It cannot be brought back.`;
  return {
    to,
    subject: t`Your Daymark account was deleted`,
    text: paragraphs(intro),
    html: page(t`Your account was deleted`, [{ text: intro }]),
    gist: 'the account was deleted by the owner of the server',
  };
}

function invitation(to: string, { link, days }: { link: string; days: number }): Mail {
  const intro = t`Whoever runs the Daymark server at ${new URL(link).host} invites you to use it. Daymark breaks projects into daily tasks and keeps the plan true until the deadline.`;
  const lifetime = t`The link works once, for ${plural(days, '# day')}.`;
  const otherwise = t`If you did not expect this, you can ignore this mail.`;
  return {
    to,
    subject: t`An invitation to Daymark`,
    text: paragraphs(intro, t`Create your account: ${link}`, lifetime, otherwise),
    html: page(t`An invitation to Daymark`, [
      { text: intro },
      { link, label: t`Create your account` },
      { text: lifetime },
      { text: otherwise },
    ]),
    gist: `invitation ${link}`,
  };
}

function mailTest(to: string, publicUrl: string): Mail {
  const intro = t`This is the test that you asked for. Your Daymark server at ${new URL(publicUrl).host} can send mails.`;
  return {
    to,
    subject: t`A test of Daymark’s mails`,
    text: paragraphs(intro),
    html: page(t`A test of Daymark’s mails`, [{ text: intro }]),
    gist: 'a test',
  };
}

const WHY_PAUSED: Record<Extract<Letter, { kind: 'webhook-paused' }>['because'], () => string> = {
  failing: () => t`Its server took nothing for a day.`,
  gone: () => t`Its server answered that the address is gone.`,
  overflowing: () => t`Too many deliveries waited for its server.`,
};

function webhookPaused(
  { to, name, because }: Extract<Letter, { kind: 'webhook-paused' }>,
  publicUrl: string,
): Mail {
  const link = `${publicUrl}/settings?tab=security`;
  const intro = t`Your webhook “${name}” was paused. Nothing more is sent to it, and what happens meanwhile is not sent later.`;
  const action = t`Check the address, then resume it:`;
  return {
    to,
    subject: t`Your webhook “${name}” was paused`,
    text: paragraphs(intro, WHY_PAUSED[because](), action, link),
    html: page(t`A webhook was paused`, [
      { text: intro },
      { text: WHY_PAUSED[because]() },
      { text: action },
      { link, label: t`See your webhooks` },
    ]),
    gist: 'a webhook was paused',
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

/** Renders a letter; undefined for kind `none`. Links lead to `publicUrl` and contain neither code nor address; only that of an invitation has a secret. */
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
    case 'assistant-connected':
      return assistantConnected(letter.to, letter.host, publicUrl);
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
    case 'account-removed':
      return accountRemoved(letter.to);
    case 'invitation':
      return invitation(letter.to, letter);
    case 'mail-test':
      return mailTest(letter.to, publicUrl);
    case 'webhook-paused':
      return webhookPaused(letter, publicUrl);
    case 'prepared':
      return prepared(letter);
    case 'none':
      return undefined;
  }
}
