import type { Statement } from '@daymark/domain/reading';
import type { Language } from '@daymark/language/token';
import { lexiconOf } from '../read/tag.ts';
import type { Cues } from './cues/cue-words.ts';
import { cuesOf } from './cues/cues.ts';
import type { MailClause, Ruled } from './mail-clause.ts';

/** A clause with all that the rules look at. */
type Compared = Omit<MailClause, 'ruled' | 'isPointing' | 'stems'>;

/** From this share of its words on, weighed by how few statements have them, an ask is about known work. */
export const SAME_SHARE = 0.4;
/** From this share on, what is not wanted, or wanted by another day, is work of the brief. */
export const NAMED_SHARE = 0.2;

/** Whether a statement is an order, by its first word. */
function isOrder({ kind }: Statement, said: string, language: Language): boolean {
  if (kind !== 'task') return false;
  const [first = ''] = said
    .replace(/^(?:(?:and|also|plus|then|oh|so|please|und|bitte)[\s,]+)*/u, '')
    .split(/[^\p{L}'-]/u);
  return lexiconOf(language).verbs.has(first);
}

/** Whether it tells of one thing of the work, and not of all: "the form has to be up by the 18th". */
const isOfOne = ({ said, about, isEndMoved }: Compared, cues: Cues): boolean =>
  !isEndMoved && about.share >= NAMED_SHARE && !cues.everything.test(said);

/** Whether a clause gives a day for all of the work: "Can we be ready by 18 December?", "the opening is now on the 25th". */
const isDue = (compared: Compared, cues: Cues): boolean => {
  const { said, day, asks, isEndMoved } = compared;
  const isMoved = [cues.contrast, cues.changed, cues.moved].some((cue) => cue.test(said));
  if (isEndMoved) return asks || isMoved;
  return (
    day !== null &&
    cues.whole.test(said) &&
    !isOfOne(compared, cues) &&
    (said.endsWith('?') || asks || isMoved)
  );
};

/** Whether the work waits for what a clause tells: for somebody who is named, or for what is handed over. */
function isWait({ statement, said, about, wait }: Compared, cues: Cues): boolean {
  if (!wait) return false;
  const isRead = statement.kind === 'theirs' || statement.kind === 'wait';
  // "My nephew brings the texts on 19 January" may look like an event, and like much else.
  if (cues.given.test(said)) return statement.kind !== 'event' || !statement.sure;
  return isRead && (wait.who !== null || about.ids.length > 0);
}

/** What a clause asks for by the cues of its language; null if it asks for nothing. */
export function ruledKind(compared: Compared, language: Language): Ruled {
  const { statement, said, asks, about, isRecount } = compared;
  const cues = cuesOf(language);
  const isAbout = about.ids.length > 0;
  const isDropped = statement.kind === 'excluded' || cues.dropped.test(said);
  const isWork =
    about.share >= NAMED_SHARE ||
    about.isWhole ||
    (isAbout && statement.kind === 'excluded' && statement.sure);
  if (isDropped && isWork && !cues.kept.test(said)) return 'dropped';
  const contrasts = cues.contrast.test(said);
  const isTold = !asks && !contrasts;
  const isOthers = isTold && (statement.kind === 'theirs' || statement.kind === 'wait') && statement.sure;
  if (!isOthers && isDue(compared, cues)) return 'due';
  if (isTold && isWait(compared, cues)) return 'wait';
  if (isTold && (cues.polite.test(said) || cues.others.test(said))) return null;
  const changes = contrasts || statement.kind === 'later' || cues.changed.test(said);
  if (statement.kind === 'excluded' || cues.kept.test(said)) return null;
  if (cues.vague.test(said)) return 'unclear';
  if (isRecount || (contrasts && (asks || isAbout))) return 'changed';
  if (
    !asks &&
    !isOrder(statement, said, language) &&
    !(
      isAbout &&
      (changes || cues.moved.test(said)) &&
      (statement.kind === 'unsure' || statement.kind === 'later')
    )
  )
    return null;
  if (isAbout && changes) return 'changed';
  return about.share >= SAME_SHARE && !cues.added.test(said) ? 'changed' : 'new';
}
