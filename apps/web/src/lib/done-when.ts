/**
 * What "done" means, a point each, when a description is such a list: every line begins with a dash, as the planner writes
 * it. Nothing for any other text.
 */
export function doneWhen(description: string): string[] | undefined {
  const lines = description.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => line.startsWith('- '));
  return isList ? lines.map((line) => line.slice(2).trim()) : undefined;
}
