import type { Statement, StatementOf } from '@daymark/domain/reading';
import { isRepeat, type LibraryLanguage, type ProjectKind } from '../library/entries.ts';
import { kindSimilarity, nearestKinds } from '../library/find-kind.ts';
import type { Library } from '../library/library.ts';
import { contentOf } from '../library/stems.ts';
import type { Line } from './line.ts';
import { comesNext, isBareThing } from './line-titles.ts';

type Wish = StatementOf<'task'>;

/** A thing with the very name of the kind is the wish, also where a step makes what is called so: "Back-of-book index". */
const SAME_NAME = 0.9;
/** From how similar to the name of the kind on a line is the wish itself and no part of it. */
const NAMED = { alone: 0.5, among: 0.85 };
/** A wish stands at the beginning of a brief. */
const MOST_COMPARED = 12;
/** From this score of a line alone on it says the project again. */
const AGAIN = 4;
const CLOSE = { alone: 0.3, among: 0.6 };

/** Whether only its title and its days are given: no count, recurrence or fixed day. */
const isPlain = ({ parts, pace, apart, on, windows }: Wish): boolean =>
  [parts, pace, apart].every((said) => said === null) && on.length === 0 && windows.length === 0;

/** Whether words are the name of the kind, and perhaps some more. */
export function hasNameOf(text: string, kind: ProjectKind, library: Library): boolean {
  const { named, close } = kindSimilarity(text, kind, library);
  return named >= NAMED.alone && close >= CLOSE.alone;
}

/** Whether a line has the name of the kind, so that it is the whole project. */
export const isNamedLike = ({ title, words }: Wish, kind: ProjectKind, library: Library): boolean =>
  hasNameOf(`${title} ${words.text}`, kind, library);

/** Whether a line by itself is nearest to the kind, so that it says the project again in other words. */
function meansKind({ title }: Wish, kind: ProjectKind, library: Library): boolean {
  const [nearest] = nearestKinds({ name: title, description: '', about: '' }, library, 1);
  return nearest?.kind === kind && nearest.score >= AGAIN;
}

/** Whether a line tells how large the project is: "120 pages operating manual", but not "Photograph 24 pieces, 15 minutes each". */
export function isSize({ title }: Wish, { per }: ProjectKind): boolean {
  const said = ` ${title.toLowerCase()} `;
  const units = per.flatMap((one) => one.units);
  return /\d/.test(said) && units.some((unit) => said.includes(` ${unit.toLowerCase()} `));
}

/** Who practises to "play 3 songs" has these as the aim, for which all is done. */
const isPractised = ({ steps, domain }: ProjectKind): boolean =>
  domain === 'learning' && steps.some((step) => isRepeat(step) && step.topics.length > 0);

/** The share of the words of a project's name that its first line has if it says the project again. */
const NAME_SHARE = 0.6;
const NAME_MIN_WORDS = 2;

/** "Add offline mode to our inspection app" of "Offline mode, inspection app". */
function saysName({ title, words }: Wish, name: string, { language }: Library): boolean {
  const stems = (text: string) => new Set(contentOf(text, language).map(({ stem }) => stem));
  const own = stems(name);
  const shared = stems(`${title} ${words.text}`).intersection(own);
  return shared.size >= NAME_MIN_WORDS && shared.size >= own.size * NAME_SHARE;
}

/** "…, App Store launch by 10 February": a thing with its own day behind other words is the end of the project, and not all of it. */
const isEnd = (line: Line, opens: boolean, { language }: Library): boolean =>
  line.task.by !== null && !opens && isBareThing(line, language);

/** "Flyers by 15 December, infographic by 15 January", "prints to the lab by 12 March, opening on 9 April": what is due before something else is a part. */
const isDueFirst = ({ task }: Line, lines: readonly Line[], statements: readonly Statement[]): boolean => {
  const { by } = task;
  if (by === null) return false;
  const isLater = (one: Statement) => one.kind === 'event' && one.on > by;
  return (
    lines.some(({ task: other }) => (other.on.at(-1) ?? other.by ?? '') > by) || statements.some(isLater)
  );
};

