import type { Form } from './as-object.ts';
import { germanInfinitive } from './inflections.ts';

const GERMAN_ASKS_ITSELF =
  /(?:redaktion|verlag|kund\p{L}*|chef\p{L}*|agentur|druckerei|bank|amt|behörde|vermieter\p{L}*|lektor\p{L}*|autor\p{L}*|steuerberater\p{L}*|notar\p{L}*|leser\p{L}*|gäste|teilnehmer\p{L}*|app|seite|website|shop|buch|film|text)$/iu;

/** What German tells of a thing as still to be done. */
export const STILL_OPEN_GERMAN: readonly Form[] = [
  [
    /^(?:der |die |das |den )?([^,]{3,40}?) (?:ist|sind) [^,]{3,30} und (?:muss|müssen|sollte|sollten|müsste|müssten) (?:nur |noch |auch |dringend |bald )*((?:.* )?)(\p{Ll}+) werden$/iu,
    ([, thing = '', how = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${how}${verb}` : null;
    },
  ],
  [
    /^(?:der |die |das )?(.{3,50}?) (?:muss|müssen|kann|können) (?:noch |auch )?weg$/iu,
    ([, thing = '']) => `${thing} entsorgen`,
  ],
  [
    /^((?:der |die |das |unser\p{L}* |mein\p{L}* )?[\p{L} -]{3,40}?) (?:braucht|brauchen|benötigt|benötigen) (?:noch |wieder |dringend |bald |auch )*((?:eine?n? |zwei |drei |\d+ )?(?:neue[nsr]?|weitere\p{L}*|andere\p{L}*|frische\p{L}*|bessere\p{L}*|größere\p{L}*) .+)$/iu,
    ([, thing = '', what = '']) =>
      GERMAN_ASKS_ITSELF.test(thing) || /^(?:ich|wir|er|sie|es|das|frau|herr)(?!\p{L}| \p{Lu})/iu.test(thing)
        ? null
        : `${what.replace(/^eine?n? /i, '')} für ${thing.replace(/^der /i, 'den ').replace(/^(?:Die|Das|Den) /, (word) => word.toLowerCase())} besorgen`,
  ],
  [
    /^(?:der |die |das |den |unser\p{L}* |mein\p{L}* )?(.{3,50}?) (?:müsste|müssten|sollte|sollten|könnte|könnten|muss|müssen) (?:nur |noch |auch |dann |mal |wieder |dringend |unbedingt |endlich |bald )+((?:.* )?)(\p{Ll}+) werden$/iu,
    ([, thing = '', how = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${how}${verb}` : null;
    },
  ],
  [
    /^(?:der |die |das |den )?(.{3,50}?) (?:müsste|müssten|könnte|könnten) ((?:.* )?)(\p{Ll}+) werden$/iu,
    ([, thing = '', how = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${how}${verb}` : null;
    },
  ],
  [
    /^(?:den |die |das |der |dem )?(.{3,50}?) (?:hat|haben) (?:bisher |bis jetzt )?(?:noch )?(?:keiner|niemand|wir noch nicht|ich noch nicht)(?: bisher)? (\p{Ll}+)$/iu,
    ([, thing = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${verb}` : null;
    },
  ],
  [
    /^(?:niemand|keiner) hat (?:bisher |schon )?(?:den |die |das |dem )?(.{3,50}?) (\p{Ll}+)$/iu,
    ([, thing = '', done = ''], tongue) => {
      const verb = germanInfinitive(done, tongue);
      return verb ? `${thing} ${verb}` : null;
    },
  ],
  [
    /^um (.{3,50}?) (?:hat|haben) sich (?:bisher |bis jetzt )?(?:noch )?(?:keiner|niemand) gekümmert$/iu,
    ([, thing = '']) => `um ${thing} kümmern`,
  ],
  [
    /^(?:wir|ich) (?:haben|habe) (?:immer )?noch (?:keine?n?|nicht genug) (.{3,50})$/iu,
    ([, thing = '']) => thing,
  ],
  [/^es gibt (?:immer )?noch keine?n? (.{3,50})$/iu, ([, thing = '']) => thing],
  [
    /^(.{3,50}?) (?:ist|sind) (?:noch |weiterhin )?(?:überfällig|noch offen|meine (?:aufgabe|sache)|noch nicht da)$/iu,
    ([, thing = '']) => thing,
  ],
  [/^(?:die|den|das) (.{3,50}?) (?:übernehme|mache) ich(?: selbst)?$/iu, ([, thing = '']) => thing],
];
