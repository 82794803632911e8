import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@daymark/words/languages';
import type { Part } from '@daymark/words/t';
import type { Plugin, Rolldown } from 'vite';
import { parseSync, Visitor } from 'vite';
import { messagesIn, partsOf } from './messages.ts';

/** The catalogs of all languages but English, whose messages are the source's. */
export type Catalog = Readonly<Record<string, string>>;

const RUNTIME = '@daymark/words/t';
const RICH = fileURLToPath(new URL('../src/platform/rich.ts', import.meta.url));
/** Our own sources: no package's code is looked through. */
const SOURCE = /\/(?:apps\/web|packages\/(?:domain|contract|planner|words))\/src\/.*\.tsx?$/;

const readCatalog = (language: Language): Catalog =>
  language === 'en'
    ? {}
    : JSON.parse(
        readFileSync(new URL(`../../../packages/words/catalogs/${language}.json`, import.meta.url), 'utf8'),
      );

const CATALOGS = Object.fromEntries(LANGUAGES.map((one) => [one, readCatalog(one)])) as Record<
  Language,
  Catalog
>;

/** The English text of a key, without its context. */
const englishOf = (key: string): string => key.replace(/^\[[\w -]+\] /, '');

const textOf = (catalog: Catalog, key: string): string => catalog[key] || englishOf(key);

const isPlain = (part: Part): part is string | number => typeof part !== 'object';

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&');

/** The code of a message: a literal where nothing depends on a number, else a call of the runtime. */
function codeOf(parts: readonly Part[], isRich: boolean, callee: string, values: readonly string[]): string {
  if (!isRich && parts.every(isPlain)) {
    const body = parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${values[part]}}`));
    return `\`${body.join('')}\``;
  }
  return `${callee}(${[JSON.stringify(parts), ...values].join(',')})`;
}

/** Begins a message in code that is not translated yet, by the kind of its call. */
const MARKS = { t: '\ue000', rich: '\ue001' } as const;
const MARKED = /[\ue000\ue001]|\\u[eE]00[01]/;

interface Span {
  start: number;
  end: number;
}

/** A part of the code with its outermost calls replaced; `replace` gets the inner code of a call by `write`. */
function replaceCalls<C extends Span>(
  code: string,
  calls: readonly C[],
  replace: (call: C, write: (span: Span) => string) => string,
): string {
  const write = ({ start, end }: Span): string => {
    let [at, written] = [start, ''];
    for (const call of calls) {
      if (call.start < at || call.end > end) continue;
      written += code.slice(at, call.start) + replace(call, write);
      at = call.end;
    }
    return written + code.slice(at, end);
  };
  return write({ start: 0, end: code.length });
}

/** Replaces each t`…` by a call with a marked message, which `translatable` finds again in the minified code. */
export function withMarks(path: string, code: string): string | undefined {
  const messages = messagesIn(path, code);
  if (messages.length === 0) return undefined;
  const written = replaceCalls(code, messages, ({ tag, key, values }, write) => {
    const args = [JSON.stringify(MARKS[tag] + key), ...values.map(write)];
    return `/*#__PURE__*/$${tag}Message(${args.join(',')})`;
  });
  const rich = messages.some(({ tag }) => tag === 'rich')
    ? `import{richMessage as $richMessage}from'${RICH}';`
    : '';
  return `${written}\nimport{message as $tMessage}from'${RUNTIME}';${rich}`;
}

/** What a call is marked with: a message, or two of them of which the minifier made one call. */
type Marked = { tag: keyof typeof MARKS; key: string } | { test: Span; yes: Marked; no: Marked };

interface MarkedCall extends Span {
  callee: Span;
  values: Span[];
  marked: Marked;
}

interface Expression extends Span {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string | null } }[];
  test?: Expression;
  consequent?: Expression;
  alternate?: Expression;
}

function markedIn(node: Expression | undefined): Marked | undefined {
  if (node?.type === 'ConditionalExpression' && node.test) {
    const [yes, no] = [markedIn(node.consequent), markedIn(node.alternate)];
    return yes && no && { test: node.test, yes, no };
  }
  const text = node?.type === 'TemplateLiteral' ? node.quasis?.[0]?.value.cooked : node?.value;
  if (typeof text !== 'string') return undefined;
  const tag = text.startsWith(MARKS.t) ? 't' : text.startsWith(MARKS.rich) ? 'rich' : undefined;
  return tag && { tag, key: text.slice(1) };
}

