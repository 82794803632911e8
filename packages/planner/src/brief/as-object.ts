import type { Brief } from './brief.ts';
import type { Tongue } from './tongue.ts';

/** What a clause says in another way than as something to do; null when it is not said in this way. */
export type Form = readonly [RegExp, (found: RegExpExecArray, tongue: Tongue) => string | null];

const lowered = (thing: string): string =>
  thing.replace(/^(?:The|My|Our|An?|His|Her|Their|All|Both|Some|These|Those|This) /, (word) =>
    word.toLowerCase(),
  );

/** "The shelves" behind its verb, "wiring plan" with an article. */
export const asObject = (thing: string): string =>
  /^(?:the|my|our|an?|his|her|their|all|both|some|these|those|this|\d+|two|three|four|five|six) /i.test(
    `${thing} `,
  ) || /^\p{Lu}/u.test(thing.split(' ')[1] ?? '')
    ? lowered(thing)
    : `the ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`;

/** "Clean up the shelves" of "clean", "shelves" and "up"; null without a verb. */
export const doneTo = (verb: string | undefined, thing = '', particle = '', rest = ''): string | null =>
  verb ? `${verb}${particle} ${asObject(thing)}${rest}` : null;

/** "The electrician has to connect it", said right behind the oven that comes: "… connect the oven". */
export function ofWhatCame({ items, supplied }: Pick<Brief, 'items' | 'supplied'>, object: string): string {
  const came = supplied.at(-1);
  return came && items.at(-1)?.span === came.span
    ? object.replace(/ (?:it|them)$/i, () => ` ${asObject(came.what)}`)
    : object;
}
