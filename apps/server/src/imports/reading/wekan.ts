import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json, namesIn, recordsIn } from './fields.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The shape: models/exporter.js, models/cards.js and models/checklistItems.js of Wekan.

/** Its records have `_id` and `listId`, where those of Trello have `id` and `idList`. */
export const isWekan = (json: unknown): json is Json => {
  if (!isRecord(json) || !Array.isArray(json.cards) || !Array.isArray(json.lists)) return false;
  const [card] = recordsIn(json.cards);
  return (
    String(json._format ?? '').startsWith('wekan-') ||
    (card !== undefined && '_id' in card && 'listId' in card)
  );
};

const CARD_IDS = namesIn(`
  _id boardId swimlaneId type sort cardNumber createdAt modifiedAt dateLastActivity userId linkedId coverId
  color subtaskSort targetId_gantt linkType_gantt linkId_gantt stickers
`);
// With who did what and when on the board; the comments are taken.
const BOARD_IDS = namesIn(`
  _id _format slug archived archivedAt createdAt modifiedAt permission color sort stars type orgs teams
  domains watchers activities users
`);
/** Settings of how a board looks and what its cards show. */
const isSetting = (name: string): boolean =>
  /^(?:allows|show|subtasksDefault|dateSettingsDefault|present|is[A-Z])/.test(name);

interface Board {
  lists: ReadonlyMap<string, Json>;
  labels: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, Json[]>;
  comments: ReadonlyMap<string, Json[]>;
}

const byId = (records: readonly Json[]): Map<string, Json> =>
  new Map(records.map((record) => [String(record._id), record]));

function boardOf(board: Fields, cards: readonly Json[]): Board {
  const label = ({ name, color }: Json) => String(name || color || '');
  return {
    lists: byId(board.records('lists')),
    labels: new Map(board.records('labels').map((one) => [String(one._id), label(one)])),
    titles: new Map(cards.map((card) => [String(card._id), String(card.title ?? '')])),
    items: Map.groupBy(board.records('checklistItems'), (item) => String(item.cardId)),
    comments: Map.groupBy(board.records('comments'), (comment) => String(comment.cardId)),
  };
}

function cardOf(card: Json, around: Board, { timezone }: Setting, losses: Losses): FoundTask {
  const fields = new Fields(card);
  const id = fields.text('_id');
  const list = around.lists.get(fields.text('listId'));
  const section = String(list?.title ?? '');
  const isArchived = fields.flag('archived') || list?.archived === true;
  if (isArchived) losses.add('card.archived', t`Archived cards become completed tasks`);
  const isDone = fields.flag('dueComplete') || isArchived;
  const due = momentIn(fields.text('dueAt'), timezone);
  const status = isDone ? 'Completed' : (statusOfColumn(section) ?? 'Pending');
  const ended = instantIn(fields.text('endAt') || String(card.archivedAt ?? ''));
  fields.any('archivedAt');
  const parentKey = fields.text('parentId') || undefined;
  const found: FoundTask = {
    key: id,
    title: fields.text('title'),
    notes: fields.text('description'),
    section: section || undefined,
    parentKey,
    parent: around.titles.get(parentKey ?? ''),
    steps: (around.items.get(id) ?? []).map((item) => ({
      title: String(item.title ?? ''),
      isDone: item.isFinished === true,
    })),
    comments: (around.comments.get(id) ?? []).map(({ text }) => String(text ?? '')).filter(Boolean),
    tags: fields.texts('labelIds').flatMap((label) => around.labels.get(label) || []),
    status,
    completedAt: status === 'Completed' ? ended : undefined,
    priority: 'Medium',
    dueDate: due?.day,
    dueTime: due?.time,
    spentHours: fields.number('spentTime'),
  };
  fields.rest('card', losses, CARD_IDS);
  return found;
}

/** Cards of the board, and those of other boards that are parts of them; templates and links are none. */
function cardsOf(board: Fields, losses: Losses): Json[] {
  const own = board.records('cards');
  const ids = new Set(own.map(({ _id }) => _id));
  const all = [...own, ...board.records('subtaskItems').filter(({ _id }) => !ids.has(_id))];
  const is = (kind: RegExp) => (card: Json) => kind.test(String(card.type ?? ''));
  const [isTemplate, isLink] = [is(/template/i), is(/linked/i)];
  losses.add('card.type', t`Templates are not taken`, all.filter(isTemplate).length);
  losses.add('card.type', t`Links to other cards and boards are not taken`, all.filter(isLink).length);
  return all.filter((card) => !isTemplate(card) && !isLink(card));
}

/** A board: its lists become milestones, unless they only tell how far a card is. */
export function readWekan(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const board = new Fields(json);
  const cards = cardsOf(board, losses);
  const around = boardOf(board, cards);
  const found: FoundProject = {
    key: board.text('_id') || board.text('title'),
    name: board.text('title') || 'Wekan',
    notes: board.text('description'),
    tasks: cards.map((card) => cardOf(card, around, setting, losses)),
  };
  board.any('checklists');
  const ids = new Set(board.records('cards').map(({ _id }) => String(_id)));
  for (const name of ['checklistItems', 'comments']) {
    const orphans = board.records(name).filter(({ cardId }) => !ids.has(String(cardId)));
    losses.add(`board.${name}`, t`The file does not have their tasks, so they are not taken`, orphans.length);
  }
  losses.add('board.members', t`Daymark has no such field`, board.records('members').length);
  // One swimlane is none.
  losses.add(
    'board.swimlanes',
    t`Daymark has no such field`,
    Math.max(0, board.records('swimlanes').length - 1),
  );
  board.rest('board', losses, [...BOARD_IDS, ...Object.keys(json).filter(isSetting)]);
  return [found];
}
