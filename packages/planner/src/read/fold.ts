import { addDays } from '@daymark/domain/dates';
import type {
  Reading,
  Statement,
  StatementFields,
  StatementKind,
  TaskFields,
  Words,
} from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { alternativesOf } from './alternatives.ts';
import type { Clause } from './clause.ts';
import { demandIn } from './demands.ts';
import { placedSense, senseOf } from './kinds.ts';
import {
  type Frame,
  handOnHeads,
  nameStems,
  readAim,
  readCorrections,
  readLeads,
  readPersons,
  readScopes,
  readSignature,
  readTopics,
} from './leads.ts';
import { decide } from './learned/decide.ts';
import { likelihoods } from './learned/learned.ts';
import { stretchesOf } from './learned/stretches.ts';
import {
  addSeparateDeadline,
  addSeparateRate,
  anchored,
  doneOf,
  followEach,
  type Memory,
  nounFor,
  remember,
} from './memory.ts';
import { ownRequest } from './own-request.ts';
import { readParticiples } from './participles.ts';
import { isPronoun, whoIn } from './people.ts';
import { linkFollowing } from './relate.ts';
import { contentIn, has, type Sense, type Setup, shown } from './sense.ts';
import { eventOf, repeatOf, stemsOf, taskOf, tokensOf, windowOf } from './statements.ts';
import { plain, type Tagged } from './tag.ts';
import { isTitleOfWork, pointsBack } from './title-check.ts';
import { titleOf, withoutHelper } from './titles.ts';
import { finiteAt } from './verbs.ts';
import { theirsOf, waitOf } from './waits.ts';

const placeOf = (brief: string, { start, end }: Clause): Words => {
  // The mark in a ticked box is a word; the box is quoted completely.
  const from =
    /^[xX✓✔]\]/.test(brief.slice(start, start + 2)) && brief[start - 1] === '[' ? start - 1 : start;
  return { text: brief.slice(from, end), start: from, end };
};

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
    const fields = repeatOf(tagged, clause, frame.start);
    const asked = ownRequest(clause.main, tagged);
    if (asked) fields.title = titleOf(tagged, asked) || fields.title;
    // "30 minutes every weekday": what the project is called is what is done then.
    const isNamed = contentIn(clause.main, tagged).length > 0 || nounStems(clause).length > 0;
    if (!isNamed && frame.name.trim() !== '') fields.title = frame.name.trim();
    return isTitleOfWork(fields.title, false, tagged)
      ? { fields, sure: sense.sure }
      : silent(['repeat', 'availability']);
  }
  if (sense.kind === 'event') {
    const fields = eventOf(tagged, clause, memory.events.at(-1)?.on ?? null);
    return fields ? { fields, sure: sense.sure } : silent(['event', 'note']);
  }
  if (sense.kind === 'wait') {
    const fields = waitOf(tagged, clause, memory.person);
    if (!fields) return silent(['wait', 'note']);
    const works = memory.works.filter(({ kind }) => kind === 'task' || kind === 'repeat');
    const before = fields.each ? (works.findLast(({ parts }) => parts) ?? works.at(-1)) : undefined;
    return { fields: { ...fields, after: before ? [before.id] : [] }, sure: sense.sure };
  }
  if (sense.kind === 'availability')
    return sense.times?.[0]
      ? { fields: { kind: 'availability', ...sense.times[0].times }, sure: sense.sure }
      : silent(['availability', 'note']);
  if (sense.kind === 'theirs') return { fields: theirsOf(tagged, clause, memory.person), sure: sense.sure };
  if (sense.kind === 'done')
    return { fields: { kind: 'done', of: doneOf(clause, memory) }, sure: sense.sure };
  if (sense.kind === 'unsure') return silent([sense.likeliest ?? 'note', sense.or ?? 'task']);
  return { fields: { kind: sense.kind }, sure: sense.sure };
}

/** The fields of a clause as work, whatever it is; `doubtful` if its dates are ambiguous or impossible. */
function workOf(
  clause: Clause,
  tagged: Tagged,
  memory: Memory,
  frame: Frame,
): { fields: TaskFields; doubtful: boolean } {
  const { fields, doubtful } = taskOf(tagged, clause, memory.lastCount);
  const days = windowOf(clause);
  if (days !== null) {
    const end = memory.events.at(-1)?.on ?? frame.due;
    Object.assign(fields, { from: addDays(end, -days), by: addDays(end, -1) });
  }
  const plainly = anchored(clause, fields, memory, tagged, frame) && !doubtful;
  // Nothing can be done outside of the project, so such a date meant something else.
  const past =
    (fields.by !== null && fields.by < frame.start) ||
    (fields.from !== null && fields.from > frame.due) ||
    fields.on.some((day) => day < frame.start || day > frame.due);
  if (past) Object.assign(fields, { by: null, from: null, on: [] });
  if (clause.weekdays.length > 0) fields.weekdays = clause.weekdays;
  fields.title = nounFor(clause, fields.title, memory, tagged);
  // "The hall has to be decorated" asks for the same work as "Decorate the hall".
  const isOfPerson = has(clause.main.slice(0, 1), tagged.lexicon.self) || isDoneByOthers(clause, tagged);
  const bare = isOfPerson ? clause.main : withoutHelper(clause.main);
  if (bare.length < clause.main.length) fields.title = titleOf(tagged, bare, clause.handed) || fields.title;
  const asked = clause.infinitive === '' ? ownRequest(clause.main, tagged) : null;
  if (asked) fields.title = titleOf(tagged, asked, clause.handed) || fields.title;
  const demand = demandIn(clause, tagged);
  if (demand) fields.title = titleOf(tagged, demand.object) || fields.title;
  const text = ` ${plain(tagged.brief.slice(clause.start, Math.min(clause.end, clause.start + 300)))} `;
  fields.optional = tagged.lexicon.optional.some((phrase) => text.includes(phrase));
  return { fields, doubtful: !plainly || past };
}

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
  if (!isTitleOfWork(fields.title, clause.shape === 'verb' && !sense.sure, tagged)) {
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

/** Includes the closing bracket of an opened one, and the question mark of a question. */
function close(brief: string, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]?.start ?? brief.length;
    const sign = brief.charAt(clause.end);
    const opening = { ')': '(', ']': '[' }[sign];
    const isOwn = opening ? brief.slice(clause.start, clause.end).includes(opening) : /[?!]/.test(sign);
    if (clause.end < next && isOwn) clause.end++;
  }
}

