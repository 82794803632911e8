import { ownWorkOf } from './own-work.ts';
import type { Tongue } from './tongue.ts';

/** People who do the work of their trade when they are asked to. */
export const TRADE =
  /^(?:plumbers?|electricians?|carpenters?|painters?|tilers?|roofers?|gardeners?|builders?|movers?|notary|lawyer|accountant|tax adviser|adviser|advisor|doctor|vet|tutor|teacher|translator|editor|proofreader|designer|developer|photographer|landlord|caretaker|inspector|engineer|architect|mechanic|technician|agency|caterer|baker|florist|hairdresser|cleaners?|locksmith|chimney sweep|surveyor|supplier|boss|manager|colleague|partner|husband|wife|mother|father|brother|sister|son|daughter|friend|neighbour|neighbor|intern|assistant|team)$/i;

/** Sentences that say what is to happen, turned into what somebody has to do. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:all |everything )?(?:at|with|in) the (post(?: office)?|printers?(?:'s)?|print shop|publishers?)(?=$|[ ,])(.*)$/i,
    'bring everything to the $1$2',
  ],
  [/^(.{3,50}?) (?:go|goes) (?:live|online|out)(?=$|[ ,])(.*)$/i, 'publish $1$2'],
  [
    /^((?:[Tt]he |[Ff]irst |[Ff]inal |[Ff]ull |[Ff]inished )*\p{L}+) to (them|us|him|her|co-authors|reviewers|the \p{L}+|my \p{L}+|our \p{L}+|\p{Lu}\p{Ll}+)((?:,? (?:by|on|until|before|no later than)? ?(?:the )?\d.*)?)$/u,
    'send $1 to $2$3',
  ],
  [
    /^((?:[Tt]he |my |our )?(?:\p{L}+ ){0,1}\p{L}+) to ((?:the |our |my )?\p{L}{4,}s)((?:,? (?:by|on|until|before|no later than) .*))$/u,
    'send $1 to $2$3',
  ],
  [/^(?:so )?(?:let's |we )?(?:have|get|hand) it in(?=$|[ ,])(.*)$/i, 'submit$1'],
  [/^(?:.{0,40} so )?(?:online|live)(?= (?:on|by|from|before) )(.*)$/i, 'launch$1'],
  [
    /^((?:the |my |our )?[\p{L} ]{3,40}?) to (?:us|me) for (?:ok|okay|approval|sign-off|comments|feedback|review)(.*)$/iu,
    'send $1 to the client for approval$2',
  ],
  [
    /^((?:the |my |our )?[\p{L} ]{3,40}?) to (them|him|her|\p{Lu}\p{L}+|the \p{L}+) for (ok|okay|approval|sign-off|comments|feedback|review)(.*)$/u,
    'send $1 to $2 for $3$4',
  ],
  [
    /^((?:the |my |our )?.{3,40}?) (?:is|are|'s) (?:still )?(?:(?:a|an|one) )?(?:\p{L}+ )?(?:mess|chaos|shambles)$/iu,
    'tidy up $1',
  ],
  [
    /^((?:the |my |our )?.{3,40}?) (?:leaks?|(?:is|are) (?:leaking|broken|damaged|loose|cracked|stuck|jammed)|sticks?|jams?|squeaks?|(?:won['’]?t|doesn['’]?t|don['’]?t) (?:close|open|start|lock|work)(?: properly)?)$/iu,
    'repair $1',
  ],
  [
    /^((?:the |my |our )?.{2,40}?) (?:is|are) (?:totally |completely |way |a bit )?(?:out of date|outdated|years old)$/iu,
    'update $1',
  ],
  [/^((?:the |my |our )?.{3,40}?) (?:is|are) (?:still )?(?:missing|lost)$/iu, 'get $1'],
  [/^((?:the |my |our )?.{3,40}?) (?:is|are) (?:all )?(?:wrong|incorrect)$/iu, 'correct $1'],
  [/^((?:the |my |our )?.{3,40}?) (?:is|are) (?:still )?(?:unsigned|not signed(?: yet)?)$/iu, 'sign $1'],
  [
    /^((?:the |my |our )?.{3,40}?) (?:has to|have to|must|needs? to|should) (?:start|begin|be (?:in place|valid))(?: (?:on|by|at|before) (?!\d)\p{L}+)?(?=$|[ ,(])(.*)$/iu,
    'arrange $1$2',
  ],
  [/^(.{3,40}?) (?:go|goes) (?:up )?on ((?:e[Bb]ay|\p{Lu}\p{L}+))$/u, 'sell $1 on $2'],
  [
    /^((?:the |my |our |an? )?.{3,40}?) (fitted|serviced|repaired|fixed|framed|altered|hemmed|tuned|sharpened|measured|valued|surveyed|notarised|notarized|certified|translated|proofread|dry-cleaned|tested)$/iu,
    'get $1 $2',
  ],
  [/^(.{3,30}?) final(?:ised|ized)?(?= (?:by|until|before|this|on) |$)(.*)$/i, 'finalise $1$2'],
  [
    /^shop(?: for (?:it|everything))?(?= (?:on |this |next )?(?:mon|tue|wed|thu|fri|sat|sun))(.*)$/i,
    'shop for supplies$1',
  ],
  [/^prep(?= (?:on |this |next )?(?:mon|tue|wed|thu|fri|sat|sun))(.*)$/i, 'prepare everything$1'],
  [/^(?:public|publicly available)(?= (?:on|by|\d))(.*)$/i, 'publish$1'],
  [
    /^((?:the |my |our )?.{3,40}?) (?:has to|have to|must|needs? to|should) be (?:out|gone|removed)(?=$|[ ,])(.*)$/iu,
    'remove $1$2',
  ],
  [
    /^((?:the |my |our )?.{3,40}?) (?:has to|have to|must|needs? to|should) be (empty|clean|tidy)(?=$|[ ,])(.*)$/iu,
    '$2 $1$3',
  ],
  [
    /^((?:the |our )?(?:\p{L}+ )?(?:entries|entry|registrations?|sign-?ups?|bookings?|applications?|nominations?|submissions?|pre-?orders?|ticket sales|enrolments?|voting|orders|call for \p{L}+)) (?:closes?|ends?) (?:on )?(.*)$/iu,
    'collect $1 by $2',
  ],
  [
    /^((?:the |an? )?(?:deposits?|fees?|contributions?|payments?|money|dues|subscriptions?|shares?)(?: of [^,]{1,20}?)? from (?:everybody|everyone|all|each|every|the|our|\d+)(?= |$).*)$/iu,
    'collect $1',
  ],
  [/^(?:the )?(?:final )?delivery of (.+)$/i, 'deliver $1'],
  [/^(?:the )?(?:final )?submission of (.+)$/i, 'submit $1'],
  [/^(?:the )?return of (.+)$/i, 'return $1'],
  [/^(?:the )?handover of (.+)$/i, 'hand over $1'],
  [/^(?:the )?installation of (.+)$/i, 'install $1'],
  [/^(?:the )?payment of (.+)$/i, 'pay $1'],
  [/^(?:go|going|goes) live(?=$|[ ,])(.*)$/i, 'launch$1'],
  [/^((?:the |my |our |old |all )?[\p{L}][^()]{2,40}?) out$/iu, 'take out $1'],
  [/^(.{3,50}?)(?: (?:must|should|has to|have to|needs? to|will))? (?:go|goes) to (.+)$/i, 'send $1 to $2'],
  [/^(.{3,50}?) (?:go|goes) into (.+)$/i, 'put $1 into $2'],
  [
    /^(.{3,50}?) (?:is|are|must be|has to be|have to be|needs? to be|should be) (?:up|online|live|published)(?=$|[ ,])(.*)$/i,
    'publish $1$2',
  ],
  [
    /^["“]?(.{3,50}?) (?:has to|have to|needs? to|must|should) be with (?:us|me|them|\p{Lu}\p{L}+)(?=$|[ ,])(.*)$/iu,
    'deliver $1$2',
  ],
  [/^(?:then )?((?:the |my |our )?\p{L}+) decides?$/iu, 'get the decision from $1'],
  [
    /^((?:the |my |our )?(?:client|customer|boss|editor|team|partner|author|publisher|committee|jury)) (?:picks?|chooses|selects) (?:one|it|them|the .{3,30}|which .{3,30})((?: \(.*\))?)$/i,
    'get the decision from $1$2',
  ],
  [/^(.{3,40}?) (?:decides?|chooses?) (?:it )?with (?:me|us)$/i, 'decide with $1'],
  [
    /^((?:the |our |my )?(?:\p{L}+ )?(?:campaign|presale|sale|registration|shop|store|exhibition|beta|crowdfunding|season|entries|entry|bookings?|pre-?orders?|enrolment|applications|ticket sales)) (?:starts?|opens?|begins?|launches|open|start) (.*?)(?: and (?:runs|lasts|ends|goes).*)?$/iu,
    'open $1 $2',
  ],
];

/** "Send to the accountant" says already what is done. */
const HANDS_ON = /^(?:send|give|hand|deliver|submit|mail|present|return|post|ship|show|bring|pass|forward)$/;