/** "Book the movers": what a step of the kind produces is a part of it, and so is what a step is called. */
const isPart = ({ isFound, isNamed, deliverable, step }: Line, { steps }: ProjectKind): boolean =>
  step != null ||
  (isFound && isNamed && steps.some(({ covers }) => deliverable !== null && covers.includes(deliverable.id)));

/**
 * The line that is the wish for the whole project and no part of it: "Do my tax return". The only work of a brief is its
 * wish, unless it is plainly something that such a project produces. Among others, a line with its own hours is work:
 * "Launch the site, 1 hour".
 */
export function wishIn(
  lines: readonly Line[],
  statements: readonly Statement[],
  kind: ProjectKind,
  library: Library,
  name: string,
): Wish | null {
  const [first] = lines;
  const goal = isPractised(kind) && lines.find(({ task }) => task.effort === null && isSize(task, kind));
  if (goal) return goal.task;
  if (first && !first.isFound && !first.step && first.task.effort === null && isSize(first.task, kind))
    return first.task;
  // "Redo the small bathroom" of "Guest bathroom" says the project, and "walk-in shower instead of the tub" a part of it.
  const stemsOfName = new Set(contentOf(name, library.language).map(({ stem }) => stem));
  const sharesName = ({ task, close }: Line & { close: number }): boolean =>
    close >= CLOSE.among && contentOf(task.title, library.language).some(({ stem }) => stemsOfName.has(stem));
  const isAlone = lines.length === 1 && !statements.some(({ kind: what }) => what === 'repeat');
  const [best] = lines
    .slice(0, MOST_COMPARED)
    .filter(
      (line) =>
        isPlain(line.task) && (isAlone || line.task.effort === null) && !isDueFirst(line, lines, statements),
    )
    .filter((line) => isAlone || !isEnd(line, line === first && statements[0]?.id === first.task.id, library))
    .map((line) => ({
      ...line,
      ...kindSimilarity(`${line.task.title} ${line.task.words.text}`, kind, library),
    }))
    .filter(
      (line) =>
        isAlone || !isPart(line, kind) || (line.close >= SAME_NAME && isBareThing(line, library.language)),
    )
    .sort((one, other) => Number(sharesName(other)) - Number(sharesName(one)) || other.close - one.close);
  if (!best) return null;
  const bounds = isAlone ? ([NAMED.alone, CLOSE.alone] as const) : ([NAMED.among, CLOSE.among] as const);
  if (best.named >= bounds[0] && best.close >= bounds[1]) return best.task;
  // In other words only the first line says the project; "Fell the dead ash" after "Prune the limes" is a part of it. A
  // family is near to much.
  const mayMean = !isAlone && !kind.isFamily && !best.isFound && best.task === first?.task;
  if (mayMean && meansKind(best.task, kind, library)) return best.task;
  if (
    first &&
    !isAlone &&
    isPlain(first.task) &&
    !isDueFirst(first, lines, statements) &&
    !isPart(first, kind) &&
    saysName(first.task, name, library)
  )
    return first.task;
  return isAlone && !best.isFound && !best.step && best.named >= NAMED.alone / 2 ? best.task : null;
}

/**
 * A line that is told behind the wish is a part of the project, and not what follows its last step: "patchwork, hand quilted". Only
 * one that says so follows: "then celebrate".
 */
export function besideWish<S extends Statement>(one: S, wish: Wish, language: LibraryLanguage): S {
  if (one.kind !== 'task' || one === wish || comesNext(one.words.text, language)) return one;
  const after = one.after.filter(({ statement }) => statement !== wish.id);
  return after.length === one.after.length ? one : { ...one, after };
}
