import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite';
import { minifySync, transformWithOxc } from 'vite';

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

function headTags(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const { themeBoot, font } = headAssets(bundle);
  const preload = {
    rel: 'preload',
    href: `/${font.fileName}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
  };
  return [
    { tag: 'script', attrs: { src: `/${themeBoot.fileName}` }, injectTo: 'head' },
    { tag: 'link', attrs: preload, injectTo: 'head' },
  ];
}

/**
 * Builds the script that chooses the theme as a classic blocking one (a module would run after the first paint, an
 * inline one is not allowed) and puts it, with the typeface, into the head of the app.
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
      handler: (_html, { bundle }) =>
        bundle
          ? headTags(bundle)
          : [{ tag: 'script', attrs: { src: `/${THEME_BOOT}` }, injectTo: 'head-prepend' }],
    },
  };
}
