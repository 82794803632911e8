import { parentPort, workerData } from 'node:worker_threads';
import { inLanguage } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';
import { readFile } from './read-file.ts';
import { ImportProblem, type ReadFile, type Setting } from './shape.ts';

export interface Material {
  file: Uint8Array;
  setting: Setting;
  language: Language;
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

const material = workerData as Material;
parentPort?.postMessage(await inLanguage(material.language, () => readOrSay(material)));
