import { durationText } from '@daymark/domain/durations';
import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const HOURS = new Intl.NumberFormat('es-ES');
const isOne = (text: string): boolean => text.startsWith('1 ');

export const SPANISH: Words = {
  language: 'es',
  locale: 'es-ES',
  status: { Pending: 'pendiente', 'In Progress': 'en curso', Completed: 'terminado' },
  standing: {
    Completed: 'terminado',
    Overdue: 'fuera de plazo',
    'Not started': 'sin empezar',
    Behind: 'con retraso',
    'On track': 'al día',
    'Needs a replan': 'por replanificar',
  },
  hours: (hours) => durationText(hours, (count) => HOURS.format(count)),
  tasks: (number) => count(number, 'tarea', 'tareas'),
  projects: (number) => count(number, 'proyecto', 'proyectos'),
  due: (day) => `para el ${day}`,
  more: (number) => `…y ${number} más.`,
  on: (day) => `el ${day}`,
  today: 'hoy',
  tomorrow: 'mañana',
  hello: '¡Hola!',
  firstSteps:
    'Todavía no tienes proyectos. Dime qué quieres hacer y para cuándo, por ejemplo «Quiero organizar una fiesta de primavera para el 15 de marzo», y pregunto lo que falte.',
  askMe:
    'Pregúntame por tu semana o por un proyecto, dime qué hay que cambiar, o hablemos de un proyecto nuevo. «¿Qué sabes hacer?» muestra más.',
  smallTalk: {
    bye: 'Hasta pronto. Lo que queda por hacer está en tu [resumen](/dashboard).',
    praise: 'Bien. Dime qué sigue: una pregunta, un cambio o un proyecto nuevo.',
    no: 'Vale, entonces no se cambia nada. Dime si necesitas otra cosa.',
    wellbeing:
      'Soy un programa y todo funciona. ¿Miramos tu día? Pregunta «¿Qué hago ahora?» o «¿Qué está atrasado?».',
    offTopic:
      'En eso no puedo ayudar: solo conozco tus proyectos y tareas. Puedo decir qué hacer después, cuándo tienes tiempo y cómo va un proyecto, y ayudarte a planificar uno nuevo.',
    setting: 'Eso está en tus [ajustes](/settings).',
    takeOn:
      'Lo sé por su texto. Se planifica junto a tu otro trabajo, y no se guarda nada. Pega aquí la petición: [¿Puedo aceptar este encargo?](/enquiry)',
    undo: 'Por mi cuenta no deshago nada. Lo que hizo una propuesta se deshace en ella misma, justo después de aceptarla, y un plan en la página de su proyecto.',
    workTime:
      'Tus días y horas de trabajo habituales se cambian en los [ajustes](/settings). Puedo proponer días libres («viernes libre»), u otros días u horas para un solo proyecto.',
    adding:
      'Dímelo sin más: «añade “llamar a Ana” al proyecto Panadería mañana» añade una tarea, y «proyecto nuevo» un proyecto. Los dos tienen también un botón en la página [Proyectos](/projects).',
  },
  thanks: 'De nada. Pregúntame cuando haya otra cosa.',
  whatIAm:
    'Soy el asistente integrado de Daymark: no hay ningún modelo de lenguaje conectado. Busco en tus proyectos y entiendo un conjunto de peticiones sencillas, en español, inglés, alemán y francés.',
  abilities: [
    'Puedo:',
    '- **Buscar**: hoy, mañana, esta semana, lo atrasado, tu tiempo libre, el siguiente paso, lo que terminaste ayer o el mes pasado, cifras, y cómo va un proyecto o una tarea',
    '- **Proponer cambios**: «marca la factura como hecha», «pasa la sesión de fotos al viernes», «añade “llamar a Ana” al proyecto Panadería mañana», «divide el proyecto Feria»',
    '- **Planificar un proyecto**: di «proyecto nuevo» y pregunto lo que necesita',
    '',
    'Nada cambia antes de que lo aceptes.',
  ].join('\n'),
  notUnderstood: 'No lo he entendido.',
  unknown: (words) => `No sé qué quieres decir con ${words}.`,
  partly: (part) => `Esta parte no la he entendido, y no he hecho nada con ella: «${part}».`,
  didYouMean: '¿Te refieres a uno de estos?',
  meantAsking: '¿Qué quieres decir?',
  nearestThings: (words) => `No lo he entendido${words && ` ${words}`}; lo más parecido que sé hacer:`,
  unused: (words) => `No he tenido en cuenta ${words}.`,
  quote: (text) => `«${text}»`,
  timer: (task) => `El cronómetro se inicia en la tarea misma: abre ${task} y pulsa «Iniciar».`,
  noTimer: 'El cronómetro en marcha está arriba en la página: ahí puedes pararlo.',
  examples: (examples) => `Puedes decir, por ejemplo: ${examples}.`,
  askHow: (project) => `«¿Cómo va ${project}?»`,
  askMove: (task) => `«Pasa ${task} al viernes»`,
  askDue: '«¿Qué toca esta semana?»',
  askNext: '«proyecto nuevo»',
  amount: (name, open, all, hours) =>
    `**${name}**: ${open} de ${all} por hacer, quedan **${hours}** de trabajo.`,
  amountSpent: (done, spent, estimated, all) =>
    `${done} hechas: ${spent} dedicadas, ${estimated} estimadas. El proyecto entero está estimado en ${all}.`,
  took: (name, spent, estimated) => `${name} llevó **${spent}**; ${estimated}.`,
  notRecorded: (name, estimated) => `Todavía no hay tiempo anotado para ${name}; ${estimated}.`,
  inAll: (hours) => `En total está estimado en ${hours}.`,
  noEstimate: 'no hay nada estimado',
  estimated: (hours) => `se estimaron ${hours}`,
  difference: (hours, more) =>
    more > 0 ? `(${hours} más)` : more < 0 ? `(${hours} menos)` : '(como se estimó)',
  worked: (when, hours) => `${when}: **${hours}** de [tiempo](/time) anotado.`,
  promises: 'Has prometido:',
  noPromises: 'No queda ningún día prometido por venir. Una promesa se anota en la página de su proyecto.',
  spentOf: (spent, estimated) => `**${spent}** dedicadas, ${estimated} estimadas`,
  noneLonger: (scope) =>
    `${scope ? `${scope}: ninguna` : 'Ninguna'} tarea terminada llevó más de lo estimado.`,
  someLonger: (scope, tasks) =>
    `${scope ? `${scope}: ` : ''}**${tasks}** ${isOne(tasks) ? 'llevó' : 'llevaron'} más de lo estimado:`,
  weekday: (weekday) =>
    ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'][weekday - 1] ?? '',
  allOpen: 'Trabajo por hacer',
  openSome: (tasks, hours) => `**${tasks}** por hacer${hours}:`,
  comesAfter: (one, other, days) =>
    days === 0
      ? `${one} y ${other} son el mismo día.`
      : `${one} viene ${count(Math.abs(days), 'día', 'días')} ${days > 0 ? 'después de' : 'antes de'} ${other}.`,
  noDayOver: (when) => `${when}: ningún día tiene más trabajo que tiempo.`,
  extreme: {
    fullest: (when) => `${when}, lo más cargado es:`,
    emptiest: (when) => `${when}, donde más sitio hay es:`,
  },
  pick: {
    longest: (scope) => `${scope ? `${scope}: la` : 'La'} más grande:`,
    shortest: (scope) => `${scope ? `${scope}: la` : 'La'} más pequeña:`,
    first: (scope) => `${scope ? `${scope}: lo` : 'Lo'} primero:`,
    last: (scope) => `${scope ? `${scope}: lo` : 'Lo'} último:`,
  },
  countsHalf: 'lo que está en curso cuenta la mitad',
  roomFor: (when, hours) => `${when}, ${hours} caben en:`,
  noRoomFor: (when, hours) => `${when}, ningún día tiene ${hours} libres.`,
  doneOn: (name, day) => `${name} se terminó el ${day}.`,
  notDone: (name, due) => `${name} todavía no está terminado: ${due}.`,
  priorityIs: (name, priority) => `${name} tiene prioridad ${priority}.`,
  priorities: { High: 'alta', Medium: 'media', Low: 'baja' },
  bounds: { '>': 'más de', '≥': 'al menos', '<': 'menos de', '≤': 'hasta' },
  withPriority: (priority) => `prioridad ${{ High: 'alta', Medium: 'media', Low: 'baja' }[priority]}`,
  fits: (name, open, last, due) =>
    `${name} cabe: ${open} por hacer, la última prevista para el ${last}; el plazo es el ${due}.`,
  fitsNot: (name, open, due) =>
    `${name} no cabe: ${open} por hacer, y no todo se puede hacer antes del ${due}.`,
  fitsBy: (name, open, last, by) =>
    `Según el plan, sí: ${name} tiene ${open} por hacer, la última prevista para el ${last}, no después del ${by}.`,
  fitsNotBy: (name, open, last, by) =>
    `Según el plan, no: ${name} tiene ${open} por hacer, y la última está prevista para el ${last}, después del ${by}.`,
  isOver: (name, due, open) => `${name} ya pasó su plazo (${due}), con ${open} por hacer.`,
  unplaced: (tasks) => `Esto no cabe en ningún día: ${tasks}.`,
  offerReplan:
    'Di «replanifica» con el nombre, y el trabajo pendiente se pone en días en los que tiene sitio.',
  waitingFor: 'Esperas:',
  waitsForNothing: (name) => `Nada en tus planes espera a «${name}».`,
  cannotHear:
    'Si alguien ha contestado, solo lo sé si lo has anotado en la espera: conozco tus planes, no tus mensajes.',
  waitsUntil: (title, days) => `${title}${days && `, ${days}`}`,
  waitsOn: (task, others) => `${task} espera a ${others}`,
  notBefore: (task, day) => `${task} no puede empezar antes del ${day}`,
  noWaits: 'Nada espera a otra cosa.',
  milestoneIs: (name, project, day) => `${name} (${project}): ${day}`,
  begins: (name, day) => `${name} empieza el ${day}.`,
  noMilestones: 'No hay hitos.',
  daysOff: (days) => `Días libres: ${days}.`,
  noDaysOff: 'No hay ningún día libre anotado para ese tiempo.',
  sick: 'Enfermedad',
  holiday: 'Vacaciones',
  untilWhen: '¿Hasta qué día? Entonces puedo proponer los días libres.',
  alreadyOff: 'Ya es un día libre, o no es un día.',
  moreMoves: (count) => `Quedan ${count} más: vuelve a pedirlo cuando estas estén movidas.`,
  nothingToMove: 'Ahí no hay trabajo pendiente que mover.',
  whichTasks:
    '¿Qué tareas muevo: las de un día («pasa las tareas de mañana al viernes») o una por su nombre?',
  undated: 'Sin fecha',
  dayOff: (day) => `El ${day} es un día libre.`,
  spent: (hours) => `, ${hours} dedicadas`,
  plannedThen: 'Previsto para entonces:',
  singleDays: 'Para una parte del día necesito días concretos. ¿Cuáles?',
  replan: 'Replanificar mueve el trabajo pendiente cuyo día ya no vale. Esto haría ahora:',
  cannotMilestone: (name) => `${name} es un hito. No puedo cambiarlo: se hace en la página del proyecto.`,
  alreadyOffered: 'Usa el botón de la propuesta de arriba. Por mi cuenta no cambio nada.',
  nothingOffered:
    'No hay nada que confirmar. Dime qué hacer, por ejemplo «marca la factura como hecha», o qué quieres saber.',
  noProjects: 'Todavía no tienes proyectos. Di «proyecto nuevo» y pregunto lo que necesita.',
  dueOn: (when, tasks, hours) => `**${tasks}** para ${when}${hours}:`,
  nothingOn: (when) => `No hay nada para ${when}.`,
  alsoOverdue: (tasks) => `${tasks} con retraso.`,
  doneToday: (tasks) => `De lo que era para hoy has terminado ${tasks}.`,
  overdue: (tasks) => `**${tasks}** con retraso:`,
  nothingOverdue: 'No hay nada atrasado.',
  overdueProjects: (projects) => `${projects} fuera de plazo:`,
  offerMove: (title) => `Para mover una, di por ejemplo «pasa ${title} al viernes».`,
  week: (which, tasks, hours, done) =>
    `${which}: **${tasks}** por hacer${hours}${done > 0 ? `, ${count(done, 'hecha', 'hechas')}` : ''}.`,
  periods: {
    today: 'Hoy',
    yesterday: 'Ayer',
    'this week': 'Esta semana',
    'last week': 'La semana pasada',
    'this month': 'Este mes',
    'last month': 'El mes pasado',
    'next week': 'La semana que viene',
    'next month': 'El mes que viene',
  },
  fromTo: (from, to) => `del ${from} al ${to}`,
  done: (when, tasks, hours) =>
    `${when}: **${tasks}** ${isOne(tasks) ? 'hecha' : 'hechas'}${hours && `, estimadas en ${hours}`}.`,
  nothingDone: (when) => `${when}: no se terminó ninguna tarea.`,
  nothingIn: (week) => `${week}: no hay nada previsto.`,
  dayLoad: (day, planned, working, free) => `**${day}**: ${planned} de ${working} previstas, ${free} libres`,
  dayOffLoad: (day, planned) => `**${day}**: ${planned} previstas, en un día libre`,
  dayOver: (day, planned, working) => `**${day}**: ${planned} previstas, más que las ${working} que trabajas`,
  behind: (projects) => `**${projects}** con retraso:`,
  notBehind: (projects) => `Vas al día: nada va con retraso (${projects} en marcha).`,
  behindProject: (name, standing, progress, due) => `${name}: ${standing}, ${progress} % hecho, ${due}`,
  slipped: (tasks) => `${tasks} pasadas de día`,
  late: (tasks) => `${tasks} después del plazo`,
  offerPlan: 'Di «divide» con un nombre para rehacer su plan: lo que has tocado se queda.',
  free: (hours, days) => `Tienes **${hours}** libres en los próximos ${days} días:`,
  notFree: 'No tienes tiempo libre en las próximas dos semanas: todos los días están llenos.',
  freeIn: (when, hours) => `${when} tienes **${hours}** libres:`,
  notFreeIn: (when) => `${when} ya no tienes tiempo libre.`,
  freeDay: (day, free, planned) => `**${day}**: ${free} libres (${planned} previstas)`,
  next: {
    overdue: (task) => `El siguiente paso es ${task}: va con retraso.`,
    today: (task) => `El siguiente paso es ${task}: es para hoy.`,
    next: (task) => `El siguiente paso es ${task}.`,
    undated: (task) => `Nada tiene fecha. Podrías empezar con ${task}.`,
  },
  nothingOpen: 'No queda nada: todo está hecho.',
  totals: (projects, inProgress, pending, completed) =>
    `Tienes **${projects}**: ${inProgress} en curso, ${pending} pendientes, ${completed} terminados.`,
  totalsTasks: (open, all, done, hours) => `**${open}** de ${all} por hacer, ${done} hechas${hours}.`,
  totalsOverdue: (projects, tasks) =>
    `Con retraso: ${tasks}${projects > 0 ? ` y ${count(projects, 'proyecto', 'proyectos')}` : ''}.`,
  projectList: (projects) => `Tienes **${projects}**:`,
  projectLine: (name, status, progress, due, open) =>
    `${name}: ${status}, ${progress} %, ${due}, ${open} por hacer`,
  projectIs: (name, status, progress, counting) =>
    `**${name}**: ${status}, ${progress} % hecho${counting && ` (${counting})`}.`,
  projectDue: (day, remaining) => `El plazo es el ${day}: ${remaining}.`,
  remaining: (days) =>
    days === 0
      ? 'hoy'
      : days < 0
        ? `${count(-days, 'día', 'días')} de retraso`
        : `${days === 1 ? 'queda' : 'quedan'} ${count(days, 'día', 'días')}`,
  openOf: (open, all, hours) => `${open} de ${all} por hacer, quedan ${hours}.`,
  milestones: 'Hitos:',
  nextTasks: 'Lo que sigue:',
  noPlanYet: (name) => `Todavía no tiene tareas. Di «divide ${name}» para planificarlo.`,
  taskIs: (task, project, status, due) => `${task} (${project}): ${status}, ${due}.`,
  noDueDate: 'sin fecha',
  which: '¿Cuál?',
  whichProject: (title) => `¿A qué proyecto añado «${title}»?`,
  notFound: (said) =>
    `No encuentro ninguna tarea ni proyecto que se llame «${said}». Bastan unas palabras del título; «muestra mis proyectos» dice qué hay.`,
  calledOtherwise: 'Puede que tenga otro nombre, o uno en otro idioma. Estos son tus proyectos:',
  nothingNamed: '¿Qué tarea o qué proyecto?',
  toWhen: (name) => `¿A qué día paso ${name}?`,
  alreadySo: (name, status) => `${name} ya está: ${status}.`,
  cannotDelete: (name) => `No borro nada. Se hace en su página: ${name}.`,
  offer: 'Puedo hacerlo por ti. Míralo y acéptalo si es correcto:',
  beforeStart: (name) => `${name} terminaría entonces antes de empezar. Di un día posterior.`,
  pastDay: 'Ese día ya ha pasado. Di uno que esté por venir.',
  ask: {
    begin: 'Planifiquémoslo. Pregunto unas cuantas cosas; «paso» siempre es una respuesta.',
    goal: '¿Cuál es el objetivo: qué debe ser cierto cuando el proyecto esté hecho? Di también un nombre, si lo tiene.',
    deliverables: 'Di qué hay que entregar, mejor en una lista y con números donde los haya.',
    deadline: '¿Para cuándo?',
    hours: '¿Cuántas horas por semana tienes para ello?',
    change: '¿Qué hay que cambiar?',
    fixed: '¿Hay algo ya fijado: citas, hitos, lo que deciden otros o lo que ya está hecho?',
  },
  noted: 'Anotado.',
  ready: (name, from, to) =>
    `Con eso basta para empezar. Crearía el proyecto «${name}», del ${from} al ${to}, con tus palabras como descripción, y lo dividiría en tareas con fecha. Para mirarlo y cambiarlo antes, usa «Crear proyecto».`,
  assumedDue: 'No has dicho ningún plazo, así que he tomado 30 días.',
};
