import type { Words } from './words.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const HOURS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export const ENGLISH: Words = {
  language: 'en',
  locale: 'en-GB',
  status: { Pending: 'pending', 'In Progress': 'in progress', Completed: 'completed' },
  standing: {
    Completed: 'completed',
    Overdue: 'overdue',
    'Not started': 'not started',
    Behind: 'behind',
    'On track': 'on track',
  },
  hours: (hours) => `${HOURS.format(hours)} h`,
  tasks: (number) => count(number, 'task'),
  projects: (number) => count(number, 'project'),
  due: (day) => `due ${day}`,
  more: (number) => `…and ${number} more.`,
  on: (day) => `on ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  hello: 'Hello!',
  firstSteps:
    'You have no projects yet. Tell me what you want to get done and by when, such as “I want to plan a spring fair by 15 March”, and I ask what else it needs.',
  askMe:
    'Ask me about your week or a project, tell me what to change, or talk a new project through. “What can you do?” shows more.',
  smallTalk: {
    bye: 'See you. What is open is on your [Overview](/dashboard).',
    praise: 'Good. Tell me what is next: a question, a change, or a new project.',
    no: 'Fine, then nothing is changed. Tell me when you need something else.',
    wellbeing:
      'I am a program, and well in order. Shall we look at your day? Ask “What should I do next?” or “What is overdue?”.',
    'off-topic':
      'That is beyond me: I know your projects and tasks, and nothing else. I can tell what to do next, when you have time, or how a project stands, and I can help you plan a new one.',
    settings: 'You find that in your [Settings](/settings).',
    adding:
      'Just tell me: “add ‘call Ana’ to the bakery project tomorrow” adds a subtask, and “start a new project” a project. Both have a button on the page [Projects](/projects) too.',
  },
  thanks: "You're welcome. Ask me whenever there is something else.",
  whatIAm:
    "I'm Daymark's built-in assistant: no language model is connected. I look things up in your projects and understand a set of plain requests, in English and German.",
  abilities: [
    'I can:',
    '- **Look up**: today, tomorrow, this week, what is overdue or behind, your free time, your next step, what you completed yesterday or last month, totals, and how one project or task stands',
    '- **Propose changes**: “mark the invoice as done”, “move the photo shoot to Friday”, “add ‘call Ana’ to the bakery project tomorrow”, “break down the fair project”',
    '- **Plan a project**: say “start a new project” and I ask what it needs',
    '',
    'Nothing is changed before you accept it.',
  ].join('\n'),
  notUnderstood: 'I did not understand that.',
  stillNotUnderstood:
    'I did not understand that either. Try “What should I do next?”, “What is overdue?”, the name of a project, or “start a new project”.',
  alreadyOffered: 'Use the button on the proposal above to have it done. I change nothing by myself.',
  nothingOffered:
    'Nothing waits for a yes here. Tell me what to do, such as “mark the invoice as done”, or what you want to know.',
  noProjects: 'You have no projects yet. Say “start a new project” and I ask what it needs.',
  dueOn: (when, tasks, hours) => `**${tasks}** ${tasks.startsWith('1 ') ? 'is' : 'are'} due ${when}${hours}:`,
  nothingOn: (when) => `Nothing is due ${when}.`,
  alsoOverdue: (tasks) => `${tasks} ${tasks.startsWith('1 ') ? 'has' : 'have'} passed the due date.`,
  doneToday: (tasks) => `Of what was due today you have done ${tasks}.`,
  overdue: (tasks) => `**${tasks}** ${tasks.startsWith('1 ') ? 'is' : 'are'} overdue:`,
  nothingOverdue: 'Nothing is overdue.',
  overdueProjects: (projects) => `${projects} past the due date:`,
  offerMove: (title) => `To move one, say for example “move ${title} to Friday”.`,
  week: (which, tasks, hours, done) =>
    `${which}: **${tasks}** open${hours}${done > 0 ? `, ${done} done` : ''}.`,
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    'this week': 'This week',
    'last week': 'Last week',
    'this month': 'This month',
    'last month': 'Last month',
  },
  fromTo: (from, to) => `${from} to ${to}`,
  done: (when, tasks, hours) => `${when}: **${tasks}** completed${hours && `, estimated at ${hours}`}.`,
  nothingDone: (when) => `${when}: no task was completed.`,
  thisWeek: 'This week',
  nextWeek: 'Next week',
  nothingIn: (week) => `${week}: nothing is planned.`,
  dayLoad: (day, planned, working, free) => `**${day}**: ${planned} planned of ${working}, ${free} free`,
  dayOver: (day, planned, working) => `**${day}**: ${planned} planned, more than the ${working} you work`,
  behind: (projects) => `**${projects}** ${projects.startsWith('1 ') ? 'is' : 'are'} behind:`,
  notBehind: (projects) => `You are on track: none of your ${projects} is behind.`,
  behindProject: (name, standing, progress, due) => `${name}: ${standing}, ${progress} % done, ${due}`,
  slipped: (tasks) => `${tasks} past the day`,
  late: (tasks) => `${tasks} planned after the due date`,
  offerPlan: 'Say “break down” with a name to have its plan made anew: what you have touched stays.',
  free: (hours, days) => `You have **${hours}** free in the next ${days} days:`,
  notFree: 'You have no free time in the next two weeks: every working day is full.',
  freeDay: (day, free, planned) => `**${day}**: ${free} free (${planned} planned)`,
  next: {
    overdue: (task) => `Your next step is ${task}: it has passed its day.`,
    today: (task) => `Your next step is ${task}: it is due today.`,
    next: (task) => `Your next step is ${task}.`,
    undated: (task) => `Nothing has a date. You could begin with ${task}.`,
  },
  nothingOpen: 'Nothing is open: everything is done.',
  totals: (projects, inProgress, pending, completed) =>
    `You have **${projects}**: ${inProgress} in progress, ${pending} pending, ${completed} completed.`,
  totalsTasks: (open, all, done, hours) => `**${open}** of ${all} open, ${done} done${hours}.`,
  totalsOverdue: (projects, tasks) =>
    `Overdue: ${tasks}${projects > 0 ? ` and ${count(projects, 'project')}` : ''}.`,
  projectList: (projects) => `You have **${projects}**:`,
  projectLine: (name, status, progress, due, open) =>
    `${name}: ${status}, ${progress} %, ${due}, ${open} open`,
  projectIs: (name, status, progress) => `**${name}** is ${status}, ${progress} % done.`,
  projectDue: (day, remaining) => `It is due ${day}: ${remaining}.`,
  remaining: (days) =>
    days === 0 ? 'today' : days < 0 ? `${count(-days, 'day')} overdue` : `${count(days, 'day')} left`,
  openOf: (open, all) => `${open} of ${all} ${open.startsWith('1 ') ? 'is' : 'are'} open.`,
  milestones: 'Milestones:',
  nextTasks: 'What comes next:',
  noPlanYet: (name) => `It has no subtasks yet. Say “break down ${name}” to have it planned.`,
  taskIs: (task, project, status, due) => `${task} in ${project} is ${status}, ${due}.`,
  noDueDate: 'without a due date',
  which: 'Which one do you mean?',
  whichProject: (title) => `To which project should I add “${title}”?`,
  notFound: (said) =>
    `I found no task or project called “${said}”. A few words of its title are enough; “list my projects” shows what there is.`,
  nothingNamed: 'Which task or project do you mean?',
  toWhen: (name) => `To which day should I move ${name}?`,
  alreadySo: (name, status) => `${name} is ${status} already.`,
  cannotDelete: (name) => `I do not delete anything. You can do that on its page: ${name}.`,
  offer: 'I can do this for you. Have a look, and accept it if it is right:',
  beforeStart: (name) => `${name} would then end before it begins. Please give a later day.`,
  pastDay: 'That day has passed already. Please give a day that is still to come.',
  ask: {
    begin: 'Let’s plan it. I ask a few things; “skip” is always an answer.',
    goal: 'What is the goal: what should be true when the project is done?',
    deliverables: 'List what has to be delivered, with numbers where there are some.',
    deadline: 'When is it due?',
    hours: 'How many hours a week can you give it?',
    change: 'What should be different?',
    fixed: 'Is anything fixed already: appointments, milestones, things that others decide or that are done?',
  },
  noted: 'Noted.',
  ready: (name, from, to) =>
    `That is enough to begin. I would make the project “${name}”, from ${from} to ${to}, with your words as its brief, and break it down into dated subtasks. To look it over and change it first, use “Create project”.`,
  assumedDue: 'You named no due date, so I took 30 days.',
};
