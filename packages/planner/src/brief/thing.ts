import type { Item } from './brief.ts';
import { isStatement } from './finite.ts';
import type { Tongue } from './tongue.ts';

/** What a phrase must not begin with to be a thing: pronouns, question words, prepositions, answers. */
const OPENERS: Record<string, RegExp> = {
  en: /^(?:(?:under|above|below|beside|between|minus) (?:the|my|our)|once|as soon as|by the time|whenever|the moment|now that|weather permitting|fingers crossed|touch wood|hope|hopefully|(?:still )?waiting for|last (?:year|time|week|month|summer|winter)|thx|tnx|want|wants|hoping|looking to|i|i'\p{L}+|you|you'\p{L}+|we|we'\p{L}+|he|he'\p{L}+|she|she'\p{L}+|it|it's|it'll|they|they'\p{L}+|there|there's|that|that's|this|who|what|what's|when|where|why|how|if|in|on|at|by|for|from|with|of|to|as|after|before|until|since|because|although|while|whether|unless|than|not|never|no|yes|yeah|oh|ok|okay|well|very|quite|too|right|sure|much|still|already|here|some days|so|then|anyway|even|otherwise|nothing|nobody|somebody|someone|everybody|everyone|everything|anything|all right|say|believe|sorry|hello|bye|lovely|fine|good|thanks|honestly|exactly|somewhere|somehow|something|by the way|half|most|many|us|me|them|him|her(?= |$)(?! \p{L})|ok so|takes?|needs?|gets?|is|are|was|has|comes?|goes|more like|rather|max|roughly|kids asleep|no wait)(?=[ ,]|$)/iu,
  de: /^(?:ich|du|er|es|wir|ihr|man|das (?:ist|braucht|dauert|muss|wird|sind)|wer|was|wann|wo|warum|wie|wenn|falls|in|im|am|an|auf|aus|bei|beim|für|mit|nach|von|vom|vor|zu|zum|zur|um|bis|ab|als|nicht|nie|ja|nein|doch|sehr|ganz|hier|da|dort|damit|dass|weil|ob|sonst|alles|nichts|jemand|niemand|danke|muss|müssen|soll|sollen|kann|können|wird|werden|ist|sind|hat|haben|kommt|kommen|geht|macht|braucht|dauert|bleibt|steht|liegt|läuft|davon|dabei|dafür|allein|alleine|zusammen|gemeinsam|lang|sie|ihnen|unterwegs|spätestens|höchstens|mindestens|freundliche grüße|freundliche grüsse|honorar)(?=[ ,]|$)/iu,
  fr: /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|ce|c'|ça|qui|quoi|quand|où|pourquoi|comment|si|dans|en|à|au|aux|par|pour|avec|sur|sous|chez|avant|après|depuis|que|qu'|ne|n'|pas|oui|non|très|ici|là|tout va|merci|dont|reste|moi|faut|passe|toujours|jusqu'.*)(?=[ ,']|$)/iu,
  es: /^(?:yo|tú|él|ella|nosotros|ellos|ellas|eso|esto|quien|quién|qué|que|cuando|cuándo|donde|dónde|por|para|en|a|al|con|de|del|desde|hasta|sobre|si|no|nunca|sí|muy|aquí|allí|como|cómo|porque|antes|después|me|te|le|nos|les|se|lo|uno|una vez|cada un[oa]|además|tarda|unos días|hay|esperamos|somos|estamos|buscamos|cerramos)(?=[ ,]|$)/iu,
  pt: /^(?:assim que|logo que|sempre que|mal|eu|tu|ele|ela|nós|eles|elas|isso|isto|quem|quando|onde|por|para|em|no|na|nos|nas|ao|aos|às|à|com|de|do|da|dos|das|desde|até|sobre|se|não|nunca|sim|muito|aqui|ali|como|porque|antes|depois|que|me|lhe|se|uma vez|além|demora|há|somos|estamos|procuramos|esperamos|vou|nas últimas)(?=[ ,]|$)/iu,
};

/** Words that say nothing at the front or at the end of a thing. */
const FRONT: Record<string, RegExp> = {
  en: /^(?:also|now|then|only|so|just|about|roughly|around|approx\.?|approximately|maybe|perhaps|finally|obviously|plus|and|or|but|the the)(?: |$)/i,
  de: /^(?:auch|dann|nur|noch|etwa|circa|ca\.|rund|ungefähr|vielleicht|und|oder|aber|dazu|außerdem)(?: |$)/i,
  fr: /^(?:aussi|puis|seulement|environ|peut-être|et|ou|mais|enfin|ensuite|le reste$)(?: |$)/i,
  es: /^(?:también|luego|solo|sólo|unos|unas|quizás?|y|e|o|pero|además|más)(?: |$)/i,
  pt: /^(?:também|depois|só|uns|umas|cerca de|talvez|e|ou|mas|além disso|mais)(?: |$)/i,
};
const END: Record<string, RegExp> = {
  en: / (?:(?:for|on)(?= for| on|$)|attached|enclosed|not yet|still (?:missing|open|to do|pending)|missing completely|or so|(?<=keys )back|please|at all|at the latest|as well|too|though|again|in time|for now|soon|first|(?<!what is |what's |is )left|online|live|long|do|be|not|only|also|then|so|go live|(?<!\b(?:sign|set|log|start|back|clean|tidy|follow|pick)[ -])up|per|including|ready)$/i,
  de: / (?:fehlt noch|fehlen noch|noch nicht|noch offen|steht noch aus|stehen noch aus|nicht vergessen|bitte|auch|spätestens|noch|dann|zuerst|fertig|rechtzeitig|jeweils)$/i,
  fr: / (?:pas encore|encore à faire|manque encore|manquent encore|s'il (?:te|vous) plaît|svp|aussi|au plus tard|d'abord|à livrer|à rendre|complète?ment)$/i,
  es: / (?:todavía no|aún no|aún falta|por favor|también|a más tardar|primero|de cada uno|de cada una)$/i,
  pt: / (?:ainda não|ainda falta|por favor|também|o mais tardar|primeiro|de cada um|de cada uma)$/i,
};

/** A phrase without what only surrounds the thing in it. */
export function trimmedThing(phrase: string, { language }: Tongue): string {
  const [front, end] = [FRONT[language], END[language]];
  let text = phrase.trim();
  for (let round = 0; round < 4; round++) {
    let shorter = text.replace(
      / (?:an?|one|two|three|\d+) (?:days?|weeks?) (?:before|earlier|in advance|ahead)$/i,
      '',
    );
    if (front) shorter = shorter.replace(front, '');
    if (end) shorter = shorter.replace(end, '');
    shorter = shorter
      .replace(/ (?:on |am |le )?(?:the day|den tag|le jour|el día|o dia)$/i, '')
      .replace(/[\s,;:–-]+$/u, '')
      .trim();
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  return text;
}

/** Whether a phrase names a thing, and is no sentence, no answer, no place and no span of time. */
export function isThing(phrase: string, tongue: Tongue): boolean {
  const { language } = tongue;
  const text = phrase.trim();
  if (!/\p{L}{2}/u.test(text) || OPENERS[language]?.test(text)) return false;
  if (
    tongue
      .pattern(`^(?:${tongue.number}) ?(?:${tongue.unit}|nights?|nächte|nuits?|noches|noites)(?: \\p{L}+)?$`)
      .test(text)
  )
    return false;
  if (/^(?:the )?(?:\S+['’]s|(?!sh|sl)\S{2,}[^e\s]ed)$/iu.test(text) && language === 'en') return false;
  if (language === 'en' && /^\p{L}+ed (?:out|in|up|off|on|by|with|for|to|at|from) /iu.test(text))
    return false;
  if (/^(?:délai|lieferzeit|plazo|prazo|delivery|lead time|deadline)(?!\p{L})/iu.test(text)) return false;
  if (
    CLOCK_OR_SIZE.test(text) ||
    /^(?:every (?:\w+ )?(?:day|week|month)|each|one$)(?: |$)/i.test(text) ||
    NO_THING.test(text)
  )
    return false;
  const words = text.split(/\s+/);
  return !isStatement(words, tongue);
}

/** "6k needed", "the 4 of us", "a week": how much, who or how long. */
const NO_THING =
  /^(?:\d+ (?:semaines?|jours?|mois|wochen?|tage?|monate?|weeks?|days?|months?|semanas?|días?|dias|meses) (?:de |of |d['’])?(?:délai|attente|lieferzeit|delivery|lead time|notice|plazo|espera|prazo|vorlauf|wartezeit)|(?:or|and|so)(?: so)?|(?:recap|summary|notes) (?:from|of) (?:our|the|my) .*|[€$£~]?\d[\d.,]*k? (?:needed|required|wanted|to go|each)|(?:the |all )?(?:\d+|two|three|four|five|six) of (?:us|them|you)|(?:about |around )?(?:a|one|half a) (?:day|week|month|year|fortnight|hour)|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[-–/]?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)?-?)$/iu;

/** "5 pm", "30 x 30 cm", "10 am to 6 pm": when and how large, not what. */
const CLOCK_OR_SIZE =
  /^(?:um |à |at |a las |às |from |von |de )?(?:\d{1,2}(?:[.:h]\d\d)? ?(?:to|till|until|-|–|bis|à|a) ?\d{1,2}(?:[.:h]\d\d)?(?: ?h| uhr| ?[ap]m)?|\d{1,2}(?:[.:h]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|uhr|h|o'clock)(?: .*)?|\d+(?:[.,]\d+)? ?(?:x|×) ?\d+.*|\d+(?:[.,]\d+)? ?(?:m²|m2|m|cm|mm|km|kg|g|qm|l|%|°c?))$/i;

/** Titles that stand before a name: what follows is a person and not work. */
const TITLED =
  /^(?:prof|dr|mr|mrs|ms|miss|sir|madam|frau|herr|herrn|mme|mlle|monsieur|madame|sr|sra|don|doña|senhor|senhora|señor|señora)\.?(?: |$)/i;

/** A person, a lone name or a remark about somebody: said of the work, and no work itself. */
export function isPerson(object: string): boolean {
  return (
    TITLED.test(object) ||
    /^(?:my|our|his|her|mein|meine|mon|ma|mi|meu|minha) \p{L}+ \p{Lu}\p{Ll}+$/u.test(object)
  );
}

/** "24 pages to write", "640 receipts to enter into the software": the verb stands behind the thing. */
export function withVerbBehind(object: string, tongue: Tongue): Pick<Item, 'verbs' | 'object'> | undefined {
  const to = { en: 'to', fr: 'à', es: '(?:por|para|a)', pt: '(?:a|para|por)', de: 'zu', other: '' }[
    tongue.language
  ];
  if (to === '') return undefined;
  const match = tongue.pattern(`^(.{3,50}?) ${to} (\\p{L}+)((?: .*)?)$`).exec(object);
  const verb = (match?.[2] ?? '').toLowerCase();
  if (!match || !tongue.verbs.has(verb)) return undefined;
  return { verbs: [verb], object: `${match[1]}${match[3]}`.trim() };
}

/** What somebody says or thinks, taken for an object: "I wrote a list". */
export const isSaid = (object: string): boolean =>
  /^(?:it|over|this) from (?:here|there)$|^(?:\d+|an?|one|two|three|four|five|some)(?: working)? (?:days?|weeks?|hours?)(?: or two)? (?:spare|free|in hand|in reserve|as (?:a )?(?:buffer|reserve)|for (?:surprises|emergencies))$|^(?:please|don't|doesn't|not|i|i'\p{L}+|we|we'\p{L}+|he|she|they|ich|wir|je|nous|yo|nosotros|eu|nós)(?: |$)/iu.test(
    object,
  );
