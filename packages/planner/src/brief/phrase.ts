import type { Tongue } from './tongue.ts';
import { TRADE } from './turns.ts';
import { NAMING_VERBS } from './vocabulary/en-verbs.ts';

/** English words that are a verb only when something that looks like an object follows: "price list", "cover letter". */
const NOUN_FIRST = new Set(
  'catalogue catalog letter invoice contact sign launch draft proof film sand stage name change show price cover test label market water press landing copy plan report design work stage group list mail script seat note box sound score cast form review format fund market master model paste phone pilot practice program question research reset rest return row sample scan screen share ship shop sketch sort source sponsor staff stock store strip supply survey support tag talk taste ticket time title train transport treat trim type update watch wire'.split(
    ' ',
  ),
);

/** Verbs that are things first of all, alone and in the plural: "German texts", "two frames". */
const THINGS = new Set(
  'pin number lock stack crate trace stick anchor bag bolt bottle brush chair drive dye exchange frame fry graze grill hammer ice jam judge lift log loop nail peel peg punch quilt rake ring round saw seal smoke stamp staple steam swatch tape text till trade worm'.split(
    ' ',
  ),
);

/** Kinds of things, too: before a plural they say which, "panel pins". */
const NAMING = new Set(NAMING_VERBS.split(' '));

/** Whether a verb is more often the name of a thing. */
export const isThingFirst = (verb: string): boolean => THINGS.has(verb);

export interface VerbPhrase {
  /** Base forms in lower case. */
  verbs: string[];
  rest: string;
}

const LEAD_ROUNDS = 4;

/** Strips, again and again, the words that say only that something is wanted. */
export function withoutLeads(text: string, tongue: Tongue): string {
  // "Mit den Nachbarn reden" is done with them.
  if (tongue.language === 'de' && /^mit .* (?:reden|sprechen|telefonieren|verhandeln|üben)$/i.test(text))
    return text;
  const lead = tongue.pattern(`^(?:${tongue.vocabulary.leads})(?!\\w)[ ,:–-]*`);
  let rest = text;
  for (let round = 0; round < LEAD_ROUNDS; round++) {
    const shorter = rest.replace(lead, '').trim();
    if (shorter === rest || shorter.length < 2) return rest;
    rest = shorter;
  }
  return rest;
}

/** Words for an occasion or a thing that only look like what somebody does. */
const NOUN_IN_ING =
  /^(?:opening|meeting|wedding|training|reading|viewing|hearing|screening|fitting|tasting|building|clothing|catering|briefing|wording|pricing|heating|hosting|lighting|flooring|seating|parking|funding|housing|painting)$/;

/** More often the kind of a thing than what is done with it: "training records", "opening speech". */
const SAYS_WHICH =
  /^(?:training|opening|closing|landing|shopping|seating|parking|lighting|meeting|wedding|starting|mailing|hearing|swimming|sleeping|dining|waiting|filing|sewing|riding|walking|hiking|camping|fishing|skiing|diving)$/;
const PEOPLE_IN_PLURAL =
  /^(?:staff|people|volunteers|teams?|helpers|colleagues|employees|users|trainers|dogs?|horses?)$/;

/** A word without article or number, which a verb would have before its object. */
const isPlainNoun = (word: string, tongue: Tongue): boolean =>
  /^\p{L}{3,}$/u.test(word) &&
  !tongue.articles.has(word) &&
  !tongue.prepositions.has(word) &&
  !(word in tongue.vocabulary.numbers) &&
  !tongue.common.has(word) &&
  !PEOPLE_IN_PLURAL.test(word);

/** What makes a noun of the verb before it: "launch party", "order form", "design system". */
const COMPOUND =
  /^(?:prints?|passports?|badges?|plates?|plaques?|order|flow|engine|process|credits?|certificates?|shoes?|costs?|gear|trolley|paper|address|paths?|journey|slots?|stalls?|charts?|lists?|logs?|calendar|machine|groups?|party|event|festival|night|club|bar|page|form|button|field|function|kit|campaigns?|team|crew|manager|agency|system|studio|station|phase|sprint|meeting|session|date|day|week|role|fees?|costs?|code|data|server|environment|suite|cases?|users?|accounts?|machine|drive|shift|run|results?|sheet|template|guide|guidelines?|concept|tracker|budget|bottle|plan|list|schedule|rota|hours|times?|ceremony|room|tags?|weekend|shoot|e-?mails?|post|newsletter|video|trailer|files|table|balances?|statements?|remarks|versions?|booth|scripts?|notes?|freeze|review|base|insurance|permit|notice|materials?|contractor|lesson|licence|rights|allowance|fund|agent|school|shoes|inspector|inspection|regulations|society|readings?|kit|pool|wall|works?|rates?|zones?|methods?|options?|polic(?:y|ies))s?$/;
