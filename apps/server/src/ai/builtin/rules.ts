import type { Rule, Talk } from './requests.ts';
import type { Meaning } from './vocabulary.ts';

type Shape = Partial<Pick<Rule, 'names' | 'days' | 'lengths' | 'form' | 'of' | 'dayParts'>>;

const meaningsIn = (words: string) => words.split(' ').filter((word) => word !== '') as Meaning[];

/** "a|b c": one of a and b, and c. */
const rule = (is: Rule['is'], needs: string, may: string, shape: Shape = {}): Rule => ({
  is,
  needs: needs
    .split(' ')
    .filter((group) => group !== '')
    .map((group) => group.split('|') as Meaning[]),
  may: new Set(meaningsIn(may)),
  names: [0, 0],
  days: 'none',
  lengths: 'none',
  form: 'any',
  dayParts: false,
  ...shape,
});

const talk = (is: Talk, may = ''): Rule => rule(is, is, may);

const tell = (names: number, shape: Shape = {}): Shape => ({ form: 'tell', names: [names, 5], ...shape });

const asked = (names: number, shape: Shape = {}): Shape => ({ names: [0, names], ...shape });

const OFF: Shape = { form: 'tell', days: 'any', lengths: 'time?', dayParts: true };

const THINGS = 'what list task project work everything hours';

const COUNTS = 'howMany howMuch howLong';

/** What a question about tasks can say of them; all of it is a part of the query (`task-query.ts`). */
const NARROWING = 'high medium low priority important most least first last next than only everything';

const TASKS = `${THINGS} ${COUNTS} ${NARROWING} open started undated due until total plan estimate take past`;

const TASK_QUERY = asked(2, { days: 'any', of: 'project', lengths: 'bound?' });

