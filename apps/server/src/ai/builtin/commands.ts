import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { dayIn, type Moment, shiftIn } from './days.ts';
import { folded } from './text.ts';

/** A request in plain words. `object` names the task or project, in the person's own letters. */
export type Command =
  | { verb: 'set-status'; object: string; status: Status }
  | { verb: 'move'; object: string; day?: Day; byDays?: number }
  | { verb: 'add'; title: string; project: string; day?: Day }
  | { verb: 'set-priority'; object: string; priority: Priority }
  | { verb: 'rename'; object: string; to: string }
  | { verb: 'break-down'; object: string }
  | { verb: 'set-hours'; object: string; hours: number }
  | { verb: 'delete'; object: string };

type Groups = Record<string, string | undefined>;
type Reader = (groups: Groups, moment: Moment) => Command | undefined;

const DONE = '(?:as )?(?:done|complete|completed|finished|closed)';
const STARTED = '(?:as )?(?:in progress|started|begun)';
const PENDING = '(?:as )?(?:pending|not done|not started|open|to ?do)';
const POLITE =
  "^(?:(?:please|pls|can you|could you|would you|will you|i want (?:you )?to|i want|i would like to|i'd like to|i need to|let's|ok|okay|and|now|hey|hi|bitte|kannst du|konntest du|ich mochte|ich will|und|jetzt|dann|mal)[, ]+)*";

const PRIORITIES: readonly [RegExp, Priority][] = [
  [/^(?:high|top|highest|urgent|hoch|hohe[rn]?|hochste|dringend)/, 'High'],
  [/^(?:medium|normal|mid|mittel|mittlere[rn]?|normale?)/, 'Medium'],
  [/^(?:low|lowest|niedrig|niedrige[rn]?|gering)/, 'Low'],
];
const PRIORITY =
  '(?<priority>high|top|highest|urgent|medium|normal|mid|low|lowest|hoch|hohe[rn]?|hochste|dringend|mittel|mittlere[rn]?|normale?|niedrig|niedrige[rn]?|gering)';

const status =
  (to: Status): Reader =>
  ({ object = '' }) => ({ verb: 'set-status', object, status: to });

const priority: Reader = ({ object = '', priority: word = '' }) => {
  const found = PRIORITIES.find(([pattern]) => pattern.test(folded(word)));
  return found && { verb: 'set-priority', object, priority: found[1] };
};

const breakDown: Reader = ({ object = '' }) => ({ verb: 'break-down', object });

/** What is moved stands before the day; a day alone says where to. */
const DEADLINE_OF =
  /^(?:(?:the|den|das) )?(?:deadline|due date|date|end date|end|termin|falligkeitsdatum|abgabetermin) (?:of|for|von|vom|fur|des|der) /;

const move: Reader = ({ object: said = '' }, moment) => {
  const object = said.slice(DEADLINE_OF.exec(folded(said))?.[0].length ?? 0);
  const shift = shiftIn(object, moment.language);
  if (shift) return { verb: 'move', object: object.slice(0, shift.start).trim(), byDays: shift.days };
  const named = dayIn(object, moment);
  return named
    ? { verb: 'move', object: object.slice(0, named.start).trim(), day: named.day }
    : { verb: 'move', object };
};

/** "call Ana to the bakery project": what stands behind the last small word is the project. */
const IN_PROJECT =
  /^(?<title>.*\S)?\s+(?:to|in|into|for|under|on|zum|zur|zu|im|fur|ins|bei)\s+(?:(?:the|my|our|das|dem|der|die|mein|meinem|meiner)\s+)?(?:(?:project|projekt)\s+)?(?<project>.+?)(?:\s+(?:project|projekt|list|liste))?\s*$/d;

function withoutDay(text: string, moment: Moment): { rest: string; day: { day?: Day } } {
  const named = dayIn(text, moment);
  if (!named) return { rest: text, day: {} };
  return {
    rest: `${text.slice(0, named.start)} ${text.slice(named.end)}`.replace(/\s+/g, ' ').trim(),
    day: { day: named.day },
  };
}

