import type { Form } from './as-object.ts';
import type { Language } from './brief.ts';
import { baseOfParticiple } from './inflections.ts';

const PARTICLE = /^(?:ab|an|auf|aus|ein|um|vor|zu|frei|fertig|hoch|durch|nach|weg|zurück|zusammen|her|mit)$/;
const ONLY_HOW = /^(?:(?:sie|ihn|es|uns|mir|mich|gleich|bald|bitte|noch|auch|dann|rasch|sofort|zeitnah) ?)+/i;
const SOON = /(?: (?:gleich|bald|bitte|noch|auch|dann|rasch|sofort|zeitnah))+$/i;

/** "Rufen Sie den Vermieter an": its verb behind its thing. */
function germanOrder(verb: string, said: string): string | null {
  const two = /^(.*?)(?: |^)und (\p{Ll}{3,}en) Sie (.+)$/u.exec(said);
  if (two) {
    const [first, next] = [germanOrder(verb, two[1] ?? ''), germanOrder(two[2] ?? '', two[3] ?? '')];
    return first && next ? `${first} und ${next}` : null;
  }
  if (/^(?:mich|uns)(?: \p{Ll}+)?$/u.test(said.trim())) return null;
  const words = said
    .replace(/ ?innerhalb (?:eine[rs]|von \S+) \p{L}+/u, '')
    .trim()
    .split(' ');
  const particle = PARTICLE.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const thing = words.join(' ').replace(ONLY_HOW, '').replace(SOON, '').trim();
  return `${thing} ${particle}${verb.toLowerCase()}`.trim();
}

/** What a letter asks of its reader, and what its writer wants done, as something to do. */
export const ASKED_OF_YOU: Partial<Record<Language, readonly Form[]>> = {
  en: [
    // "After that" is "then".
    [
      /^(?:after that|afterwards|after which|next),? ((?:i|we) \p{L}+ .+)$/iu,
      ([, task = '']) => `then ${task}`,
    ],
    [
      /^(?:i|we)(?:'d| would)?(?: also| still)? (?:want|need|like|have)(?: to (?:get|have|see))? ((?:the|my|our|all|these|those|both) [^,;:]{3,50}?) (\p{L}+)((?: (?:by|before|until|on|in|for) .*)?)$/iu,
      ([, thing = '', done = '', rest = ''], tongue) => {
        const verb = /(?:ed|en|one|ent|ilt|id|ut|old|ought)$/i.test(done) && baseOfParticiple(done, tongue);
        return verb ? `${verb} ${thing}${rest}` : null;
      },
    ],
    [
      /^(?:i|we) (?:need|take|spend) (?:about |around |roughly )?((?:\d+(?:[.,]\d+)?|an?|one|two|three|half an?|a quarter of an) ?(?:hours?|h|min|minutes?)) (?:for|on) (?:one|each)$/iu,
      ([, time = '']) => `${time} each`,
    ],
    [
      /^we (?:sell|make|run|offer|have|own|produce|bake) [^,;:]{3,60}? and (?:want|need|would like|plan|hope|have) to (.+)$/iu,
      ([, task = '']) => task,
    ],
    [
      /^before (?:i|we) (?:can |may |could )?\p{L}+ [^,;:]{2,40}?,? (?:i|we) (?:must|have to|need to) (?:(?:still|first|also) )*(.+)$/iu,
      ([, task = '']) => task,
    ],
  ],
  de: [
    [
      /^(?:(?:und|bitte|dann) )*(?!(?:haben|sind|können|wollen|möchten|werden|müssen|sollen|würden|dürfen|wissen|kennen|denken)(?= ))(\p{L}{3,}(?:en|ern|eln)) Sie ((?:bitte |uns |mir )*\S.*)$/iu,
      ([, verb = '', said = '']) => germanOrder(verb, said),
    ],
    [
      /^(?:die |den |das )([^,;:]{3,50}?) (?:machen|erledigen|erstellen|übernehmen) Sie(?: (?:wie (?:gehabt|immer|bisher|üblich)|bitte|wieder|dann|selbst|selber))*((?: (?:bis|am|vor) .*)?)$/u,
      ([, thing = '', when = '']) => `${thing}${when} erledigen`,
    ],
  ],
};