function markedCalls(path: string, code: string): MarkedCall[] {
  const calls: MarkedCall[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [first, ...values] }) {
      const marked = markedIn(first as Expression | undefined);
      if (marked) calls.push({ start, end, callee, values, marked });
    },
  }).visit(parseSync(path, code).program);
  return calls;
}

/** Reads marked code; the answer writes it with the texts of a catalog. */
export function translatable(code: string, path = 'chunk.js'): (catalog: Catalog) => string {
  if (!MARKED.test(code)) return () => code;
  const calls = markedCalls(path, code);
  return (catalog) => {
    const written = replaceCalls(code, calls, ({ callee, marked, values }, write) => {
      const codeOfMarked = (one: Marked): string =>
        'test' in one
          ? `(${write(one.test)}?${codeOfMarked(one.yes)}:${codeOfMarked(one.no)})`
          : codeOf(partsOf(textOf(catalog, one.key)), one.tag === 'rich', write(callee), values.map(write));
      return codeOfMarked(marked);
    });
    if (MARKED.test(written)) throw new Error('The build changed a text so that it cannot be translated');
    return written;
  };
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

const folderOf = (language: Language): string =>
  language === 'en'
    ? 'assets'
    : `assets/${language}-${createHash('sha256').update(JSON.stringify(CATALOGS[language])).digest('hex').slice(0, 8)}`;

/** The folder of each language's scripts: its name changes with the catalog, as the files are cached for ever. */
export const FOLDERS = Object.fromEntries(LANGUAGES.map((one) => [one, folderOf(one)])) as Record<
  Language,
  string
>;

/** Marks the texts in the sources, before any other plugin sees them. */
export const markedTexts = (): Plugin => ({
  name: 'daymark:marked-texts',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0] ?? id;
    return SOURCE.test(path) && code.includes('`') ? withMarks(path, code) : undefined;
  },
});

/** Puts the texts of a language into the sources, where they run in the build: the public pages. */
export const textsIn = (language: Language): Plugin => ({
  name: 'daymark:texts',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0] ?? id;
    const marked = SOURCE.test(path) && code.includes('`') ? withMarks(path, code) : undefined;
    return marked && translatable(marked, path)(CATALOGS[language]);
  },
});

/** The name of a script in a language. */
const nameIn = (language: Language, fileName: string): string =>
  fileName.replace(/^assets/, FOLDERS[language]);

/** A script of the finished build in a language. */
export function scriptIn(
  bundle: Rolldown.OutputBundle,
  language: Language,
  chunk: Rolldown.OutputChunk,
): string {
  const file = bundle[nameIn(language, chunk.fileName)];
  return file?.type === 'asset' ? String(file.source) : chunk.code;
}

/**
 * Writes the scripts of the one build once per language: English beside the other assets, the others in a folder each.
 * `languages.json` tells the server their names.
 */
export function languages(): Plugin {
  return {
    name: 'daymark:languages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle)
          .filter(isChunk)
          .map((chunk) => ({ chunk, name: chunk.fileName, inLanguage: translatable(chunk.code) }));
        const html = bundle['app.html'];
        if (html?.type !== 'asset') throw new Error('The build lacks app.html');
        for (const language of LANGUAGES.filter((one) => one !== 'en')) {
          const catalog = CATALOGS[language];
          const moved = (text: string) =>
            text.replaceAll(/assets\/[\w.-]+\.js/g, (name) =>
              name in bundle ? nameIn(language, name) : name,
            );
          for (const { name, inLanguage } of scripts)
            this.emitFile({
              type: 'asset',
              fileName: nameIn(language, name),
              source: moved(inLanguage(catalog)),
            });
          this.emitFile({
            type: 'asset',
            fileName: `app.${language}.html`,
            source: moved(documentIn(String(html.source), language, catalog)),
          });
        }
        for (const { chunk, inLanguage } of scripts) chunk.code = inLanguage({});
        this.emitFile({
          type: 'asset',
          fileName: 'languages.json',
          source: JSON.stringify(FOLDERS),
        });
      },
    },
  };
}

/** The texts of `app.html`. */
export const DOCUMENT_TEXTS = [
  'Daymark turns a written brief into dated daily tasks, and keeps the plan true until the deadline.',
  "Daymark's app needs JavaScript. Please turn it on for this site and reload.",
];

const documentIn = (html: string, language: Language, catalog: Catalog): string =>
  DOCUMENT_TEXTS.reduce(
    (text, english) => text.replace(english, textOf(catalog, english)),
    html.replace('<html lang="en">', `<html lang="${language}">`),
  );
