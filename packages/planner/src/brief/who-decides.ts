import type { Item } from './brief.ts';

/** Who is no name without an article: "Couple picks the cover". */
const GROUP =
  /^(?:couple|bride|groom|parents|family|client|customer|boss|board|committee|council|jury|team|editor|author|publisher|landlord|owners?|school|choir|band|members)$/i;
const LOOKS = /^(?:\S+ ){1,3}?(checks|inspects|tests|picks?|chooses?|selects?) /;
const BASE: Record<string, string> = { checks: 'check', inspects: 'inspect', tests: 'test' };

/** "Anna checks the wiring", "couple picks the cover": they are asked to, and it is theirs to do. */
export function lookTitle(
  said: string,
  { who, what }: { who: string; what: string },
): Partial<Pick<Item, 'title' | 'usual'>> {
  const verb = LOOKS.exec(said)?.[1];
  if (verb === undefined) return {};
  const whom = GROUP.test(who)
    ? `the ${who.toLowerCase()}`
    : who.replace(/^(?:The|My|Our) /, (one) => one.toLowerCase());
  return {
    title: `Have ${whom} ${BASE[verb] ?? verb.replace(/s$/, '')} ${what}`,
    usual: { hours: 0.5, each: null },
  };
}
