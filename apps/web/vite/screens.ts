export const ENTRY = 'src/main.tsx';

export const LOGIN = 'src/routes/login.tsx';
export const SIGNUP = 'src/routes/signup.index.tsx';

/** The layout of all screens after the log-in. */
export const FRAME = 'src/routes/_app.tsx';

const screen = (name: string): string => `src/routes/_app/${name}.tsx`;

/** The screens that are opened most, by the names of their files of script. */
export const SCREENS = {
  dashboard: screen('dashboard'),
  projects: screen('projects'),
  project: screen('project.$id.details'),
  plan: screen('plan'),
  chats: screen('chats'),
  search: screen('search'),
  settings: screen('settings'),
} as const;

export type ScreenName = keyof typeof SCREENS;

/** What a screen loads by itself as soon as it stands: it shows it, or finds out whether there is any. */
export const BESIDE: Partial<Record<ScreenName, readonly string[]>> = {
  dashboard: ['src/routes/-waits-of-all.tsx'],
  project: [
    'src/features/projects/project-menu.tsx',
    'src/features/waits/waits-panel.tsx',
    'src/features/replan/plan-health.tsx',
    'src/features/replan/early-offers.tsx',
  ],
};

/** What it loads besides where there are two columns; on a phone the second is another tab. */
export const BESIDE_IN_COLUMNS: Partial<Record<ScreenName, readonly string[]>> = {
  project: [
    'src/features/replan/findings.tsx',
    'src/features/client-links/client-notes.tsx',
    'src/features/readings/project-lines.tsx',
  ],
};
