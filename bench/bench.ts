// `npm run bench`: the app as users start it, in its own folder, compared with its bounds. With names of cases it only
// measures those and writes no file.
import { join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '../apps/server/src/db/database.ts';
import { listProcessesOf } from '../apps/server/src/db/embedded/processes.ts';
import { measureAnswers, modelSettings, startBenchModel } from './answers.ts';
import { casesOf, type Stage } from './cases.ts';
import { keepInHistory } from './history.ts';
import { OTHERS_ROWS } from './least-writes.ts';
import { startLimits } from './limits.ts';
import { answersFor, bytesOf, INSERTS_TABLE, measure, type Result } from './measure.ts';
import { measureOnePerson } from './one-person.ts';
import { measurePlanning } from './planning.ts';
import { fillLargeProjects, PERSON, type PersonsProjects, POPULATION } from './population.ts';
import { machineOf, print, type Report, write } from './report.ts';
import { atTheEnd, bench, fill, freePort, logIn, makeFolder, publishCalendar, startOn } from './stage.ts';

const LONGEST_RUN_MILLISECONDS = 1_200_000;

/** The rows that the requests ask for. */
async function findStage(pool: DatabaseConnection['pool']) {
  await pool.query(INSERTS_TABLE);
  const personsProjects = await fillLargeProjects({ pool });
  const { rows } = await pool.query(
    `select u.id as "userId", current_setting('server_version') as version,
      array(select id from projects where user_id = u.id order by id)::text[] as "projectIds",
      array(select id from subtasks where user_id = u.id order by position, id)::text[] as "subtaskIds"
    from users u where u.email = $1`,
    [PERSON.email],
  );
  const others = await pool.query(`select ${OTHERS_ROWS}`, [rows[0].userId]);
  return { ...rows[0], others: others.rows[0], personsProjects };
}

/** The same folder under an app that asks a language model. */
async function measureModel(dataDir: string, port: number) {
  console.log('answers of a language model');
  const model = await startBenchModel();
  return measureAnswers(await startOn(dataDir, port, modelSettings(model.baseUrl)), model);
}

/** The same folder under a process that has just started. */
async function measureStarted(dataDir: string, port: number, projects: PersonsProjects) {
  console.log('one person: reading after writing, projects of 2,000 subtasks, the first plan');
  const app = await startOn(dataDir, port);
  const measured = await measureOnePerson(app, projects);
  await app.stop();
  return measured;
}

async function run(wanted: readonly string[]): Promise<void> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const planning = measurePlanning();
  const dataDir = makeFolder();
  const port = await freePort();
  const first = await startOn(dataDir, port);
  const { connection, found } = await fill(dataDir, POPULATION, findStage);
  const { version, personsProjects, ...filled } = found;
  await first.stop();
  const app = await startOn(dataDir, port);
  const idle = app.memory();
  const stage: Stage = { address: app.address, token: (await logIn(app.address)).token, ...filled };
  const calendarPath = await publishCalendar(app.address, stage.token);
  const cases = casesOf(stage, calendarPath).filter(({ name }) => isWanted(name));
  const { pool, db } = openDatabase(connection, () => {});
  const answers = await answersFor(cases, { ...stage, pool });
  await db.destroy();
  const limits = await startLimits({ connection, answers });
  atTheEnd(limits.stop);
  const postgresql = () => listProcessesOf(join(dataDir, 'database/cluster'));
  const serverOf = ({ address, pid }: { address: string; pid: number | undefined }) => ({
    address,
    node: pid,
    postgresql,
  });
  const results: Result[] = [];
  for (const one of cases) {
    console.log(one.title);
    results.push(await measure(one, serverOf(app), serverOf(limits), bytesOf(answers, one)));
  }
  const afterLoad = await app.memoryAtRest();
  await app.stop();
  const report: Report = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: machineOf(version),
    population: POPULATION,
    startMilliseconds: {
      emptyFolder: Math.round(first.startMilliseconds),
      fullFolder: Math.round(app.startMilliseconds),
    },
    memoryMegabytes: { idle, afterLoad },
    planning,
    onePerson: isWanted('one-person') ? await measureStarted(dataDir, port, personsProjects) : null,
    answers: isWanted('answers') ? await measureModel(dataDir, port) : null,
    results,
  };
  print(report);
  if (wanted.length > 0) return;
  write(report);
  console.log(keepInHistory(report));
}

await bench(LONGEST_RUN_MILLISECONDS, () => run(process.argv.slice(2)));
