export interface Marked {
  id: string;
  locale: string;
  turns: { sender: 'user' | 'assistant'; content: string }[];
  expect: object | null;
}
export interface Read {
  project: object | null;
  titles: string[];
}
/** What the built-in engine makes of a marked conversation, as of 2026-11-20. */
export function readMarked(marked: Marked): Read;
/** 0 to 1; wrong dates, or a project where there is none, make it 0. */
export function scoreConversation(
  marked: Marked,
  read: Read,
): { id: string; value: number; gates: string[]; parts: Record<string, number> };
