import { sql } from 'kysely';
import type { TestNode } from '../harness.ts';
import { addSubtask, makeProject, makeUser } from '../people.ts';

const MILESTONES: Readonly<Record<string, { name: string; dueDate: string }[]>> = {
  'Wedding Nora & Tom': [{ name: 'Invitations out', dueDate: '2026-12-01' }],
  'AWS exam': [{ name: 'AWS exam date', dueDate: '2026-12-11' }],
  'Bakery Hoffmann website': [{ name: 'Bakery site live', dueDate: '2026-12-16' }],
};

/** Projects with their first and last day; tasks as title, day, estimated and actual hours, status, priority. */
const PROJECTS: readonly [name: string, from: string, to: string, tasks: string][] = [
  [
    'AWS exam',
    '2026-11-02',
    '2026-12-11',
    `Read IAM chapter; 2026-11-03; 3; 3.5; done; medium
Watch VPC videos; 2026-11-10; 4; 4; done; medium
S3 and storage classes; 2026-11-17; 3; 2.5; done; medium
Practice test 1; 2026-11-23; 2; -; todo; high
Lambda lab; 2026-11-24; 3; -; in progress; medium
Review wrong answers; 2026-11-26; 2; -; todo; medium
Practice test 2; 2026-11-30; 2; -; todo; high
Flashcards databases; 2026-12-02; 1.5; -; todo; low
Practice test 3; 2026-12-09; 2.5; -; todo; high
Check ID for test centre; -; 0.5; -; todo; low`,
  ],
  [
    'Bakery Hoffmann website',
    '2026-10-19',
    '2026-12-18',
    `Kick-off call; 2026-10-20; 1; 1; done; medium
Wireframes; 2026-10-27; 6; 8; done; high
Design homepage; 2026-11-04; 5; 5.5; done; high
Set up hosting; 2026-11-12; 2; 1.5; done; medium
Build product page; 2026-11-23; 4; -; in progress; high
Contact form; 2026-11-25; 3; -; todo; medium
Cookie banner; 2026-11-26; 1.5; -; todo; low
Opening hours widget; 2026-11-27; 2; -; todo; medium
Write alt texts; 2026-12-01; 1.5; -; todo; low
Client review call; 2026-12-02; 1; -; todo; high
Speed and mobile check; 2026-12-08; 3; -; todo; medium
Go live; 2026-12-16; 2; -; todo; high`,
  ],
  [
    'Wedding Nora & Tom',
    '2026-09-01',
    '2027-05-22',
    `Book venue; 2026-09-15; 4; 5; done; high
Guest list; 2026-10-05; 3; 2; done; medium
Choose photographer; 2026-11-24; 1.5; -; todo; high
Order invitations; 2026-11-24; 2; -; todo; high
Address envelopes; 2026-11-30; 2; -; todo; medium
Cake tasting; 2026-12-10; 2; -; todo; low
Book band; 2026-11-19; 1; -; todo; medium
Seating plan; -; 3; -; todo; low`,
  ],
  [
    'Steuererklärung 2025',
    '2026-11-09',
    '2026-12-10',
    `Belege sammeln; 2026-11-10; 3; 4; done; medium
Rechnungen sortieren; 2026-11-13; 2; 2; done; medium
Fahrtkosten eintragen; 2026-11-24; 1; -; todo; medium
Anlage EÜR ausfüllen; 2026-11-25; 2; -; in progress; high
Anlage KAP ausfüllen; 2026-12-01; 1.5; -; todo; medium
Rückfragen mit Steuerberater; 2026-12-03; 1; -; todo; high
Über ELSTER abschicken; 2026-12-10; 0.5; -; todo; high`,
  ],
  [
    'Küche renovieren',
    '2026-09-21',
    '2026-11-06',
    `Küche ausmessen; 2026-09-21; 1; 1; done; medium
Schränke bestellen; 2026-09-28; 2; 2.5; done; high
Wände streichen; 2026-10-12; 5; 7; done; medium
Arbeitsplatte einbauen; 2026-10-23; 4; 4.5; done; high
Spülmaschine anschließen; 2026-10-30; 1.5; 1; done; medium
Endreinigung; 2026-11-06; 2; 2; done; low`,
  ],
  [
    'Newsletter relaunch',
    '2026-10-12',
    '2026-11-20',
    `Export subscriber list; 2026-10-14; 1; 1; done; medium
Pick mail tool; 2026-10-21; 2; 3; done; medium
Design template; 2026-11-05; 4; 4.5; done; medium
Write welcome mail; 2026-11-18; 2; -; in progress; high
Test mail in Outlook; 2026-11-19; 1; -; todo; medium
Send first issue; 2026-11-20; 1.5; -; todo; high`,
  ],
];

const STATUS = { todo: 'Pending', 'in progress': 'In Progress', done: 'Completed' } as const;
const PRIORITY = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** Nora, a web developer with six projects, one of them finished and one overdue; her today is Monday 23 November 2026. */
export async function makeNora(app: TestNode) {
  const user = await makeUser(app, { timezone: 'Europe/Berlin' });
  const projectIds: Record<string, string> = {};
  for (const [name, startDate, dueDate, tasks] of PROJECTS) {
    const milestones = MILESTONES[name] ?? [];
    const { project } = await makeProject(user, { name, startDate, dueDate, description: '', milestones });
    projectIds[name] = project.id;
    for (const line of tasks.split('\n')) {
      const [title = '', day = '', hours = '', spent = '', status = '', priority = ''] = line.split('; ');
      const { id } = await addSubtask(user, project.id, {
        ...{ title, dueDate: day === '-' ? null : day, estimatedHours: Number(hours) },
        ...{ actualHours: spent === '-' ? null : Number(spent) },
        ...{ status: STATUS[status as 'todo'], priority: PRIORITY[priority as 'low'] },
      });
      if (status === 'done')
        await sql`update subtasks set completed_at = ${`${day}T15:00:00Z`}::timestamptz where user_id = ${user.userId} and id = ${id}`.execute(
          app.db,
        );
      if (title === 'Anlage KAP ausfüllen')
        await sql`update subtasks set earliest_on = '2026-11-30' where user_id = ${user.userId} and id = ${id}`.execute(
          app.db,
        );
    }
  }
  await sql`update projects set plan = ${JSON.stringify(TAX_PLAN)}::jsonb where user_id = ${user.userId} and id = ${projectIds['Steuererklärung 2025']}`.execute(
    app.db,
  );
  await user.api.calendars.addDayOff({
    body: { name: 'Long weekend in Prague', firstDay: '2026-12-04', lastDay: '2026-12-04' },
  });
  return user;
}

/** The waits in her plan. */
const TAX_PLAN = {
  ...{ engine: 'built-in planner', feasible: true, neededHours: 6, availableHours: 60, certificate: null },
  ...{ remedies: [], questions: [], assumptions: [] },
  waits: [
    {
      ...{ statement: '1', title: 'Tax certificate from the bank (Steuerbescheinigung)', who: null },
      ...{ from: '2026-11-16', to: '2026-11-30' },
    },
  ],
};
