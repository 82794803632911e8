import type { ListedProject } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { Button } from '../../ui/button.tsx';
import { useDeleteProject } from './use-change-project.ts';

/** Says that there is an example project, and removes it with one click, which can be undone. */
export function ExampleNote({ project }: { project: ListedProject }) {
  const remove = useDeleteProject(project);
  return (
    <section
      aria-label={t`Example project`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-well px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        {t`You are looking at an example. Change and complete what you like: it is only here to be tried.`}
      </p>
      <Button size="small" busy={remove.isPending} onClick={() => !remove.isBusy() && remove.mutate()}>
        {t`Remove the example`}
      </Button>
    </section>
  );
}
