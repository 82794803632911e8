import type { Language } from './words.ts';

/** The word of a masked text for what was done with a thing, whatever it was. */
export const PARTICIPLE = 'slotdone';

const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /^(?!need|feed|speed|weed|shed|bed|red)(?:\p{L}{3,}ed|done|sent|written|built|bought|paid|made|drawn|told|met)$/iu,
  de: /^(?:(?:ab|an|auf|aus|bei|durch|ein|fertig|her|hin|los|mit|nach|vor|weg|zu|zurück|zusammen)?ge\p{L}{2,}(?:t|en)|(?:be|er|ver|zer|ent|über)\p{L}{3,}(?:t|en)|\p{L}{2,}iert)$/iu,
  fr: /^(?:\p{L}{3,}(?:é|ée|és|ées)|écrite?s?|faite?s?|peinte?s?|mise?s?|rendue?s?|reçue?s?|vendue?s?)$/iu,
  es: /^(?:\p{L}{2,}[aií]d[oa]s?|hech[oa]s?|escrit[oa]s?|puest[oa]s?|impres[oa]s?)$/iu,
};

/** Whether a word looks like one for what was done: "ordered", "bestellt", "commandé", "pedido". */
export const isParticiple = (word: string, language: Language): boolean => ENDINGS[language].test(word);
