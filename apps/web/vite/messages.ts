import { keyOf, messageOf, type Part } from '@daymark/words/t';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseSync, Visitor } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Template extends Node {
  quasis: { value: { cooked: string | null } }[];
  expressions: Node[];
}

interface Call extends Node {
  callee: { type: string; name?: string };
  arguments: (Node & { type: string; value?: unknown })[];
}

/** A text of the source: t`…`, tc('context')`…` or rich`…`. */
export interface Message extends Node {
  tag: 't' | 'rich';
  /** The catalog's key. */
  key: string;
  /** Where its values stand in the source; of `plural(…)` only the count. */
  values: Node[];
}

const wordOf = (node: Call['arguments'][number] | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined;

function pluralOf(node: Node): { count: Node; one: string; other: string } | undefined {
  const call = node as Call;
  if (call.type !== 'CallExpression' || call.callee.name !== 'plural') return undefined;
  const [count, first, second] = call.arguments;
  const one = wordOf(first);
  const other = second ? wordOf(second) : `${one}s`;
  if (!count || one === undefined || other === undefined)
    throw new Error('plural() needs a count and literal texts');
  return { count, one, other };
}

/** All texts of a file for people, in their order. */
export function messagesIn(path: string, code: string): Message[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Message[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression(node) {
      const tag = node.tag as unknown as Call;
      const isContextual = tag.type === 'CallExpression' && tag.callee.name === 'tc';
      const name = isContextual ? 't' : (tag as unknown as { name?: string }).name;
      if (name !== 't' && name !== 'rich') return;
      const { quasis, expressions } = node.quasi as unknown as Template;
      const forms = expressions.map(pluralOf);
      const texts = quasis.map(({ value }) => value.cooked ?? '');
      found.push({
        type: 'Message',
        start: node.start,
        end: node.end,
        tag: name,
        key: keyOf(messageOf(texts, forms), isContextual ? wordOf(tag.arguments[0]) : undefined),
        values: expressions.map((expression, index) => forms[index]?.count ?? expression),
      });
    },
  });
  visitor.visit(program);
  return found;
}

const partOf = (element: MessageFormatElement, plural: number): Part => {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return Number(element.value);
    case TYPE.pound:
      return [plural];
    case TYPE.plural: {
      const index = Number(element.value);
      const forms = Object.entries(element.options).map(
        ([form, { value }]) => [form, value.map((one) => partOf(one, index))] as const,
      );
      return [index, Object.fromEntries(forms)];
    }
    default:
      throw new Error(`A message may hold texts, arguments and plurals only, not ${TYPE[element.type]}`);
  }
};

/** The parts of a message, in the language that its plural forms are for. */
export const partsOf = (message: string): Part[] =>
  parse(message, { ignoreTag: true }).map((element) => partOf(element, 0));
