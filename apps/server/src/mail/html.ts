import { languageNow } from '@daymark/words/in-language';
import { escaped } from '../http/html.ts';

/** A paragraph of a mail. */
export type Block =
  | { text: string }
  | { code: string }
  | { link: string; label: string }
  | { heading: string }
  | { items: readonly string[] };

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; background: #fff; color: #1c2321; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  main { max-width: 32rem; margin: 0 auto; }
  h1 { font-size: 20px; line-height: 1.3; margin: 0 0 16px; }
  h2 { font-size: 16px; margin: 24px 0 8px; }
  p { margin: 0 0 16px; }
  ul { margin: 0 0 16px; padding-left: 20px; }
  li { margin: 0 0 4px; overflow-wrap: anywhere; }
  .code { font: 700 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.2em; }
  a { color: #0b5d4b; }
  @media (prefers-color-scheme: dark) {
    body { background: #141917; color: #e8edeb; }
    a { color: #7fd1bb; }
  }
`;

function htmlOf(block: Block): string {
  if ('code' in block) return `<p class="code">${escaped(block.code)}</p>`;
  if ('heading' in block) return `<h2>${escaped(block.heading)}</h2>`;
  if ('items' in block) return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if ('link' in block) return `<p><a href="${escaped(block.link)}">${escaped(block.label)}</a></p>`;
  return `<p>${escaped(block.text)}</p>`;
}

function plainOf(block: Block): string {
  if ('code' in block) return block.code;
  if ('heading' in block) return block.heading;
  if ('items' in block) return block.items.map((item) => `- ${item}`).join('\n');
  return 'link' in block ? `${block.label}: ${block.link}` : block.text;
}

/** The same as plain text. */
export const plainText = (blocks: readonly Block[]): string => `${blocks.map(plainOf).join('\n\n')}\n`;

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
