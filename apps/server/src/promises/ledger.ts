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

type Asking = Pick<UserContext, 'db' | 'userId' | 'timezone'>;

const partsIn = (parts: readonly Part[], locale: string) =>
  parts.map((part) => ({ cause: part.cause, days: part.days, words: aboutWords(part, locale) }));

function toLedger(
  rows: readonly MoveRow[],
  present: Day | null,
  timezone: string,
  locale: string,
): DelayLedger {
  const moves = rows.map((row) => ({ ...row, from: row.moved_from, to: row.moved_to }));
  const { lines, ...figures } = ledgerOf(moves, present);
  return {
    ...figures,
    lines: lines.map(({ from, to, parts, move }) => ({
      on: move && dayIn(timezone, move.made_at),
      from,
      to,
      parts: partsIn(parts as readonly Part[], locale),
    })),
  };
}

/** What moved the dates of a project, in the language of the request, and as a text in that of its client. */
export async function delaysOf(
  { db, userId, timezone }: Asking,
  projectId: string,
): Promise<Delays & { name: string }> {
  const project = await findToldProject(db, { userId, projectId });
  if (!project) throw notFound('Project');
  const moves = await listMoves(db, { userId, projectId, most: DATE_MOVES_SHOWN });
  const [dates] = await findDates(db, { userId, projectIds: [projectId] });
  const ledgers = (language: Language) =>
    inLanguage(language, () => {
      const locale = localeIn(language, project.locale);
      const of = (tracked: 'due' | 'finish') =>
        toLedger(
          moves.filter((move) => move.tracked === tracked),
          dates?.[tracked] ?? null,
          timezone,
          locale,
        );
      return { due: of('due'), finish: of('finish') };
    });
  const language = project.language ?? languageNow();
  const text = delaysText(ledgers(language), project.name, { language, locale: project.locale });
  return { ...ledgers(languageNow()), text, language, name: project.name };
}

/** All recorded moves of a user, for an export. */
export const everyDateMove = async ({ db, userId }: Asking): Promise<DateMove[]> =>
  (await listEveryMove(db, userId)).map((row) => ({
    id: row.id,
    projectId: row.project_id,
    tracked: row.tracked,
    kind: row.kind,
    from: row.moved_from,
    to: row.moved_to,
    madeAt: instant(row.made_at),
    parts: partsIn(row.parts, languageNow()),
  }));
