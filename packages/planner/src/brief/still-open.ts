import { asObject, doneTo, type Form } from './as-object.ts';
import type { Language } from './brief.ts';
import { baseOfGerund, baseOfParticiple } from './inflections.ts';
import { STILL_OPEN_GERMAN } from './still-open-german.ts';

const THING = '((?!(?:i|we|you|he|she|they|it|this|that|there|who|what|nobody)(?= ))[^,;:()]{3,60}?)';
const REST =
  '((?: (?:up to date|up|down|out|off|away|in|over|together|back))?)((?: (?:by|in|on|at|for|to|with|from|about|into|against|before|until|this|next) .*?)?)';

/** Who needs something wants it sent, and of a site or an app it is a part. */
const ASKS_ITSELF =
  /(?:client|customer|editor|boss|chef|team|board|committee|council|school|bank|landlord|landlady|tenant|agent|agency|printer|author|publisher|designer|developer|accountant|lawyer|solicitor|notary|office|company|caterer|photographer|builder|plumber|electrician|volunteer|helper|guest|speaker|student|teacher|staff|crew|user|reader|member|app|site|website|page|shop|book|report|film|video|story|chapter|course|text)s?$/iu;

const ENGLISH: readonly Form[] = [
  [
    /^(?:nobody|no one|no-one|none of us)(?:'s| has) (?:yet )?(\p{L}+) (.+?)(?: yet)?$/iu,
    ([, done = '', thing = ''], tongue) => {
      const verb = baseOfParticiple(done, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    /^nothing (?:has been|is|was) (?:done|arranged|organi[sz]ed|planned|sorted|decided|settled)(?: yet)? (?:about|for|on|with) (.+?)(?: yet)?$/iu,
    ([, thing = '']) => `sort out ${thing}`,
  ],
  [
    new RegExp(`^${THING} (?:has|have) (?:still )?yet to be (\\p{L}+)${REST}$`, 'iu'),
    ([, thing, done = '', particle, rest], tongue) =>
      doneTo(baseOfParticiple(done, tongue), thing, particle, rest),
  ],
  [
    new RegExp(
      `^${THING} (?:is|are|has been|have been) [^,]{3,40}? (?:but|and) (?:they |it )?(?:(?:still|only|just|now) )*(?:has|have|needs?) (?:(?:still|only|just) )*to be (\\p{L}+)${REST}$`,
      'iu',
    ),
    ([, thing, done = '', particle, rest], tongue) =>
      doneTo(baseOfParticiple(done, tongue), thing, particle, rest),
  ],
  [/^(?:i|we)(?:'ve| have) (?:still )?yet to (?!be )(\p{L}+ .+)$/iu, ([, task = '']) => task],
  [
    new RegExp(`^${THING} (?:has not|have not|hasn't|haven't)(?: yet| so far)? been (\\p{L}+)${REST}$`, 'iu'),
    ([, thing, done = '', particle, rest], tongue) =>
      doneTo(baseOfParticiple(done, tongue), thing, particle, rest),
  ],
  [
    new RegExp(`^${THING} (?:is|are) (?:still |as yet )un(\\p{L}{4,})$`, 'iu'),
    ([, thing, done = ''], tongue) => doneTo(baseOfParticiple(done, tongue), thing),
  ],
  [
    /^(?:we|i)(?:'re|'m| are| am) (?:also |still )?(?:going|planning|meant|supposed|due|expected|hoping|about) to be (\p{L}+ing) (.+)$/iu,
    ([, doing = '', thing = ''], tongue) => {
      const verb = baseOfGerund(doing, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    new RegExp(
      `^${THING} (?:still |also |really |badly )*(?:needs?|wants?|could do with) (?:some |a good )?(\\p{L}+ing)${REST}(?: (?:again|properly|soon|too|as well|first|urgently))*$`,
      'iu',
    ),
    ([, thing, doing = '', particle = '', rest = ''], tongue) =>
      particle === ' up to date'
        ? doneTo(baseOfGerund(doing, tongue), thing, '', `${particle}${rest}`)
        : doneTo(baseOfGerund(doing, tongue), thing, particle, rest),
  ],
  [
    /^(?:we|i) (?:still |also )?(?:could (?:also |really )?do with|lack|haven't got|don't have) (.+?)(?: yet)?$/iu,
    ([, thing = '']) => `get ${thing.replace(/^(?:any|enough) /i, '')}`,
  ],
  [
    /^(?:we|i)(?:'re|'m| are| am) (?:still |a bit )?(?:short of|missing|without|out of) (.+?)(?: yet)?$/iu,
    ([, thing = '']) => `get ${thing.replace(/^(?:any|enough) /i, '')}`,
  ],
  [
    /^(?:we|i) still (?:have|'ve got) no (.+?)(?: yet)?$|^(?:we|i)(?: have|'ve got) no (.+?) yet$|^there(?:'s| is| are) (?:still no (.+?)(?: yet)?|no (.+?) yet)$/iu,
    ([, one, two, three, four]) => `get ${asObject(one ?? two ?? three ?? four ?? '')}`,
  ],
  [
    new RegExp(
      `^${THING} (?:still |also |really )*(?:needs?|wants?|could do with|requires?) ((?:an? |some |two |three |four |\\d+ )?(?:new|another|fresh|replacement|spare|better|bigger|more|extra|proper) .+)$`,
      'iu',
    ),
    ([, thing = '', what = '']) =>
      ASKS_ITSELF.test(thing) || /^\p{Lu}\p{L}+$/u.test(thing) ? null : `get ${what} for ${asObject(thing)}`,
  ],
  [
    /^((?:\p{L}+ )?\p{L}+['’]s [\p{L} -]{3,30}?) (?:still |also )*(?:needs?|could do with) ((?!to )[^,;:]{3,40})$/iu,
    ([, thing = '', what = ''], tongue) =>
      baseOfGerund(what.split(' ')[0] ?? '', tongue) ||
      /^(?:it|that|there|what|who|he|she)['’]s /i.test(thing)
        ? null
        : `get ${what} for ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}`,
  ],
  [
    new RegExp(
      `^${THING} (?:is|are) (?:still |now |long )?(?:outstanding|overdue|undone|left to do|to be done)$`,
      'iu',
    ),
    ([, thing = '']) => thing,
  ],
  [
    new RegExp(
      `^${THING} (?:is|are) (?:on me|down to me|my (?:job|part|task|department)|our (?:job|part|task)|mine|ours|for me to (?:do|make|organi[sz]e|sort))$`,
      'iu',
    ),
    ([, thing = '']) => thing,
  ],
  [
    /(?:^|.*? )(?:we|i) (?:still )?owe (?!it )((?:the |my |our )?[\p{L}' -]{2,30}?) ((?:an?|the|my|our|some|\d+) .+)$/iu,
    ([, whom = '', thing = '']) => `send ${thing} to ${whom}`,
  ],
  [/^(?:it's |it is )?(?:high |about )?time (?:to|we|i) (\p{L}{3,} .+)$/iu, ([, task = '']) => task],
  [
    /^(?:we|i)(?:'d| had) better (?:also )?(?!not )(.{4,})$|^(?:we|i) ought to (?!be )(.{4,})$/iu,
    ([, one, two]) => one ?? two ?? null,
  ],
  [
    /^(?:my|our|the) (?:next|first|last|main|other) (?:job|task|step|thing|chore)(?: (?:to do|for me|on the list))? (?:is|will be) (?:to )?(\p{L}+) (.+)$/iu,
    ([, doing = '', thing = ''], tongue) => {
      const verb = tongue.verbs.has(doing.toLowerCase()) ? doing : baseOfGerund(doing, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    new RegExp(`^${THING} (?:(?:has|have|will have) to|must|can|should) go$`, 'iu'),
    ([, thing = '']) => `get rid of ${asObject(thing)}`,
  ],
  // "After the party clean the hall".
  [
    /^((?:after|before) (?:the|our|my) [\p{L} ]{2,30}?[^s ]) ((?!leave)\p{L}{3,}) ((?:the|my|our|all|both) .{3,})$/iu,
    ([, when = '', verb = '', thing = ''], tongue) =>
      tongue.verbs.has(verb) ? `${verb} ${thing} ${when.toLowerCase()}` : null,
  ],
  // "Count on one minute each" is the pace itself.
  [
    /^(?:so |and |please )*(?:count on|reckon(?: on| with)?|allow|figure(?: on)?|budget|assume|say) (?:about |roughly |at least )?((?:\d+|half an?|a quarter of an|an?|one|two|three|five|ten|twenty) (?:minutes?|hours?|mins?|hrs?) (?:each|apiece|a piece|for each(?: of them)?|per \p{L}+))$/iu,
    ([, pace = '']) => pace,
  ],
  [
    /^(?:and )?(?:that|those) (\p{L}+ \p{L}+ (?:in|on|from|under|behind|at|by) (?:the|my|our) (?!.* (?:is|are|was|were|has|can|will) )[\p{L} ]+)$/iu,
    ([, thing = '']) => `sort out the ${thing}`,
  ],
  // "Getting the robes cleaned" is to have it done.
  [/^(?:getting|having) ((?:the|my|our|all|both|his|her) .+)$/iu, ([, thing = '']) => `get ${thing}`],
];

/** "Signés" as "signer", "vendu" as "vendre". */
const frenchBase = (participle: string): string =>
  participle.replace(/(é|i|u|it|is|ert)e?s?$/u, (ending) =>
    ending.startsWith('é') ? 'er' : ending.startsWith('u') ? 're' : ending.startsWith('ert') ? 'rir' : 'ir',
  );
const IRREGULAR_FRENCH: Record<string, string> = {
  fait: 'faire',
  écrit: 'écrire',
  mis: 'mettre',
  pris: 'prendre',
  reçu: 'recevoir',
  prévu: 'prévoir',
  choisi: 'choisir',
  peint: 'peindre',
  construit: 'construire',
  traduit: 'traduire',
  imprimé: 'imprimer',
};
const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const french = (thing = '', participle = ''): string => {
  const bare = participle.toLowerCase().replace(/e?s?$/u, '');
  return `${IRREGULAR_FRENCH[bare] ?? frenchBase(participle.toLowerCase())} ${lowerFirst(thing)}`;
};

/** "Firmados" as "firmar"; "escritos" is irregular. */
const IRREGULAR_IBERIAN: Record<string, string> = {
  escrit: 'escribir',
  hech: 'hacer',
  pedid: 'pedir',
  abiert: 'abrir',
  elegid: 'elegir',
  resuelt: 'resolver',
  feit: 'fazer',
  pag: 'pagar',
  entregu: 'entregar',
  abert: 'abrir',
};
const iberian = (thing = '', participle = '', write = 'escribir'): string | null => {
  const bare = participle.toLowerCase().replace(/[oa]s?$|es?$/u, '');
  const verb =
    bare === 'escrit'
      ? write
      : (IRREGULAR_IBERIAN[bare] ??
        (/ad$/.test(bare)
          ? bare.replace(/ad$/, 'ar')
          : /id$/.test(bare)
            ? bare.replace(/id$/, 'ir')
            : undefined));
  return verb ? `${verb} ${lowerFirst(thing)}` : null;
};

/** What is told of a thing as still to be done, by language: "the deposit is still unpaid". */
export const STILL_OPEN: Partial<Record<Language, readonly Form[]>> = {
  en: ENGLISH,
  de: STILL_OPEN_GERMAN,
  fr: [
    [
      /^(.{3,50}?) (?:n'est|ne sont|n'a|n'ont)(?: toujours)? pas (?:encore |été )*(\p{L}{3,}(?:é|i|u|it|is)e?s?)$/iu,
      ([, thing, done]) => french(thing, done),
    ],
    [
      /^(?:personne n'a|on n'a|nous n'avons) (?:pas )?(?:encore )(\p{L}{3,}(?:é|i|u|it|is)) (.{3,50})$/iu,
      ([, done, thing]) => french(thing, done),
    ],
    [
      /^(.{3,50}?) (?:a|ont) (?:encore |aussi |vraiment )?besoin (?:d'|de )(?:un |une )?(.{3,40})$/iu,
      ([, thing = '', what = '']) => `prévoir ${what} pour ${lowerFirst(thing)}`,
    ],
    [
      /^(.{3,50}?) (?:est|sont) (?:encore |toujours )?à (\p{L}{3,}(?:er|ir|re))$/iu,
      ([, thing = '', verb]) => `${verb} ${lowerFirst(thing)}`,
    ],
    [
      /^il (?:nous |me )?faut (?:encore |aussi )?((?:un|une|des|du|le|la|les|\d+) .{3,50})$/iu,
      ([, thing = '']) => thing,
    ],
  ],
  es: [
    [
      /^(.{3,50}?) (?:(?:aún|todavía) no (?:está|están|se ha|se han)|no (?:está|están) (?:aún|todavía)) (\p{L}{4,}[oa]s?)$/iu,
      ([, thing, done]) => iberian(thing, done),
    ],
    [
      /^(?:nadie ha|aún no hemos|todavía no hemos) (\p{L}{4,}o) (?:aún |todavía )?(.{3,50}?)(?: (?:aún|todavía))?$/iu,
      ([, done, thing]) => iberian(thing, done),
    ],
    [
      /^(.{3,50}?) (?:está|están) por (\p{L}{3,}(?:ar|er|ir))$/iu,
      ([, thing = '', verb]) => `${verb} ${lowerFirst(thing)}`,
    ],
  ],
  pt: [
    [
      /^(.{3,50}?) ainda não (?:está|estão|foi|foram|fica|ficaram) (\p{L}{3,}(?:[oa]s?|es?))$/iu,
      ([, thing, done]) => iberian(thing, done, 'escrever'),
    ],
    [
      /^(?:ainda )?ninguém (\p{L}{3,})(?:ou|eu|iu) (.{3,50}?)(?: ainda)?$/iu,
      ([, stem = '', thing = '']) => `${stem}ar ${thing}`,
    ],
    [
      /^(.{3,50}?) (?:está|estão) por (\p{L}{3,}(?:ar|er|ir))$/iu,
      ([, thing = '', verb]) => `${verb} ${lowerFirst(thing)}`,
    ],
  ],
};