/** What is used up in a work that its name tells: "levelling compound", "finding aid". */
const STUFF =
  /^(?:membrane|compound|aid|agent|solution|fluid|powder|salts?|pins?|needles?|boards?|knife|knives|pans?|tins?|trays?|racks?|nets?|iron|bowls?|cream|pads?|stones?|oil|wax|tube|jars?|cloths?|lamps?|tables?|blocks?|belts?|strips?|wheels?|water)$/;
/** Materials and crafts that name their tools: "tile spacers", "grout samples". */
const WORKED_WITH =
  /^(?:tile|grout|plaster|wax|paint|varnish|glue|seal|sand|oil|dye|tape|wire|weld|solder|stain|knit|sew|bake|wrap|label|cook|polish|cement|film|ice|mulch|seed|weed|fence|frame|fabric|screw|nail|drill|staple|stitch|carpet|key|mail|seat)$/;
/** What one does without a thing to do it to: "swim badges", "travel money". */
const GOES_ALONE = /^(?:swim|ski|camp|shop|travel|sleep|jog|party|hike|sail|surf|skate|dine|queue|commute)$/;
const TOOLS =
  /^(?:spacers?|samples?|trowels?|cutters?|brush(?:es)?|rollers?|trays?|supplies|swatch(?:es)?|removers?|thinners?|strippers?|guns?|tins?|pots?|racks?|cleaners?|testers?|sanders?|bits?|plugs?|makers?|boxes|holders?|clips?|dispensers?|hooks?|panels?|tins?|charts?|adhesive|mixers?|sheets?|buckets?|killers?|posts?|covers?|hoops?|patterns?)$/;
const MAKES_NOUN =
  /^(?:tour|plant|name|brand|code|print|dry|upload|e-?mail|change|share|pass|dance|release|start|search|welcome|contact|order|check|launch|test|sign|record|return|open|cook|study|call|focus|support|work)$/;

/** Words that are more often a verb, unless they make a noun with the next: "design logo", "launch etsy shop". */
const ACTS =
  /^(?:launch|design|plan|test|update|film|source|sort|ship|treat|review|research|sketch|draft|proof|scan|share|trim|strip)$/;

/** Takes the verbs off a phrase: from its front, or from its end where the language puts them there. */
export function splitVerbs(text: string, tongue: Tongue): VerbPhrase {
  return tongue.vocabulary.verbLast ? verbsAtEnd(text, tongue) : verbsAtFront(text, tongue);
}

/** Nouns are written large, so a small word in -en at the end of a note is a verb, known or not. */
export const isInfinitive = (word: string): boolean =>
  /^(?:\p{Ll}{3,}(?:en|ern|eln)|ölen|säen)$/u.test(word) &&
  !/^(?:werden|haben|müssen|können|sollen|dürfen|wollen|brauchen|stehen|liegen|fehlen|morgen|oben|unten|innen|außen|neben|gegen|zwischen|wegen|sieben|hinten|wir|dann|denen|ihnen|waren|worden|vergessen)$/.test(
    word,
  );

function verbsAtEnd(text: string, tongue: Tongue): VerbPhrase {
  const words = text.split(/\s+/);
  const verbs: string[] = [];
  while (words.length > 0) {
    const written = (words.at(-1) ?? '').replace(/[^\p{L}]/gu, '');
    const word = written.toLowerCase();
    const small = words.slice(0, -1).some((one) => /^\p{Ll}/u.test(one));
    const noun = /^\p{Lu}/u.test(written) && (verbs.length > 0 || small) && words.length > 1;
    const asNoun =
      noun || (/^\p{Lu}/u.test(written) && /^(?:zum|beim|vom|das|im|am|zur)$/i.test(words.at(-2) ?? ''));
    const verb = !asNoun && (tongue.verbs.has(word) || isInfinitive(written)) ? word : undefined;
    if (verb) verbs.unshift(verb);
    else if (!(verbs.length > 0 && /^(?:und|oder|zu|,)$/.test(word))) break;
    words.pop();
  }
  return { verbs, rest: words.join(' ').replace(/[,\s]+$/, '') };
}

