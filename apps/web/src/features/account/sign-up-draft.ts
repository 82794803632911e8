const STORAGE_KEY = 'sign-up-draft';
const EMPTY = { firstname: '', lastname: '', email: '' };

type SignUpDraft = typeof EMPTY;

/** What was typed into the sign-up form in this tab, without the password. */
export function readSignUpDraft(): SignUpDraft {
  try {
    const draft: Partial<SignUpDraft> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return { ...EMPTY, ...draft };
  } catch {
    return EMPTY;
  }
}

export const writeSignUpDraft = (draft: SignUpDraft): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));

export const forgetSignUpDraft = (): void => sessionStorage.removeItem(STORAGE_KEY);
