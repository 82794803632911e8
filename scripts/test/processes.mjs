// What a run of the tests started: also what left its group, its parent or its environment, as databases and browsers do.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Empty for a process that ended meanwhile, or that belongs to somebody else. */
function readIfAllowed(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readProcess(pid) {
  // The name of the program stands in brackets before the rest, and may contain brackets.
  const [state, parent] = readIfAllowed(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
  if (!state || state === 'Z') return [];
  const said = ['cmdline', 'environ'].map((name) => readIfAllowed(`/proc/${pid}/${name}`)).join('\0');
  return [{ pid: Number(pid), parent: Number(parent), said }];
}

/** All processes that can be seen; `said` is the command, and on Linux also the environment. */
export function listProcesses() {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, said] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), said }] : [];
  });
}

/** The children of this process, whoever names the run's folder, and all that descend from them. */
export function startedBy(folder) {
  const all = listProcesses();
  const found = new Set(
    all
      .filter(
        ({ parent, said, pid }) => pid !== process.pid && (parent === process.pid || said.includes(folder)),
      )
      .map(({ pid }) => pid),
  );
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

const GRACE_MILLISECONDS = 10_000;

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

/** Ends all of it: in order, as Ctrl-C would, and by force what takes longer. */
export async function endStartedBy(folder) {
  const asked = new Set();
  const deadline = Date.now() + GRACE_MILLISECONDS;
  for (let left = startedBy(folder); left.length > 0; left = startedBy(folder)) {
    for (const pid of left) {
      if (Date.now() > deadline) send(pid, 'SIGKILL');
      else if (!asked.has(pid)) send(pid, 'SIGINT');
      asked.add(pid);
      // A test may have stopped it.
      send(pid, 'SIGCONT');
    }
    await delay(100);
  }
}
