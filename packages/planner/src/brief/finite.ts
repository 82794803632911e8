import { isThingFirst } from './phrase.ts';
import type { Tongue } from './tongue.ts';
import { TRADE } from './turns.ts';

/** Forms that make a clause of a phrase wherever they follow its first words, whatever stands around them. */
const ALWAYS: Record<string, RegExp> = {
  en: /^(?:is|are|was|were|am|has|have|had|will|would|must|should|cannot|can|can't|could|may|might|did|does|don't|doesn't|didn't|won't|isn't|aren't|wasn't|it's|they're|we're|he's|she's|that's|goes|comes|takes|took|says|said|told|tells|wants|knows|thinks|decides|depends|meets|stays|sounds|went|came|gets|got|made|begins|begin|expects|happens|means|feels|seems|probably|never|gave|begun|became|become|becomes|lives|works|shoots|arrives|arrive|happen|consists|usually|always|closes|opens|starts|ends|runs|leaves|lends|pays|keeps|expires|lasts|moves|stays|moderates|helps|turns|belongs|falls|depends)$/i,
  de: /^(?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|würde|kann|können|könnte|muss|müssen|soll|sollen|sollte|will|wollen|darf|dürfen|schaut|macht|kommt|kommen|geht|gehen|läuft|laufen|braucht|brauchen|nimmt|nehmen|gibt|geben|findet|finden|bringt|liefert|übernimmt|kümmert|wohnt|arbeitet|sagt|meint|zahlt|schickt|hilft|steht|stehen|liegt|liegen|bleibt|bleiben|dauert|heißt|beginnt|endet|trifft|hält|lässt|fährt|fällt|sieht|weiß|spricht|ich|wir|er|es|man)$/i,
  fr: /^(?:est|sont|était|a|ont|doit|doivent|peut|peuvent|veut|veulent|faut|prend|prennent|arrive|arrivent|va|vont|fait|font|vient|viennent|s'occupe|s'occupent|met|mettent|sera|seront|reste|restent|paie|je|il|elle|nous|on)$/i,
  es: /^(?:es|son|está|están|era|ha|han|tiene|tienen|debe|deben|puede|pueden|quiere|quieren|va|van|viene|vienen|llega|llegan|manda|mandan|envía|trae|traen|elige|eligen|escoge|hace|hacen|lleva|llevan|ayuda|paga|será|tarda|queda|quedan|se|yo|me|nos)$/i,
  pt: /^(?:é|são|está|estão|era|tem|têm|deve|devem|pode|podem|quer|querem|vai|vão|vem|vêm|chega|chegam|manda|mandam|envia|traz|trazem|escolhe|escolhem|faz|fazem|leva|levam|ajuda|paga|será|fica|ficam|demora|há|eu|me|se)$/i,
};

