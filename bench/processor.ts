import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of one request in microseconds. */
export interface Processor {
  node: number;
  postgresql: number;
}

/** The processor time of a process with all its threads since its start; NaN if the system does not report it. */
function usedBy(pid: number): number {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1_000;
  } catch {
    return Number.NaN;
  }
}

/** The processes whose processor time the answers of a server use. */
export interface Processes {
  node: number | undefined;
  /** Its connections come and go. */
  postgresql: () => number[];
}

/** Starts counting; the result tells what was used since, divided by a number of requests, or null where nothing tells. */
export function countProcessor({ node = 0, postgresql }: Processes): (requests: number) => Processor | null {
  const before = new Map([node, ...postgresql()].map((pid) => [pid, usedBy(pid)]));
  return (requests) => {
    const since = (pid: number) => usedBy(pid) - (before.get(pid) ?? 0);
    const connections = postgresql().map(since).filter(Number.isFinite);
    const used = {
      node: Math.round(since(node) / requests),
      postgresql: Math.round(connections.reduce((sum, one) => sum + one, 0) / requests),
    };
    return Number.isFinite(used.node) ? used : null;
  };
}
