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

/** The files that are named in the head of every document, of the app and of the public pages. */
export const headAssets = (bundle: Rolldown.OutputBundle) => ({
  themeBoot: assetNamed(bundle, (name) => name === THEME_BOOT_NAME),
  font: assetNamed(bundle, (name) => FONT.test(name)),
});

/**
 * Puts the style sheet of the app after the content of `app.html`, which has its own style: the browser paints that at
 * once instead of waiting for the style sheet. Modules still run only after the style sheet is loaded.
 */
function sheetLast(html: string): string {
  const [sheet] = /[ \t]*<link rel="stylesheet"[^>]*>\n?/.exec(html) ?? [];
  if (!sheet) throw new Error('The app has no style sheet');
  return html.replace(sheet, '').replace('</body>', `${sheet}</body>`);
}

/** The first paint does not need the script, so the script must not delay the style sheet and the font. */
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
 * Builds the script that chooses the theme as a classic blocking script, because a module would run after the first
 * paint. The public pages load it as a file, since their policy allows no inline script; the app has it inline, with a nonce.
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
