export type ThemeChoice = 'system' | 'light' | 'dark';

/** Read by theme-boot.ts before the first paint. */
const STORAGE_KEY = 'theme';

export function themeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Takes effect at once and on every later visit; `system` follows the device again. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(STORAGE_KEY);
  } else {
    document.documentElement.dataset.theme = choice;
    localStorage.setItem(STORAGE_KEY, choice);
  }
}
