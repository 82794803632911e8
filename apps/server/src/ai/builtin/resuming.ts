import { propose } from './acting.ts';
import { proposeFreeText } from './adding.ts';
import { answerTo } from './asking.ts';
import { freeTextIn } from './free-text.ts';
import { freeTextBy } from './free-text-by.ts';
import { intentOf } from './intent.ts';
import type { Thing } from './names.ts';
import { type Reply, say } from './offering.ts';
import { type ParsedText, read } from './read.ts';
import { clean, isAct, isAsk, READ_CHARACTERS, type Talking } from './talking.ts';
import { plain } from './text.ts';
import { understandMessage } from './understanding.ts';

/** The earlier request that lacked a thing or a day, completed with the present message. */
export function resumed(
  { turns, context, message, moment, things }: Talking,
  before: readonly Thing[],
): Reply | Promise<Reply> | undefined {
  const [asked, said] = [turns.at(-2), turns.at(-3)];
  if (asked?.sender !== 'assistant' || said?.sender !== 'user' || message.length > 200) return undefined;
  const { words } = context;
  const earlier = clean(said.content).slice(0, READ_CHARACTERS);
  const isAsked = (start: string) => asked.content.includes(start);
  const added = freeTextIn(earlier, before, moment) ?? freeTextBy(earlier, before, moment);
  if (added?.is === 'add' && isAsked(words.whichProject(plain(added.title)))) {
    const projects = read(message, things, moment).names.flatMap(({ things: named }) =>
      named.filter(({ kind }) => kind === 'project'),
    );
    return proposeFreeText(context, { ...added, projects, said: message }, things);
  }
  const isWhich = [words.which, words.nothingNamed, words.didYouMean, words.calledOtherwise].some(isAsked);
  const isWhen = isAsked(words.toWhen('').slice(0, 14)) || isAsked(words.untilWhen);
  const now = read(message, things, moment);
  if (!(isWhich && now.names.length > 0) && !(isWhen && now.whens.length > 0)) return undefined;
  const was = read(earlier, before, moment);
  const complete = (parsed: ParsedText): ParsedText =>
    isWhich ? { ...parsed, names: now.names } : { ...parsed, whens: now.whens };
  const whole = complete(was);
  const known = { ...whole, pieces: whole.pieces.filter(({ meanings }) => meanings.size > 0) };
  const [meant] = understandMessage(earlier, before, moment);
  const sure = meant?.is === 'notFound' ? meant.wanted : meant?.is;
  const [is, parsed] =
    meant && sure && (isAct(sure) || isAsk(sure)) ? [sure, complete(meant.parsed)] : [intentOf(known), known];
  if (!is) return undefined;
  if (isAct(is)) return propose(is, context, parsed);
  return isAsk(is) ? answerTo(is, context, parsed, things).then(say) : undefined;
}