/** "Try out and write": the small word belongs to the first verb. */
export const isParticle = (word: string, { language }: Tongue): boolean =>
  language === 'en' && /^(?:out|up|off|down|over|through|back|in|away)$/.test(word);

function verbsAtFront(text: string, tongue: Tongue): VerbPhrase {
  const words = text.split(/\s+/);
  const verbs: string[] = [];
  const joint = tongue.pattern(`^(?:${tongue.vocabulary.and}|,|\\+)$`);
  const row = rowOfVerbs(words, tongue);
  let at = row;
  for (const word of words.slice(0, row)) if (word !== 'and') verbs.push(word.toLowerCase().replace(',', ''));
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const verb = baseOf(word, tongue, words.slice(at + 1));
    const goesOn = joint.test(words[at + 1] ?? '') && baseOf(words[at + 2] ?? '', tongue, []);
    if (verbs.length > 0 && goesOn && isParticle(word, tongue)) verbs.push(`${verbs.pop()} ${word}`);
    else if (
      row === 0 &&
      verb &&
      (verbs.length === 0
        ? isVerbHere(verb, words, at, tongue)
        : joint.test(words[at - 1] ?? '') || tongue.language !== 'en')
    )
      verbs.push(verb);
    else if (!(verbs.length > 0 && joint.test(word) && baseOf(words[at + 1] ?? '', tongue, []))) break;
  }
  const [one, two] = verbs;
  const had = tongue.language === 'fr' && one === 'faire' && two !== undefined && verbs.length === 2;
  return { verbs: had ? [`faire ${two}`] : verbs, rest: words.slice(at).join(' ') };
}

const OF_WHOM = /^of$/i;
const TAKES_OF = /^(?:dispose|think|approve|get|take|make|hear|dream|speak|learn|let|build|empty|clear|rid)$/;

function isVerbHere(verb: string, words: readonly string[], at: number, tongue: Tongue): boolean {
  if (
    tongue.language === 'en' &&
    /^(?:comes|goes|is|are|was|were|needs|takes|has|will|must|should|can|accepted|agreed|received|granted|approved)$/i.test(
      words[at + 1] ?? '',
    )
  )
    return false;
  // "Consent of the owner", "list of sources".
  if (tongue.language === 'en' && OF_WHOM.test(words[at + 1] ?? '') && !TAKES_OF.test(verb)) return false;
  if (verb === 'have')
    return /^some(?:one|body)$/i.test(words[at + 1] ?? '') || TRADE.test(words[at + 2] ?? '');
  if (tongue.language !== 'en') return true;
  const next = (words[at + 1] ?? '').toLowerCase();
  const written = (words[at] ?? '').toLowerCase();
  const alone = next === '' || tongue.prepositions.has(next);
  const inIng = written.endsWith('ing');
  if ((NOUN_IN_ING.test(written) && alone) || (inIng && (COMPOUND.test(next) || STUFF.test(next))))
    return false;
  if (WORKED_WITH.test(written) && TOOLS.test(next)) return false;
  if (GOES_ALONE.test(written) && isPlainNoun(next, tongue)) return false;
  if (SAYS_WHICH.test(written) && isPlainNoun(next, tongue)) return false;
  // "Opening and closing credits".
  const two = next === 'and' && SAYS_WHICH.test((words[at + 2] ?? '').toLowerCase());
  if (SAYS_WHICH.test(written) && two && isPlainNoun(words[at + 3]?.toLowerCase() ?? '', tongue))
    return false;
  if (MAKES_NOUN.test(written) && COMPOUND.test(next)) return false;
  if (isBeforeParticle(written, [next, (words[at + 2] ?? '').toLowerCase()])) return true;
  if (!NOUN_FIRST.has(verb) && !THINGS.has(verb)) return true;
  if (ACTS.test(written) && !alone && !COMPOUND.test(next)) return true;
  if (at === 0 && /^\p{Lu}/u.test(words[0] ?? '') && /^\p{Lu}\p{L}/u.test(words[1] ?? '')) return true;
  if (verb === 'test' && next === 'with') return true;
  if (/^(?:talk|speak|listen)$/.test(verb) && /^(?:to|with)$/.test(next)) return true;
  if (verb === 'name' && /^(?:badges?|tags?|plates?|cards?|signs?|lists?)$/.test(next)) return false;
  if (next === '' || (verb === 'show' && next === 'notes') || tongue.prepositions.has(next)) return false;
  return (
    tongue.articles.has(next) ||
    /^\d/.test(next) ||
    next in tongue.vocabulary.numbers ||
    (next === 'and' && tongue.verbs.has((words[at + 2] ?? '').toLowerCase())) ||
    (/s$/.test(next) &&
      !/^(?:list|cover|price|market|sales)/.test(next) &&
      !['cover', 'price', 'market', 'press'].includes(verb)) ||
    /^(?:with|it|them|everything|everyone)$/.test(next)
  );
}

