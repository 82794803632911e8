/** Names that only the tables of a tool have together. */
export const TOOL_COLUMNS = {
  // https://todoist.com/help/articles/format-a-csv-file-to-import-into-todoist-UVUXTmm6
  todoist: ['TYPE', 'CONTENT', 'PRIORITY', 'INDENT'],
  asana: ['Task ID', 'Name', 'Section/Column', 'Due Date'],
  ticktick: ['List Name', 'Title', 'Content', 'Is Check list', 'Due Date', 'Status'],
  daymark: ['Project', 'Task', 'Estimated hours', 'Waits for', 'Completed at', 'Id'],
} as const;

export const hasColumnsOf = (names: readonly string[], tool: keyof typeof TOOL_COLUMNS): boolean => {
  const trimmed = names.map((name) => name.trim());
  return TOOL_COLUMNS[tool].every((name) => trimmed.includes(name));
};

export const isToolHeader = (names: readonly string[]): boolean =>
  hasColumnsOf(names, 'todoist') ||
  hasColumnsOf(names, 'asana') ||
  hasColumnsOf(names, 'ticktick') ||
  hasColumnsOf(names, 'daymark');
