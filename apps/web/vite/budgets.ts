import { LANGUAGES } from '@daymark/words/languages';
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './brotli.ts';
import { neededChunks } from './needed-chunks.ts';
import { BESIDE, ENTRY, FRAME, LOGIN, SCREENS, type ScreenName, SIGNUP } from './screens.ts';
import { scriptIn } from './words.ts';

const modulesOf = (name: ScreenName) => [ENTRY, FRAME, SCREENS[name], ...(BESIDE[name] ?? [])];

/** All script that a screen on a phone loads before it is idle: number of files, and bytes after brotli. */
const BUDGETS: readonly { path: string; files: number; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', files: 5, bytes: 101_900, modules: [ENTRY, LOGIN] },
  { path: '/signup', files: 12, bytes: 105_600, modules: [ENTRY, SIGNUP] },
  { path: '/dashboard', files: 9, bytes: 148_000, modules: modulesOf('dashboard') },
  { path: '/projects', files: 10, bytes: 147_400, modules: modulesOf('projects') },
  { path: '/project/{id}/details', files: 12, bytes: 177_300, modules: modulesOf('project') },
  { path: '/plan', files: 9, bytes: 158_800, modules: modulesOf('plan') },
  { path: '/chats', files: 10, bytes: 173_200, modules: modulesOf('chats') },
];

/** How much more a screen may need in another language than in English. */
const LANGUAGE_BYTES = 5000;

async function problemsOf(
  bundle: Rolldown.OutputBundle,
  { path, files, bytes, modules }: (typeof BUDGETS)[number],
) {
  const chunks = [...neededChunks(bundle, modules)];
  const problems =
    chunks.length > files
      ? [`${path} needs ${chunks.length} files of script, over ${files}: see gathered.ts`]
      : [];
  for (const language of LANGUAGES) {
    const sizes = chunks.map((chunk) => brotli(Buffer.from(scriptIn(bundle, language, chunk))));
    const needed = (await Promise.all(sizes)).reduce((sum, { length }) => sum + length, 0);
    const allowed = bytes + (language === 'en' ? 0 : LANGUAGE_BYTES);
    if (needed > allowed)
      problems.push(
        `${path} needs ${needed} bytes of script in ${language}, over ${allowed}: load lazily what it does not show at once`,
      );
  }
  return problems;
}

/** Fails the build if screens exceed their budgets, and names all of them. */
export function budgets(): Plugin {
  return {
    name: 'daymark:budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const problems = (await Promise.all(BUDGETS.map((budget) => problemsOf(bundle, budget)))).flat();
        if (problems.length > 0) throw new Error(problems.join('\n'));
      },
    },
  };
}
