import type { Item, Language } from '../brief/brief.ts';
import { verbKnowledge } from './estimate.ts';
import { withFrenchArticle } from './french.ts';
import type { Scene } from './scene.ts';
import { fitTitle } from './titles.ts';

const ENGLISH_ARTICLE =
  /^(?:the|a|an|my|our|his|her|its|their|your|some|any|all|every|each|this|these|those|both|no|two|three|four|five|six|another) /i;
const GERMAN_ARTICLE = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines) /i;
const ROMANCE_ARTICLE = /^(?:l'|(?:les?|la|un|une|des|el|los|las|una|unos|unas|os?|as?|uma?|uns|umas) )/i;
/** Where a thing ends and what is said about it begins. */
const RELATIVE =
  /(?<! (?:whether|if|how|what|who|when|where|why)),? (?:she|he|they|we|i|you|it|that|which|who|whom|whose|where|so that|so|because|since|although|while|if|unless|as soon as|die|der|das (?:wir|ich|sie|er)|welche[rs]?|damit|weil|sodass|qui|que|quien|porque) .*$/i;

/** Words that are written large wherever they stand. */
const NAMES =
  /^(?:Christmas|Easter|Halloween|Hanukkah|Ramadan|Advent|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Portuguese|Italian|Dutch|Japanese|Chinese|Russian|Polish|Turkish|Arabic|Latin|Greek|American|British|European|Instagram|Facebook|Google|LinkedIn|YouTube|Excel|Word|PowerPoint|Python|Java|React|Stripe|Spotify|Apple|Android|Europe|Berlin|London|Paris)$/;

/** What takes no article before it: places, questions, names, amounts. */
const NO_ARTICLE =
  /^(?:sure|certain|in|on|at|by|for|from|with|of|into|onto|about|against|up|off|out|down|back|over|through|together|under|between|around|towards?|across|along|past|behind|after|what|whether|where|when|who|which|why|if|one of|more|less|most|enough|everything|everyone|something|somebody|someone|everybody|nobody|one|twice|once|here|there|home|\p{L}+'s|\p{L}+s' )(?=[ ,]|$)/iu;

const LONGEST_OBJECT = 58;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A phrase without what is only said about the thing, cut to a length that leaves room for a verb. */
export function shortObject(object: string, language: Language): string {
  let text = object.replace(/["“”„«»]/g, '').trim();
  const relative =
    language === 'de' ? /, (?:der|die|das|welche[rs]?|damit|weil|sodass|dass|wenn) .*$/i : RELATIVE;
  const shorter = text.replace(relative, '');
  if (shorter.split(' ').length >= 2 || shorter === text) text = shorter;
  return fitTitle(text, LONGEST_OBJECT);
}

/** Lower case at the beginning of a sentence, but not for names, abbreviations and nouns of German. */
export function uncapped(text: string, scene: Scene): string {
  const first = text.split(' ')[0] ?? '';
  if (scene.language === 'en' && /^A \p{Ll}/u.test(text)) return `a${text.slice(1)}`;
  if (scene.language === 'de' || !/^\p{Lu}\p{Ll}+$/u.test(first.replace(/[^\p{L}]/gu, ''))) return text;
  const inside = new RegExp(`[\\p{Ll},] ${first.replace(/[^\p{L}]/gu, '')}(?!\\p{L})`, 'u');
  const second = text.split(' ')[1] ?? '';
  const named =
    (scene.language === 'en' && /^\p{Lu}\p{Ll}+$/u.test(second)) ||
    NAMES.test(first.replace(/[^\p{L}]/gu, '')) ||
    inside.test(scene.request.description) ||
    inside.test(scene.request.name);
  return named ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Notes in Spanish and Portuguese do without articles: "Vender sofá e estantes". */
const withoutArticles = (text: string): string =>
  text
    .replace(/^(?:el|la|los|las|os?|as?) (?=\p{L})/iu, '')
    .replace(/(, | [ye] )(?:el|la|los|las|os?|as?) (?=\p{L})/giu, '$1');

/** "Proofreading" and "editing of the film" take no article, "the booking form" does. */
const isDoing = (text: string): boolean => {
  const [first = '', second] = text.split(' ');
  return (
    /ing\b/.test(first) &&
    (second === undefined || NO_ARTICLE.test(`${second} `) || ENGLISH_ARTICLE.test(`${second} `))
  );
};

/** "the card reader", "a helper for the afternoon", in German without its article. */
export function theObject(object: string, scene: Scene): string {
  const title = /^["“„«](.{2,60})["”“»]$/u.exec(object.trim());
  if (title) return `“${title[1]}”`;
  const text = uncapped(shortObject(object, scene.language), scene);
  if (scene.language === 'de') return text.replace(GERMAN_ARTICLE, '');
  if (scene.language === 'es' || scene.language === 'pt') return withoutArticles(text);
  if (scene.language !== 'en') return text;
  if (/^1 \p{Ll}/u.test(text)) return `one${text.slice(1)}`;
  if (
    ENGLISH_ARTICLE.test(text) ||
    /^(?:(?:to|how|it|them|rid of|(?:\d+|one) more)(?= |$)|(?:grand(?:ma|pa)|granny|mum|mom|dad|nan)['’]s |\p{Lu}\p{Ll}+ )/u.test(
      text,
    ) ||
    NO_ARTICLE.test(text) ||
    /^\S+\.\p{Ll}{2,}$/u.test(text) ||
    /^\p{Lu}\p{Ll}+$/u.test(text) ||
    isDoing(text)
  )
    return text;
  return `the ${text}`;
}

export const bareObject = (object: string, scene: Scene): string => {
  const article =
    scene.language === 'en' ? ENGLISH_ARTICLE : scene.language === 'de' ? GERMAN_ARTICLE : ROMANCE_ARTICLE;
  return uncapped(shortObject(object, scene.language).replace(article, ''), scene);
};

/** What the whole is about: the brief's own lead, or else the project's name. */
export function subjectOf(scene: Scene): string {
  const { subject } = scene.brief;
  const words = subject?.text.replace(/[.:,;]+$/, '') ?? '';
  const short =
    words !== '' && words.split(' ').length <= 4 && !/[<>\d]/.test(words) ? words : scene.request.name;
  const text = short
    .replace(/[<>\n\r]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortObject(scene.spoken === 'en' ? uncapped(text, scene) : text, scene.language) || text;
}

/** Stand before "the" and are no verb: "Behind the scenes". */
const NO_DEED =
  /^(?:behind|around|about|across|after|against|along|among|at|before|below|beside|beyond|by|down|for|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|past|round|since|than|through|to|towards?|under|until|up|upon|with|within|without|all|both|half|and|or|is|are|what|who|how|why|where|when|not|only)$/i;

/** The subject as something one can do something to: "the Christmas newsletter". */
export function theSubject(scene: Scene): string {
  const subject = subjectOf(scene);
  if (scene.language === 'de') return subject.replace(/ \p{Ll}{2,}(?:en|ern|eln)$/u, '');
  if (scene.language !== 'en') return subject;
  if (subject.length < 3) return 'the project';
  const bare = subject.replace(
    /^(?:open|decorate|restore|rebuild|refurbish|assemble|upgrade|replace|sort|sort out|tidy|declutter|plant|edit|publish|film|record|do|file|relaunch|reopen|close|host|organi[sz]e|install|pass|migrate|update|fix|repair|switch|apply for|get ready for|hold|celebrate|found|set up|put together|finish|complete|write|build|make|create|plan|organise|organize|launch|start|prepare|run|learn|renovate|redesign|hire|recruit|move|relocate|translate|train for|find|get|set up|develop|design|paint|clean|sell|buy) (?!of )(?:the |a |an |my |our )?/i,
    '',
  );
  // "Move to the new CRM" is a move.
  if (bare !== subject && /^(?:to|into|from|out|over|back) /.test(bare)) return `the ${subject}`;
  const deed = /^(\p{L}+) (?:the|my|our|a|an) (.+)$/iu.exec(bare);
  if (deed && !NO_DEED.test(deed[1] ?? '')) return `the ${deed[2]}`;
  return ENGLISH_ARTICLE.test(bare) || /^(?:to|how) /.test(bare) ? bare : `the ${bare}`;
}

/** What the project's name says is to be done, "paint the fence", else that the main work is. */
function theDeed(scene: Scene): string {
  const { name } = scene.request;
  const [only, ...others] = scene.brief.items;
  if (only && others.length === 0 && only.verbs.length > 0 && only.object !== '' && scene.spoken !== null)
    return ownTitle(only, scene);
  const subject = theSubject(scene);
  if (scene.language === 'de')
    return / \p{Ll}{3,}(?:en|ern|eln)$/u.test(name) ? name : `Hauptarbeiten ausführen: ${subject}`;
  const [verb = ''] = name.toLowerCase().split(' ');
  const says = verbKnowledge(verb, scene) !== undefined && subject !== `the ${subjectOf(scene)}`;
  return says ? `${verb} ${subject}` : `do the main work on ${subject}`;
}

/** Where the whole is no work that is edited or designed, "cleaning" is done by itself. */
const WITHOUT_WORK = /^(?:moving|event|renovation|generic|shop|garden|administration|hiring|tidy|meeting)$/;
function choreOf({ span }: Item, { language, playbook }: Scene): string | undefined {
  const said = /^\p{L}+ing$/u.exec(span.text.trim().toLowerCase());
  return language === 'en' && WITHOUT_WORK.test(playbook.id) ? said?.[0] : undefined;
}

/** Verbs that need a thing before the person: "send to my accountant". */
const PASSES_ON = /^(?:send|give|hand|deliver|bring|show|present|submit|mail|return|forward|pass)$/;

const SHOWN: Record<string, string> = { layout: 'lay out', signoff: 'sign off' };

const joined = (words: readonly string[], joint: string): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}` : (words[0] ?? '');

/** Title of an item that brings its own verbs. */
export function ownTitle(
  item: Item,
  scene: Scene,
  object = item.usual && scene.language === 'fr'
    ? withFrenchArticle(theObject(item.object, scene))
    : theObject(item.object, scene),
): string {
  const verbs = item.verbs.slice(0, 3).map((verb) => SHOWN[verb] ?? verb);
  const joint = { en: 'and', de: 'und', fr: 'et', es: 'y', pt: 'e', other: '/' }[scene.language];
  const had = verbs.at(-1) === 'lassen' && verbs.length > 1;
  const verbPhrase = had ? `${joined(verbs.slice(0, -1), joint)} lassen` : joined(verbs, joint);
  const particle = /^(?:the )?(out|up|down|off|away|in|on|together|over|through|back)(?: (?=\S)|$)/i.exec(
    object,
  );
  const thing = particle ? theObject(object.slice(particle[0].length), scene) : object;
  const bare = thing
    .replace(/^the $/, '')
    .replace(/^(?:the )?(?:us|me|them|him|her|you) (?=\S)/i, '')
    .trim();
  const chore = bare === '' && choreOf(item, scene);
  if (chore) return fitTitle(`Do the ${chore}`);
  const passedOn = scene.language === 'en' && /^to /.test(bare) && PASSES_ON.test(verbs.at(-1) ?? '');
  const times = scene.language === 'en' && /^(?:the )?(\d+ times)$/.exec(bare);
  const what =
    (times && `${theSubject(scene)} ${times[1]}`) ||
    (passedOn && `${theSubject(scene)} ${bare}`) ||
    bare ||
    (item.series ? '' : theSubject(scene));
  const title =
    scene.language === 'de'
      ? `${what} ${verbPhrase}`
      : `${verbPhrase} ${particle && scene.language === 'en' ? `${particle[1]} ` : ''}${what}`;
  return fitTitle(capital(title));
}

/** Whether "it" would be "them". */
function isSeveral({ object, count }: Pick<Item, 'object' | 'count'>): boolean {
  const head =
    object
      .replace(/ (?:of|for|with|in|on|at|to|from|by|about) .*$/i, '')
      .split(' ')
      .at(-1) ?? '';
  return (count !== null && count.n > 1 && count.role === 'thing') || /[^siu]s$/i.test(head);
}

/** Fills a template of a playbook. */
export function filled(template: string, scene: Scene, item?: Pick<Item, 'object' | 'count'>): string {
  const object = item ? theObject(item.object, scene) : '';
  const several = scene.language === 'en' && item !== undefined && isSeveral(item);
  return fitTitle(
    capital(
      (several ? template.replace(/\bit\b/g, 'them') : template)
        .replaceAll('{object}', object)
        .replaceAll('{bare}', item ? bareObject(item.object, scene) : '')
        .replaceAll('{subject}', theSubject(scene))
        .replaceAll('{topic}', topicOf(scene))
        .replaceAll('{do}', theDeed(scene))
        .replace(/\b(\p{L}+) the \1 of /iu, '$1 ')
        // "Train the strength training" is done.
        .replace(/^(\p{L}{3,}) (.* )(\1ing)$/iu, 'Do $2$3')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
}

/** What is to be learnt, trained or explored: "reading sheet music". */
export function topicOf(scene: Scene): string {
  const items = scene.brief.items.filter((item) => !item.happening);
  const [only] = items.length === 1 ? items : [];
  // What is counted stands behind the verb: "to tie 8 knots".
  const said = only?.count && /^to \p{L}+$/u.test(only.object) ? only.span.text : only?.object;
  const text = said || subjectOf(scene);
  const english = text.replace(
    /^(?:learn(?:ing)?|study|studying|practise|practice|train(?:ing)?)(?: for)? /i,
    '',
  );
  const toDo = /^(?:how )?to (\p{L}+)(.*)$/iu.exec(english);
  if (scene.language !== 'en')
    return shortObject(text.replace(/ (?:lernen|üben|trainieren)$/i, ''), scene.language);
  return shortObject(uncapped(toDo ? `${gerund(toDo[1] ?? '')}${toDo[2] ?? ''}` : english, scene), 'en');
}

function gerund(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^e]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:run|swim|knit|cut|sit|get|put|set|dig|spin|shop|plan|chat|jog)$/.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : `${verb}ing`;
}