const OBJECT: Record<string, RegExp> = {
  en: /^(?:the|a|an|my|our|your|his|her|its|their|me|us|you|him|them|it|everything|everyone|nothing|something|this|that|these|those|all|both|what|how|when|where|whether|if|only|twice|once)$/i,
  fr: /^(?:le|la|les|l'.*|un|une|des|du|mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|de|d'.*|à|au|aux|en|dans|pour|par|avec|sur|chez|que|qu'.*|\d+)$/i,
  es: /^(?:el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|su|sus|que|lo|al|a|en|por|con|\d+)$/i,
  pt: /^(?:o|a|os|as|um|uma|uns|umas|meu|minha|nosso|nossa|seu|sua|que|ao|à|em|no|na|por|com|\d+)$/i,
};

const ARTICLE_BEFORE =
  /^(?:the|a|an|my|our|your|his|her|its|their|of|for|with|le|la|les|l'|un|une|des|du|de|el|los|las|del|uma?|os?|as?|do|da|dos|das|para|por|con|com|pour|et|y|e|and|or|to)$/i;

/** Who acts in a clause: right behind a thing it opens what is said of it, "a calendar she can edit". */
const RELATIVE_SUBJECT = /^(?:i|we|he|she|they|you|ich|wir|je|nous|il|elle|yo|eu)$/i;

/** Verbs that look like nouns, told by the number of what stands before them. */
const AFTER_PLURAL =
  /^(?:go|come|run|take|need|move|live|work|meet|look|stay|start|end|do|say|want|know|arrive|leave|sign|open|close|get)$/i;

/** Forms of verbs that are a plural of things behind a number: "3 dry runs". */
const ALSO_THINGS = /^(?:runs|turns|moves|stays|falls|starts|ends|closes|works|lives|helps)$/i;

/** Forms that are no plural of a thing, where nothing follows. */
const ALONE =
  /^(?:moderates|decides|agrees|proofreads|approves|drives|cooks|sings|speaks|teaches|translates|edits|writes|bakes|photographs)$/i;

/** The base forms that a form of the third person can have, by language. */
function basesOf(word: string, language: string): string[] {
  const w = word.toLowerCase();
  if (language === 'en') {
    if (!/s$/.test(w)) return [];
    return [w.slice(0, -1), w.replace(/es$/, ''), w.replace(/ies$/, 'y')].filter((one) => one !== w);
  }
  if (language === 'fr')
    return [
      w.replace(/e$/, 'er'),
      w.replace(/ent$/, 'er'),
      w.replace(/it$/, 'ir'),
      w.replace(/issent$/, 'ir'),
      w.replace(/d$/, 'dre'),
    ].filter((one) => one !== w);
  if (language === 'es' || language === 'pt')
    return [
      w.replace(/a$/, 'ar'),
      w.replace(/a[nm]$/, 'ar'),
      w.replace(/e$/, 'er'),
      w.replace(/e$/, 'ir'),
      w.replace(/e[nm]$/, 'er'),
      w.replace(/e[nm]$/, 'ir'),
    ].filter((one) => one !== w);
  return [];
}

/** Whether a phrase is a sentence with a subject of its own: "Kim designs them", "Elena manda los productos". */
export function isStatement(words: readonly string[], tongue: Tongue): boolean {
  const { language } = tongue;
  const always = ALWAYS[language];
  const bare = words.map((word) => word.replace(/[^\p{L}\p{N}'’-]/gu, '').replace('’', "'"));
  for (let at = 1; at < Math.min(bare.length, 7); at++) {
    const word = bare[at] ?? '';
    const before = bare[at - 1] ?? '';
    if (tongue.prepositions.has(word.toLowerCase()) && language !== 'de') return false;
    if (RELATIVE_SUBJECT.test(word)) return at === 1;
    if (before.toLowerCase() in tongue.vocabulary.numbers) continue;
    const counted = /^\d/.test(bare[0] ?? '') || (bare[0] ?? '').toLowerCase() in tongue.vocabulary.numbers;
    const ofMany = ALSO_THINGS.test(word) && counted && !OBJECT.en?.test(bare[at + 1] ?? '');
    if (always?.test(word) && !ofMany && !/\d/.test(before) && !ARTICLE_BEFORE.test(before)) return true;
    if (language === 'de' ? isGermanFinite(bare, at, tongue) : isThirdPerson(bare, at, tongue)) return true;
  }
  return false;
}

function isThirdPerson(words: readonly string[], at: number, tongue: Tongue): boolean {
  const { language } = tongue;
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
  if (tongue.verbs.has(before.toLowerCase()) && at === 1) return false;
  if (ARTICLE_BEFORE.test(before)) return false;
  if (words.slice(0, at).some((one) => /^\d/.test(one)))
    return language === 'en' && /[^s]s$/i.test(before) && AFTER_PLURAL.test(word);
  const known = basesOf(word, language).some((one) => tongue.verbs.has(one));
  if (language === 'en') {
    if (known && OBJECT.en?.test(next)) return true;
    // "The joiner puts up the shelves".
    const after = words[at + 2] ?? '';
    if (known && /^(?:up|out|off|down|in|over|away|back)$/.test(next) && OBJECT.en?.test(after)) return true;
    const person = TRADE.test(before) || (/^\p{Lu}\p{Ll}+$/u.test(before) && (at > 1 || ALONE.test(word)));
    const thing = basesOf(word, language).some(isThingFirst);
    if (known && person && !thing && !/^\p{Lu}/u.test(word)) return true;
    // An "opening hours sign" is a thing.
    const named = next === '' && /^(?:sign|run|look|start|end|move|work)$/i.test(word);
    if (!named && /(?:[^s]s|people|children|couple|parents)$/i.test(before) && AFTER_PLURAL.test(word))
      return true;
    if (/^(?:needs|moves|lives|starts|ends|looks|does)$/i.test(word) && /\p{L}$/u.test(before)) return true;
    const plural =
      /(?:[^s]s|people|children|couple|parents)$/i.test(before) &&
      !tongue.verbs.has((words[0] ?? '').toLowerCase());
    return (
      plural &&
      tongue.verbs.has(word.toLowerCase()) &&
      (OBJECT.en?.test(next) ?? false) &&
      !/^(?:all|both)$/i.test(next)
    );
  }
  return known && (OBJECT[language]?.test(next) ?? false) && word === word.toLowerCase();
}

/** What follows a verb that is told of somebody: "leiht uns die Stühle", "tauscht die Heizung". */
const GERMAN_OBJECT = /^(?:der|die|das|den|dem|uns|mir|dir|euch|ihm|ihr|ihnen|sich|eine?[nmr]?|alles|alle)$/;
const NO_GERMAN_VERB =
  /^(?:samt|statt|seit|jetzt|nicht|nächst|erst|zuerst|zuletzt|meist|sonst|selbst|fast|dort|weit|bereit|mitsamt|anstatt|damit|somit|zuvorderst)$/;

/** Nouns are written large, so a small word in -t or -en that no noun follows is a verb. */
function isGermanFinite(words: readonly string[], at: number, tongue: Tongue): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (word !== word.toLowerCase() || word.length < 4 || next === '') return false;
  if (/^\p{Lu}/u.test(next) && !word.endsWith('t')) return false;
  if (tongue.prepositions.has(word) || tongue.common.has(word)) return false;
  const subject = /^\p{Lu}/u.test(words[at - 1] ?? '');
  if (subject && /^\p{Ll}{3,}t$/u.test(word) && GERMAN_OBJECT.test(next) && !NO_GERMAN_VERB.test(word))
    return true;
  if (tongue.verbs.has(word)) return !tongue.verbs.has(next) && !/^(?:und|oder|zu)$/.test(next);
  const stem = word.replace(/e?t$/, '');
  return stem !== word && [`${stem}en`, `${stem}n`].some((one) => tongue.verbs.has(one));
}
