import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { minifySync, transformWithOxc } from 'vite';
import { askFirst } from './ask-first.ts';

const THEME_BOOT = 'src/theme-boot.ts';
const THEME_BOOT_NAME = 'theme-boot.js';
const FONT = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;

function assetNamed(bundle: Rolldown.OutputBundle, matches: (name: string) => boolean): Rolldown.OutputAsset {
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && file.names.some(matches)) return file;
  }
  throw new Error('The build lacks an asset that every document needs');
}

/** The files that the head of every document names, the app's and the public pages' alike. */
export const headAssets = (bundle: Rolldown.OutputBundle) => ({
  themeBoot: assetNamed(bundle, (name) => name === THEME_BOOT_NAME),
  font: assetNamed(bundle, (name) => FONT.test(name)),
});

/**
 * The style of the app comes after what `app.html` shows by itself, which has its own: the browser paints that at once
 * instead of waiting for a style sheet that it does not need. A module still runs only when the style is there.
 */
function sheetLast(html: string): string {
  const [sheet] = /[ \t]*<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
  if (!sheet) throw new Error('The app has no style sheet');
  return html.replace(sheet, '').replace('</body>', `${sheet}</body>`);
}

/** Nothing of the first paint waits for script: it must not take the line from the style and the typeface. */
const scriptsLow = (html: string): string =>
  html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

async function headTags(bundle: Rolldown.OutputBundle, root: string): Promise<HtmlTagDescriptor[]> {
  const { themeBoot, font } = headAssets(bundle);
  const preload = {
    rel: 'preload',
    href: `/${font.fileName}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
  };
  return [
    { tag: 'script', children: String(themeBoot.source), injectTo: 'head' },
    { tag: 'script', children: await askFirst(root), injectTo: 'head' },
    { tag: 'link', attrs: preload, injectTo: 'head' },
  ];
}

/**
 * Builds the script that chooses the theme as a classic blocking one (a module would run after the first paint): a file
 * for the public pages, which may hold no script, and inline for the app, whose answers have a nonce. With the typeface it
 * goes into the head of the app.
 */
export function documentHead(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'daymark:document-head',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const path = `${config.root}/${THEME_BOOT}`;
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false });
      this.emitFile({ type: 'asset', name: THEME_BOOT_NAME, source: minifySync(THEME_BOOT_NAME, code).code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) =>
        bundle
          ? { html: scriptsLow(sheetLast(html)), tags: await headTags(bundle, config.root) }
          : [{ tag: 'script', attrs: { src: `/${THEME_BOOT}` }, injectTo: 'head-prepend' }],
    },
  };
}