/** The first that fits is meant: from narrow to wide. */
export const RULES: readonly Rule[] = [
  talk('no', 'thanks praise'),
  talk('yes', 'thanks praise add it'),
  rule('takeOn', 'takeOn', 'what how howTo where modal free fit until task project work hours it', {
    days: 'any',
    lengths: 'hours?',
    form: 'ask',
  }),
  rule('setting', 'setting', 'how howTo where set what list rename remove mark hours work day modal'),

  rule('sick', 'sick', 'dayOff until offVerb past', OFF),
  rule('sick', 'sick not what|everything|work|due|task', 'dayOff until offVerb modal', OFF),
  rule('dayOff', 'dayOff', 'work until add set mark offVerb it day free modal', { ...OFF, days: 'must' }),
  rule('dayOff', 'not work', 'until', { ...OFF, days: 'must' }),
  rule('reopen', 'reopen', 'mark set it task project', tell(1)),
  rule('complete', 'done|tickOff', 'mark set it everything task project past', tell(1, { days: 'any' })),
  rule('priority', 'high|medium|low', 'set mark priority task project it', tell(1)),
  rule(
    'spend',
    'spent',
    'hours work it task project take past total',
    tell(1, { names: [1, 1], lengths: 'hours', days: 'past' }),
  ),
  rule(
    'estimate',
    'set|take|estimate',
    'hours work it task estimate total modal',
    tell(1, { names: [1, 1], lengths: 'hours' }),
  ),
  rule('workTime', '', 'only work hours day not set setting until plan dayOff', {
    form: 'tell',
    lengths: 'rate',
    days: 'any',
  }),
  rule('remove', 'remove', 'task project everything it overdue done', tell(0, { days: 'any' })),
  rule('replan', 'replan', 'plan everything overdue behind project work task open', {
    form: 'tell',
    names: [0, 1],
    of: 'project',
  }),
  rule(
    'move',
    'move|postpone|earlier',
    'later by until task project everything it deadline due open overdue set work',
    tell(0, { days: 'any', lengths: 'days?' }),
  ),
  rule('deadline', 'deadline|due|set', 'it project task until plan', tell(1, { days: 'must' })),
  rule('start', 'start|started', 'mark set it task project work', tell(1)),
  rule(
    'breakDown',
    'breakDown|finer|coarser',
    'project task plan split set add',
    tell(1, { names: [1, 1], of: 'project' }),
  ),
  rule('breakDown', 'split|finer|coarser', 'task project plan breakDown set add it', tell(1)),
  rule(
    'worked',
    'spent hours|howMany|howMuch|howLong',
    'work hours past total take what task project everything',
    {
      ...asked(0, { days: 'any', form: 'ask' }),
    },
  ),
  rule('misjudged', 'misjudged', `${THINGS} ${COUNTS} take spent past done finish than plan estimate`, {
    names: [0, 1],
    form: 'ask',
    of: 'project',
    days: 'any',
  }),
  rule('overdue', 'overdue', `${TASKS} deadline`, TASK_QUERY),
  rule('due', 'what|next|task', 'free hours only list next important fit start modal than', {
    names: [0, 1],
    of: 'project',
    days: 'any',
    lengths: 'bound',
  }),
  rule('free', 'free hours|howLong|howMuch', `${THINGS} ${COUNTS} open until dayOff`, {
    ...asked(0, { days: 'any' }),
  }),
  rule('several', 'howMany|list', 'what task open due work', { names: [1, 2], of: 'several' }),
  rule('isDone', 'done|finish|started|open|reopen|past', 'not task project past it everything start work', {
    names: [1, 2],
    form: 'ask',
  }),
  rule('doneOn', 'when done|finish|past', 'past it task project', { names: [1, 1] }),
  rule('projects', 'project', `what list ${COUNTS} open done started everything finish`, asked(0)),
  rule(
    'projects',
    'project most|least',
    'what open work hours take task it progress done spent past started behind',
    asked(0, { days: 'any' }),
  ),
  rule(
    'done',
    'done|finish what|list|howMany|howMuch|task|everything|hours',
    `${THINGS} ${COUNTS} ${NARROWING} past spent take until total`,
    TASK_QUERY,
  ),
  rule(
    'milestones',
    'milestone',
    `what list when next due ${COUNTS} open project everything until first deadline`,
    asked(2, { days: 'any' }),
  ),
  rule('waits', 'wait', 'what list task project when until work it where answer others everything', asked(3)),
  rule('waits', 'answer others|overdue|not where|what|others', 'list when past overdue task project it', {
    ...asked(0, { form: 'ask' }),
  }),
  rule(
    'took',
    'take|spent|estimate howMany|howMuch|howLong|what|than|past',
    'hours work task it done finish plan open project total everything misjudged',
    { names: [1, 2], form: 'ask', days: 'any' },
  ),
  rule(
    'dueOn',
    'when|deadline',
    'what due until task project it done finish open milestone everything fit past',
    { names: [1, 2] },
  ),
  rule('dueOn', 'due', 'task project it past', { names: [1, 2], form: 'ask' }),
  rule(
    'busy',
    'busy',
    `what when day ${COUNTS} hours work how plan most least list free over due`,
    asked(0, { days: 'any' }),
  ),
  rule(
    'free',
    'free',
    `what when day ${COUNTS} hours howLong open until next busy list add work fit it others project task`,
    asked(0, { days: 'any', lengths: 'hours?' }),
  ),
  rule(
    'fits',
    'fit',
    'work project task plan everything done finish it hours due until deadline free how open day',
    asked(1, { days: 'any', form: 'ask' }),
  ),
  rule('priorities', 'priority', 'what how task project it', { names: [1, 1] }),
  rule('due', 'high|medium|low|important|undated|most|least', TASKS, TASK_QUERY),
  rule('next', 'next|important', 'what task project work start due first it', asked(1, { of: 'project' })),
  rule('behind', 'behind', `${THINGS} ${COUNTS} how plan it progress goes`, asked(1)),
  rule(
    'deadlines',
    'deadline',
    'what list when next due project everything open first',
    asked(1, { days: 'any', of: 'project' }),
  ),
  rule(
    'amount',
    'howMany|howMuch|howLong|hours howLong|hours|task|work|open|done|due|total|estimate|take|spent',
    'what list project everything plan until past',
    { names: [1, 2], days: 'any' },
  ),
  rule(
    'progress',
    'progress|how',
    'what list plan project task howMuch howMany done open it finish goes past',
    { names: [1, 2] },
  ),
  rule(
    'amount',
    'howMany|howMuch|howLong|hours hours|work|task|due|open',
    `${THINGS} plan day until`,
    asked(0, { days: 'must' }),
  ),
  rule(
    'totals',
    'howMany|howMuch hours|work|task|open|done|project|everything',
    `${THINGS} total plan`,
    asked(0),
  ),
  rule('totals', 'total|overview|progress', 'what list how project task everything goes', asked(0)),
  rule(
    'due',
    'task|due|open|everything|work|plan|deadline|started|first|last|next|than hours|what|list|howMany|task|due|open|everything|work|plan|deadline|started',
    `${TASKS} deadline day`,
    TASK_QUERY,
  ),
  rule('due', 'what|list', 'project until day', asked(1, { days: 'must', of: 'project' })),
  rule('tell', '', 'what list project task', { names: [1, 1] }),
  rule('due', '', 'plan until', { days: 'must' }),
];
