import type { Item, Language } from './brief.ts';
import type { Tongue } from './tongue.ts';

/** Where behind a thing a second sentence begins: "the gallery and they have two weeks". */
const SECOND_SENTENCE: Partial<Record<Language, RegExp>> = {
  en: /,? (?:and|but|so|or|because) (?:i|we|they|he|she|you|it)(?= |$).*$/i,
  de: /,? (?:und|aber|oder|denn|sondern) (?:ich|wir|sie|er|es|man)(?= |$).*$/i,
  fr: /,? (?:et|mais|car|ou) (?:je |j['’]|nous |on |ils? |elles? ).*$/i,
  es: /,? (?:y|pero|o) (?:yo|nosotros|ellos|ellas|él|ella)(?= |$).*$/i,
  pt: /,? (?:e|mas|ou) (?:eu|nós|eles|elas|ele|ela)(?= |$).*$/i,
};

/** What a thing cannot end on. */
const LOOSE_END: Partial<Record<Language, RegExp>> = {
  en: /(?:,? (?:and|but|or|so|because|the|an?|i|we|they|my|our))+$/i,
  de: /(?:,? (?:und|aber|oder|denn|der|die|das|den|dem|ich|wir))+$/,
  fr: /(?:,? (?:et|mais|ou|car|le|la|les|un|une|des|je|nous))+$/i,
  es: /(?:,? (?:y|pero|o|el|la|los|las|un|una|yo))+$/i,
  pt: /(?:,? (?:e|mas|ou|os|as|uma?|eu|nós))+$/i,
};

/** Only says which, where or how of something else: "one alone", "last one at least", "mostly", "upstairs". */
const NO_THING: Partial<Record<Language, RegExp>> = {
  en: /^(?:the )?(?:(?:(?:very )?(?:last|first|next|other|second|third) )?ones?(?: (?:alone|at least|at most|with|for|by|in|on) ?.*)?|mostly|mainly|usually|ideally|preferably|typically|upstairs|downstairs|indoors|outdoors|at least|at most|leave)$/i,
  de: /^(?:(?:der|die|das) )?(?:(?:letzte|erste|zweite|dritte)[rs]?|eine?[rs]? (?:allein|mit .+)|meist|meistens|hauptsächlich|vorwiegend|oben|unten|draußen|drinnen|allein|mindestens|höchstens)$/i,
  fr: /^(?:(?:le|la) (?:dernier|dernière|premier|première)|une? (?:seule?|avec .+)|surtout|principalement|en haut|en bas|au moins|au plus)$/i,
  es: /^(?:(?:el|la) (?:últim[oa]|primer[oa])|un[oa] (?:sol[oa]|con .+)|sobre todo|principalmente|arriba|abajo|al menos)$/i,
  pt: /^(?:(?:o|a) (?:últim[oa]|primeir[oa])|uma? (?:sozinh[oa]|com .+)|sobretudo|principalmente|em cima|em baixo|pelo menos)$/i,
};

/** "12 kinds" are kinds of what was named before. */
const KINDS =
  /^(?:\d+|\p{L}+) (?:kinds|types|sorts|varieties|sorten|arten|sortes|variétés|variedades|tipos|clases)$/iu;

/** "6 Marlow Road", "Lindenstraße 12", "14, rue des Lilas", "Calle Mayor 3". */
const ADDRESS =
  /^(?:\d+[a-z]?,? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Road|Rd|Street|St|Lane|Avenue|Ave|Drive|Close|Crescent|Terrace|Gardens|Way|Square|Court|Place)|\p{Lu}[\p{L} -]*(?:straße|strasse|str\.|gasse|allee|[Ww]eg|[Pp]latz) \d+ ?[a-z]?|\d+[a-z]?(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|place|allée) .+|(?:[Cc]alle|[Aa]venida|[Rr]ua|[Tt]ravessa|[Pp]laza|[Pp]raça) .+,? \d+)$/u;

/** The last day for somebody to order or to sign up is a day and no work. */
const CLOSES =
  /^(?:der |die )?(?:(?:bestell|einsende|anmelde|annahme|melde|redaktions|bewerbungs)schluss|\p{L}+frist)$/iu;

/** "Signs Express make the sign": a name, what it does and to what. */
const NAME_DOES =
  /^(?:\p{Lu}[\p{L}&'’.-]+ ){2,3}(\p{Ll}{3,}) (?:the|our|my|an?|their|his|her|it|them)(?= |$)/u;

/** "Pro Tag schaffen wir 30", "die Erklärung machen Sie wie gehabt". */
const GERMAN_SENTENCE = /^(.*?) ?(?<!\p{L})\p{L}{3,}en (?:wir|Sie)(?= |$).*$/u;
const NO_GERMAN_THING =
  /^(?:pro|je|am|im|in|bis|dann|da|das|dies|so|jetzt|heute|morgen|hier|dort)(?: |$)|^$/i;

function germanThing(object: string): string {
  const told = GERMAN_SENTENCE.exec(object);
  const thing = told ? (told[1] ?? '') : object;
  if (told && (NO_GERMAN_THING.test(thing) || / (?:bekommen|erhalten|kriegen) Sie(?= |$)/.test(object)))
    return '';
  return thing.replace(/^(?:[Ii]ch|[Ww]ir|[Uu]ns|[Mm]ir) (?=\S)/u, '');
}

/**
 * The last look at what would become a task: a second sentence behind the thing is cut off, and what names no thing at
 * all, "mostly", "last one at least", "6 Marlow Road", is none.
 */
export function inSense(item: Item | undefined, tongue: Tongue): Item | undefined {
  if (!item || item.title !== undefined || item.approver !== null) return item;
  const { language } = tongue;
  const german = language === 'de' ? germanThing(item.object) : item.object;
  const object = german
    .replace(SECOND_SENTENCE[language] ?? /$^/, '')
    .replace(LOOSE_END[language] ?? /$^/, '')
    .trim();
  if (object === '' && item.object !== '' && item.verbs.length === 0) return undefined;
  const does = language === 'en' ? NAME_DOES.exec(object)?.[1] : undefined;
  if (does && tongue.verbs.has(does)) return undefined;
  if (language === 'de' && /(?<!\p{L})Ihnen(?!\p{L})/u.test(object)) return undefined;
  const names = item.verbs.length > 0 || item.receiver !== null || item.actor !== null;
  const dated = item.on !== null || item.deadline !== null;
  const empty = NO_THING[language]?.test(object) || KINDS.test(object) || ADDRESS.test(object);
  if (!names && (empty || (dated && CLOSES.test(object)))) return undefined;
  return object === item.object ? item : { ...item, object };
}
