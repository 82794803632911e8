import { t } from '@daymark/words/t';
import { statusOfColumn } from './columns.ts';
import { instantIn, momentIn } from './days.ts';
import { Fields, isRecord, type Json, namesIn, recordsIn } from './fields.ts';
import type { Losses } from './losses.ts';
import type { FoundProject, FoundTask, Setting } from './shape.ts';

// The shape of a board's JSON export is that of https://developer.atlassian.com/cloud/trello/rest/

/** Other boards have cards and lists too. Its cards name their list by `idList`, and its lists their board by `idBoard`. */
export const isTrello = (json: unknown): json is Json => {
  if (!isRecord(json) || !Array.isArray(json.cards) || !Array.isArray(json.lists)) return false;
  const [cards, lists] = [recordsIn(json.cards), recordsIn(json.lists)];
  const isEmpty = cards.length === 0 && !('_format' in json);
  return cards.some((card) => 'idList' in card) || (isEmpty && lists.every((list) => 'name' in list));
};

const CARD_IDS = namesIn(`
  id idBoard idShort shortLink shortUrl url pos badges dateLastActivity email checkItemStates descData
  idAttachmentCover idLabels manualCoverAttachment limits nodeId idMembersVoted subscribed dueReminder
  isTemplate cardRole mirrorSourceId pinned agent creationMethod creationMethodError
  creationMethodLoadingStartedAt idOrganization pluginData cover faviconUrl mirrorSourceNodeId stickers
`);

// With who did what and when on the board; the comments among it are taken.
const BOARD_IDS = namesIn(`
  id nodeId idOrganization idMemberCreator url shortUrl shortLink prefs limits membersips labelNames
  dateLastActivity dateLastView memberships powerUps idTags premiumFeatures ixUpdate labels descData pinned
  starred enterpriseOwned idEnterprise creationMethod closed subscribed idBoardSource templateGallery
  datePluginDisable dateClosed pluginData type idEnterpriseMembers actions
`);

interface Board {
  archived: ReadonlySet<string>;
  lists: ReadonlyMap<string, string>;
  checklists: ReadonlyMap<string, Json[]>;
  comments: ReadonlyMap<string, Json[]>;
}

const namesOf = (records: readonly Json[]): Map<string, string> =>
  new Map(records.map((record) => [String(record.id), String(record.name ?? '')]));

function stepsOf(checklists: readonly Json[], losses: Losses): NonNullable<FoundTask['steps']> {
  return checklists.flatMap((list) => {
    const items = new Fields(list).records('checkItems');
    return items.map((item) => {
      if (item.due) losses.add('checkItem.due', t`A line in the description has no date of its own`);
      if (item.idMember) losses.add('checkItem.idMember', t`Daymark has no such field`);
      return { title: String(item.name ?? ''), isDone: item.state === 'complete' };
    });
  });
}

function cardOf(
  card: Json,
  { lists, archived, checklists, comments }: Board,
  setting: Setting,
  losses: Losses,
): FoundTask {
  const fields = new Fields(card);
  const id = fields.text('id');
  const list = lists.get(fields.text('idList')) ?? '';
  const due = momentIn(fields.text('due'), setting.timezone);
  const isArchived = fields.flag('closed') || archived.has(fields.text('idList'));
  if (isArchived) losses.add('card.closed', t`Archived cards become completed tasks`);
  const isDone = fields.flag('dueComplete') || isArchived;
  const status = isDone ? 'Completed' : (statusOfColumn(list) ?? 'Pending');
  const attachments = fields.records('attachments');
  const uploads = attachments.filter((one) => one.isUpload === true).length;
  if (uploads > 0)
    losses.add(
      'card.attachments',
      t`Files are not taken; their addresses are kept in the description`,
      uploads,
    );
  fields.any('idChecklists');
  fields.any('checklists');
  const found: FoundTask = {
    key: id,
    title: fields.text('name'),
    notes: fields.text('desc'),
    section: list || undefined,
    steps: stepsOf(checklists.get(id) ?? [], losses),
    links: attachments.map((one) => String(one.url ?? '')).filter(Boolean),
    comments: (comments.get(id) ?? [])
      .map((action) => new Fields(action).record('data').text('text'))
      .filter(Boolean),
    tags: fields.records('labels').map((label) => String(label.name || label.color || '')),
    status,
    completedAt:
      status === 'Completed'
        ? instantIn(String(card.dateCompleted ?? card.dateLastActivity ?? ''))
        : undefined,
    priority: 'Medium',
    dueDate: due?.day,
    dueTime: due?.time,
  };
  fields.any('dateCompleted');
  fields.rest('card', losses, CARD_IDS);
  return found;
}

const cardOfComment = (action: Json): string => new Fields(action).record('data').record('card').text('id');

/** A board keeps checklists and comments of cards that were deleted or moved. */
function countOrphans(board: Fields, losses: Losses): void {
  const ids = new Set(board.records('cards').map((card) => String(card.id)));
  const note = t`The file does not have their tasks, so they are not taken`;
  const lists = board.records('checklists').filter((list) => !ids.has(String(list.idCard)));
  losses.add('board.checklists', note, lists.length);
  const comments = board.records('actions').filter(({ type }) => type === 'commentCard');
  losses.add('board.actions', note, comments.filter((one) => !ids.has(cardOfComment(one))).length);
}

/** A board: its lists become milestones, unless they only tell how far a card is. */
export function readTrello(json: Json, setting: Setting, losses: Losses): FoundProject[] {
  const board = new Fields(json);
  const around: Board = {
    lists: namesOf(board.records('lists')),
    archived: new Set(
      board.records('lists').flatMap((list) => (list.closed === true ? [String(list.id)] : [])),
    ),
    checklists: Map.groupBy(board.records('checklists'), (list) => String(list.idCard)),
    comments: Map.groupBy(
      board.records('actions').filter(({ type }) => type === 'commentCard'),
      cardOfComment,
    ),
  };
  countOrphans(board, losses);
  const cards = board.records('cards').filter(({ isTemplate }) => isTemplate !== true);
  losses.add('card.isTemplate', t`Templates are not taken`, board.records('cards').length - cards.length);
  const found = {
    key: board.text('id') || board.text('name'),
    name: board.text('name') || 'Trello',
    notes: board.text('desc'),
    tasks: cards.map((card) => cardOf(card, around, setting, losses)),
  };
  losses.add('board.members', t`Daymark has no such field`, board.records('members').length);
  board.rest('board', losses, BOARD_IDS);
  return [found];
}
