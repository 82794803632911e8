import { doTasks } from '../../http/thread-tasks.ts';
import { readFile } from './read-file.ts';
import { ImportProblem, type ReadFile, type Setting } from './shape.ts';

interface Material {
  file: Uint8Array;
  setting: Setting;
}

export type Answer = ReadFile | { problem: string };

async function readOrSay({ file, setting }: Material): Promise<Answer> {
  try {
    return await readFile(file, setting);
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message };
    throw error;
  }
}

doTasks({ answer: readOrSay });
