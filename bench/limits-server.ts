// The bare servers that the app is compared with: only node:http and pg, in their own process like the app.
import { argon2 } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { Pool, type PoolConfig } from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What the bare servers do, by path. */
export interface LimitsSetup {
  connection: PoolConfig;
  answers: Record<string, Answer>;
}

/** Each sends the same JSON as the app, after the least work that the app has to do. */
export type Answer = { answer: unknown } & (
  | { kind: 'nothing' }
  /** One prepared query. */
  | { kind: 'query'; statement: Statement }
  /** Writes the request's body durably by one prepared statement. */
  | { kind: 'insert'; statement: Statement }
  /** The same in the app's tables: each time for the next of these rows, with these fields of the body. */
  | { kind: 'write'; text: string; rows: readonly (readonly unknown[])[]; fields: readonly string[] }
  /** One hash of a password, as costly as the app's. */
  | { kind: 'hash' }
);

// Values stay text as PostgreSQL sends them, which is the least possible parsing.
const asText = { getTypeParser: () => (value: string) => value };

/** As many connections as the app's pool has. */
const POOL_SIZE = 10;

const derive = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT = Buffer.alloc(16, 'salt');

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

let written = 0;

async function work(pool: Pool, name: string, todo: Answer, request: IncomingMessage): Promise<void> {
  const query = (text: string, values: readonly unknown[]) => pool.query({ name, text, values: [...values] });
  if (todo.kind === 'nothing') return;
  if (todo.kind === 'query') return void (await query(todo.statement.text, todo.statement.values));
  const sent = JSON.parse(await readBody(request));
  if (todo.kind === 'hash') await derive('argon2id', { ...COST, message: sent.password, nonce: SALT });
  else if (todo.kind === 'insert')
    await query(todo.statement.text, [...todo.statement.values, JSON.stringify(sent)]);
  else {
    const row = todo.rows[written++ % todo.rows.length] ?? [];
    await query(todo.text, [...row, ...todo.fields.map((field) => sent[field])]);
  }
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function serve({ connection, answers }: LimitsSetup): void {
  const pool = new Pool({ ...connection, max: POOL_SIZE, types: asText });
  // At the end, the database stops before this process does.
  pool.on('error', () => {});
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const todo = answers[path];
    if (!todo) return send(response, 404, {});
    work(pool, path, todo, request).then(
      () => send(response, 200, todo.answer),
      (error: unknown) => send(response, 500, { message: String(error) }),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.send?.(address.port);
  });
  process.on('disconnect', () => process.exit(0));
}

process.once('message', (setup: LimitsSetup) => serve(setup));
