import type { Plugin } from 'vite';

const FETCHED_LATER = /\bimport\((`\.\/[^`]+\.js`)\)/g;

/** Replaces dynamic imports by `platform/import-again.ts`. It must run after all plugins that look for `import()`. */
export function importAgain(): Plugin {
  return {
    name: 'daymark:import-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let replaced = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(FETCHED_LATER, (_import, part: string) => {
            replaced += 1;
            return `importAgain(${part},import.meta.url)`;
          });
        }
        if (replaced === 0) throw new Error('The build writes its imports in another way than expected');
      },
    },
  };
}
