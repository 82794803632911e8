import { plural, t } from '@daymark/words/t';

export const allFoundWords = ({ projects, tasks }: { projects: number; tasks: number }): string =>
  projects + tasks === 0
    ? t`No projects or tasks found`
    : t`${plural(projects, '# project')} and ${plural(tasks, '# task')} found`;
