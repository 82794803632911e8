import { type CompiledQuery, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely';
import { SERVING_ALL_USERS } from '../../db/all-users.ts';
import { ownershipFaults } from './ownership.ts';

const faultsByText = new Map<string, string[]>();

/** `…/apps/server/src/subtasks/store.ts`, without the part that is not ours. */
const OURS = /apps\/server\/src\/([\w/.-]+\.ts)/;

/** They send what a store hands them. */
const CARRIERS = new Set(['testing/owned-statements/owned-statements.ts', 'db/database.ts']);

/** The calls that lead here as V8 knows them: to have them written out, with their places in the sources, takes milliseconds. */
function callSites(): NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  let calls: NodeJS.CallSite[] = [];
  Error.stackTraceLimit = 100;
  Error.prepareStackTrace = (_error, sites) => {
    calls = sites;
    return '';
  };
  // It is prepared when it is looked at.
  void new Error('Who sends this?').stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return calls;
}

/** The product's function that sends the present statement; undefined if a test sends it. */
function sender(): string | undefined {
  const frames = callSites().flatMap((site) => {
    const [, file] = OURS.exec(site.getFileName() ?? '') ?? [];
    return file === undefined ? [] : [{ name: site.getFunctionName(), file }];
  });
  const frame = frames.find(({ file }) => !CARRIERS.has(file));
  if (!frame || /^testing\/|\.test\.ts$/.test(frame.file)) return undefined;
  return frame.name ?? frame.file;
}

/** Throws if the product sends a statement that is not limited to one user, except for the functions in the list. */
function assertOwned(text: string): void {
  const faults = faultsByText.get(text) ?? ownershipFaults(text);
  faultsByText.set(text, faults);
  if (faults.length === 0) return;
  const name = sender();
  if (name === undefined || SERVING_ALL_USERS.includes(name)) return;
  throw new Error(`${name} touches ${faults.join(', ')} (db/all-users.ts): ${text}`);
}

/** Compiles only statements that are limited to one user. */
class OwnedStatements extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    assertOwned(compiled.sql);
    return compiled;
  }
}

export const ownedStatements = new OwnedStatements();
