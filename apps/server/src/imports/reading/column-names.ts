import { COLUMN_FIELDS, type ColumnField, type Columns } from '@daymark/domain/imports';

/** A name without case, punctuation and what is in brackets: "Fälligkeits-Datum (UTC)" is "fälligkeits datum". */
const plain = (name: string): string =>
  name
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

// Names of columns in the exports of Microsoft To Do, Outlook, Notion, Google Tasks, Planner, Jira and people's own
// tables, in the singular and the plural. A name that stands earlier is preferred to a later one.
const NAMES: Record<ColumnField, string> = {
  title: `title, titles, task name, task title, card name, card title, task, tasks, subject, summary, to do, to dos, todo, todos, item, items, name, names,
    action, activity, issue, titel, aufgabenname, aufgabentitel, aufgabe, aufgaben, betreff, bezeichnung, vorgang,
    titre, titres, nom de la tâche, tâche, tâches, objet, sujet, intitulé, nom, noms,
    título, títulos, nombre de la tarea, tarea, tareas, asunto, nombre, nombres`,
  project: `project, projects, project name, list, lists, list name, folder, folders, folder name, board, boards, board name,
    plan name, projekt, projekte, projektname, liste, listen, listenname, ordner, projet, projets, nom du projet, listes,
    nom de la liste, dossier, dossiers, tableau, proyecto, proyectos, nombre del proyecto, lista, listas, carpeta, carpetas,
    tablero`,
  section: `section, sections, section name, section column, milestone, milestones, phase, phases, group, groups, bucket,
    bucket name, column, stage, epic, category, categories, abschnitt, abschnitte, meilenstein, meilensteine, phasen, gruppe,
    gruppen, spalte, kategorie, kategorien, étape, étapes, jalon, jalons, groupe, groupes, colonne, catégorie, catégories,
    sección, secciones, hito, hitos, fase, fases, etapa, grupo, grupos, columna, categoría, categorías`,
  notes: `notes, note, description, descriptions, card description, body, content, contents, details, detail, comments, comment, remarks, remark,
    text, memo, notizen, notiz, beschreibung, beschreibungen, inhalt, inhalte, einzelheiten, kommentare, kommentar, bemerkungen,
    bemerkung, anmerkungen, anmerkung, hinweise, hinweis, contenu, contenus, détails, détail, commentaires, commentaire,
    remarques, remarque, mémo, notas, nota, descripción, descripciones, contenido, contenidos, detalles, detalle, comentarios,
    comentario, observaciones, observación`,
  status: `status, state, progress, done, completed, complete, is completed, finished, closed, zustand, stand, fortschritt, erledigt,
    abgeschlossen, fertig, état, statut, avancement, terminé, terminée, fait, faite, achevé, estado, progreso, hecho, hecha,
    terminado, terminada, completado, completada, finalizado`,
  priority: `priority, priorities, importance, urgency, priorität, prioritäten, wichtigkeit, dringlichkeit, prio, priorité,
    priorités, urgence, prioridad, prioridades, importancia, urgencia`,
  dueDate: `due date, due dates, due date time, due date and time, due datetime, due, due on, due at, due by, due day, deadline, deadlines, date due, finish date, end date, target date,
    fällig am, fällig, fälligkeitsdatum, fälligkeit, fälligkeitstag, fällig bis, frist, fristen, termin, termine, enddatum,
    stichtag, zu erledigen bis, date d’échéance, date limite, échéance, échéances, date de fin, délai, fecha de vencimiento,
    fecha límite, vencimiento, vencimientos, plazo, fecha de entrega, fecha de fin, date, dates, datum,
    fecha, fechas`,
  hours: `estimated hours, estimated time, time estimate, estimate, estimates, estimated, estimation, effort,
    hours, hour, duration, durations, work, minutes, estimated minutes, geschätzte stunden, geschätzte zeit, schätzung,
    schätzungen, aufwand, stunden, stunde, dauer, zeitaufwand, zeitbedarf, minuten, heures estimées, temps estimé, estimations,
    effort estimé, charge, heures, heure, durée, durées, horas estimadas, tiempo estimado, estimación, estimaciones, esfuerzo,
    horas, hora, duración, minutos`,
  tags: `tags, tag, labels, label, keywords, keyword, schlagwörter, schlagwort, schlagworte, stichwörter, stichwort, stichworte,
    etiketten, etikett, étiquettes, étiquette, mots clés, mot clé, libellés, libellé, etiquetas, etiqueta, palabras clave,
    palabra clave`,
};

interface Meaning {
  field: ColumnField;
  /** The less, the surer. */
  place: number;
}

// Of two fields with a name the first one has it: the later entries of a map replace the earlier ones.
const NAMED = COLUMN_FIELDS.flatMap((field) =>
  NAMES[field].split(',').map((name, place): [string, Meaning] => [plain(name), { field, place }]),
).toReversed();

/** "Termine" are dates in German, "Terminé" is a status in French: a name is first looked up with its accents. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...NAMED.map(([name, meaning]): [string, Meaning] => [withoutAccents(name), meaning]),
  ...NAMED,
]);

/** "Task notes", "effort in hours". */
const BESIDES =
  /^(?:task|todo|item|issue|aufgaben?|tache|tarea) | (?:of the task|der aufgabe|de la tache|de la tarea)$| (?:in|en) (?:hours|minutes|std|stunden|min|minuten|heures|horas|minutos)$/g;

function meaningOf(name: string): Meaning | undefined {
  const words = plain(name);
  const bare = withoutAccents(words);
  return MEANINGS.get(words) ?? MEANINGS.get(bare) ?? MEANINGS.get(bare.replace(BESIDES, ''));
}

/** The column of each field that the names tell. */
export function columnsOf(names: readonly string[]): Columns {
  const columns: Columns = {};
  const places: Partial<Record<ColumnField, number>> = {};
  for (const [at, name] of names.entries()) {
    const meaning = meaningOf(name);
    if (!meaning || meaning.place >= (places[meaning.field] ?? Number.POSITIVE_INFINITY)) continue;
    columns[meaning.field] = at;
    places[meaning.field] = meaning.place;
  }
  return columns;
}
