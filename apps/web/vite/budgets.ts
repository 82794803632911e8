import { LANGUAGES } from '@daymark/words/languages';
import type { Plugin, Rolldown } from 'vite';
import { brotli } from './brotli.ts';
import { neededChunks } from './needed-chunks.ts';
import { scriptIn } from './words.ts';

const behindLogin = (screen: string) => [
  'src/main.tsx',
  'src/routes/_app.tsx',
  `src/routes/_app/${screen}.tsx`,
];

/** All script that a screen needs to be shown: number of files, and bytes after brotli. */
const BUDGETS: readonly { path: string; files: number; bytes: number; modules: readonly string[] }[] = [
  { path: '/login', files: 6, bytes: 102_900, modules: ['src/main.tsx', 'src/routes/login.tsx'] },
  { path: '/dashboard', files: 6, bytes: 142_400, modules: behindLogin('dashboard') },
  { path: '/projects', files: 24, bytes: 147_900, modules: behindLogin('projects') },
  { path: '/project/{id}/details', files: 36, bytes: 185_400, modules: behindLogin('project.$id.details') },
  { path: '/plan', files: 28, bytes: 179_000, modules: behindLogin('plan') },
  { path: '/chats', files: 32, bytes: 175_200, modules: behindLogin('chats') },
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