const DETERMINER =
  /^(?:the|my|our|their|his|her|its|an?|all|both|each|every|any|these|those|it|them|everything)$/;

/** Whether something to do it to follows: "level the lawn", "crate 12 bottles". */
const isBeforeObject = ([next = '', after = '']: readonly string[], { vocabulary }: Tongue): boolean =>
  DETERMINER.test(next) ||
  ((/^\d+$/.test(next) || next in vocabulary.numbers) && /^\p{Ll}{3,}[sx]$/u.test(after));

/** Stands behind a verb and changes what it does: "tot up the money". */
const PARTICLE = /^(?:up|out|off|down|away)$/;
/** In these the "in" belongs to the verb: "loop in the fire officer". */
const TAKES_IN =
  /^(?:bed|book|break|bring|build|call|cash|check|chip|clip|colou?r|cut|dig|fill|fit|fold|hand|ink|key|knock|lock|log|loop|mix|move|pay|pencil|phone|plug|plumb|rope|rub|run|screw|send|set|sew|sign|squeeze|stir|swap|take|tie|trade|tuck|turn|type|weave|wire|work|write)$/;
/** What is done from one end of a thing to the other: "sort through the attic". */
const GOES_THROUGH =
  /^(?:check|comb|dig|flick|flip|get|go|leaf|look|page|read|run|search|sift|skim|sort|step|talk|think|trawl|walk|wade|work)$/;
/** Ways and places that go on with where they lead: "path down the garden". */
const PLACE = /^(?:path|road|way|walk|ladder|track|lift|trip|day|night|half|week|year|tent|sign)s?$/;

/** "Top up the card", "suss out a venue": a word before a particle that an object follows is a verb, known or not. */
const isBeforeParticle = (bare: string, [next = '', after = '']: readonly string[]): boolean =>
  /^(?:the|my|our|their|his|her|an?|all|both|every|any)$/.test(after) &&
  ((PARTICLE.test(next) &&
    /^\p{L}{3,}$/u.test(bare) &&
    !/(?:[^s]s|ed|ing)$/.test(bare) &&
    !PLACE.test(bare)) ||
    (next === 'in' && TAKES_IN.test(bare)) ||
    (next === 'through' && GOES_THROUGH.test(bare)));

const isKnown = (word: string, { verbs }: Tongue): boolean => verbs.has(word) || NAMING.has(word);

const LONGEST_ROW = 4;
/**
 * "Uncap and extract the frames", "sand, prime and gloss the boards": how many words verbs take that are all done to
 * what stands last; none where there is no such row.
 */
export function rowOfVerbs(words: readonly string[], tongue: Tongue): number {
  const at = words.indexOf('and');
  if (tongue.language !== 'en' || at < 1 || at >= LONGEST_ROW) return 0;
  const row = words.slice(0, at).map((word) => word.toLowerCase());
  const last = (words[at + 1] ?? '').toLowerCase();
  const [next = '', after = ''] = words.slice(at + 2).map((word) => word.toLowerCase());
  const plain = row.every((word, index) =>
    (index < at - 1 ? /^(?:\p{L}+-)?\p{L}{2,},$/u : /^(?:\p{L}+-)?\p{L}{2,}$/u).test(word),
  );
  const verbs = row.filter((word) => isKnown(word.replace(',', ''), tongue)).length;
  const goesOn = DETERMINER.test(next) || (PARTICLE.test(next) && DETERMINER.test(after));
  const lastIsVerb = isKnown(last, tongue) || isBeforeThing(last, next, tongue);
  return plain && goesOn && lastIsVerb && (verbs === row.length || (at === 1 && !NO_VERB.test(row[0] ?? '')))
    ? at + 2
    : 0;
}

