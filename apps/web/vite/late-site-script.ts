import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@daymark/words/languages';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { brotli } from './brotli.ts';
import { textsIn } from './words.ts';

export const OWN_PROJECT = 'src/site/own-project/script.ts';

/** In bytes after brotli, in the longest language. */
const BUDGET = 4352;

interface LateScript {
  fileName: string;
  source: string;
}

async function builtIn(root: string, language: Language): Promise<LateScript> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [textsIn(language)],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}/${OWN_PROJECT}` },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [chunk, ...others] = output;
  if (others.length > 0)
    throw new Error(`${OWN_PROJECT} became ${output.length} files: it is fetched as one`);
  const bytes = (await brotli(Buffer.from(chunk.code))).length;
  if (bytes > BUDGET)
    throw new Error(
      `A project of the visitor's own takes ${bytes} bytes of script in ${language}, over ${BUDGET}`,
    );
  const digest = createHash('sha256').update(chunk.code).digest('hex').slice(0, 8);
  // In a folder of its own: the service worker keeps what is directly in `assets` for the app.
  return { fileName: `assets/site/own-project.${language}.${digest}.js`, source: chunk.code };
}

/**
 * The script that the home page fetches with the first letter that a visitor types, in each language. It is built apart
 * from the app, as it may share no file with it.
 */
export async function lateSiteScripts(root: string): Promise<Record<Language, LateScript>> {
  const built = await Promise.all(LANGUAGES.map(async (one) => [one, await builtIn(root, one)] as const));
  return Object.fromEntries(built) as Record<Language, LateScript>;
}
