// `npm run strings`: every text that people read (screens, mails, answers, plan messages, errors), with its file, to be
// read from beginning to end by somebody who edits. Arguments are words that a path must contain.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const ROOTS = [
  'apps/web/src',
  'apps/server/src',
  'packages/domain/src',
  'packages/contract/src',
  'packages/planner/src',
];
/** Tests, and lists of words that are only compared with what a person wrote. */
const UNREAD =
  /\.test\.|\.gen\.|\/(?:testing|faults|library|lexicon|learned|model)\/|\/vocabulary|common-passwords/;
/** Where a text is no text: names of modules, types, classes, queries, and what is thrown for developers. */
const SILENT_NODES = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'TsLiteralType',
  'TsTypeReference',
]);
const SILENT_ATTRIBUTES = /^(?:className|id|d|viewBox|key|to|href|type|name|role|fill|stroke.*|.*Class)$/;
const SILENT_CALLS = /^(?:classNames|sql|lateDialog|late|Error)$/;
/** What they count is read as it is: `counted(3, 'task')`. */
const COUNTING_CALLS = /^(?:counted|plural)$/;
const SILENT_NAMES = /(?:[cC]lass|CLASS)$/;
/** A word of a style sheet or of code. */
const CODE_WORD = /^[\w@!*&[\]():/%,#>='.~+-]*[-:[\]_/=<>(){}@#][\w@!*&[\]():/%,#>='.~+-]*$/;

/** Names of keys on a keyboard, as events have them. */
const KEYS = new Set(['Enter', 'Escape', 'Tab', 'Home', 'End']);

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(path) && !UNREAD.test(path) ? [path] : [];
  });

const isText = (text, isShown) => {
  const words = text.split(/\s+/).filter(Boolean);
  if (!/\p{L}{2}/u.test(text)) return false;
  if (words.length === 1) return !KEYS.has(text) && (isShown || /^\p{Lu}\p{Ll}{2,}[.…]?$/u.test(text));
  const code = words.filter((word) => CODE_WORD.test(word) && !/^[\p{L}’-]+[.,:;]?$/u.test(word)).length;
  return code < words.length / 2 && !/^(?:select|insert|update|delete|with) /i.test(text);
};

const nameOf = (node) => node?.value ?? node?.property?.value ?? node?.name?.value ?? '';

const isSilent = (node) =>
  SILENT_NODES.has(node.type) ||
  (node.type === 'TaggedTemplateExpression' && /^sql$/.test(nameOf(node.tag))) ||
  (node.type === 'JSXAttribute' && SILENT_ATTRIBUTES.test(nameOf(node.name))) ||
  ((node.type === 'CallExpression' || node.type === 'NewExpression') &&
    SILENT_CALLS.test(nameOf(node.callee))) ||
  (node.type === 'VariableDeclarator' && SILENT_NAMES.test(nameOf(node.id)));

const templateText = ({ quasis }) => quasis.map(({ cooked, raw }) => cooked ?? raw).join('{}');

/** The texts of a file, in their order. */
function textsOf(path) {
  const texts = new Set();
  const add = (text, isShown = false) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (isText(plain, isShown)) texts.add(plain);
  };
  const walk = (node) => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one);
      return;
    }
    if (typeof node !== 'object' || node === null || isSilent(node)) return;
    if (node.type === 'StringLiteral') add(node.value);
    if (node.type === 'JSXText') add(node.value, true);
    if (node.type === 'CallExpression' && COUNTING_CALLS.test(nameOf(node.callee)))
      for (const { expression } of node.arguments)
        if (expression.type === 'StringLiteral') add(expression.value, true);
    if (node.type === 'TemplateLiteral' && node.quasis) add(templateText(node));
    for (const [key, value] of Object.entries(node)) if (key !== 'span' && key !== 'quasis') walk(value);
  };
  walk(parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }).body);
  return [...texts];
}

const wanted = process.argv.slice(2);
for (const path of ROOTS.flatMap(filesUnder).sort())
  if (wanted.every((word) => path.includes(word)))
    for (const text of textsOf(path)) console.log(`${path}: ${text}`);