/** What looks like a verb and is more often what goes to somebody: "report to Signe". */
const IS_HANDED =
  /^(?:report|draft|copy|sample|proof|plan|film|design|layout|quote|estimate|offer|list|test|answer|order|record|result|note|label|photo|video|print|sketch|model|score|review|summary|brief)$/;

/** A sentence about what happens as the task behind it; the text itself when it is none. */
export function turned(text: string, tongue: Tongue): string {
  const own = ownWorkOf(text.replace(/^(we|i|wir|ich|nous|nosotros|nós) \([^)]*\)/i, '$1'), tongue);
  if (own) return own;
  const shown =
    /^(?:we|i) (?:want|would like|need|'d like) to (?:see|read|check|review|approve) (it|them|the .{3,40}?)(?:,? first)?$/i.exec(
      text,
    );
  if (tongue.language === 'en' && shown) return `send ${shown[1]} to the client for approval`;
  const tries =
    /^(?:(?:the |our |my )?[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:wants?|would like|needs?) to (try|test|use|play|walk|go) (everything|it all|it|all of it|the [\p{L} -]{3,30}?)(?: (?:her|him|them)sel(?:f|ves))?(?: for [\p{L}\d ]{2,20})?$/iu.exec(
      text,
    );
  if (tongue.language === 'en' && tries && !/^(?:i|we) /i.test(text)) {
    const who = text.replace(/ (?:wants?|would|needs?) .*$/i, '');
    return `ask ${/^(?:she|he|they|it)$/i.test(who) ? 'the client' : who} to ${tries[1]?.toLowerCase()} ${tries[2]}`;
  }
  const inside =
    /^(?:we|i) (?:can |may )?(?:get|go|come)(?: in)? ?(?:into|to) (the .{3,30}?) (.*?)(?:from \d[\d:.]*(?: ?[ap]m)? )?to (\p{L}{3,}(?: up| down| out)?)$/iu.exec(
      text,
    );
  if (tongue.language === 'en' && inside && tongue.verbs.has((inside[3] ?? '').split(' ')[0] ?? ''))
    return `${inside[3]} everything in ${inside[1]} ${inside[2]}`.trim();
  const part =
    /^(an?|the|my|our) (\p{L}+) ((?:\p{L}+-)?\p{L}{3,})s ((?:\d+|half|some|all|most|both) of (?:them|these|those|it).*)$/iu.exec(
      text,
    );
  if (tongue.language === 'en' && part && TRADE.test(part[2] ?? ''))
    return `have ${part[1]?.toLowerCase()} ${part[2]} ${part[3]} ${part[4]}`;
  const someone =
    /^(someone(?: (?:from|in|at) (?:the |our |my )?\p{L}+(?: \p{L}+)?)?|somebody) (?:has to|have to|must|should|needs? to) (?!be )(\p{L}+ .+)$/iu.exec(
      text,
    );
  if (tongue.language === 'en' && someone) return `have ${someone[1]?.toLowerCase()} ${someone[2]}`;
  const asked =
    /^(?:an? |the |my |our )?(\p{L}+(?: adviser| sweep)?) (?:has to|have to|must|should|needs? to) (?!be )(\p{L}+ .+)$/iu.exec(
      text,
    );
  if (tongue.language === 'en' && asked && TRADE.test(asked[1] ?? ''))
    return `have the ${asked[1]?.toLowerCase()} ${asked[2]}`;
  const online = /^Online (?=(?:am|ab|bis|zum) )(.*)$/i.exec(text);
  if (tongue.language === 'de' && online) return `${online[1]} veröffentlichen`;
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  if (
    tongue.language !== 'en' ||
    (tongue.verbs.has(first) && (second !== 'to' || HANDS_ON.test(first) || !IS_HANDED.test(first)))
  )
    return text;
  for (const [pattern, task] of ENGLISH) {
    if (pattern.test(text) && !/^(?:i|we|you|he|she|it|they|that|this|there|what|who)\b/i.test(text))
      return text
        .replace(/^(?:My|Our|The|An?|His|Her|All|Both) /, (word) => word.toLowerCase())
        .replace(pattern, task);
  }
  return text;
}