/** By the classifier if it supports the language; else by rules. */
function sensesOf(clauses: readonly Clause[], tagged: Tagged, setup: Setup): Sense[] {
  const stretches = stretchesOf(tagged, clauses, setup.mail);
  return clauses.map((clause, at): Sense => {
    const stretch = stretches[at];
    const placed = placedSense(clause, tagged, setup);
    if (!stretch || placed) return placed ?? shown('note');
    const found = likelihoods(tagged, stretch);
    const ruled = senseOf(clause, tagged, setup);
    return found ? decide(found, clause, tagged, setup, ruled) : ruled;
  });
}

/** "2 h in the week, 5 on Saturdays" has two rules: each becomes a statement. */
function stretchByStretch(
  whole: readonly Clause[],
  found: readonly Sense[],
): { clauses: Clause[]; senses: Sense[] } {
  const parts = whole.flatMap((clause, at): { clause: Clause; sense: Sense }[] => {
    const sense = found[at] ?? shown('note');
    if (sense.kind !== 'availability' || !sense.times || sense.times.length < 2) return [{ clause, sense }];
    return sense.times.map((one, nth, { length }) => ({
      sense: { ...sense, times: [one] },
      clause: {
        ...clause,
        pieces: one.pieces,
        main: one.pieces,
        start: nth === 0 ? clause.start : (one.pieces[0]?.start ?? clause.start),
        end: nth === length - 1 ? clause.end : (one.pieces.at(-1)?.end ?? clause.end),
      },
    }));
  });
  return { clauses: parts.map(({ clause }) => clause), senses: parts.map(({ sense }) => sense) };
}

/** The counted nouns of a clause: "3 runs a week". */
const nounStems = (clause: Clause): string[] =>
  tokensOf(clause).flatMap((token) =>
    (token.type === 'pace' || token.type === 'count') && token.noun
      ? [plain(token.noun.text).slice(0, 3)]
      : [],
  );

/** One statement for each clause, with the links between them. */
export function fold(tagged: Tagged, whole: readonly Clause[], frame: Frame): Reading {
  const subject = new Set([
    ...nameStems(frame.name, tagged),
    ...whole.flatMap((clause) =>
      clause.shape !== 'cue' ? [...stemsOf(clause.main, tagged), ...nounStems(clause)] : [],
    ),
  ]);
  const setup: Setup = { subject, me: frame.me, mail: frame.mail, span: frame };
  const { clauses, senses } = stretchByStretch(whole, sensesOf(whole, tagged, setup));
  handOnHeads(clauses, senses, tagged);
  readTopics(clauses, senses, tagged);
  readScopes(clauses, senses, tagged);
  readSignature(clauses, senses);
  readPersons(clauses, senses, tagged, frame.me);
  readCorrections(clauses, senses, tagged);
  readParticiples(clauses, senses, tagged);
  readLeads(clauses, senses, tagged);
  readAim(clauses, senses, tagged, frame);
  close(tagged.brief, clauses);
  const words = clauses.map((clause) => placeOf(tagged.brief, clause));
  const ids = statementIds(words);
  const memory: Memory = { lastCount: undefined, person: null, last: null, events: [], works: [] };
  const statements = clauses.flatMap((clause, at): Statement[] => {
    const [id, place, sense] = [ids[at], words[at], senses[at]];
    if (!id || !place || !sense) return [];
    const apart =
      addSeparateRate(clause, sense, tagged, memory) || addSeparateDeadline(clause, sense, tagged, memory);
    const { fields, sure } = fieldsOf(apart ? shown('note') : sense, clause, tagged, memory, frame);
    const alternatives = alternativesOf(fields, clause, tagged, setup, (kind) => {
      // If the user says that it is work, the phrasing does not matter.
      if (kind === 'task') return workOf(clause, tagged, memory, frame).fields;
      if (kind === 'repeat') return repeatOf(tagged, clause, frame.start);
      return fieldsOf(shown(kind), clause, tagged, memory, frame).fields;
    });
    if (fields.kind === 'wait' && fields.each) followEach(memory, id, fields);
    const statement: Statement = { id, words: place, sure, statedBy: 'reader', alternatives, ...fields };
    remember(memory, clause, statement, id, tagged);
    return [statement];
  });
  linkFollowing(statements, clauses, tagged);
  return { statements };
}
