import type { Thing } from './names.ts';
import { type Moment, read } from './read.ts';
import { recognise, SURE } from './recognise.ts';
import { titleIn } from './titles.ts';

export const OPENERS = [
  '(?:(?:hi|hello|hey|hallo|moin|please|pls|bitte|ok|okay|so|well|and|now)[,!.]? ){0,3}',
  "(?:(?:i|we)(?:'d|’d| would)? (?:like|want|need|have|plan|am going|are going|must|'m going)(?: you)? to |",
  "i'd like to |i'm going to |(?:can|could|would) you (?:please )?|(?:please )?help me (?:to )?|let's |",
  'let us |lass uns |ich (?:möchte|will|muss|würde gerne?|plane,) |wir (?:möchten|wollen|müssen) |',
  '(?:bitte )?hilf mir,? |kannst du (?:mir |bitte ){0,2})?',
].join('');

/** "Start a new project", "neues Projekt", "Projekt anlegen". */
const BEGINS = new RegExp(
  [
    `^${OPENERS}(?:(?:start|create|plan|begin|make|set up|scope|kick off|open|add|have|need|do) `,
    `(?:on |with )?(?:an?|another|my|our|one)? ?(?:new |first |next |little |small |big ){0,2}project\\b|`,
    `(?:new|another|first) project\\b|(?:starte?|plane?|erstelle?|beginne?|leg|lege|mach|mache) `,
    `(?:mir |bitte |mal ){0,2}(?:ein|mein|unser) (?:neues |erstes |weiteres |kleines ){0,2}projekt\\b|`,
    `(?:ein |mein )?(?:neues |erstes |weiteres ){1,2}projekt\\b|`,
    `(?:ein )?projekt (?:starten|anlegen|planen|beginnen|erstellen|machen)\\b)`,
  ].join(''),
  'i',
);

export const MAKING =
  'plan|build|launch|organi[sz]e|write|renovate|host|design|develop|publish|found|prepare|redesign|translate|learn|record|produce|paint|open|create|throw';

const MACHEN = [
  'bauen|aufbauen|erstellen|einrichten|starten|organisieren|schreiben|planen|renovieren|entwickeln|gestalten',
  'veröffentlichen|gründen|vorbereiten|übersetzen|lernen|aufnehmen|eröffnen|umziehen|veranstalten|umbauen',
].join('|');

/** "I want to build a shop for my bakery", "plan a craft fair": wishes that are projects. */
const WISHES: readonly RegExp[] = [
  new RegExp(`^${OPENERS}(?:${MAKING}) (?:for )?(?:an?|my|our|the|some|\\d+|two|three|four|five)\\b`, 'i'),
  new RegExp(
    `^${OPENERS}(?:plane?|organisiere?|veranstalte|entwirf|bau|baue) (?:mir |bitte |mal |uns ){0,2}(?:ein|mein|unser|die|das|den)`,
    'i',
  ),
  new RegExp(
    `^(?:hallo,? |hi,? )?(?:ich|wir) (?:möchten?|moechten?|will|wollen|muss|müssen|soll|sollen|würden? gerne?)\\b.{3,200}\\b(?:${MACHEN})\\b`,
    'i',
  ),
  new RegExp(`^hilf mir\\b.{3,200}\\b(?:${MACHEN})\\b`, 'i'),
  /^(?:hi[!,.]? |hello[!,.]? )?(?:i|we) (?:want|need|would like) (?:an?|my|our) new\b/i,
];

/** To write a text is no project. */
const NO_PROJECT =
  /\b(?:write|draft|compose|create|make|translate|record|schreib\w*) (?:me |us )?(?:an?|the|my|our) (?:\w+ )?(?:e-?mail|mail|letter|poem|joke|story|message|essay|text)\b/i;

const ANOTHER = /^[^.!?]{0,60}\b(?:an?|eine?n?) /i;

const NUMBER =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)';

