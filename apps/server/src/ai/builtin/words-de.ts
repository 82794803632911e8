import { durationText } from '@daymark/domain/durations';
import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const HOURS = new Intl.NumberFormat('de-DE');
const is = (text: string): string => (text.startsWith('1 ') ? 'ist' : 'sind');

export const GERMAN: Words = {
  language: 'de',
  locale: 'de-DE',
  status: { Pending: 'offen', 'In Progress': 'in Arbeit', Completed: 'erledigt' },
  standing: {
    Completed: 'erledigt',
    Overdue: 'überfällig',
    'Not started': 'noch nicht begonnen',
    Behind: 'im Verzug',
    'On track': 'im Plan',
    'Needs a replan': 'neu zu planen',
  },
  hours: (hours) => durationText(hours, (count) => HOURS.format(count)),
  tasks: (number) => count(number, 'Aufgabe', 'Aufgaben'),
  projects: (number) => count(number, 'Projekt', 'Projekte'),
  due: (day) => `fällig ${day}`,
  more: (number) => `…und ${number} weitere.`,
  on: (day) => `am ${day}`,
  today: 'heute',
  tomorrow: 'morgen',
  hello: 'Hallo!',
  firstSteps:
    'Du hast noch keine Projekte. Sag mir, was du vorhast und bis wann, zum Beispiel „Ich möchte bis zum 15. März ein Frühlingsfest organisieren“, und ich frage, was es noch braucht.',
  askMe:
    'Frag mich nach deiner Woche oder einem Projekt, sag mir, was sich ändern soll, oder besprich ein neues Projekt mit mir. „Was kannst du?“ zeigt mehr.',
  smallTalk: {
    bye: 'Bis bald. Was offen ist, steht in deiner [Übersicht](/dashboard).',
    praise: 'Gut. Sag mir, was als Nächstes kommt: eine Frage, eine Änderung oder ein neues Projekt.',
    no: 'Gut, dann wird nichts geändert. Sag mir, wenn du etwas anderes brauchst.',
    wellbeing:
      'Ich bin ein Programm und laufe rund. Wollen wir auf deinen Tag schauen? Frag „Was soll ich als Nächstes tun?“ oder „Was ist überfällig?“.',
    offTopic:
      'Das kann ich nicht: Ich kenne deine Projekte und Aufgaben und sonst nichts. Ich kann dir sagen, was als Nächstes kommt, wann du Zeit hast und wie ein Projekt steht, und mit dir ein neues planen.',
    setting: 'Das findest du in deinen [Einstellungen](/settings).',
    takeOn:
      'Das sehe ich an ihrem Text. Sie wird neben deiner übrigen Arbeit geplant, und nichts wird gespeichert. Füge die Anfrage hier ein: [Kann ich diesen Auftrag annehmen?](/enquiry)',
    undo: 'Von selbst mache ich nichts rückgängig. Was ein Vorschlag getan hat, lässt sich an ihm zurücknehmen, gleich nachdem du ihn angenommen hast, ein Plan auf der Seite seines Projekts.',
    workTime:
      'Deine üblichen Arbeitstage und Stunden änderst du in den [Einstellungen](/settings). Vorschlagen kann ich freie Tage („Freitag frei“) und andere Tage oder Stunden für ein einzelnes Projekt.',
    adding:
      'Sag es mir einfach: „füge ‚Ana anrufen‘ zum Projekt Bäckerei hinzu“ legt eine Aufgabe an, „neues Projekt“ ein Projekt. Für beides gibt es auch Knöpfe auf der Seite [Projekte](/projects).',
  },
  thanks: 'Gern. Frag mich, wenn es noch etwas gibt.',
  whatIAm:
    'Ich bin der eingebaute Assistent von Daymark: Es ist kein Sprachmodell verbunden. Ich schlage in deinen Projekten nach und verstehe eine Reihe einfacher Wünsche, auf Deutsch, Englisch, Französisch und Spanisch.',
  abilities: [
    'Ich kann:',
    '- **Nachsehen**: heute, morgen, diese Woche, was überfällig oder im Verzug ist, deine freie Zeit, der nächste Schritt, was du gestern oder letzten Monat erledigt hast, Zahlen, und wie ein Projekt oder eine Aufgabe steht',
    '- **Änderungen vorschlagen**: „markiere die Rechnung als erledigt“, „verschiebe das Fotoshooting auf Freitag“, „füge ‚Ana anrufen‘ zum Projekt Bäckerei hinzu“, „zerlege das Projekt Messe“',
    '- **Ein Projekt planen**: Sag „neues Projekt“, und ich frage, was es braucht',
    '',
    'Nichts wird geändert, bevor du zustimmst.',
  ].join('\n'),
  notUnderstood: 'Das habe ich nicht verstanden.',
  unknown: (words) => `Ich weiß nicht, was du mit ${words} meinst.`,
  partly: (part) => `Diesen Teil habe ich nicht verstanden, und dazu nichts getan: „${part}“.`,
  didYouMean: 'Meinst du eins davon?',
  meantAsking: 'Was davon meinst du?',
  nearestThings: (unknown) =>
    `Das habe ich nicht verstanden${unknown && ` ${unknown}`}; am nächsten daran kann ich:`,
  unused: (words) => `Nicht verwendet habe ich ${words}.`,
  quote: (text) => `„${text}“`,
  timer: (task) => `Die Zeit startest du an der Aufgabe selbst: Öffne ${task} und drücke „Start“.`,
  noTimer: 'Die laufende Zeit steht oben auf der Seite: Dort kannst du sie anhalten.',
  examples: (examples) => `Du kannst zum Beispiel sagen: ${examples}.`,
  askHow: (project) => `„Wie läuft ${project}?“`,
  askMove: (task) => `„Verschiebe ${task} auf Freitag“`,
  askDue: '„Was ist diese Woche fällig?“',
  askNext: '„neues Projekt“',
  amount: (name, open, all, hours) => `**${name}**: ${open} von ${all} offen, noch **${hours}** Arbeit.`,
  amountSpent: (done, spent, estimated, all) =>
    `${done} erledigt: ${spent} aufgewendet, ${estimated} geschätzt. Das ganze Projekt ist auf ${all} geschätzt.`,
  took: (name, spent, estimated) => `${name} hat **${spent}** gedauert; ${estimated}.`,
  notRecorded: (name, estimated) => `Für ${name} ist noch keine Zeit erfasst; ${estimated}.`,
  inAll: (hours) => `Insgesamt ist es auf ${hours} geschätzt.`,
  noEstimate: 'geschätzt ist dafür nichts',
  estimated: (hours) => `${hours} sind geschätzt`,
  difference: (hours, more) =>
    more > 0 ? `(${hours} mehr)` : more < 0 ? `(${hours} weniger)` : '(wie geschätzt)',
  worked: (when, hours) => `${when}: **${hours}** erfasste [Zeit](/time).`,
  promises: 'Das hast du zugesagt:',
  noPromises: 'Kein zugesagter Tag steht noch aus. Eine Zusage trägst du auf der Seite ihres Projekts ein.',
  spentOf: (spent, estimated) => `**${spent}** aufgewendet, ${estimated} geschätzt`,
  noneLonger: (scope) =>
    `${scope ? `${scope}: keine` : 'Keine'} erledigte Aufgabe hat länger gedauert als geschätzt.`,
  someLonger: (scope, tasks) =>
    `${scope ? `${scope}: ` : ''}**${tasks}** ${tasks.startsWith('1 ') ? 'hat' : 'haben'} länger gedauert als geschätzt:`,
  weekday: (weekday) =>
    ['Montage', 'Dienstage', 'Mittwoche', 'Donnerstage', 'Freitage', 'Samstage', 'Sonntage'][weekday - 1] ??
    '',
  allOpen: 'Offene Arbeit',
  openSome: (tasks, hours) => `**${tasks}** offen${hours}:`,
  comesAfter: (one, other, days) =>
    days === 0
      ? `${one} und ${other} liegen am selben Tag.`
      : `${one} liegt ${count(Math.abs(days), 'Tag', 'Tage')} ${days > 0 ? 'nach' : 'vor'} ${other}.`,
  noDayOver: (when) => `${when}: An keinem Tag ist mehr geplant, als du arbeitest.`,
  extreme: {
    fullest: (when) => `${when}: Am meisten ist geplant am:`,
    emptiest: (when) => `${when}: Am meisten Platz ist am:`,
  },
  pick: {
    longest: (scope) => `${scope ? `${scope}: am` : 'Am'} größten ist:`,
    shortest: (scope) => `${scope ? `${scope}: am` : 'Am'} kleinsten ist:`,
    first: (scope) => `${scope ? `${scope}: zuerst` : 'Zuerst'} kommt:`,
    last: (scope) => `${scope ? `${scope}: zuletzt` : 'Zuletzt'} kommt:`,
  },
  countsHalf: 'was in Arbeit ist, zählt halb',
  roomFor: (when, hours) => `${when}: Für ${hours} ist Platz am:`,
  noRoomFor: (when, hours) => `${when}: An keinem Tag sind ${hours} frei.`,
  doneOn: (name, day) => `${name} wurde am ${day} erledigt.`,
  notDone: (name, due) => `${name} ist noch nicht erledigt: ${due}.`,
  priorityIs: (name, priority) => `${name} hat ${priority} Priorität.`,
  priorities: { High: 'hohe', Medium: 'mittlere', Low: 'niedrige' },
  bounds: { '>': 'über', '≥': 'mindestens', '<': 'unter', '≤': 'bis zu' },
  withPriority: (priority) => `Priorität ${{ High: 'hoch', Medium: 'mittel', Low: 'niedrig' }[priority]}`,
  fits: (name, open, last, due) =>
    `${name} geht auf: ${open} offen, das letzte davon ist für ${last} geplant; fällig ist es ${due}.`,
  fitsNot: (name, open, due) =>
    `${name} geht sich nicht aus: ${open} offen, und nicht alles davon ist bis ${due} zu schaffen.`,
  fitsBy: (name, open, last, by) =>
    `Nach Plan ja: ${name} hat ${open} offen, die letzte ist für ${last} geplant, also nicht nach ${by}.`,
  fitsNotBy: (name, open, last, by) =>
    `Nach Plan nicht: ${name} hat ${open} offen, und die letzte ist für ${last} geplant, nach ${by}.`,
  isOver: (name, due, open) => `${name} ist über dem Termin (${due}), mit ${open} offen.`,
  unplaced: (tasks) => `Das passt auf keinen Tag: ${tasks}.`,
  offerReplan:
    'Sag „umplanen“ mit dem Namen, dann wird die offene Arbeit auf Tage gelegt, an denen sie Platz hat.',
  waitingFor: 'Du wartest auf:',
  waitsForNothing: (name) => `In deinen Plänen wartet nichts auf „${name}“.`,
  cannotHear:
    'Ob jemand geantwortet hat, weiß ich nur, wenn du es beim Warten vermerkt hast: Ich kenne deine Pläne und keine Nachrichten.',
  waitsUntil: (title, days) => `${title}${days && `, ${days}`}`,
  waitsOn: (task, others) => `${task} wartet auf ${others}`,
  notBefore: (task, day) => `${task} kann nicht vor ${day} beginnen`,
  noWaits: 'Nichts wartet auf etwas anderes.',
  milestoneIs: (name, project, day) => `${name} (${project}): ${day}`,
  begins: (name, day) => `${name} beginnt ${day}.`,
  noMilestones: 'Es gibt keine Meilensteine.',
  daysOff: (days) => `Freie Tage: ${days}.`,
  noDaysOff: 'Für diese Zeit ist kein freier Tag eingetragen.',
  sick: 'Krank',
  holiday: 'Urlaub',
  untilWhen: 'Bis zu welchem Tag? Dann kann ich die freien Tage vorschlagen.',
  alreadyOff: 'Das ist schon ein freier Tag, oder kein Tag.',
  moreMoves: (count) => `${count} weitere bleiben: Frag noch einmal, wenn diese verschoben sind.`,
  nothingToMove: 'Da gibt es keine offene Arbeit zu verschieben.',
  whichTasks:
    'Welche Aufgaben soll ich verschieben: die eines Tages („verschiebe die Aufgaben von morgen auf Freitag“) oder eine mit ihrem Namen?',
  undated: 'Ohne Termin',
  dayOff: (day) => `${day} ist ein freier Tag.`,
  spent: (hours) => `, aufgewendet ${hours}`,
  plannedThen: 'Dann geplant:',
  singleDays: 'Für einen Teil eines Tages brauche ich einzelne Tage. Welche?',
  replan: 'Neu geplant wird offene Arbeit, deren Tag nicht mehr hält. Das würde jetzt geschehen:',
  cannotMilestone: (name) =>
    `${name} ist ein Meilenstein. Den kann ich nicht ändern: Das geht auf der Seite des Projekts.`,
  alreadyOffered: 'Nimm den Knopf am Vorschlag oben, dann wird es getan. Von selbst ändere ich nichts.',
  nothingOffered:
    'Hier wartet nichts auf ein Ja. Sag mir, was zu tun ist, etwa „markiere die Rechnung als erledigt“, oder was du wissen willst.',
  noProjects: 'Du hast noch keine Projekte. Sag „neues Projekt“, und ich frage, was es braucht.',
  dueOn: (when, tasks, hours) => `**${tasks}** ${is(tasks)} ${when} fällig${hours}:`,
  nothingOn: (when) => `Es ist ${when} nichts fällig.`,
  alsoOverdue: (tasks) => `${tasks} ${is(tasks)} überfällig.`,
  doneToday: (tasks) => `Von dem, was heute fällig war, hast du ${tasks} erledigt.`,
  overdue: (tasks) => `**${tasks}** ${is(tasks)} überfällig:`,
  nothingOverdue: 'Nichts ist überfällig.',
  overdueProjects: (projects) => `${projects} über dem Termin:`,
  offerMove: (title) => `Zum Verschieben sag zum Beispiel „verschiebe ${title} auf Freitag“.`,
  week: (which, tasks, hours, done) =>
    `${which}: **${tasks}** offen${hours}${done > 0 ? `, ${done} erledigt` : ''}.`,
  periods: {
    today: 'Heute',
    yesterday: 'Gestern',
    'this week': 'Diese Woche',
    'last week': 'Letzte Woche',
    'this month': 'Diesen Monat',
    'last month': 'Letzten Monat',
    'next week': 'Nächste Woche',
    'next month': 'Nächsten Monat',
  },
  fromTo: (from, to) => `${from} bis ${to}`,
  done: (when, tasks, hours) => `${when}: **${tasks}** erledigt${hours && `, geschätzt auf ${hours}`}.`,
  nothingDone: (when) => `${when}: Es wurde keine Aufgabe erledigt.`,
  nothingIn: (week) => `${week}: Es ist nichts geplant.`,
  dayLoad: (day, planned, working, free) => `**${day}**: ${planned} von ${working} geplant, ${free} frei`,
  dayOffLoad: (day, planned) => `**${day}**: ${planned} geplant, an einem freien Tag`,
  dayOver: (day, planned, working) =>
    `**${day}**: ${planned} geplant, mehr als die ${working}, die du arbeitest`,
  behind: (projects) => `**${projects}** ${is(projects)} im Verzug:`,
  notBehind: (projects) => `Du bist im Plan: Im Verzug ist nichts (${projects} offen).`,
  behindProject: (name, standing, progress, due) => `${name}: ${standing}, ${progress} % geschafft, ${due}`,
  slipped: (tasks) => `${tasks} über dem Tag`,
  late: (tasks) => `${tasks} nach dem Termin geplant`,
  offerPlan: 'Sag „zerlege“ mit einem Namen, dann wird der Plan neu gemacht: Was du angefasst hast, bleibt.',
  free: (hours, days) => `Du hast in den nächsten ${days} Tagen **${hours}** frei:`,
  notFree: 'Du hast in den nächsten zwei Wochen keine freie Zeit: Jeder Arbeitstag ist voll.',
  freeIn: (when, hours) => `${when} hast du **${hours}** frei:`,
  notFreeIn: (when) => `${when} hast du keine freie Zeit mehr.`,
  freeDay: (day, free, planned) => `**${day}**: ${free} frei (${planned} geplant)`,
  next: {
    overdue: (task) => `Dein nächster Schritt ist ${task}: Der Tag dafür ist vorbei.`,
    today: (task) => `Dein nächster Schritt ist ${task}: Das ist heute fällig.`,
    next: (task) => `Dein nächster Schritt ist ${task}.`,
    undated: (task) => `Nichts hat ein Datum. Du könntest mit ${task} beginnen.`,
  },
  nothingOpen: 'Nichts ist offen: Alles ist erledigt.',
  totals: (projects, inProgress, pending, completed) =>
    `Du hast **${projects}**: ${inProgress} in Arbeit, ${pending} offen, ${completed} erledigt.`,
  totalsTasks: (open, all, done, hours) => `**${open}** von ${all} offen, ${done} erledigt${hours}.`,
  totalsOverdue: (projects, tasks) =>
    `Überfällig: ${tasks}${projects > 0 ? ` und ${count(projects, 'Projekt', 'Projekte')}` : ''}.`,
  projectList: (projects) => `Du hast **${projects}**:`,
  projectLine: (name, status, progress, due, open) =>
    `${name}: ${status}, ${progress} %, ${due}, ${open} offen`,
  projectIs: (name, status, progress, counting) =>
    `**${name}** ist ${status}, ${progress} % geschafft${counting && ` (${counting})`}.`,
  projectDue: (day, remaining) => `Fällig ${day}: ${remaining}.`,
  remaining: (days) =>
    days === 0
      ? 'heute'
      : days < 0
        ? `seit ${count(-days, 'Tag', 'Tagen')} überfällig`
        : `noch ${count(days, 'Tag', 'Tage')}`,
  openOf: (open, all, hours) => `${open} von ${all} ${is(open)} offen, noch ${hours}.`,
  milestones: 'Meilensteine:',
  nextTasks: 'Als Nächstes:',
  noPlanYet: (name) => `Es hat noch keine Aufgaben. Sag „zerlege ${name}“, dann wird es geplant.`,
  taskIs: (task, project, status, due) =>
    `${task} in ${project} ist ${status}, ${due}${due.endsWith('.') ? '' : '.'}`,
  noDueDate: 'ohne Termin',
  which: 'Welche meinst du?',
  whichProject: (title) => `Zu welchem Projekt soll ich „${title}“ hinzufügen?`,
  notFound: (said) =>
    `Ich finde keine Aufgabe und kein Projekt namens „${said}“. Ein paar Wörter des Titels genügen; „zeig meine Projekte“ zeigt, was es gibt.`,
  calledOtherwise:
    'Vielleicht heißt es anders oder steht in einer anderen Sprache da. Das sind deine Projekte:',
  nothingNamed: 'Welche Aufgabe oder welches Projekt meinst du?',
  toWhen: (name) => `Auf welchen Tag soll ich ${name} verschieben?`,
  alreadySo: (name, status) => `${name} ist schon ${status}.`,
  cannotDelete: (name) => `Ich lösche nichts. Das geht auf der Seite selbst: ${name}.`,
  offer: 'Das kann ich für dich tun. Sieh es dir an und nimm es an, wenn es stimmt:',
  beforeStart: (name) => `${name} würde dann enden, bevor es beginnt. Bitte nenne einen späteren Tag.`,
  pastDay: 'Dieser Tag ist schon vorbei. Bitte nenne einen, der noch kommt.',
  ask: {
    begin: 'Planen wir es. Ich frage ein paar Dinge; „weiter“ ist immer eine Antwort.',
    goal: 'Was ist das Ziel: Was soll gelten, wenn das Projekt fertig ist? Nenne auch einen Namen, wenn es einen hat.',
    deliverables: 'Nenne, was entstehen muss, am besten als Liste und mit Zahlen, wo es welche gibt.',
    deadline: 'Bis wann muss es fertig sein?',
    hours: 'Wie viele Stunden pro Woche hast du dafür?',
    change: 'Was soll anders sein?',
    fixed: 'Steht etwas schon fest: Termine, Meilensteine, was andere entscheiden oder was schon getan ist?',
  },
  noted: 'Notiert.',
  ready: (name, from, to) =>
    `Das reicht für den Anfang. Ich würde das Projekt „${name}“ anlegen, vom ${from} bis ${to}, mit deinen Worten als Beschreibung, und es in Aufgaben mit Terminen zerlegen. Um es vorher anzusehen und zu ändern, nimm „Projekt anlegen“.`,
  assumedDue: 'Du hast keinen Termin genannt, darum nehme ich 30 Tage.',
};
