const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** The text of rich text in HTML, with its lines. It is only shown as text, so that nothing needs to be sanitised. */
export const textOfHtml = (html: string): string =>
  /<\w/.test(html)
    ? html
        .replace(/<li[^<>]*data-checked="true"[^<>]*>/gi, '\n[x] ')
        .replace(/<li[^<>]*>/gi, '\n- ')
        .replace(/<(?:br|\/p|\/div|\/h\d|\/ul|\/ol|\/tr)[^<>]*>/gi, '\n')
        .replace(/<[^<>]*>/g, '')
        .replace(/&(#39|\w{2,4});/g, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : html;
