/** What the columns of a pasted table are called. */
const COLUMNS = {
  what: /^(?:items?|tasks?|what|things?|to-?do|action|job|work|activity|aufgaben?|was|posten|punkt|tâches?|quoi|tareas?|qué|tarefas?|o quê)$/iu,
  who: /^(?:who|owner|responsible|person|assignee|assigned to|by whom|wer|zuständig|verantwortlich|qui|responsable|quién|quem|responsável)$/iu,
  status: /^(?:status|state|done\??|stand|erledigt\??|état|statut|fait|estado|hecho|feito)$/iu,
  due: /^(?:due(?: date)?|deadline|by(?: when)?|when|date|until|wann|bis(?: wann)?|termin|frist|échéance|pour quand|fecha|plazo|para cuándo|data|prazo)$/iu,
  count:
    /^(?:qty|quantity|number|how many|count|pcs|anzahl|menge|stück|nombre|quantité|cantidad|quantidade)$/iu,
} as const;
type Column = keyof typeof COLUMNS;

const DONE =
  /^(?:\[?[x✓✔]\]?|done|ok|yes|finished|complete[d]?|booked|paid|ordered|sorted|closed|erledigt|fertig|ja|gebucht|bezahlt|bestellt|fait|réglé|hecho|listo|sí|feito|pronto|sim)(?!\p{L})/iu;
/** Who stands beside what is still the writer's. */
const OURS =
  /^(?:|-|–|—|\?+|me|i|myself|us|we|tbd|open|nobody|no one|somebody|someone|anyone|ich|wir|offen|jemand|moi|nous|je|yo|nosotros|eu|nós)$/iu;

interface Cell {
  text: string;
  start: number;
  end: number;
}

/** The cells of a line with where they stand in the text. */
function cellsOf(line: string, at: number, mark: string): Cell[] {
  let from = 0;
  return line.split(mark).map((part) => {
    const start = at + from + (part.length - part.trimStart().length);
    from += part.length + mark.length;
    return { text: part.trim(), start, end: start + part.trim().length };
  });
}

/** Which column is which, when a line names at least what is to be done and one more. */
function columnsOf(cells: readonly Cell[]): (Column | undefined)[] | undefined {
  const columns = cells.map(({ text }) =>
    (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].test(text)),
  );
  const known = columns.filter((column) => column !== undefined);
  return columns.includes('what') && known.length > 1 && new Set(known).size === known.length
    ? columns
    : undefined;
}

const MARKS = ['|', '\t', ';', ','];

/** A pasted table as a list of what is open and the writer's own, with all else blanked; keeps all offsets. */
export function withoutColumns(text: string): string {
  let [mark, columns]: [string, ReturnType<typeof columnsOf>] = ['', undefined];
  return [...text.matchAll(/[^\n]*(?:\n|$)/g)]
    .map(({ 0: whole, index }) => {
      const line = whole.replace(/\n$/, '');
      const blank = whole.replace(/[^\n]/g, ' ');
      const heads = MARKS.find((one) => columnsOf(cellsOf(line, index, one)) !== undefined);
      if (heads !== undefined) {
        [mark, columns] = [heads, columnsOf(cellsOf(line, index, heads))];
        return blank;
      }
      if (!columns || !line.includes(mark)) {
        columns = undefined;
        return whole;
      }
      return rowOf(cellsOf(line, index, mark), columns, index, blank);
    })
    .join('');
}

function rowOf(
  cells: readonly Cell[],
  columns: readonly (Column | undefined)[],
  at: number,
  blank: string,
): string {
  const cell = (column: Column): Cell | undefined => cells[columns.indexOf(column)];
  const what = cell('what');
  const settled = DONE.test(cell('status')?.text ?? '') || !OURS.test(cell('who')?.text ?? '');
  if (!what || settled || !/\p{L}/u.test(what.text)) return blank;
  const letters = [...blank];
  const write = (said: string, from: number): void => {
    for (const [index, letter] of [...said].entries()) letters[from - at + index] = letter;
  };
  write(what.text, what.start);
  const count = cell('count');
  if (
    count &&
    /^\d+$/.test(count.text) &&
    count.start > what.end + 1 &&
    count.end - at < letters.length - 1
  ) {
    write(`(${count.text})`, count.start - 1);
  }
  const due = cell('due');
  // "By" needs room before the day.
  if (due && /\d/.test(due.text))
    write(
      due.start - what.end > 3 ? `by ${due.text}` : due.text,
      due.start - (due.start - what.end > 3 ? 3 : 0),
    );
  return letters.join('');
}
