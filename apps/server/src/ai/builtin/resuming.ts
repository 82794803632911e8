import { propose } from './acting.ts';
import { answerTo } from './asking.ts';
import { type Reply, say } from './offering.ts';
import { type ParsedText, read } from './read.ts';
import { isClear, type Understood } from './sureness.ts';
import { clean, READ_CHARACTERS, type Talking } from './talking.ts';
import { plain } from './text.ts';
import { thingsNear } from './things-near.ts';
import { understandMessage } from './understanding.ts';

/** Whether it names a thing or a day, and says nothing else. */
const isOnlyNamed = ({ parsed }: Understood): boolean =>
  parsed.pieces.every(({ text, meanings }) => text === '' || meanings.has('fill') || meanings.has('polite'));

/** The earlier request that lacked a thing or a day, completed with the present message. */
export async function resumed(
  { turns, context, message, moment, things }: Talking,
  parts: readonly Understood[],
): Promise<Reply | undefined> {
  const [asked, said] = [turns.at(-2), turns.at(-3)];
  if (asked?.sender !== 'assistant' || said?.sender !== 'user' || message.length > 200) return undefined;
  const [first] = parts;
  if (parts.length === 1 && first && isClear(first) && !isOnlyNamed(first)) return undefined;
  const { words } = context;
  const isAsked = (text: string) => text !== '' && asked.content.includes(text);
  const earlier = clean(said.content).slice(0, READ_CHARACTERS);
  const before = await thingsNear(context.lookUp, earlier, moment.language);
  const [meant] = understandMessage(earlier, before, moment);
  const now = read(message, things, moment);
  const wanted = meant?.kind === 'notFound' ? meant.wanted : meant && isClear(meant) ? meant : undefined;
  if (!meant || !wanted) return undefined;
  const free = isClear(meant) ? meant.free : undefined;
  const all = { ...meant.parsed, things };
  if (free?.is === 'add' && isAsked(words.whichProject(plain(free.title)))) {
    const projects = now.names.flatMap((name) => name.things.filter(({ kind }) => kind === 'project'));
    return propose('add', context, { ...all, free: { ...free, projects, said: message } });
  }
  const isWhich = [words.which, words.nothingNamed, words.didYouMean, words.calledOtherwise].some(isAsked);
  const isWhen = isAsked(words.toWhen('').slice(0, 14)) || isAsked(words.untilWhen);
  if (!(isWhich && now.names.length > 0) && !(isWhen && now.whens.length > 0)) return undefined;
  const whole: ParsedText = isWhich
    ? { ...meant.parsed, names: now.names }
    : { ...meant.parsed, whens: now.whens };
  if (wanted.kind === 'act') return propose(wanted.is, context, { ...whole, free: undefined, things });
  return wanted.kind === 'ask' ? say(await answerTo(wanted.is, context, whole, things)) : undefined;
}
