const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/** A piece of HTML in which every text is escaped. Only `html` makes one. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | null | readonly Piece[];

function textOf(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(textOf).join('') : escaped(String(piece));
}

/** HTML with values in it, which are escaped unless they are HTML themselves. Attributes need quotes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Piece[]): Html =>
  new Html(strings.map((text, index) => text + textOf(values[index] ?? null)).join(''));
