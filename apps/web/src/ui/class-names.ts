/** Joins class names and skips falsy ones: `classNames('a', open && 'b')`. */
export const classNames = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
