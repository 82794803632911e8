import { keyOf, messageOf, type Part } from '@daymark/words/t';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Where something stands in the source. */
interface Span {
  start: number;
  end: number;
}

/** A text of the source: t`…`, tc('context')`…` or rich`…`. */
export interface Message extends Span {
  tag: 't' | 'rich';
  /** The catalog's key. */
  key: string;
  /** Where its values stand in the source; of `plural(…)` only the count. */
  values: Span[];
}

const nameOf = (node: ESTree.Expression): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

const wordOf = (node: ESTree.Argument | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

function pluralOf(node: ESTree.Expression): { count: Span; one: string; other: string } | undefined {
  if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'plural') return undefined;
  const [count, first, second] = node.arguments;
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
      const { tag, quasi } = node;
      const context = tag.type === 'CallExpression' && nameOf(tag.callee) === 'tc' ? tag : undefined;
      const name = context ? 't' : nameOf(tag);
      if (name !== 't' && name !== 'rich') return;
      const { quasis, expressions } = quasi;
      const forms = expressions.map(pluralOf);
      const texts = quasis.map(({ value }) => value.cooked ?? '');
      found.push({
        start: node.start,
        end: node.end,
        tag: name,
        key: keyOf(messageOf(texts, forms), wordOf(context?.arguments[0])),
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
