import type { DateMove, DelayLedger, Delays } from '@daymark/contract/delays';
import type { Day } from '@daymark/domain/dates';
import { ledgerOf } from '@daymark/domain/delays';
import { DATE_MOVES_SHOWN } from '@daymark/domain/limits';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { type Language, localeIn } from '@daymark/words/languages';
import type { Part } from '../delays/about.ts';
import { findDates, findToldProject, listEveryMove, listMoves, type MoveRow } from '../delays/store.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { dayIn } from '../http/today.ts';
import { aboutWords, delaysText } from './ledger-words.ts';

type Asking = Pick<UserContext, 'db' | 'userId' | 'timezone' | 'onlyProjects'>;

/** A day off is in no project: a token for chosen ones is told that there was one, not its name. */
const seenBy = ({ onlyProjects }: Asking, part: Part): Part =>
  onlyProjects && part.about?.kind === 'day-off' ? { ...part, about: { ...part.about, name: null } } : part;

const partsFor = (asking: Asking, parts: readonly Part[], locale: string) =>
  parts.map((part) => ({
    cause: part.cause,
    days: part.days,
    words: aboutWords(seenBy(asking, part), locale),
  }));

function toLedger(
  asking: Asking,
  rows: readonly MoveRow[],
  present: Day | null,
  locale: string,
): DelayLedger {
  const moves = rows.map((row) => ({ ...row, from: row.moved_from, to: row.moved_to }));
  const { lines, ...figures } = ledgerOf(moves, present);
  return {
    ...figures,
    lines: lines.map(({ from, to, parts, move }) => ({
      on: move && dayIn(asking.timezone, move.made_at),
      from,
      to,
      parts: partsFor(asking, parts as readonly Part[], locale),
    })),
  };
}

/** What moved the dates of a project, in the language of the request, and as a text in that of its client. */
export async function delaysOf(asking: Asking, projectId: string): Promise<Delays & { name: string }> {
  const { db, userId } = asking;
  const project = await findToldProject(db, { userId, projectId });
  if (!project) throw notFound('Project');
  const moves = await listMoves(db, { userId, projectId, most: DATE_MOVES_SHOWN });
  const [dates] = await findDates(db, { userId, projectIds: [projectId] });
  const ledgers = (language: Language) =>
    inLanguage(language, () => {
      const locale = localeIn(language, project.locale);
      const of = (tracked: 'due' | 'finish') =>
        toLedger(
          asking,
          moves.filter((move) => move.tracked === tracked),
          dates?.[tracked] ?? null,
          locale,
        );
      return { due: of('due'), finish: of('finish') };
    });
  const language = project.language ?? languageNow();
  const text = delaysText(ledgers(language), project.name, { language, locale: project.locale });
  return { ...ledgers(languageNow()), text, language, name: project.name };
}

/** All recorded moves of a user, for an export. */
export const everyDateMove = async (asking: Asking): Promise<DateMove[]> =>
  (await listEveryMove(asking.db, asking.userId)).map((row) => ({
    id: row.id,
    projectId: row.project_id,
    tracked: row.tracked,
    kind: row.kind,
    from: row.moved_from,
    to: row.moved_to,
    madeAt: instant(row.made_at),
    parts: partsFor(asking, row.parts, languageNow()),
  }));
