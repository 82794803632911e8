// Every text that people read is written in English as a tagged template: t`${name} is due ${day}`. Its message is the key
// of the catalogs: "{0} is due {1}". The build of the web app replaces each call by its translation; the server translates
// when the template is evaluated.

/** A count inside a text: its grammar depends on the number. */
export class Plural {
  readonly count: number;
  readonly one: string;
  readonly other: string;
  constructor(count: number, one: string, other: string) {
    this.count = count;
    this.one = one;
    this.other = other;
  }
}

export type Value = string | number | Plural;

/** Translates a message; undefined leaves it in English. */
export type Translate = (
  message: string,
  values: readonly (string | number)[],
  english: string,
) => string | undefined;

/** A message with its values, of an English text. */
export interface Remembered {
  message: string;
  values: readonly (string | number)[];
}

/** Of one message. The messages themselves are those of the source, so that all together are bounded, too. */
const REMEMBERED_MAX = 20;
const remembered = new Map<string, Remembered>();
const counts = new Map<string, number>();

/** Remembers the message of a text that has no language yet: a constant of a module, translated where it is shown. */
export const remember: Translate = (message, values, english) => {
  const count = counts.get(message) ?? 0;
  if (message === english || count >= REMEMBERED_MAX || remembered.has(english)) return undefined;
  remembered.set(english, { message, values });
  counts.set(message, count + 1);
  return undefined;
};

/** The message of a text that a module evaluated when it was loaded. */
export const rememberedFor = (english: string): Remembered | undefined => remembered.get(english);

let translate: Translate = remember;
let formatCount = (count: number): string => String(count);

/** Sets who translates, for the server, which has another language per request. */
export function translateWith(own: Translate): void {
  translate = own;
}

/** Sets how counts are written: "1,200". */
export function formatCountsWith(own: (count: number) => string): void {
  formatCount = own;
}

/**
 * A count with its noun, inside of t`…`: `plural(3, '# task')` is "3 tasks". `#` stands for the number. The second form is
 * needed where adding an s is not enough.
 */
export const plural = (count: number, one: string, other = `${one}s`): Plural =>
  new Plural(count, one, other);

/** Characters with a meaning in ICU messages, quoted. An apostrophe before a brace or an argument would itself quote. */
const quoted = (text: string): string => text.replaceAll(/'(?=[{}']|$)/g, "''").replaceAll(/[{}]+/g, "'$&'");

/** The message of a plural argument. */
export const pluralMessage = (index: number, one: string, other: string): string =>
  `{${index}, plural, one {${one}} other {${other}}}`;

/** The message of a template: its texts, with a plural's two forms for each argument that has them. */
export const messageOf = (
  texts: readonly string[],
  forms: readonly ({ one: string; other: string } | undefined)[],
): string =>
  texts
    .map((text, index) => {
      const form = forms[index];
      const argument = form ? pluralMessage(index, form.one, form.other) : `{${index}}`;
      return quoted(text) + (index < texts.length - 1 ? argument : '');
    })
    .join('');

const inEnglish = (value: Value): string =>
  value instanceof Plural
    ? (value.count === 1 ? value.one : value.other).replaceAll('#', formatCount(value.count))
    : String(value);

/** The catalog's key of a message whose English words have several meanings: `[button] Open`. */
export const keyOf = (text: string, context?: string): string => (context ? `[${context}] ${text}` : text);

function written(context: string | undefined, texts: TemplateStringsArray, values: readonly Value[]): string {
  const forms = values.map((value) => (value instanceof Plural ? value : undefined));
  const plain = values.map((value) => (value instanceof Plural ? value.count : value));
  const english = texts
    .map((text, index) => text + (index < values.length ? inEnglish(values[index] ?? '') : ''))
    .join('');
  return translate(keyOf(messageOf(texts, forms), context), plain, english) ?? english;
}

/** A text for people, in the language of whoever reads it. */
export const t = (texts: TemplateStringsArray, ...values: Value[]): string =>
  written(undefined, texts, values);

/** The same for words with several meanings, which need a translation for each: tc('button')`Open`. */
export const tc =
  (context: string) =>
  (texts: TemplateStringsArray, ...values: Value[]): string =>
    written(context, texts, values);

/** A part of a compiled message: a text, the number of an argument, a formatted count, or a plural's forms. */
export type Part = string | number | readonly [number] | readonly [number, Record<string, readonly Part[]>];

const pageLanguage = (): string => {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document?.documentElement.lang || 'en';
};

/** The text of a compiled message; the build of the web app writes these calls. */
export const message = (parts: readonly Part[], ...values: (string | number)[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (typeof part === 'number') return values[part];
      const count = Number(values[part[0]]);
      if (part.length === 1) return formatCount(count);
      const form = part[1][new Intl.PluralRules(pageLanguage()).select(count)] ?? part[1].other ?? [];
      return message(form, ...values);
    })
    .join('');
