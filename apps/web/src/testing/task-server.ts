import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { onTestFinished, vi } from 'vitest';
import { tryToReach } from '../platform/reach.ts';
import { sampleProject, sampleSubtask } from './samples.ts';

const refuse = (status: number, code: string) =>
  Response.json({ success: false, code, message: `Refused: ${code}` }, { status });

interface Request {
  method: string;
  id: string;
  body: Partial<Subtask> & { id?: string };
  ifVersion: number | undefined;
}

/** The subtasks of one project, as the server changes them. */
class Tasks {
  present: Map<string, Subtask>;
  readonly deleted = new Map<string, Subtask>();
  readonly projectId: string;

  constructor({ id, subtasks }: ProjectDetails) {
    this.projectId = id;
    this.present = new Map(subtasks.map((subtask) => [subtask.id, subtask]));
  }

  get project(): ProjectDetails {
    return { ...sampleProject([...this.present.values()]), id: this.projectId };
  }

  private answer(subtask: Subtask): Response {
    const { subtasks: _subtasks, plan: _plan, ...project } = this.project;
    return Response.json({ success: true, data: { subtask, project } });
  }

  write(id: string, fields: Partial<Subtask>): Response {
    const before = this.present.get(id) ?? this.deleted.get(id);
    if (!before) return refuse(404, 'not_found');
    const row = { ...before, ...fields, version: before.version + 1 };
    this.deleted.delete(id);
    this.present.set(id, row);
    return this.answer(row);
  }

  private add({ id = '', ...body }: Request['body']): Response {
    const added = this.present.get(id);
    if (added) return this.answer(added);
    if (this.deleted.has(id)) return refuse(409, 'conflict');
    const row = sampleSubtask({ ...body, id, projectId: this.projectId });
    this.present.set(id, row);
    return this.answer(row);
  }

  carryOut({ method, id, body, ifVersion }: Request): Response {
    if (method === 'POST' && id === '') return this.add(body);
    if (method === 'POST') return this.deleted.has(id) ? this.write(id, {}) : refuse(404, 'not_found');
    const row = this.present.get(id);
    if (!row) return refuse(404, 'not_found');
    if (ifVersion !== undefined && ifVersion !== row.version) return refuse(412, 'stale_version');
    if (method === 'PUT') return this.write(id, body);
    this.present.delete(id);
    this.deleted.set(id, row);
    return this.answer(row);
  }
}

/** The version in an `If-Match`. */
const versionIn = (headers: Headers): number | undefined => {
  const value = headers.get('if-match');
  return value === null ? undefined : Number(value.replaceAll('"', ''));
};

/**
 * A server with one project, which can be out of reach, lose answers or be overloaded. Until the end of the test it
 * answers for the network.
 */
export function startTaskServer(project: ProjectDetails) {
  const tasks = new Tasks(project);
  const log: { words: string; token: string | null }[] = [];
  const state = { isReachable: true, isOverloaded: false, losesAnswers: 0 };

  const read = (path: string): Response => {
    if (path === '/api/health') return Response.json({ success: true });
    if (path === `/api/projects/${project.id}`)
      return Response.json({ success: true, data: { project: tasks.project } });
    if (path === `/api/subtasks/projects/${project.id}`)
      return Response.json({ success: true, data: [...tasks.present.values()], count: 0, progress: 0 });
    return Response.json({ success: true, data: [], total: 0 });
  };
  const answer = (path: string, method: string, { body, headers }: RequestInit): Response => {
    if (method === 'GET') return read(path);
    if (state.isOverloaded) return Response.json({}, { status: 503, headers: { 'retry-after': '60' } });
    const fields = typeof body === 'string' ? JSON.parse(body) : {};
    const id = /^\/api\/subtasks\/(?!projects)([^/]+)/.exec(path)?.[1] ?? '';
    const sent = new Headers(headers);
    log.push({
      words: [method, fields.id ?? id, ...Object.keys(fields).filter((key) => key !== 'id')].join(' '),
      token: sent.get('authorization'),
    });
    return tasks.carryOut({ method, id, body: fields, ifVersion: versionIn(sent) });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!state.isReachable) throw new TypeError('Failed to fetch');
    const { method = 'GET' } = init;
    const response = answer(new URL(address, location.origin).pathname, method, init);
    if (method === 'GET' || state.losesAnswers === 0) return response;
    state.losesAnswers -= 1;
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(async () => {
    state.isReachable = true;
    await tryToReach();
    vi.unstubAllGlobals();
  });

  return {
    tasks,
    state,
    /** What was asked for, in order: method, task and fields. */
    asked: () => log.map(({ words }) => words),
    tokens: () => log.map(({ token }) => token),
    vanish: () => {
      state.isReachable = false;
      return tryToReach();
    },
    comeBack: () => {
      state.isReachable = true;
      return tryToReach();
    },
  };
}
