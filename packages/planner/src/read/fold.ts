import { addDays } from '@daymark/domain/dates';
import type { Reading, Statement, StatementFields, StatementKind, TaskFields } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { alternativesOf } from './alternatives.ts';
import { readThen } from './by-then.ts';
import { type Clause, closeMarks, placeOf } from './clause.ts';
import { sensesOf, stretchByStretch } from './clause-senses.ts';
import { opensOption } from './dated-work.ts';
import { demandIn } from './demands.ts';
import { readDescriptions } from './descriptions.ts';
import { atPlace } from './event-names.ts';
import { namesFault } from './facts.ts';
import { guessOf } from './guesses.ts';
import { habitOf, nounStems } from './habits.ts';
import { decisionTitle } from './item-kinds.ts';
import {
  type Frame,
  handOnHeads,
  nameStems,
  readAim,
  readCorrections,
  readLeads,
  readScopes,
  readTopics,
} from './leads.ts';
import { comesAgain } from './learned/clause-forms.ts';
import { isAbsence } from './learned/decide.ts';
import {
  anchored,
  doneOf,
  emptyMemory,
  followEach,
  type Memory,
  nearEvent,
  nounFor,
  remember,
} from './memory.ts';
import { finishingTitle, readMilestones } from './milestones.ts';
import { addModifier, shareDeadline, shareLength } from './modifiers.ts';
import { isNamed, isPerhaps, readHeads, readOnlyWish } from './named.ts';
import { readOrderRows } from './order-rows.ts';
import { readOthersDays } from './others-days.ts';
import { readOccasion } from './own-occasions.ts';
import { participleTitle } from './participle-title.ts';
import { readParticiples } from './participles.ts';
import { isPronoun, whoIn } from './people.ts';
import { readPossessions } from './possessions.ts';
import { linkFollowing } from './relate.ts';
import { readReminders } from './reminders.ts';
import { repeatOf } from './repeat-fields.ts';
import { has, type Sense, type Setup, saysOnlyTimes, shown } from './sense.ts';
import { deadlineOf, eventOf, stemsOf, taskOf, windowOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { cutTail } from './tails.ts';
import { isTitleOfWork, pointsAtOther, pointsBack } from './title-check.ts';
import { titleOf } from './titles.ts';
import { tellsFact } from './told-facts.ts';
import { isBookedOn } from './told-over.ts';
import { readPartsDone, readUnfinished } from './unfinished.ts';
import { finiteAt } from './verbs.ts';
import { outlasts, theirsOf, waitOf } from './waits.ts';
import { isDueInside, isOfOthers, wholeLimitOf } from './whole-limits.ts';
import { readWorkLimits } from './work-limits.ts';
import { nameByForm } from './work-names.ts';
import { isOfSender, passiveTitle, workPhrase } from './work-phrase.ts';

function fieldsOf(
  sense: Sense,
  clause: Clause,
  tagged: Tagged,
  memory: Memory,
  frame: Frame,
): { fields: StatementFields; sure: boolean } {
  const silent = (kinds: [StatementKind, StatementKind]) => ({
    fields: { kind: 'unsure', kinds, question: null } as const,
    sure: false,
  });
  if (sense.kind === 'task') return work(clause, sense, tagged, memory, frame);
  if (sense.kind === 'repeat') {
    const fields = habitOf(clause, tagged, frame);
    return fields.kind === 'unsure'
      ? silent(fields.kinds)
      : { fields, sure: fields.kind === 'repeat' && sense.sure };
  }
  if (sense.kind === 'event') {
    // "Village hall booked 2-6pm" is there at these hours.
    const isWork = !comesAgain(clause) && !isBookedOn(clause, tagged);
    const timed = isWork ? workOf(clause, tagged, memory, frame).fields : null;
    // "Training days are Tue 12 and Wed 13 Jan, 7 hrs each", "Drehtag am 8. Dezember, 8 bis 16 Uhr" are work with hours.
    if (timed?.on[0] && timed.effort && isTitleOfWork(timed.title, tagged)) {
      const [on] = timed.on;
      memory.events.push({ stems: stemsOf(clause.main, tagged), on, sentence: clause.sentence });
      return { fields: timed, sure: false };
    }
    const fields = eventOf(tagged, clause, memory.events.at(-1)?.on ?? null);
    return fields ? { fields: atPlace(fields, frame.name), sure: sense.sure } : silent(['event', 'note']);
  }
  if (sense.kind === 'wait') {
    const fields = waitOf(tagged, clause, memory);
    // "That's about a day", "they told me two weeks": nothing of its own says what is waited for.
    if (!fields || pointsAtOther(fields.title, tagged)) return silent(['wait', 'note']);
    if (outlasts(fields, frame, sense.sure)) return silent(['note', 'wait']);
    const works = memory.works.filter(({ kind }) => kind === 'task' || kind === 'repeat');
    const before = fields.each ? (works.findLast(({ parts }) => parts) ?? works.at(-1)) : undefined;
    return { fields: { ...fields, after: before ? [before.id] : [] }, sure: sense.sure };
  }
  if (sense.kind === 'availability')
    return sense.times?.[0] && (sense.sure || saysOnlyTimes(sense) || !isOfOthers(clause, tagged))
      ? { fields: { kind: 'availability', ...sense.times[0].times }, sure: sense.sure }
      : silent(['availability', 'note']);
  if (sense.kind === 'theirs') {
    const fields = theirsOf(tagged, clause, memory.person);
    const who =
      fields.who ?? (isOfSender(clause, tagged, frame.sender) ? (frame.sender?.name ?? null) : null);
    return { fields: { ...fields, who }, sure: sense.sure };
  }
  if (sense.kind === 'done')
    return { fields: { kind: 'done', of: doneOf(clause, memory) }, sure: sense.sure };
  if (sense.kind === 'unsure') return silent([sense.likeliest ?? 'note', sense.or ?? 'task']);
  // "The director wants to see it by next Friday": what is due by a day is asked, and never only noted.
  const isOpenEnd = isDueInside(clause, frame) && clause.isEnd === undefined;
  const isTold = tellsFact(clause, tagged) || isAbsence(clause, tagged);
  if (sense.kind === 'note' && isOpenEnd && !isTold) return silent(['note', 'task']);
  return { fields: { kind: sense.kind }, sure: sense.sure };
}

/** The fields of a clause as work, whatever it is; `doubtful` if its dates are ambiguous or impossible. */
function workOf(
  clause: Clause,
  tagged: Tagged,
  memory: Memory,
  frame: Frame,
): { fields: TaskFields; doubtful: boolean } {
  const { fields, doubtful } = taskOf(tagged, clause, memory.counts);
  fields.on = nearEvent(clause, fields, memory, tagged);
  const days = windowOf(clause);
  if (days !== null) {
    const end = memory.events.at(-1)?.on ?? frame.due;
    Object.assign(fields, { from: addDays(end, -days), by: addDays(end, -1) });
  }
  const within = deadlineOf(clause);
  if (within !== null && fields.by === null) fields.by = addDays(frame.start, Math.max(1, within) - 1);
  const plainly = anchored(clause, fields, memory, tagged, frame) && !doubtful;
  // Nothing can be done outside of the project, so such a date meant something else.
  const past =
    (fields.by !== null && fields.by < frame.start) ||
    (fields.from !== null && fields.from > frame.due) ||
    fields.on.some((day) => day < frame.start || day > frame.due);
  if (past) Object.assign(fields, { by: null, from: null, on: [] });
  if (clause.weekdays.length > 0) fields.weekdays = clause.weekdays;
  fields.from ??= clause.within?.from ?? null;
  fields.by ??= clause.within?.until ?? null;
  if (clause.reachedBy) Object.assign(fields, { on: [], by: fields.by ?? clause.reachedBy });
  const said = isDoneByOthers(clause, tagged)
    ? clause.main
    : workPhrase(clause, isTitleOfWork(fields.title, tagged), tagged);
  const phrase = opensOption(clause) && said[0] === clause.pieces[0] ? said.slice(1) : said;
  if (phrase.length < clause.main.length)
    fields.title = titleOf(tagged, phrase, clause.handed) || fields.title;
  const ordered =
    passiveTitle(clause, tagged) || finishingTitle(clause, tagged) || participleTitle(clause, tagged);
  fields.title = nounFor(clause, ordered || fields.title, memory, tagged, frame.name);
  const demand = demandIn(clause, tagged);
  if (demand) fields.title = titleOf(tagged, demand.object) || fields.title;
  nameByForm(fields, clause, tagged);
  const text = ` ${plain(tagged.brief.slice(clause.start, Math.min(clause.end, clause.start + 300)))} `;
  fields.optional =
    isPerhaps(clause) ||
    opensOption(clause) ||
    tagged.lexicon.optional.some((phrase) => text.includes(phrase));
  return { fields, doubtful: !plainly || past };
}

const IT = new Set('it this that es das ça cela'.split(' '));

/** "Mrs Okafor has to countersign them": a named person comes before the verb, and no first person. */
function isDoneByOthers({ pieces, shape }: Clause, tagged: Tagged): boolean {
  const verb = finiteAt(pieces, tagged.lexicon);
  const subject = pieces.slice(0, Math.max(0, verb));
  return (
    shape === 'subject' &&
    !has(pieces.slice(0, verb + 1), tagged.lexicon.self) &&
    (whoIn(pieces.slice(0, verb + 1), tagged, null) !== null || subject.some(({ text }) => isPronoun(text)))
  );
}

/** A clause that was classified as work; it becomes a question if its title does not name any. */
function work(
  clause: Clause,
  sense: Sense,
  tagged: Tagged,
  memory: Memory,
  frame: Frame,
): { fields: StatementFields; sure: boolean } {
  const { fields, doubtful } = workOf(clause, tagged, memory, frame);
  // What a list names is work, even if it is named by a word that says nothing alone: "training".
  const isKnown = isNamed(clause) || namesFault(clause) || decisionTitle(clause, tagged) !== '';
  if (!isKnown && !isTitleOfWork(fields.title, tagged)) {
    if (isDoneByOthers(clause, tagged))
      return { fields: theirsOf(tagged, clause, memory.person), sure: false };
    return {
      fields: {
        kind: 'unsure',
        kinds: clause.shape === 'verb' ? ['task', 'note'] : ['note', 'task'],
        question: null,
      },
      sure: false,
    };
  }
  return { fields, sure: sense.sure && !doubtful && !pointsBack(fields.title, tagged) };
}

/** One statement for each clause, with the links between them. */
export function fold(tagged: Tagged, whole: readonly Clause[], frame: Frame): Reading {
  const subject = new Set([
    ...nameStems(frame.name, tagged),
    ...whole.flatMap((clause) =>
      clause.shape !== 'cue' ? [...stemsOf(clause.main, tagged), ...nounStems(clause)] : [],
    ),
  ]);
  for (const clause of whole) cutTail(clause, tagged);
  const setup: Setup = { subject, me: frame.me, mail: frame.mail, sender: frame.sender, span: frame };
  const { clauses, senses } = stretchByStretch(whole, sensesOf(whole, tagged, setup));
  readReminders(clauses, senses, tagged);
  readPossessions(clauses, senses, tagged);
  readOccasion(clauses, senses, tagged);
  handOnHeads(clauses, senses, tagged);
  readTopics(clauses, senses, tagged);
  readScopes(clauses, senses, tagged);
  readWorkLimits(clauses, senses, tagged, nameStems(frame.name, tagged));
  readCorrections(clauses, senses, tagged);
  readParticiples(clauses, senses, tagged);
  readOrderRows(clauses, senses, tagged);
  readThen(clauses, senses, tagged);
  readUnfinished(clauses, senses, tagged);
  readPartsDone(clauses, senses, tagged);
  readLeads(clauses, senses, tagged);
  readAim(clauses, senses, tagged, frame);
  readHeads(clauses, senses, tagged);
  readDescriptions(clauses, senses, tagged, { text: frame.name, stems: nameStems(frame.name, tagged) });
  readOnlyWish(clauses, senses, tagged);
  readMilestones(clauses, senses, tagged, frame);
  readOthersDays(clauses, senses, tagged, frame.start);
  closeMarks(tagged.brief, clauses);
  const words = clauses.map((clause) => placeOf(tagged.brief, clause));
  const ids = statementIds(words);
  const memory = emptyMemory();
  const statements = clauses.flatMap((clause, at): Statement[] => {
    const [id, place, found] = [ids[at], words[at], senses[at]];
    if (!id || !place || !found) return [];
    // "Anna is proofreading everything (2 days)".
    const isWait = found.kind === 'theirs' && waitOf(tagged, clause, memory)?.lag;
    const sense: Sense = isWait ? { ...found, kind: 'wait' } : found;
    // "Write the abstract. It is due on 18 December." is about the abstract.
    const isOfWorkBefore = sense.modifies && IT.has(clause.pieces[0]?.text ?? '');
    const mayBeWhole = !isOfWorkBefore && (sense.modifies || !sense.sure || sense.kind === 'note');
    const whole = mayBeWhole ? wholeLimitOf(clause, tagged, frame, memory.works.length === 0) : null;
    const isModifier = whole === null && addModifier(clause, sense, tagged, memory, frame);
    const made = whole
      ? { fields: whole, sure: false }
      : isModifier
        ? { fields: { kind: 'note' } as const, sure: false }
        : fieldsOf(sense, clause, tagged, memory, frame);
    // "Unbedingt noch diese Woche": work without a name is a detail of the work before it.
    const isDetail =
      made.fields.kind === 'unsure' &&
      sense.kind === 'task' &&
      addModifier(clause, { kind: 'note', sure: false, modifies: true }, tagged, memory, frame);
    const { fields, sure } = isDetail ? { fields: { kind: 'note' } as const, sure: false } : made;
    const alternatives = alternativesOf(fields, clause, tagged, setup, (kind) => {
      // If the user says that it is work, the phrasing does not matter.
      if (kind === 'task') return workOf(clause, tagged, memory, frame).fields;
      if (kind === 'repeat') return repeatOf(tagged, clause, frame.start);
      return fieldsOf(shown(kind), clause, tagged, memory, frame).fields;
    });
    if (fields.kind === 'wait' && fields.each) followEach(memory, id, fields);
    const statement: Statement = { id, words: place, sure, statedBy: 'reader', alternatives, ...fields };
    if (statement.kind === 'task') {
      shareLength(clause, statement, memory);
      shareDeadline(clause, statement, memory);
    }
    remember(memory, clause, statement, id, tagged);
    return [statement];
  });
  linkFollowing(statements, clauses, tagged);
  for (const [at, statement] of statements.entries()) {
    const clause = clauses[at];
    if (statement.kind !== 'task' || !clause || statement.parts || statement.pace) continue;
    if (statement.on.length === 0) statement.effort ??= guessOf(clause, tagged);
  }
  return { statements };
}