/** "A birthday book with 12 pages": a phrase that names a thing, without a wish, and how many of what it has. */
const THING = new RegExp(
  [
    `^(?:an?|the|my|our|eine?|mein|unsere?|${NUMBER}) [^.!?]*?\\b${NUMBER} `,
    `(?!(?:h|min|hours?|minutes?|days?|weeks?|months?|years?|times?|`,
    `stunden?|minuten?|tagen?|wochen?|monaten?|jahren?|mal|uhr)\\b)\\p{L}{3,}`,
  ].join(''),
  'iu',
);

/** A sentence that tells something names nothing that is to be made. */
const TELLS = /\b(?:is|are|was|were|am|has|have|had|did|do|does|ist|sind|war|waren|hat|haben|hatte|bin)\b/i;

/** Whether a message names what is to be made, in a phrase without a verb. */
export function namesThing(message: string): boolean {
  const [sentence = ''] = straight(message).split(/[.!?](?=\s|$)/);
  return THING.test(sentence) && !TELLS.test(sentence);
}

export const straight = (text: string): string =>
  text
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const beginsProject = (message: string): boolean => BEGINS.test(straight(message));

/** Whether a message wishes for a new project. "Plan my week" does not: all its words are known. */
export function wishesProject(message: string, moment: Moment, things: readonly Thing[] = []): boolean {
  const text = straight(message);
  if (!WISHES.some((pattern) => pattern.test(text))) return false;
  // "Plan another wedding" is not the wedding that is already planned.
  const parsed = read(text, ANOTHER.test(text) ? [] : things, moment);
  const isOpen = parsed.pieces.some(({ meanings }) => meanings.size === 0);
  return isOpen && !NO_PROJECT.test(text);
}

/** Whether a message begins the talk about a new project. */
export function startsProject(message: string, moment: Moment): boolean {
  if (beginsProject(message) || wishesProject(message, moment)) return true;
  const found = message.length > STARTS_CHARACTERS ? undefined : recognise(read(message, [], moment));
  return found !== undefined && found.intent.is === 'newProject' && found.sure >= SURE;
}

/** A longer message is a description. */
const STARTS_CHARACTERS = 200;

/** Whether it begins one and says nothing about it. */
export function onlyStartsProject(message: string, moment: Moment): boolean {
  const found = message.length > STARTS_CHARACTERS ? undefined : recognise(read(message, [], moment));
  return found?.intent.is === 'newProject' && found.sure >= SURE && found.strange.length === 0;
}

/** What is wished for in a language whose verbs the patterns above do not have: "je veux organiser une fête". */
export function wishedTitle(message: string, moment: Moment): string | undefined {
  if (moment.language === 'en' || moment.language === 'de') return undefined;
  const [sentence = ''] = message.split(/[.!?\n;,]/);
  return titleIn(sentence, 'new-project', moment)?.replace(ARTICLE, '');
}

const ARTICLE = /^(?:une?|le|la|les|un|una|el|los|las)\s+/i;

/** Words that introduce a project before its description. */
const LEAD_IN = new RegExp(
  [
    `^${OPENERS}`,
    '(?:(?:start|create|plan|begin|make|set up|scope|kick off|add|build|organi[sz]e|',
    'starte?|plane?|erstelle?|beginne?|leg|lege|organisiere?) )?',
    '(?:(?:with|on|a|an|my|our|the|some|mir|bitte|',
    'ein|eine|einen|mein|meine|meinen|unser|unsere|unseren) ){0,3}',
    '(?:(?:(?:new|first|another|neues|erstes|weiteres) ){0,2}(?:project|projekt)\\b[\\s:,–-]*',
    '(?:(?:for|about|to|on|für|über|zum|zur|an|starten|anlegen|planen|beginnen|erstellen|machen)\\s*)?',
    '(?:(?:a|an|my|our|the|ein|eine|einen)\\s+)?)?',
  ].join(''),
  'i',
);

export const leadOf = (text: string): string => LEAD_IN.exec(text.replace(/[‘’´`]/g, "'"))?.[0] ?? '';
