import { type KyselyPlugin, type PluginTransformQueryArgs, PostgresQueryCompiler } from 'kysely';
import { SERVING_ALL_USERS } from '../../db/all-users.ts';
import { ownershipFaults } from './ownership.ts';

const compiler = new PostgresQueryCompiler();
const faultsByText = new Map<string, string[]>();

/** `at listTasks (…/apps/server/src/subtasks/store.ts:12:3)`, without frames of other code. */
const OURS = /^ *at (?:async )?(?:([\w.<>]+) \()?.*apps\/server\/src\/([\w/.-]+\.ts):/;

/** The product's function that sends the present statement; undefined if a test sends it. */
function sender(): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const lines = new Error('Who sends this?').stack?.split('\n') ?? [];
  Error.stackTraceLimit = limit;
  const frames = lines.flatMap((line) => {
    const [, name, file] = OURS.exec(line) ?? [];
    return file === undefined ? [] : [{ name, file }];
  });
  const frame = frames.find(({ file }) => file !== 'testing/owned-statements/owned-statements.ts');
  if (!frame || /^testing\/|\.test\.ts$/.test(frame.file)) return undefined;
  return frame.name ?? frame.file;
}

/** Throws if the product sends a statement that is not limited to one user, except for the functions in the list. */
export const ownedStatements: KyselyPlugin = {
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    const { sql: text } = compiler.compileQuery(node, queryId);
    const faults = faultsByText.get(text) ?? ownershipFaults(text);
    faultsByText.set(text, faults);
    if (faults.length === 0) return node;
    const name = sender();
    if (name === undefined || SERVING_ALL_USERS.includes(name)) return node;
    throw new Error(`${name} touches ${faults.join(', ')} (db/all-users.ts): ${text}`);
  },
  transformResult: async ({ result }) => result,
};