/** "Designing" and "design" are one verb. */
function baseOf(word: string, tongue: Tongue, following: readonly string[]): string | undefined {
  const bare = word.toLowerCase().replace(/[^\p{L}'-]/gu, '');
  if (tongue.verbs.has(bare)) return bare;
  if (tongue.language === 'en' && bare.startsWith('re-') && isKnown(bare.slice(3), tongue)) return bare;
  const [next = '', after = ''] = following.map((one) => one.toLowerCase());
  if (
    /^(?:fr|es|pt)$/.test(tongue.language) &&
    /^\p{L}{2,}(?:er|ir|[dtv]re|[cd]?[ru]ire|ar)$/u.test(bare) &&
    !/(?:ture|aire|oire|ière|eur)$/.test(bare) &&
    !ROMANCE_NOUN.test(bare) &&
    (isBeforeObject([next, after], tongue) ||
      tongue.articles.has(next) ||
      /^(?:l'.*|aos?|à|aux|às)$/.test(next))
  )
    return bare;
  if (
    tongue.language === 'en' &&
    ((isBeforeThing(bare, next, tongue) && !isWhoThatIs(following)) ||
      isBeforeParticle(bare, [next, after]) ||
      (NAMING.has(bare) && isBeforeObject([next, after], tongue)))
  )
    return bare;
  if (tongue.language !== 'en' || !bare.endsWith('ing')) return undefined;
  const stem = bare.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => tongue.verbs.has(one));
}

/** Words that only end like an infinitive. */
const ROMANCE_NOUN =
  /^(?:premier|dernier|papier|cahier|fichier|chantier|courrier|atelier|escalier|quartier|métier|métiers|panier|clavier|dossier|calendrier|cuisinier|pâtissier|plombier|menuisier|huissier|hier|grenier|sentier|palier|collier|évier|soulier|mobilier|particulier|janvier|février|hiver|mer|cher|fer|ver|enfer|désir|plaisir|loisir|avenir|souvenir|soir|noir|miroir|couloir|tiroir|lugar|hogar|bar|par|mar|lar|solar|celular|pilar|escolar|familiar|militar|azúcar|taller|alquiler|mujer|ayer|cualquier|altar|polar|popular|exemplar|ejemplar|titular|lunar)$/;

/** "Kevin the tiler comes": a name, and whose it is. */
const isWhoThatIs = ([, trade = '', does = '']: readonly string[]): boolean =>
  TRADE.test(trade) &&
  /^(?:comes?|is|does|has|will|can|brings|makes|fits|starts|needs|wants|says|lays|puts|paints|plays)$/.test(
    does,
  );

/** "Reread the thesis": a plain word right before an article is a verb, known or not. */
const isBeforeThing = (bare: string, next: string, tongue: Tongue): boolean =>
  /^(?:the|my|our|their|his|her|a|an)$/.test(next) &&
  /^(?:\p{L}+-)?\p{L}{3,}$/u.test(bare) &&
  !/(?:[^e]ed|ly|ing|[^s]s|est)$/.test(bare) &&
  !tongue.common.has(bare) &&
  !(bare in tongue.vocabulary.numbers) &&
  !tongue.prepositions.has(bare) &&
  !NO_VERB.test(bare);
const NO_VERB =
  /^(?:all|and|any|are|but|can|did|for|got|had|has|her|his|how|its|may|nor|not|now|off|our|out|own|per|she|the|too|two|via|was|who|why|yes|yet|you|mum|dad|ever|over|other|another|either|neither|rather|however|together|further|after|under|later|better|never|number|whatever|whenever|half|twice|once|such|what|quite|rather|both|only|just|even|also|then|when|while|like|near|past|down|over|under|above|behind|beside|inside|outside|within|against|among|toward|upon|onto|despite|except|since|though|although|whether|unless|till|that|this|where|there|maybe|still|already|never|please|here|plus|minus|from|with|about|many|much|most|more|less|same|whole|rest|cannot|could|would|might|should|must|shall|will|time|size|none|given|done|second|third|first|hello|dear)$/;
