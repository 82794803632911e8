import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

type Plugin = NonNullable<Options['remarkPlugins']>[number];

/** Only the tables of GitHub's markdown extensions: the others would be more to download and to trust. */
export const tables: Plugin = function (this: { data: () => object }) {
  const data: { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
};
