import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Read by theme-boot.ts before the first paint. */
const STORAGE_KEY = 'theme';

export function themeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

const listeners = new Set<() => void>();

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

/** Applies at once and on every later visit; `system` follows the device again. */
export function chooseTheme(choice: ThemeChoice): void {
  show(choice);
  if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, choice);
}

/** Applies the choice of another tab. */
export function takeThemeOfOtherTab(): void {
  const stored = localStorage.getItem(STORAGE_KEY);
  show(stored === 'light' || stored === 'dark' ? stored : 'system');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present choice, wherever it is made, also in another tab. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice);
