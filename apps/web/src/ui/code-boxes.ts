export const placesOf = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** The digit of each box, `''` if it is empty. */
export const boxesOf = (value: string, length: number): string[] =>
  placesOf(length).map((index) => (value[index] ?? '').trim());

/** The whole code, or undefined while a box is empty. */
export const codeOf = (boxes: readonly string[]): string | undefined =>
  boxes.every((digit) => digit !== '') ? boxes.join('') : undefined;

/** The value with these digits from a box on; a space empties its box. */
export function withDigitsAt(boxes: readonly string[], at: number, digits: string): string {
  const next = boxes.map((digit, index) => digits[index - at] ?? (digit || ' '));
  return next.join('').trimEnd();
}
