import { t } from '@daymark/words/t';
import { invalid } from '../http/errors.ts';

// The list is sorted by frequency. Words after these are not among the first guesses.
const MOST_COMMON = 10_000;

const LETTERS_BEHIND: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const DIGITS_BEHIND: Record<string, string> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};

/** Loads on the first call, once for all callers. After a failure the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const commonPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
});

const replaced = (text: string, letters: Record<string, string>) =>
  text.replace(/./gu, (c) => letters[c] ?? c);

/** A password without the usual changes that people make to satisfy rules: `P@ssw0rd1!` becomes `password`. */
function plainForms(password: string): string[] {
  const lower = password.toLowerCase();
  const undecorated = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return [
    lower,
    lower.replace(/[^a-z0-9]/g, ''),
    replaced(lower, DIGITS_BEHIND),
    replaced(undecorated, LETTERS_BEHIND),
  ];
}

/** Whether the password is among the first guesses of an attacker. The list is loaded on the first call. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  return plainForms(password).some((form) => common.has(form));
}

/** Refuses a new password that is among the first guesses of an attacker. `path` is the input field. */
export async function refuseCommonPassword(path: string, password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw invalid(path, t`This password is too common. Please choose another.`);
}
