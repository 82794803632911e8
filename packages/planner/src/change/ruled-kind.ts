import type { Statement } from '@daymark/domain/reading';
import type { Language } from '@daymark/language/token';
import { lexiconOf } from '../read/tag.ts';
import { cuesOf } from './cues/cues.ts';
import type { MailClause, Ruled } from './mail-clause.ts';

/** From this share of its words on, weighed by how few statements have them, an ask is about known work. */
export const SAME_SHARE = 0.4;
/** From this share on, what is not wanted is work of the brief. */
const DROPPED_SHARE = 0.2;

/** Whether a statement is an order, by its first word. */
function isOrder({ kind }: Statement, said: string, language: Language): boolean {
  if (kind !== 'task') return false;
  const [first = ''] = said
    .replace(/^(?:(?:and|also|plus|then|oh|so|please|und|bitte)[\s,]+)*/u, '')
    .split(/[^\p{L}'-]/u);
  return lexiconOf(language).verbs.has(first);
}

/** What a clause asks for by the cues of its language; null if it asks for nothing. */
export function ruledKind(
  { statement, said, about, day }: Pick<MailClause, 'statement' | 'said' | 'about' | 'day'>,
  language: Language,
): Ruled {
  const cues = cuesOf(language);
  const asks = cues.asked.test(said);
  const isAbout = about.ids.length > 0;
  const isDropped = statement.kind === 'excluded' || cues.dropped.test(said);
  const isWork = about.share >= DROPPED_SHARE || (isAbout && statement.kind === 'excluded' && statement.sure);
  if (isDropped && isWork && !cues.kept.test(said)) return 'dropped';
  const contrasts = cues.contrast.test(said);
  if (!asks && !contrasts && (cues.polite.test(said) || cues.others.test(said))) return null;
  const changes = contrasts || cues.changed.test(said);
  if (day && cues.whole.test(said) && (asks || changes || cues.moved.test(said))) return 'due';
  if (statement.kind === 'excluded' || cues.kept.test(said)) return null;
  if (cues.vague.test(said)) return 'unclear';
  if (contrasts && (asks || isAbout)) return 'changed';
  if (
    !asks &&
    !isOrder(statement, said, language) &&
    !(isAbout && (changes || cues.moved.test(said)) && statement.kind === 'unsure')
  )
    return null;
  if (isAbout && changes) return 'changed';
  return about.share >= SAME_SHARE && !cues.added.test(said) ? 'changed' : 'new';
}
