/** Where the app shows a project, below the address of the server: for links in feeds, mails, notifications and answers. */
export const projectScreen = (projectId: string): string => `/project/${projectId}/details`;

export const taskScreen = (projectId: string, subtaskId: string): string =>
  `${projectScreen(projectId)}#subtask-${subtaskId}`;
