import type { ImportLoss, ImportPreview } from '@daymark/contract/imports';
import type { Day } from '@daymark/domain/dates';
import type { Columns, ImportTool } from '@daymark/domain/imports';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';

/** The file cannot be imported. The message is for the user. */
export class ImportProblem extends Error {}

export const tooMuch = () =>
  new ImportProblem(
    t`This file takes too long or too much memory to read. Please export fewer projects at once.`,
  );

/** A task as a tool's file has it, without the limits of this product. */
export interface FoundTask {
  /** Identifies the task in the tool, the same in each export. */
  key: string;
  title: string;
  /** What its parts name it by, if that is not its key. */
  id?: string;
  /** The title of the task that it is a part of. */
  parent?: string | undefined;
  /** The id of the task that it is a part of. */
  parentKey?: string | undefined;
  notes?: string;
  steps?: { title: string; isDone: boolean }[];
  comments?: string[];
  links?: string[];
  status: Status;
  completedAt?: string | undefined;
  priority: Priority;
  dueDate?: Day | undefined;
  dueTime?: string | undefined;
  hours?: number | undefined;
  spentHours?: number | undefined;
  tags?: string[];
  section?: string | undefined;
  /** Keys of the tasks that it waits for. */
  after?: string[];
  /** RFC 5545, as `ruleOf` writes it. `dueDate` is its first day. */
  repeats?: string | undefined;
}

export interface FoundProject {
  key: string;
  name: string;
  notes?: string;
  startDate?: Day | undefined;
  dueDate?: Day | undefined;
  priority?: Priority;
  category?: string;
  tags?: string[];
  /** Whether its sections are milestones, whatever their names. */
  hasMilestones?: boolean;
  tasks: FoundTask[];
}

/** A task that fits. Its key is a hash. */
export interface ImportedTask {
  key: string;
  title: string;
  description: string;
  status: Status;
  completedAt: string | null;
  priority: Priority;
  dueDate: Day | null;
  dueTime: string | null;
  hours: number | null;
  spentHours: number | null;
  tags: string[];
  /** The index of its milestone. */
  milestone: number | null;
  after: string[];
  repeats: string | null;
}

export interface ImportedProject {
  key: string;
  name: string;
  description: string;
  startDate: Day | null;
  dueDate: Day | null;
  priority: Priority;
  category: string;
  tags: string[];
  milestones: string[];
  tasks: ImportedTask[];
}

/** What a reader needs besides the file. */
export interface Setting {
  fileName: string;
  today: Day;
  timezone: string;
  locale: string;
  columns: Columns | undefined;
}

export interface ReadFile {
  tool: ImportTool;
  projects: ImportedProject[];
  becomes: ImportPreview['becomes'];
  lost: ImportLoss[];
  table: ImportPreview['table'];
}
