/**
 * The completion criteria in a description, if every line begins with a dash, as the planner writes it; undefined for
 * other text.
 */
export function doneWhen(description: string): string[] | undefined {
  const lines = description.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 0 && lines.every((line) => line.startsWith('- '));
  return isList ? lines.map((line) => line.slice(2).trim()) : undefined;
}
