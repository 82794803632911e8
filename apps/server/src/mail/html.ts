import { languageNow } from '@daymark/words/in-language';

/** A paragraph of a mail. */
export type Block = { text: string } | { code: string } | { link: string; label: string };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; background: #fff; color: #1c2321; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  main { max-width: 32rem; margin: 0 auto; }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 16px; }
  p { margin: 0 0 16px; }
  .code { font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.2em; }
  a { color: #0b5d4b; }
  @media (prefers-color-scheme: dark) {
    body { background: #141917; color: #e8edeb; }
    a { color: #7fd1bb; }
  }
`;

function htmlOf(block: Block): string {
  if ('code' in block) return `<p class="code">${escaped(block.code)}</p>`;
  if ('link' in block) return `<p><a href="${escaped(block.link)}">${escaped(block.label)}</a></p>`;
  return `<p>${escaped(block.text)}</p>`;
}

/**
 * A whole HTML mail: one column of text, no tables, no external resources, and a light or dark scheme as the reader
 * prefers.
 */
export const page = (title: string, blocks: readonly Block[]): string =>
  [
    '<!doctype html>',
    `<html lang="${languageNow()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    ...blocks.map(htmlOf),
    '</main></body></html>',
    '',
  ].join('\n');
