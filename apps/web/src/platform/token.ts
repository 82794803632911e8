const STORAGE_KEY = 'authToken';

/** The bearer token of the signed-in user, or null. */
export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

export const writeToken = (token: string): void => localStorage.setItem(STORAGE_KEY, token);

export const removeToken = (): void => localStorage.removeItem(STORAGE_KEY);
