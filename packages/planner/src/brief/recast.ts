import { asObject, doneTo, type Form } from './as-object.ts';
import { ASKED_OF_YOU } from './asked-of-you.ts';
import type { Language } from './brief.ts';
import { COMPLAINTS } from './complaints.ts';
import { baseOfGerund, baseOfParticiple, germanInfinitive } from './inflections.ts';
import { STILL_OPEN } from './still-open.ts';
import type { Tongue } from './tongue.ts';

const SUBJECT = '((?!(?:i|we|you|he|she|they|it|this|that|there|who|what)(?= ))[^,;:()]{3,60}?)';
const AFTER =
  '( (?:up|down|out|off|away|in|over|together|back))?((?: (?:by|in|on|at|for|to|with|from|before|until|this|next) .*?)?)';

const ENGLISH: readonly Form[] = [
  [
    /^(?:it |all |everything |then )?(?:goes|go|must go|has to go|is sent) out ((?:on|by|before) .*)$/i,
    ([, when = '']) => `send ${when}`,
  ],
  [
    /^((?:the |my |our )[\p{L}' -]{3,30}?|\p{Lu}\p{Ll}+)(?: still)? (?:decides?|(?:has|have|needs?) to decide) (on|about|between|which|what|whether) (.+)$/iu,
    ([, who = '', on, what]) =>
      /^(?:i|we|you|he|she|they|it|who|nobody)$/i.test(who)
        ? null
        : `have ${who.replace(/^(?:The|My|Our) /, (one) => one.toLowerCase())} decide ${on} ${what}`,
  ],
  [
    /^(?:could|can|would|will) you (?:please |maybe |possibly |perhaps |also )*(?!like)(.{4,})$/i,
    ([, task = '']) => task,
  ],
  [
    /^(?:please |and |but )*(?:(?:don't|do not|never|let's not) |(?:we|i|you) (?:must not|mustn't|should not|shouldn't|cannot|can't|may not) )forget (?:to |about )?(.+)$/i,
    ([, task = '']) => task,
  ],
  [
    /^it (?:would|might|'d) be (?:good|best|wise|smart|sensible) (?:to|if (?:we|i|you|someone|somebody)(?: could)?) (.+?)(?: too| as well)?$/i,
    ([, task = '']) => task,
  ],
  [
    /^what(?:'s| is| are)? (?:still |also )?(?:missing|left|needed|lacking|open|to do|remains)(?: (?:now|yet|to do))? (?:is|are) (.+)$/i,
    ([, thing = '']) => thing,
  ],
  [
    /^what (?:i|we) (?:still |also )*(?:need|have)(?: to (?:do|get|have))? (?:is|are) (?:to )?(.+)$/i,
    ([, thing = '']) => thing,
  ],
  [
    /^(?:and |then )*there(?:'s| is) (?:also |still )?the (?:matter|question|issue|problem|business|small matter) of (.+)$/i,
    ([, thing = '']) => `sort out ${thing}`,
  ],
  [
    /^(?:and )?(?:that|which) (?:only |just |still )*leaves (?:us with |me with )?((?:the|my|our|an?|\d+) .+)$/i,
    ([, thing = '']) => thing,
  ],
  [
    /^(?:next|then|now|first|after that|last)(?: up)?(?: is| comes|,) (?:the )?(\p{L}+ing) (.+)$/iu,
    ([, doing = '', thing = ''], tongue) => {
      const verb = baseOfGerund(doing, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    /^(\p{L}+ing) (.{3,50}?) (?:is|comes) (?:next|first|last|now|(?:also |still )*(?:to do|open|missing|to come|on (?:the|my|our) list))$/iu,
    ([, doing = '', thing = ''], tongue) => {
      const verb = baseOfGerund(doing, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    /^(?:and |then |so )?(?:we|i)(?:'re|'m| are| am) (?:also )?(?:going|planning|meant|supposed|due|expected) to (.+)$/i,
    ([, task = '']) => task,
  ],
  [
    new RegExp(
      `^${SUBJECT} (?:still |also |really |badly )*(?:needs?|wants?|could do with) (?:some |a good |a bit of )?(\\p{L}+ing)((?: (?:by|in|on|at|for|before|until|this|next) .*)?)$`,
      'iu',
    ),
    ([, thing, doing = '', rest], tongue) => doneTo(baseOfGerund(doing, tongue), thing, '', rest),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?:still |also |then )*(?:needs?|has|have|must|should|ought)(?: still| also)?(?: to)? be (\\p{L}+)${AFTER}$`,
      'iu',
    ),
    ([, thing = '', done = '', particle, rest], tongue) =>
      particle || /(?: still| also)/i.test(thing) || /still|also/i.test(thing)
        ? doneTo(baseOfParticiple(done, tongue), thing, particle, rest)
        : null,
  ],
  [
    new RegExp(`^${SUBJECT} (?:is|are) (?:still )?to be (\\p{L}+)${AFTER}$`, 'iu'),
    ([, thing, done = '', particle, rest], tongue) =>
      doneTo(baseOfParticiple(done, tongue), thing, particle, rest),
  ],
  [
    new RegExp(`^${SUBJECT} (?:still |also )+(needs? to|has to|have to|must|should) (be .+)$`, 'iu'),
    ([, thing, must, rest]) => `${thing} ${must} ${rest}`,
  ],
  [
    new RegExp(`^${SUBJECT} (needs?|has|have) (?:still |also )+(to be .+)$`, 'iu'),
    ([, thing, must, rest]) => `${thing} ${must} ${rest}`,
  ],
  [
    new RegExp(
      `^${SUBJECT} (?:is|are|was|were|has been|have been|hasn't been|haven't been|isn't|aren't|is still|are still|still isn't|still aren't|has not been|have not been)(?: still)?(?: not)?(?: yet)? (\\p{L}+)${AFTER}(?: yet)?$`,
      'iu',
    ),
    (found, tongue) => {
      const [all, thing, done = '', particle, rest = ''] = found;
      if (
        !/(?<!\p{L})(?:not|\p{L}+n't)(?!\p{L})/iu.test(all) ||
        !/(?<!\p{L})(?:yet|still)(?!\p{L})/iu.test(all)
      )
        return null;
      return doneTo(baseOfParticiple(done, tongue), thing, particle, rest);
    },
  ],
  [
    /^(?:nobody|no one|no-one|none of us) has (?:yet )?(\p{L}+) (.+?)(?: yet)?$/iu,
    ([, done = '', thing = ''], tongue) => {
      const verb = baseOfParticiple(done, tongue);
      return verb ? `${verb} ${thing}` : null;
    },
  ],
  [
    /^(?:we|i)(?: have|'ve)(?: not|n't) (?:yet )?(\p{L}+) (.+?) yet$|^(?:we|i) haven't (?:yet )?(\p{L}+) (.+?)(?: yet)?$/iu,
    ([, one, thing, two, other], tongue) => {
      const verb = baseOfParticiple(one ?? two ?? '', tongue);
      return verb ? `${verb} ${thing ?? other}` : null;
    },
  ],
  [
    new RegExp(
      `^${SUBJECT} (?:still |then )?(?:has to|have to|must|needs? to|should) (?:go|get|be sent) out((?: .*)?)$`,
      'iu',
    ),
    ([, thing = '', rest = '']) => `send out ${asObject(thing)}${rest}`,
  ],
  [
    /^for (?:the|our|my|this|next) .{2,40}? (?:we|i) (?:(?:have|need|want|would like) to |must |will |should )?(\p{L}+) (.+)$/iu,
    ([, verb = '', thing = ''], tongue) =>
      tongue.verbs.has(verb.toLowerCase()) ? `${verb.toLowerCase()} ${thing}` : null,
  ],
  // "On our campus there are 480 extinguishers": where they are is no part of them.
  [
    /^(?:on|in|at) (?:the|our|my|this) [^,;:]{2,30}? there (?:are|is) (\d.+)$/iu,
    ([, things = '']) => `there are ${things}`,
  ],
  [
    /^(?:and )?(?:every|each)(?: single)?(?: one| of them) (?:has to|needs to|must|should|is to) be (\p{L}+)$/iu,
    ([, done = ''], tongue) => {
      const verb = baseOfParticiple(done, tongue);
      return verb ? `${verb} each of them` : null;
    },
  ],
  // "The chapter should be about 9,000 words".
  [
    /^((?:the|my|our|this) .{3,40}?) (?:should|must|has to|needs to|is to|will|is going to|is supposed to|shall) (?:be|have|run to|come to|reach) ((?:about |around |roughly |some |at least |up to )?\d[\d.,]* (?:words|pages))(?: long| in all)?$/iu,
    ([, thing = '', size = '']) => `write ${size} of ${asObject(thing)}`,
  ],
  // "Do the layout" wants what "the layout" in a list wants.
  [/^(?:and )?do (?:the|our|my|all the) (\p{L}[\p{L} -]{3,40})$/iu, ([, thing = '']) => `the ${thing}`],
];

const BY_WHOM: Record<string, string> = { der: 'vom', das: 'vom', die: 'von der' };

const GERMAN: readonly Form[] = [
  [
    /^((?:das|die|der|mein|meine|unser|unsere) .{3,40}?) (?:soll|sollte|muss|wird) ((?:etwa |rund |ungefähr |ca\. |mindestens )?\d[\d.,]* (?:Wörter|Seiten)) (?:haben|lang (?:sein|werden)|umfassen|bekommen)$/iu,
    ([, thing = '', size = '']) =>
      `${size} für ${thing.replace(/^der /i, 'den ').replace(/^d/i, 'd')} schreiben`,
  ],
  // "Schilder neu".
  [/^((?:\p{Lu}[\p{L}-]{2,30} )?\p{Lu}[\p{L}-]{2,30}) neu$/u, ([, thing = '']) => `${thing} erneuern`],
  [
    /^(der|das|die) (\p{Lu}[\p{L}-]+) (?:sucht|wählt) ((?:den|die|das|ein\p{L}*|\d+) .{3,40}?) aus$/iu,
    ([, the = '', who = '', thing = '']) =>
      `${thing} ${BY_WHOM[the.toLowerCase()] ?? 'von'} ${who} aussuchen lassen`,
  ],
  [
    /^(der|das|die) (\p{Lu}[\p{L}-]+) entscheidet (?:noch )?über (.{3,40}?)((?: (?:bis|am|spätestens) .*)?)$/iu,
    ([, the = '', who = '', thing = '', when = '']) =>
      `Entscheidung ${BY_WHOM[the.toLowerCase()] ?? 'von'} ${who} über ${thing}${when} einholen`,
  ],
  // "Die Kanzlei zieht am 18. Dezember um": the day of the move.
  [/^(?:\p{L}+ ){0,4}?(?:zieht|ziehen) ((?:am|vom|zum) .*?)um$/iu, ([, day = '']) => `Umzug ${day}`],
  [
    /^(?:jemand|einer|man) (?:muss|müsste|soll|sollte) (?:noch |auch |dann )*(.{3,50} \p{Ll}+(?:en|ern|eln))$/iu,
    ([, task = '']) => task,
  ],
  [
    /^(?:bitte |und )*(?:denkt|denk|denken sie|denkst du) (?:bitte |auch |noch )*an (.+)$/i,
    ([, thing = '']) => `an ${thing} denken`,
  ],
  [
    /^(.{3,50}?) (?:muss|müssen|sollen?|sollte|sollten) (?:noch |auch |dann )*(.*?)(?:raus|rausgehen|rausgeschickt werden)$/i,
    ([, thing = '', when = '']) => `${thing} ${when}verschicken`,
  ],
  [
    /^(.{3,50}?) (?:gehört|gehören|gehörte) (?:noch |mal |dringend )*(\p{Ll}+)$/iu,
    ([, thing = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${verb}` : null;
    },
  ],
  [
    /^(.{3,50}?) (?:muss|müssen|sollen?|sollte|sollten) (?:noch |auch |dann |wieder )*((?:.* )?)(\p{Ll}+) werden$/iu,
    ([, thing = '', how = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${how}${verb}` : null;
    },
  ],
  [
    /^(.{3,50}?) (?:ist|sind|wurde|wurden) noch nicht (\p{Ll}+)$/iu,
    ([, thing = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${verb}` : null;
    },
  ],
  [
    /^((?:die|den|das|der|alle|\d+) .{2,40}?) (?!behalten|lassen|haben|brauchen|bekommen|nehmen)(\p{Ll}{4,}(?:en|ern|eln)) wir(?: dann| noch| auch)?(?: selbst| selber)?$/iu,
    ([, thing = '', verb = ''], tongue) => (tongue.verbs.has(verb) ? `${thing} ${verb}` : null),
  ],
  [
    /^(?:ich|wir) (?:muss|müssen|will|wollen) (?:noch |auch |dann )*(zu[mr]? \p{Lu}\p{L}+)$/iu,
    ([, where = '']) => `${where} gehen`,
  ],
  [/^(?:es )?(?:fehlt|fehlen) (?:noch |uns |mir |nur |auch )+(.+)$/i, ([, thing = '']) => thing],
];

const ROMANCE: Partial<Record<Language, readonly Form[]>> = {
  fr: [
    [
      /^(?:surtout |et )?(?:n'oubli(?:ez|e|ons) pas|ne pas oublier|penser|pensez|pense)(?: de | à | d')(.+)$/i,
      ([, task = '']) => task,
    ],
    [
      /^il (?:me |nous )?(?:manque|reste)(?:nt)? (?:encore |aussi |toujours )*(?:à )?(.+)$/i,
      ([, thing = '']) => thing,
    ],
    [
      /^(.{3,50}?) (?:doit|doivent) (?:encore )?(?:partir|être envoyée?s?)((?: .*)?)$/i,
      ([, thing = '', rest = '']) => `envoyer ${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}${rest}`,
    ],
  ],
  es: [
    [
      /^(?:y )?(?:no olvid(?:ar|es|éis|emos)|no hay que olvidar|que no se (?:me|nos) olvide|acordarse de|recordar) (.+)$/i,
      ([, task = '']) => task,
    ],
    [/^(?:me |nos )?faltan? (?:todavía |aún |también |por )+(.+)$/i, ([, thing = '']) => thing],
  ],
  pt: [
    [
      /^(?:e )?(?:não (?:me |nos )?esquecer|não (?:te )?esqueças|não esqueçam|lembrar)(?: de)? (.+)$/i,
      ([, task = '']) => task,
    ],
    [/^faltam? (?:ainda |também )+(.+)$/i, ([, thing = '']) => thing],
  ],
};

const FORMS: Partial<Record<Language, readonly Form[]>> = { en: ENGLISH, de: GERMAN, ...ROMANCE };

/** "The gutters need cleaning" as "clean the gutters": what is wanted, said as something to do. */
export function recast(text: string, tongue: Tongue): string {
  const { language } = tongue;
  const told = [STILL_OPEN, ASKED_OF_YOU, COMPLAINTS, FORMS].flatMap((forms) => forms[language] ?? []);
  // "The scripts exist but need tidying".
  const plain = text
    .replaceAll('’', "'")
    .replace(
      /^(.{3,40}?) (?:exists?|(?:is|are) (?:already )?(?:there|here)) but (?=(?:they |it )?(?:still )?needs? )/i,
      '$1 ',
    );
  for (const [said, task] of told) {
    const found = said.exec(plain);
    const recasted = found && task(found, tongue);
    if (recasted && recasted.trim().length > 3) return recasted.replace(/\s+/g, ' ').trim();
  }
  return text;
}
