import { durationText } from '@daymark/domain/durations';
import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const HOURS = new Intl.NumberFormat('fr-FR');
const isOne = (text: string): boolean => /^[01] /.test(text);

export const FRENCH: Words = {
  language: 'fr',
  locale: 'fr-FR',
  status: { Pending: 'à faire', 'In Progress': 'en cours', Completed: 'terminé' },
  standing: {
    Completed: 'terminé',
    Overdue: 'en retard',
    'Not started': 'pas encore commencé',
    Behind: 'en train de prendre du retard',
    'On track': 'dans les temps',
    'Needs a replan': 'à replanifier',
  },
  hours: (hours) => durationText(hours, (count) => HOURS.format(count)),
  tasks: (number) => count(number, 'tâche', 'tâches'),
  projects: (number) => count(number, 'projet', 'projets'),
  due: (day) => `échéance ${day}`,
  more: (number) => `…et ${number} de plus.`,
  on: (day) => `le ${day}`,
  today: 'aujourd’hui',
  tomorrow: 'demain',
  hello: 'Bonjour !',
  firstSteps:
    'Vous n’avez pas encore de projet. Dites-moi ce que vous voulez faire et pour quand, par exemple « Je veux organiser une fête de printemps pour le 15 mars », et je demande ce qu’il faut encore.',
  askMe:
    'Interrogez-moi sur votre semaine ou un projet, dites-moi ce qui doit changer, ou parlons d’un nouveau projet. « Que sais-tu faire ? » en montre plus.',
  smallTalk: {
    bye: 'À bientôt. Ce qui reste à faire se trouve dans votre [vue d’ensemble](/dashboard).',
    praise: 'Bien. Dites-moi la suite : une question, un changement ou un nouveau projet.',
    no: 'Très bien, rien n’est changé. Dites-moi si vous avez besoin d’autre chose.',
    wellbeing:
      'Je suis un programme, et tout fonctionne. On regarde votre journée ? Demandez « Par quoi commencer ? » ou « Qu’est-ce qui est en retard ? ».',
    offTopic:
      'Je ne peux pas vous aider pour cela : je ne connais que vos projets et vos tâches. Je peux dire quoi faire ensuite, quand vous avez du temps et où en est un projet, et vous aider à en planifier un nouveau.',
    setting: 'Cela se trouve dans vos [paramètres](/settings).',
    takeOn:
      'Son texte me le dit. Elle est planifiée à côté de votre travail, et rien n’est enregistré. Collez la demande ici : [Puis-je accepter cette commande ?](/enquiry)',
    undo: 'Je n’annule rien de moi-même. Ce qu’une proposition a fait s’annule sur elle, juste après l’avoir acceptée, et un plan sur la page de son projet.',
    workTime:
      'Vos jours et heures de travail habituels se changent dans les [paramètres](/settings). Je peux proposer des jours de congé (« vendredi libre »), ou d’autres jours ou heures pour un seul projet.',
    adding:
      'Dites-le simplement : « ajoute “appeler Ana” au projet Boulangerie demain » ajoute une tâche, et « nouveau projet » un projet. Il y a aussi un bouton pour chacun sur la page [Projets](/projects).',
  },
  thanks: 'Avec plaisir. Demandez-moi s’il y a autre chose.',
  whatIAm:
    'Je suis l’assistant intégré de Daymark : aucun modèle de langage n’est connecté. Je cherche dans vos projets et comprends un ensemble de demandes simples, en français, anglais, allemand et espagnol.',
  abilities: [
    'Je peux :',
    '- **Chercher** : aujourd’hui, demain, cette semaine, ce qui est en retard, votre temps libre, l’étape suivante, ce que vous avez terminé hier ou le mois dernier, des chiffres, et où en est un projet ou une tâche',
    '- **Proposer des changements** : « marque la facture comme terminée », « déplace la séance photo à vendredi », « ajoute “appeler Ana” au projet Boulangerie demain », « découpe le projet Salon »',
    '- **Planifier un projet** : dites « nouveau projet », et je demande ce qu’il faut',
    '',
    'Rien ne change avant que vous l’acceptiez.',
  ].join('\n'),
  notUnderstood: 'Je n’ai pas compris.',
  unknown: (words) => `Je ne sais pas ce que vous entendez par ${words}.`,
  partly: (part) => `Je n’ai pas compris cette partie, et n’en ai rien fait : « ${part} ».`,
  didYouMean: 'Vouliez-vous dire l’un de ceux-ci ?',
  meantAsking: 'Que voulez-vous dire ?',
  nearestThings: (words) =>
    `Je n’ai pas compris${words && ` ${words}`} ; le plus proche de ce que je sais faire :`,
  unused: (words) => `Je n’ai pas tenu compte de ${words}.`,
  quote: (text) => `« ${text} »`,
  timer: (task) => `Le minuteur se lance sur la tâche même : ouvrez ${task} et appuyez sur « Démarrer ».`,
  noTimer: 'Le minuteur en cours se trouve en haut de la page : vous pouvez l’y arrêter.',
  examples: (examples) => `Vous pouvez dire, par exemple : ${examples}.`,
  askHow: (project) => `« Où en est ${project} ? »`,
  askMove: (task) => `« Déplace ${task} à vendredi »`,
  askDue: '« Qu’est-ce qui est à faire cette semaine ? »',
  askNext: '« nouveau projet »',
  amount: (name, open, all, hours) =>
    `**${name}** : ${open} sur ${all} à faire, **${hours}** de travail restant.`,
  amountSpent: (done, spent, estimated, all) =>
    `Fait : ${done}, ${spent} passées, ${estimated} estimées. Le projet entier est estimé à ${all}.`,
  took: (name, spent, estimated) => `${name} a pris **${spent}** ; ${estimated}.`,
  notRecorded: (name, estimated) => `Aucun temps n’est encore noté pour ${name} ; ${estimated}.`,
  inAll: (hours) => `En tout, l’estimation est de ${hours}.`,
  noEstimate: 'rien n’est estimé',
  estimated: (hours) => `l’estimation est de ${hours}`,
  difference: (hours, more) =>
    more > 0 ? `(${hours} de plus)` : more < 0 ? `(${hours} de moins)` : '(comme estimé)',
  worked: (when, hours) => `${when} : **${hours}** de [temps](/time) noté.`,
  promises: 'Vous avez promis :',
  noPromises: 'Aucun jour promis n’est encore à venir. Une promesse se note sur la page de son projet.',
  spentOf: (spent, estimated) => `**${spent}** passées, ${estimated} estimées`,
  noneLonger: (scope) =>
    `${scope ? `${scope} : aucune` : 'Aucune'} tâche terminée n’a pris plus de temps qu’estimé.`,
  someLonger: (scope, tasks) => `${scope ? `${scope} : ` : ''}**${tasks}** de plus longues qu’estimé :`,
  weekday: (weekday) =>
    ['lundis', 'mardis', 'mercredis', 'jeudis', 'vendredis', 'samedis', 'dimanches'][weekday - 1] ?? '',
  allOpen: 'Travail à faire',
  openSome: (tasks, hours) => `**${tasks}** à faire${hours} :`,
  comesAfter: (one, other, days) =>
    days === 0
      ? `${one} et ${other} sont le même jour.`
      : `${one} vient ${count(Math.abs(days), 'jour', 'jours')} ${days > 0 ? 'après' : 'avant'} ${other}.`,
  noDayOver: (when) => `${when} : aucun jour n’a plus de travail que de temps.`,
  extreme: {
    fullest: (when) => `${when}, le plus est prévu :`,
    emptiest: (when) => `${when}, le plus de place est :`,
  },
  pick: {
    longest: (scope) => `${scope ? `${scope} : la` : 'La'} plus grosse :`,
    shortest: (scope) => `${scope ? `${scope} : la` : 'La'} plus petite :`,
    first: (scope) => `${scope ? `${scope} : ce` : 'Ce'} qui vient d’abord :`,
    last: (scope) => `${scope ? `${scope} : ce` : 'Ce'} qui vient en dernier :`,
  },
  countsHalf: 'ce qui est en cours compte pour moitié',
  roomFor: (when, hours) => `${when}, ${hours} tiennent :`,
  noRoomFor: (when, hours) => `${when}, aucun jour n’a ${hours} de libre.`,
  doneOn: (name, day) => `${name} : terminé le ${day}.`,
  notDone: (name, due) => `${name} n’est pas encore terminé : ${due}.`,
  priorityIs: (name, priority) => `${name} est de priorité ${priority}.`,
  priorities: { High: 'haute', Medium: 'moyenne', Low: 'basse' },
  bounds: { '>': 'plus de', '≥': 'au moins', '<': 'moins de', '≤': 'jusqu’à' },
  withPriority: (priority) => `priorité ${{ High: 'haute', Medium: 'moyenne', Low: 'basse' }[priority]}`,
  fits: (name, open, last, due) =>
    `${name} tient : ${open} à faire, la dernière prévue ${last} ; l’échéance est ${due}.`,
  fitsNot: (name, open, due) =>
    `${name} ne tient pas : ${open} à faire, et tout ne peut pas être fait avant ${due}.`,
  fitsBy: (name, open, last, by) =>
    `Oui, selon le plan : ${name} a ${open} à faire, la dernière est prévue ${last}, donc pas après ${by}.`,
  fitsNotBy: (name, open, last, by) =>
    `Pas selon le plan : ${name} a ${open} à faire, et la dernière est prévue ${last}, après ${by}.`,
  isOver: (name, due, open) => `${name} a dépassé l’échéance (${due}), avec ${open} à faire.`,
  unplaced: (tasks) => `Cela ne tient dans aucun jour : ${tasks}.`,
  offerReplan:
    'Dites « replanifie » avec le nom, et le travail à faire est placé sur des jours où il a sa place.',
  waitingFor: 'Vous attendez :',
  waitsForNothing: (name) => `Rien dans vos plans n’attend « ${name} ».`,
  cannotHear:
    'Si quelqu’un a répondu, je ne le sais que si vous l’avez noté à l’attente : je connais vos plans, pas vos messages.',
  waitsUntil: (title, days) => `${title}${days && `, ${days}`}`,
  waitsOn: (task, others) => `${task} attend ${others}`,
  notBefore: (task, day) => `${task} ne peut pas commencer avant ${day}`,
  noWaits: 'Rien n’attend autre chose.',
  milestoneIs: (name, project, day) => `${name} (${project}) : ${day}`,
  begins: (name, day) => `${name} commence ${day}.`,
  noMilestones: 'Il n’y a pas de jalon.',
  daysOff: (days) => `Jours libres : ${days}.`,
  noDaysOff: 'Aucun jour libre n’est noté pour cette période.',
  sick: 'Malade',
  holiday: 'Congés',
  untilWhen: 'Jusqu’à quel jour ? Je peux alors proposer les jours libres.',
  alreadyOff: 'C’est déjà un jour libre, ou ce n’est pas un jour.',
  moreMoves: (count) => `Il en reste ${count} : redemandez quand celles-ci sont déplacées.`,
  nothingToMove: 'Il n’y a rien à déplacer à ce moment-là.',
  whichTasks:
    'Quelles tâches dois-je déplacer : celles d’un jour (« déplace les tâches de demain à vendredi »), ou une par son nom ?',
  undated: 'Sans date',
  dayOff: (day) => `${day} est un jour libre.`,
  spent: (hours) => `, ${hours} passées`,
  plannedThen: 'Prévu à ce moment-là :',
  singleDays: 'Pour une partie de journée, il me faut des jours précis. Lesquels ?',
  replan: 'Replanifier déplace le travail dont le jour ne tient plus. Voici ce que cela ferait maintenant :',
  cannotMilestone: (name) =>
    `${name} est un jalon. Je ne peux pas le changer : cela se fait sur la page du projet.`,
  alreadyOffered: 'Utilisez le bouton de la proposition ci-dessus. Je ne change rien de moi-même.',
  nothingOffered:
    'Il n’y a rien à confirmer. Dites-moi quoi faire, par exemple « marque la facture comme terminée », ou ce que vous voulez savoir.',
  noProjects: 'Vous n’avez pas encore de projet. Dites « nouveau projet », et je demande ce qu’il faut.',
  dueOn: (when, tasks, hours) => `**${tasks}** à faire ${when}${hours} :`,
  nothingOn: (when) => `Rien n’est à faire ${when}.`,
  alsoOverdue: (tasks) => `${tasks} en retard.`,
  doneToday: (tasks) => `De ce qui était à faire aujourd’hui, vous avez terminé ${tasks}.`,
  overdue: (tasks) => `**${tasks}** en retard :`,
  nothingOverdue: 'Rien n’est en retard.',
  overdueProjects: (projects) => `${projects} au-delà de l’échéance :`,
  offerMove: (title) => `Pour en déplacer une, dites par exemple « déplace ${title} à vendredi ».`,
  week: (which, tasks, hours, done) =>
    `${which} : **${tasks}** à faire${hours}${done > 0 ? `, ${count(done, 'terminée', 'terminées')}` : ''}.`,
  periods: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    'this week': 'Cette semaine',
    'last week': 'La semaine dernière',
    'this month': 'Ce mois-ci',
    'last month': 'Le mois dernier',
    'next week': 'La semaine prochaine',
    'next month': 'Le mois prochain',
  },
  fromTo: (from, to) => `du ${from} au ${to}`,
  done: (when, tasks, hours) =>
    `${when} : **${tasks}** ${isOne(tasks) ? 'terminée' : 'terminées'}${hours && `, estimation ${hours}`}.`,
  nothingDone: (when) => `${when} : aucune tâche n’a été terminée.`,
  nothingIn: (week) => `${week} : rien n’est prévu.`,
  dayLoad: (day, planned, working, free) => `**${day}** : ${planned} sur ${working} prévues, ${free} libres`,
  dayOffLoad: (day, planned) => `**${day}** : ${planned} prévues, un jour libre`,
  dayOver: (day, planned, working) =>
    `**${day}** : ${planned} prévues, plus que les ${working} que vous travaillez`,
  behind: (projects) => `**${projects}** en train de prendre du retard :`,
  notBehind: (projects) => `Vous êtes dans les temps : rien ne prend de retard (${projects} en cours).`,
  behindProject: (name, standing, progress, due) => `${name} : ${standing}, ${progress} % fait, ${due}`,
  slipped: (tasks) => `${tasks} au-delà du jour`,
  late: (tasks) => `${tasks} après l’échéance`,
  offerPlan: 'Dites « découpe » avec un nom pour refaire son plan : ce que vous avez touché reste.',
  free: (hours, days) => `Vous avez **${hours}** de libre dans les ${days} prochains jours :`,
  notFree: 'Vous n’avez pas de temps libre dans les deux prochaines semaines : chaque jour est plein.',
  freeIn: (when, hours) => `${when}, vous avez **${hours}** de libre :`,
  notFreeIn: (when) => `${when}, vous n’avez plus de temps libre.`,
  freeDay: (day, free, planned) => `**${day}** : ${free} libres (${planned} prévues)`,
  next: {
    overdue: (task) => `L’étape suivante est ${task} : en retard.`,
    today: (task) => `L’étape suivante est ${task} : à faire aujourd’hui.`,
    next: (task) => `L’étape suivante est ${task}.`,
    undated: (task) => `Rien n’a de date. Vous pourriez commencer par ${task}.`,
  },
  nothingOpen: 'Rien n’est à faire : tout est terminé.',
  totals: (projects, inProgress, pending, completed) =>
    `Vous avez **${projects}** : ${inProgress} en cours, ${pending} à faire, ${completed} terminés.`,
  totalsTasks: (open, all, done, hours) => `**${open}** sur ${all} à faire, ${done} terminées${hours}.`,
  totalsOverdue: (projects, tasks) =>
    `En retard : ${tasks}${projects > 0 ? ` et ${count(projects, 'projet', 'projets')}` : ''}.`,
  projectList: (projects) => `Vous avez **${projects}** :`,
  projectLine: (name, status, progress, due, open) =>
    `${name} : ${status}, ${progress} %, ${due}, ${open} à faire`,
  projectIs: (name, status, progress, counting) =>
    `**${name}** : ${status}, ${progress} % fait${counting && ` (${counting})`}.`,
  projectDue: (day, remaining) => `L’échéance est ${day} : ${remaining}.`,
  remaining: (days) =>
    days === 0
      ? 'aujourd’hui'
      : days < 0
        ? `${count(-days, 'jour', 'jours')} de retard`
        : `encore ${count(days, 'jour', 'jours')}`,
  openOf: (open, all, hours) => `${open} sur ${all} à faire, encore ${hours}.`,
  milestones: 'Jalons :',
  nextTasks: 'La suite :',
  noPlanYet: (name) => `Il n’a pas encore de tâches. Dites « découpe ${name} » pour le planifier.`,
  taskIs: (task, project, status, due) => `${task} (${project}) : ${status}, ${due}.`,
  noDueDate: 'sans échéance',
  which: 'Lequel ou laquelle ?',
  whichProject: (title) => `À quel projet dois-je ajouter « ${title} » ?`,
  notFound: (said) =>
    `Je ne trouve ni tâche ni projet appelé « ${said} ». Quelques mots du titre suffisent ; « montre mes projets » dit ce qu’il y a.`,
  calledOtherwise: 'Il porte peut-être un autre nom, ou un nom dans une autre langue. Voici vos projets :',
  nothingNamed: 'Quelle tâche ou quel projet ?',
  toWhen: (name) => `À quel jour dois-je déplacer ${name} ?`,
  alreadySo: (name, status) => `${name} : déjà ${status}.`,
  cannotDelete: (name) => `Je ne supprime rien. Cela se fait sur sa page : ${name}.`,
  offer: 'Je peux faire cela pour vous. Regardez, et acceptez si c’est juste :',
  beforeStart: (name) => `${name} finirait alors avant de commencer. Donnez un jour plus tardif.`,
  pastDay: 'Ce jour est déjà passé. Donnez un jour à venir.',
  ask: {
    begin: 'Planifions-le. Je pose quelques questions ; « passe » est toujours une réponse.',
    goal: 'Quel est le but : que doit-il être vrai quand le projet est fini ? Donnez aussi un nom s’il en a un.',
    deliverables: 'Dites ce qu’il faut livrer, si possible en liste, avec des nombres là où il y en a.',
    deadline: 'Pour quand ?',
    hours: 'Combien d’heures par semaine avez-vous pour cela ?',
    change: 'Que faut-il changer ?',
    fixed:
      'Quelque chose est-il déjà fixé : rendez-vous, jalons, ce que d’autres décident ou ce qui est déjà fait ?',
  },
  noted: 'Noté.',
  ready: (name, from, to) =>
    `Cela suffit pour commencer. Je créerais le projet « ${name} », du ${from} au ${to}, avec vos mots comme description, et le découperais en tâches datées. Pour le regarder et le changer avant, utilisez « Créer un projet ».`,
  assumedDue: 'Vous n’avez pas donné d’échéance, j’ai donc pris 30 jours.',
};
