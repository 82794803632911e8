import type { Project } from '@daymark/contract/projects';
import { t, tc } from '@daymark/words/t';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Progress } from '../../ui/progress.tsx';
import { useChangeProject } from './use-change-project.ts';

type ProgressFormProps = { value: number; onSet: (value: number) => void; onCancel: () => void };

function ProgressForm({ value, onSet, onCancel }: ProgressFormProps) {
  const [chosen, choose] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSet(chosen);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-3">
      <label className="flex min-w-0 flex-1 basis-56 items-center gap-3 text-sm">
        <span className="sr-only">{t`Progress in percent`}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
          className="h-11 min-w-0 flex-1"
        />
        <output className="min-w-10 text-right font-semibold">{chosen}%</output>
      </label>
      <span className="flex gap-2">
        <Button size="small" onClick={onCancel}>
          {t`Cancel`}
        </Button>
        <Button size="small" variant="primary" type="submit">
          {tc('verb')`Set`}
        </Button>
      </span>
    </form>
  );
}

/** Seldom used: where there is a pointer, only seen while the progress is pointed at or it has the focus. */
const SEEN_WHEN_WANTED =
  'opacity-0 focus:opacity-100 group-hover/progress:opacity-100 pointer-coarse:opacity-100';

/** Progress is computed from the subtasks, unless the user sets it; then it stays until they reset it. */
export function ProgressControl({ project }: { project: Project }) {
  const [isSetting, setSetting] = useState(false);
  const change = useChangeProject(project.id);

  const close = () => {
    setSetting(false);
    focusSoon('#set-progress');
  };
  // The second click of a double click on Set would hit the button that replaces it.
  const open = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) setSetting(true);
  };

  if (isSetting)
    return (
      <ProgressForm
        value={project.progress}
        onCancel={close}
        onSet={(progress) => {
          close();
          change.mutate({ progress });
        }}
      />
    );
  return (
    <div className="group/progress flex flex-wrap items-center gap-x-4 gap-y-2">
      <Progress
        value={project.progress}
        label={t`Progress of ${project.name}`}
        className="min-w-0 flex-1 basis-56"
      />
      {project.followsSubtasks ? (
        <Button
          id="set-progress"
          size="small"
          variant="quiet"
          className={classNames('max-sm:-ml-3 print:hidden', SEEN_WHEN_WANTED)}
          onClick={open}
        >
          {t`Set progress`}
        </Button>
      ) : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {t`Set by hand`}
          <Button id="set-progress" size="small" variant="quiet" className="print:hidden" onClick={open}>
            {t`Change`}
          </Button>
          <Button
            size="small"
            className="print:hidden"
            onClick={() => change.mutate({ followsSubtasks: true })}
          >
            {t`Follow the tasks again`}
          </Button>
        </span>
      )}
    </div>
  );
}
