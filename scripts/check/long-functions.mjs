// Finds functions that are too long. Biome has a rule for it, but its count leaves out most lines of markup.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

const MOST_LINES = 80;
const READ = ['{packages,apps,scripts,bench}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}', '.*.mjs'];
const NOT_READ = /(?:^|\/)node_modules\/|\.test\.\w+$|\.gen\.ts$/;

const ADVICE = `A function has at most ${MOST_LINES} lines, blank lines and comments not counted: move a part that has a name of its own out of it (of a component its state into a hook, or a region of the screen into a component). Joining lines does not help, the formatter parts them again.`;

const LINE_BREAK = 10;
const ONLY_COMMENT = /^\{?\/\/|^\{?\/\*/;

/** The offset of every line's first byte: the parser counts bytes. */
function lineStartsOf(source) {
  const starts = [0];
  for (const [offset, byte] of source.entries()) if (byte === LINE_BREAK) starts.push(offset + 1);
  return starts;
}

/** The index of the line that has this position of the parser, whose first is 1. */
function lineAt(starts, position) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle] <= position - 1) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Calls `visit` for every node of the tree, with the name of the declaration or property that it is the value of. */
function walk(node, visit, name) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, name);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  visit(node, name);
  const own = (node.identifier ?? node.key ?? node.id)?.value;
  const isPassedOn = ['ParenthesisExpression', 'TsSatisfiesExpression', 'TsAsExpression'].includes(node.type);
  for (const value of Object.values(node)) walk(value, visit, own ?? (isPassedOn ? name : undefined));
}

/** For every line whether it has code: neither blank nor only a comment. Lines inside a template count as code. */
function linesOfCode(source, isTemplate) {
  let isInComment = false;
  return source.split('\n').map((line, index) => {
    const text = line.trim();
    if (isTemplate(index)) return text !== '';
    const isComment = isInComment || ONLY_COMMENT.test(text);
    if (isInComment) isInComment = !text.includes('*/');
    else if (isComment) isInComment = text.includes('/*') && !text.includes('*/');
    return text !== '' && !isComment;
  });
}

/** Every function of a file with the number of lines of its body, those of the braces included, blank lines and comments not. */
export function functionsOf(path, source) {
  const starts = lineStartsOf(Buffer.from(source));
  const inTemplate = new Set();
  const found = [];
  walk(parseSync(source, { syntax: 'typescript', tsx: !path.endsWith('.ts') }), (node, name) => {
    const lineOf = (position) => lineAt(starts, position);
    if (node.type === 'TemplateElement')
      for (let line = lineOf(node.span.start) + 1; line <= lineOf(node.span.end); line++)
        inTemplate.add(line);
    const body = node.function?.body ?? node.body;
    if (!body?.span || !/Function|Method|Constructor|Getter|Setter/.test(node.type)) return;
    const lines = [lineOf(body.span.start), lineOf(body.span.end - 1)];
    found.push({
      name: node.identifier?.value ?? node.key?.value ?? name ?? 'a function',
      line: lines[0] + 1,
      lines,
    });
  });
  const isCode = linesOfCode(source, (line) => inTemplate.has(line));
  return found.map(({ name, line, lines: [first, last] }) => ({
    name,
    line,
    lines: isCode.slice(first, last + 1).filter(Boolean).length,
  }));
}

/** The functions that are too long, in all files of a project. */
export function findLongFunctions(root) {
  const paths = globSync(READ, { cwd: root, exclude: (path) => /(?:^|\/)node_modules$/.test(path) });
  return paths
    .filter((path) => !NOT_READ.test(path))
    .sort()
    .flatMap((path) =>
      functionsOf(path, readFileSync(join(root, path), 'utf8')).map((found) => ({ path, ...found })),
    )
    .filter(({ lines }) => lines > MOST_LINES);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findLongFunctions(process.cwd());
  for (const { path, line, name, lines } of found)
    console.error(`${path}:${line} ${name} has ${lines} lines`);
  if (found.length > 0) console.error(`\n${ADVICE}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