const QUOTED = /^["'“„»«](?<title>[^"“”„»«]+)["'”“«»]\s*/;

/** "'call Ana' to the bakery project tomorrow": a title in quotes stands as it is, else day and project are taken off. */
const add: Reader = ({ object = '' }, moment) => {
  const quoted = QUOTED.exec(object);
  const { rest, day } = withoutDay(quoted ? object.slice(quoted[0].length) : object, moment);
  const spaced = quoted ? ` ${rest}` : rest;
  const within = IN_PROJECT.exec(folded(spaced))?.indices?.groups;
  const cut = (place: [number, number] | undefined) => (place ? spaced.slice(place[0], place[1]).trim() : '');
  const title = quoted?.groups?.title ?? (within ? cut(within.title) : spaced.trim());
  return { verb: 'add', title, project: bareName(cut(within?.project)), ...day };
};

const bareName = (text: string): string => text.replace(/^["'“„»«]|["'”“«»]$/g, '').trim();

/** "to the bakery project: call Ana" */
const addTo: Reader = ({ project = '', object = '' }, moment) => {
  const { rest, day } = withoutDay(object, moment);
  return {
    verb: 'add',
    title: bareName(rest),
    project: bareName(project.replace(/\s+(?:project|projekt)\s*$/i, '')),
    ...day,
  };
};

/** Over folded text, from its beginning to its end; the groups are then cut out of the person's own letters. */
const REQUESTS: readonly [pattern: string, read: Reader][] = [
  [`(?:mark|set) (?<object>.+?) ${PENDING}`, status('Pending')],
  [`(?:mark|set|tick|check|flag) (?<object>.+?) ${DONE}`, status('Completed')],
  [
    `(?:mark|set|tick|check) (?:off )?(?:as )?(?:done|complete|completed|finished)[: ]+(?<object>.+)`,
    status('Completed'),
  ],
  [`(?:complete|tick off|check off|close) (?<object>.+)`, status('Completed')],
  [
    `(?:markiere|markier|setze|setz) (?<object>.+?) (?:als |auf )?(?:erledigt|fertig|abgeschlossen)`,
    status('Completed'),
  ],
  [`(?:hake|hak) (?<object>.+?) ab`, status('Completed')],
  [`(?<object>.+?) (?:abhaken|abschlie(?:ss|ß)en|als erledigt markieren)`, status('Completed')],
  [`(?:erledige|schlie(?:ss|ß)e) (?<object>.+?)(?: ab)?`, status('Completed')],
  [`(?:i(?:'ve| have)? )?(?:just )?(?:finished|completed|done with) (?<object>.+)`, status('Completed')],
  [`(?<object>.+?) (?:is|are) (?:now |all )?(?:done|finished|completed|complete)`, status('Completed')],
  [`(?<object>.+?) (?:ist|sind) (?:jetzt |schon )?(?:erledigt|fertig|abgeschlossen)`, status('Completed')],
  [
    `(?!(?:well|all|i'm|im|we're|nearly|almost|sehr|alles) )(?<object>.+?)[,:]? (?:done|finished|completed|erledigt|fertig|abgehakt)`,
    status('Completed'),
  ],
  [`(?:mark|set) (?<object>.+?) ${STARTED}`, status('In Progress')],
  [`(?:start|begin) (?:working on|work on|with) (?<object>.+)`, status('In Progress')],
  [`i(?:'ve| have)? (?:just )?(?:started|begun) (?:working on |with )?(?<object>.+)`, status('In Progress')],
  [
    `(?:markiere|setze|setz) (?<object>.+?) (?:als |auf )?(?:in arbeit|begonnen|angefangen)`,
    status('In Progress'),
  ],
  [`ich habe mit (?<object>.+?) (?:begonnen|angefangen)`, status('In Progress')],
  [`(?:reopen|re-open) (?<object>.+)`, status('Pending')],
  [
    `(?:markiere|setze|setz) (?<object>.+?) (?:als |auf |wieder (?:auf )?)?(?:offen|nicht erledigt|ausstehend)`,
    status('Pending'),
  ],
  [`(?:offne) (?<object>.+?) wieder`, status('Pending')],
  [
    `(?:set|change|raise|lower|make) (?:the )?priority (?:of|for) (?<object>.+?) (?:to )?${PRIORITY}`,
    priority,
  ],
  [`(?:make|set) (?<object>.+?) priority (?:to )?${PRIORITY}`, priority],
  [`(?:make|set|mark) (?<object>.+?) (?:to |as )?${PRIORITY}(?:[ -]priority)?`, priority],
  [`(?:setze|setz|andere) (?:die )?prioritat (?:von|fur|des|der) (?<object>.+?) auf ${PRIORITY}`, priority],
  [`(?:setze|setz|gib) (?<object>.+?) (?:auf )?${PRIORITY} prioritat`, priority],
  [
    `(?:rename) (?<object>.+?) (?:to|as|into) (?<to>.+)`,
    ({ object = '', to = '' }) => ({ verb: 'rename', object, to }),
  ],
  [
    `(?:benenne|nenne) (?<object>.+?) (?:um )?in (?<to>.+?)(?: um)?`,
    ({ object = '', to = '' }) => ({ verb: 'rename', object, to }),
  ],
  [`break (?:down )?(?<object>.+?)(?: down)?(?: into .+)?`, breakDown],
  [
    `(?:generate|create|make|write) (?:the |some )?(?:sub-?tasks|tasks|a plan|the plan|steps) (?:for|of) (?<object>.+)`,
    breakDown,
  ],
  [`(?:split|divide) (?<object>.+?)(?: up)? into .+`, breakDown],
  [`(?:zerlege|zerleg) (?<object>.+?)(?: in .+)?`, breakDown],
  [`(?:teile|teil) (?<object>.+?) (?:in .+? )?auf`, breakDown],
  [
    `(?:erstelle|erzeuge|mach) (?:mir )?(?:die |einen )?(?:teil)?(?:aufgaben|plan|schritte) (?:fur|zu[mr]?) (?<object>.+)`,
    breakDown,
  ],
  [`plan (?:the|my|our) (?<object>.+?)(?: for me)?`, breakDown],
  [`plane (?:das projekt |mein projekt )(?<object>.+)`, breakDown],
  [`(?:move|postpone|push|reschedule|delay|shift|bring) (?:back |forward |out )?(?<object>.+)`, move],
  [`(?:set|change) (?:the )?(?:due date|deadline|date) (?:of|for) (?<object>.+)`, move],
  [
    `(?:verschiebe|verschieb|verlege|verleg|lege|leg|schieb|schiebe|zieh|ziehe) (?<object>.+?)(?: vor)?`,
    move,
  ],
  [
    `(?:setze|setz|andere) (?:das |den )?(?:falligkeitsdatum|termin|datum|abgabetermin) (?:von|fur|des|der) (?<object>.+)`,
    move,
  ],
  [`(?<object>.+?) (?:verschieben|verlegen|legen)`, move],
  [
    `(?:add|put|create) (?:a |another |one )?(?:new )?(?:sub-?)?(?:task|to-?do) (?:to|in|for) (?<project>[^:]+): ?(?<object>.+)`,
    addTo,
  ],
  [
    `(?:add|put|create) (?:a |another |one )?(?:new )?(?:(?:sub-?)?task|to-?do)?(?: called| named|:)? ?(?<object>.+)`,
    add,
  ],
  [`remind me (?:to )?(?<object>.+)`, add],
  [`(?:new (?:sub-?)?task|neue (?:teil)?aufgabe|aufgabe)[: ]+(?<object>.+)`, add],
  [`(?:fuge|fug|fuege) (?:eine |die )?(?:neue )?(?:(?:teil)?aufgabe )?(?<object>.+?)(?: hinzu| ein)`, add],
  [
    `(?:erstelle|lege|leg|schreib|notiere|notier) (?:eine |die )?(?:neue )?(?:teil)?aufgabe (?<object>.+?)(?: an| auf)?`,
    add,
  ],
  [`(?:trag|trage|schreib|schreibe) (?:bitte |mal )*(?<object>.+?) ein`, add],
  [`erinnere mich (?:an )?(?<object>.+)`, add],
  [
    `(?<object>.+?) (?:takes|will take|needs|dauert|braucht) (?:about |around |etwa )?(?<hours>\\d{1,3}(?:[.,]\\d+)?) ?(?:h|hours?|hrs?|std|stunden?)`,
    ({ object = '', hours = '' }) => ({ verb: 'set-hours', object, hours: Number(hours.replace(',', '.')) }),
  ],
  [
    `(?:delete|remove|trash|losche|entferne) (?<object>.+)`,
    ({ object = '' }) => ({ verb: 'delete', object }),
  ],
];

const COMPILED = REQUESTS.map(([pattern, read]) => [new RegExp(`${POLITE}${pattern}$`, 'd'), read] as const);

/** The end of a request that belongs to nothing in it. */
const TRAIL = /(?:[\s,]+(?:please|pls|thanks|thank you|for me|bitte|danke))*[\s.!]*$/;

const LONGEST = 600;

const ASKS_FOR_IT = /^(?:please |bitte )?(?:(?:can|could|would|will) you|kannst du|konntest du)\b/;
const ASKS =
  /^(?:and |und )?(?:what|which|who|how|when|where|why|is|are|do|does|did|am|was|wie|wann|welche[rs]?|wo|warum|wer|ist|sind|habe|hab)\b/;

const isQuestion = (text: string): boolean =>
  ASKS.test(text) || (text.endsWith('?') && !ASKS_FOR_IT.test(text));

/** The request that a message makes in plain words; undefined where it makes none. One line: a paste is no request. */
export function commandIn(message: string, moment: Moment): Command | undefined {
  const text = message.trim();
  if (text.length > LONGEST || text.includes('\n') || isQuestion(folded(text))) return undefined;
  const bare = text.replace(/\?$/, '');
  const end = TRAIL.exec(folded(bare))?.index ?? bare.length;
  const said = bare.slice(0, end);
  const flat = folded(said);
  for (const [pattern, read] of COMPILED) {
    const match = pattern.exec(flat);
    if (!match) continue;
    const places = Object.entries(match.indices?.groups ?? {});
    const groups = Object.fromEntries(
      places.map(([name, place]) => [name, place ? said.slice(place[0], place[1]).trim() : undefined]),
    );
    const command = read(groups, moment);
    if (command) return command;
  }
  return undefined;
}
