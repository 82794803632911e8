import { type Clause, framed } from './clause.ts';
import { type Line, ownerOf, speakerOf, stampEnd } from './clean.ts';
import { sentencesOf } from './fragments.ts';
import { isLearned } from './learned/learned.ts';
import type { Piece } from './piece.ts';
import { learnedClauses, sentenceClauses } from './sentence-clauses.ts';
import { headsOf, rowClause } from './tables.ts';
import { firstFrom, type Tagged } from './tag.ts';

/**
 * A few words before a colon that are only a name: at the start of a line for the whole line, else for their sentence.
 */
function readLineLeads(clauses: readonly Clause[], { lexicon }: Tagged): void {
  let line: Piece[] = [];
  let lead: Piece[] = [];
  let sentence = -1;
  for (const [at, clause] of clauses.entries()) {
    if (clause.sentence !== sentence) lead = line;
    sentence = clause.sentence;
    clause.lead = lead;
    const names =
      clauses[at + 1]?.joint === 'colon' &&
      clause.shape === 'noun' &&
      clause.line.role !== 'row' &&
      clause.pieces.length <= LEAD_PIECES &&
      clause.pieces.every(({ token, text }) => token === null && !lexicon.subjects.has(text)) &&
      // "Following our call: …" is no name.
      !/ing$/.test(clause.pieces[0]?.text ?? '');
    if (!names) continue;
    lead = clause.pieces.filter(({ text }) => !/^\d+$/.test(text));
    if (at === 0) line = lead;
  }
}
const LEAD_PIECES = 5;

/** The first row of a table, if no cell of it has a digit and the rows below do. */
const isTableHead = (brief: string, lines: readonly Line[], at: number): boolean => {
  const [line, before, next] = [lines[at], lines[at - 1], lines[at + 1]];
  const digits = (one: Line): boolean => /\d/.test(brief.slice(one.start, one.end));
  return (
    line?.role === 'row' && before?.role !== 'row' && next?.role === 'row' && !digits(line) && digits(next)
  );
};

/** Whether a line was wrapped at a fixed width and continues in the next one. */
const wraps = (brief: string, line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  (line.role === 'prose' || line.role === 'item') &&
  next.role === 'prose' &&
  !next.first &&
  next.end - next.start > 0 &&
  line.end - line.start >= 50 &&
  /\p{Ll}/u.test(brief.charAt(next.body)) &&
  !/[.!?:;]\s*$/u.test(brief.slice(Math.max(line.start, line.end - 4), line.end));

/** The clauses of a brief in order. Together they contain every word. `assigned`: lines may begin with their owner. */
export function clausesOf(tagged: Tagged, lines: readonly Line[], assigned: boolean): Clause[] {
  const { brief, pieces } = tagged;
  const clauses: Clause[] = [];
  let heads: string[] = [];
  let sentence = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    let end = line.end;
    while (wraps(brief, { ...line, end }, lines[at + 1])) end = lines[++at]?.end ?? end;
    const from = firstFrom(pieces, line.start);
    let to = from;
    while ((pieces[to]?.start ?? end) < end) to++;
    const all = pieces.slice(from, to).filter((piece) => piece.start >= line.start);
    const stamp = line.start + stampEnd(brief.slice(line.start, Math.min(end, line.start + 100)));
    const owner =
      assigned && line.role !== 'heading'
        ? ownerOf(brief.slice(line.body, Math.min(end, line.body + 100)))
        : '';
    const named = line.body + owner.length;
    const head = all.filter((piece) => piece.end <= Math.max(line.body, stamp, owner === '' ? 0 : named));
    const body = all.slice(head.length);
    const first = clauses.length;
    if (line.role !== 'row') heads = [];
    else if (isTableHead(brief, lines, at)) heads = headsOf(tagged, body, line);
    if (line.role === 'note' || (line.role === 'row' && isTableHead(brief, lines, at)))
      clauses.push(framed(line, all, sentence++, all[0]?.start ?? line.start));
    else if (line.role === 'row' && body.length > 0)
      clauses.push(rowClause(tagged, body, line, sentence++, heads));
    else {
      if ((stamp > line.start || owner !== '') && head.length > 0)
        clauses.push(framed(line, head, sentence++, head[0]?.start ?? line.start));
      for (const one of sentencesOf(tagged, body))
        clauses.push(
          ...(isLearned(tagged.language)
            ? learnedClauses(
                tagged,
                one,
                line,
                sentence++,
                clauses.every(({ framed }) => framed),
              )
            : sentenceClauses(tagged, one, line, sentence++)),
        );
    }
    const speaker = stamp > line.start ? speakerOf(brief.slice(line.start, stamp)) : null;
    readLineLeads(clauses.slice(first), tagged);
    for (const clause of clauses.slice(first)) clause.speaker ??= speaker;
    const [label, next] = clauses.slice(first);
    // It is the owner of the first sentence after it.
    if (owner !== '')
      for (const clause of clauses.slice(first))
        if (clause === label || clause.sentence === next?.sentence) clause.owner = owner;
    const bullet = head[0];
    const opening = clauses[first];
    // The number of a list item belongs to the words of its first clause.
    if (opening && bullet && bullet.start < opening.start) opening.start = bullet.start;
    else if (!opening && bullet) clauses.push(framed(line, head, sentence++, bullet.start));
  }
  return clauses.filter((clause) => clause.end > clause.start);
}
