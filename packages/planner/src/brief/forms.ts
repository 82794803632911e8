import { baseOfParticiple } from './inflections.ts';
import { passiveOf } from './passives.ts';
import type { Tongue } from './tongue.ts';
import { TRADE } from './turns.ts';

/** "Users can sign up": what somebody can do once it is there, and who. */
export function abilityIn(text: string, { language }: Tongue): { actor: string; rest: string } | undefined {
  if (language !== 'en') return undefined;
  const match =
    /^(?:the |a )?(users?|customers?|visitors?|members?|students?|guests?|admins?|teachers?|parents?|readers?|people|everyone|anyone) (?:can|should be able to|must be able to|will be able to|need to be able to)(?: also)? (.+)$/i.exec(
      text,
    );
  return match ? { actor: (match[1] ?? '').toLowerCase(), rest: match[2] ?? '' } : undefined;
}

/** "The plumber moves the pipes": work of somebody else that has to be had. */
export function othersWorkIn(
  text: string,
  tongue: Tongue,
): { who: string; verb: string; what: string; named: boolean } | undefined {
  if (tongue.language !== 'en') return undefined;
  const match =
    /^(the |an? |my |our )?(?!(?:who|she|that|this|what|which|there)\b)(\p{L}{3,}) (\p{L}{3,})s (the |our |my |all |both |\d)(.+)$/iu.exec(
      text,
    );
  const verb = (match?.[3] ?? '').toLowerCase();
  const base = [verb, verb.replace(/e$/, ''), verb.replace(/ie$/, 'y')].find((one) => tongue.verbs.has(one));
  if (!match || !base || tongue.verbs.has((match[2] ?? '').toLowerCase())) return undefined;
  // "The auditor gets the documents": they are handed over.
  if (/^(?:get|receive|need|want|expect|await|require)$/.test(base)) return undefined;
  // "The film runs 92 minutes" says how long it is.
  if (
    /^(?:run|last|take|have|weigh|cost|count|measure|hold|seat|fill|cover|span|play|show|contain)$/.test(
      base,
    ) &&
    /^\d/.test(match[4] ?? '')
  )
    return undefined;
  const named = !match[1] && /^\p{Lu}\p{Ll}+$/u.test(match[2] ?? '') && !TRADE.test(match[2] ?? '');
  const who = named ? (match[2] ?? '') : `the ${(match[2] ?? '').toLowerCase()}`;
  return { who, verb: base, what: `${match[4]}${match[5]}`.trim(), named };
}

/** "She delivers the screens on 4 December": what somebody else hands over; `what` is empty when it is only "it". */
export function suppliedIn(text: string, tongue: Tongue): { what: string } | undefined {
  if (!tongue.pattern(tongue.vocabulary.supplied).test(text)) return undefined;
  const match =
    /(?:sends?|delivers?|provides?|supplies|brings?|gives?)(?: me| us)? (?!it\b|them\b)(.+)$/i.exec(text);
  return { what: tongue.language === 'en' ? (match?.[1] ?? '').trim() : '' };
}

/** "Per episode:" and the like: what follows is done for each of them. */
export const forEachIn = (text: string): string | undefined =>
  /^(?:per|for each|for every|each|every|pro|je|für jede[nrs]?|jede[nrs]?|par|pour chaque|por|por cada|para cada|cada) (\p{L}+)$/iu.exec(
    text,
  )?.[1];

/** "The rings must be ordered" is "order the rings". */
export function activeOf(text: string, tongue: Tongue): string {
  if (tongue.language !== 'en') return passiveOf(text, tongue) ?? text;
  const match =
    /^(.{3,60}?) (?:(?:must|has to|have to|needs? to|should|will have to) (?:also )?be|(?:still )?to be) (\p{L}{3,})(.*)$/iu.exec(
      text,
    );
  if (!match) return text;
  const [, thing, participle = '', rest = ''] = match;
  const verb = baseOfParticiple(participle, tongue);
  if (!verb || !thing) return text;
  const determined =
    /^\p{Lu}{2}/u.test(thing) ||
    /^(?:the|an?|my|our|his|her|its|their|all|both|each|every|\d\S*|one|two|three) /i.test(`${thing} `);
  return `${verb} ${determined ? thing : `the ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`}${rest}`;
}