const LOOKS: Record<string, string> = {
  en: '(?:checks?|corrects?|reviews?|reads?|proofreads?|chooses?|picks?|selects?|looks? over|looks? at|goes over)',
  de: '(?:schaut|prüft|liest|korrigiert|kontrolliert|begutachtet|wählt)',
  fr: '(?:relit|corrige|vérifie|contrôle|choisit|regarde)',
  es: '(?:elige|revisa|corrige|lee|escoge|comprueba)',
  pt: '(?:escolhe|revê|corrige|lê|verifica|confere)',
};
/** "Marta los revisa", "Mme Caron les relit": what is looked over was named before. */
const CLITIC: Partial<Record<string, string>> = {
  fr: "(?:l[ea]s? |l['’])?",
  es: '(?:(?:me |nos |se )?l[oae]s? )?',
  pt: '(?:[oa]s? )?',
};
const PERSON =
  '(?:(?:my|our|the|mein|meine|unser|unsere|der|die|mon|ma|notre|le|la|mi|el|o|a|meu|minha|frau|herr|mme|mr|mrs|ms|dr|prof)\\.? )?[\\p{L}-]{2,}(?: (?:prof|dr|mr|ms|mrs)\\.?)?(?: \\p{Lu}\\p{L}+)?';

/** "Elena chooses the photos", "Frau Demir schaut drüber": who has to see what. */
export function lookedOverIn(
  text: string,
  tongue: Tongue,
): { who: string; what: string; before: string } | undefined {
  const looks = LOOKS[tongue.language];
  if (!looks) return undefined;
  const match = tongue
    .pattern(`^(${PERSON}) ${CLITIC[tongue.language] ?? ''}${looks}(?!\\w)(?:-[oa]s?)?(.*)$`)
    .exec(text);
  const who = (match?.[1] ?? '').replace(/ (?:l[oae]s?|les?|[oa]s?)$/, '');
  if (
    !match ||
    /^(?:i|we|he|she|it|they|you|ich|wir|er|sie|es|je|nous|il|elle|who|that|der|die|das|wer|then|please|also|first|finally|afterwards|next|now|dann|bitte|zuerst|danach|puis|ensuite|enfin|luego|después|depois)(?: |$)/i.test(
      who,
    )
  )
    return undefined;
  if (!/\p{Lu}/u.test(who) && !/ /.test(who)) return undefined;
  if (tongue.verbs.has(who.split(' ')[0]?.toLowerCase() ?? '')) return undefined;
  const rest = (match[2] ?? '')
    .replace(/^ ?(?:over|at|it|them|drüber|darüber|es|alles|everything)(?= |$)/i, '')
    .replace(/ (?:drüber|durch|an|nach|gegen|over)$/i, '')
    .replace(
      /(?:^| )(?:as (?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:readers?|eyes|proofreaders?|check)|als (?:\p{L}+ ){0,2}\p{L}*leser(?:in)?)$/iu,
      '',
    )
    .replace(/(?:^| )(?:first|beforehand|zuerst|vorher|d'abord|primero|antes)$/i, '')
    .replace(/^ ?(?:in|on|at|by|im|am|en|em|one|some|einen|eine|une?|uno|una|uma?)$/i, '')
    .trim();
  const parted = tongue
    .pattern(`^(.*?) ?\\b(?:${tongue.vocabulary.before})(?!\\w) ?(?:de[l]? )?(.+)$`)
    .exec(rest);
  return { who, what: (parted?.[1] ?? rest).trim(), before: (parted?.[2] ?? '').trim() };
}
