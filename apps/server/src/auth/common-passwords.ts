import { invalid } from '../http/errors.ts';

// The list is ranked: beyond these, a word is no longer among the first guesses.
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

/** Loads when first asked, once for all who ask; what failed is tried again by the next. */
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

/** What remains of a password without the changes that people make to satisfy rules: `P@ssw0rd1!` is `password`. */
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

/** Whether the password is among the first that somebody would guess. The list is read when first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  return plainForms(password).some((form) => common.has(form));
}

/** Throws when a password that is being chosen, at a path of the input, is among the first that somebody would guess. */
export async function refuseCommonPassword(path: string, password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw invalid(path, 'This password is too common. Please choose another.');
}
