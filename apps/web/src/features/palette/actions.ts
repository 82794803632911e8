import type { ThemeChoice } from '../../platform/theme.ts';
import type { OpenTask } from './use-open-tasks.ts';

/** The screens that the palette can open. */
export type PalettePlace =
  | '/dashboard'
  | '/projects'
  | '/plan'
  | '/time'
  | '/clients'
  | '/chats'
  | '/search'
  | '/enquiry'
  | '/import'
  | '/settings';

/** Each closes the palette first. */
export interface PaletteActions {
  go: (to: PalettePlace) => void;
  openProject: (id: string) => void;
  openTask: (id: string, projectId: string) => void;
  searchFor: (query: string) => void;
  newProject: () => void;
  startFromTemplate: () => void;
  /** Duplicates the project on screen. */
  duplicate: () => void;
  complete: (task: OpenTask) => void;
  planAbsence: () => void;
  chooseTheme: (choice: ThemeChoice) => void;
  showKeys: () => void;
  logOut: () => void;
}
