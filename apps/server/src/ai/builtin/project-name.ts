import { PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { leadOf, MAKING, wishedTitle } from './project-wishes.ts';
import { type Moment, read } from './read.ts';

const NAME_CHARACTERS = 60;

const NAME_END = '(?=["“”«»,;!?\\n]|\\.(?!\\d)|$| by | due | until | bis | and | und | with | mit )';

/** "… called X", "name it X", "Name: X", "das Projekt heißt X": an explicit name. */
const GIVEN: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`\b(?:called|named|titled|name is|name it|call it|call the project|name the project|named it|namens|`,
      'nenn es|nenne es|heißt|heisst|soll .{0,30}heißen:?|name:|titel:|title:|project name:|',
      String.raw`projektname:)\s*["“„»'‘‚]([^"“”„»«\n]{1,200})["”“«»'’]`,
    ].join(''),
    'i',
  ),
  new RegExp(
    [
      `\\b(?:called|named|titled|(?:the |its |project )?name is|name it|call it|call the project|`,
      `name the project|namens|nenn es|nenne es|(?:es|das projekt) hei(?:ß|ss)t|name:|titel:|title:|`,
      `project name:|projektname:)\\s*((?:[^"“”„»«.,;!?\\n]|\\.(?=\\d)){1,200}?)${NAME_END}`,
    ].join(''),
    'i',
  ),
  /\b(?:project|projekt)\s*:?\s*["“„»]([^"“”„»«\n]{1,200})["”“«»]/i,
  /^(?:new project|neues projekt|another project|plan a (?:new )?project)\s*[:–-]\s*([^.,;!?\n]{1,200})/i,
  /^(?:new project|neues projekt)\s+([^.,;:!?\n]{1,60}?)\s+(?:from |vom |von )?\d/i,
];

/** "From 1 December to 15 January" after a name is not part of it. */
function withoutDays(name: string, moment: Moment): string {
  const days = read(name, [], moment).whens.find(({ type }) => type === 'days' || type === 'weekdays');
  const cut = days && DAYS_LEAD.exec(name.slice(0, days.bare));
  return cut ? name.slice(0, cut.index) : name;
}

const DAYS_LEAD =
  /[\s,]+(?:from|by|until|till|due|starting|beginning|between|on|vom|von|ab|bis|zwischen|am)(?: (?:on|the|zum|zur|dem|der|from))?\s*$/i;

/** The explicit name; the last one counts. */
export function nameGiven(said: readonly string[], moment: Moment): string | undefined {
  for (const content of said.toReversed())
    for (const pattern of GIVEN) {
      const name = pattern.exec(content)?.[1]?.replace(/\s+/g, ' ').trim();
      if (name) return withoutDays(name, moment);
    }
  return undefined;
}

/** "Our club needs a summer party", "The client wants to launch a shop": the wish follows these words. */
const WISH =
  /^.{0,60}?\b(?:needs?|wants?|wanted|brauche|braucht|brauchen)\s+(?:(?:an?|to|the|ein|eine|einen)\s+)?/i;

/** Words that follow a name and are not part of it. */
const GOES_ON =
  /[.!?\n;:]|, | with | mit | in (?:\d+|one|two|three|four|five|six|seven|eight|ein|eine[mr]?|zwei|drei|vier|fünf|sechs) | by | until | bis | due | vom /i;

/** A name from a short first answer, or from the first wish of the conversation. */
export function nameFor(said: readonly string[], moment: Moment): string {
  const [first = ''] = said;
  const wished = wishedTitle(first, moment);
  if (wished) return wished.charAt(0).toUpperCase() + wished.slice(1, PROJECT_NAME_MAX_LENGTH);
  const wish = said.find((content) => WISH.test(content)) ?? first;
  const body = wish.slice(leadOf(wish).length);
  const verb = new RegExp(`^(?:${MAKING})\\s+(?:(?:an?|my|our|the)\\s+)?`, 'i').exec(body)?.[0] ?? '';
  const rest = body.slice(verb.length) || body;
  const wishText = rest.slice(WISH.exec(rest.split(/[.!?\n;]/)[0] ?? '')?.[0].length ?? 0) || rest;
  const [sentence = ''] = wishText.split(GOES_ON);
  const bare = (sentence || wishText).replace(/\s+/g, ' ').trim();
  const cut =
    bare.length > NAME_CHARACTERS ? bare.slice(0, NAME_CHARACTERS + 1).replace(/\s+\S*$/, '') : bare;
  const name = cut.slice(0, PROJECT_NAME_MAX_LENGTH).trim();
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'New project';
}
