import { type Day, daysFrom } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDay, formatHours } from '../platform/format.ts';
import { CheckboxSquare } from '../ui/checkbox-square.tsx';
import { DayStrip } from '../ui/day-strip.tsx';
import { PriorityMark } from '../ui/priority-mark.tsx';
import { Unless, When } from './facts.tsx';
import { OwnProjectChoice, OwnProjectForm, OwnProjectPanel } from './own-project.tsx';
import { SAMPLES, type Sample, type SampleTask } from './samples.tsx';

type IndexedTask = SampleTask & { index: number };

const tasksByDay = (sample: Sample): [Day, IndexedTask[]][] =>
  daysFrom(sample.startDate, sample.dueDate)
    .map((day): [Day, IndexedTask[]] => [
      day,
      sample.tasks.map((task, index) => ({ ...task, index })).filter((task) => task.on === day),
    ])
    .filter(([, tasks]) => tasks.length > 0);

const TaskRow = ({ task, id }: { task: IndexedTask; id: string }) => (
  <li data-task={task.index} className="group rounded-md hover:bg-well focus-within:bg-well">
    <label htmlFor={id} className="flex min-h-10 items-center gap-3 px-2 py-1.5 pointer-coarse:min-h-11">
      <CheckboxSquare data-on={task.on} defaultChecked={task.done} id={id} name={id} autoComplete="off" />
      <span className="min-w-0 flex-1 text-sm group-has-checked:text-ink-soft group-has-checked:line-through">
        {task.title}
      </span>
      <span className="text-xs text-ink-soft tabular-nums">{formatHours(task.hours)}</span>
      <PriorityMark priority={task.priority} />
    </label>
  </li>
);

const Brief = ({ sample }: { sample: Sample }) => (
  <div className="bg-paper p-5 sm:p-7">
    <h3 className="mb-3 text-sm font-bold text-ink-soft">{t`The brief`}</h3>
    <p className="text-lg leading-relaxed">{sample.brief}</p>
    <p className="mt-5 text-sm text-ink-soft">{t`Choose a task to see the words it comes from.`}</p>
  </div>
);

function Days({ sample, index }: { sample: Sample; index: number }) {
  return (
    <div className="p-5 sm:p-7">
      <h3 className="mb-3 text-sm font-bold text-ink-soft">{t`The days`}</h3>
      <DayStrip
        startDate={sample.startDate}
        dueDate={sample.dueDate}
        today={sample.today}
        milestones={sample.milestones}
        days={sample.tasks.map((task) => ({ date: task.on, total: 1, done: task.done ? 1 : 0 }))}
      />
      <dl className="mt-4 grid gap-1">
        {tasksByDay(sample).map(([day, tasks]) => (
          <div key={day} className="grid gap-x-3 sm:grid-cols-[6.5rem_1fr]">
            <dt className="px-2 pt-2.5 text-sm font-bold">
              {day === sample.today ? t`Today` : formatDay(day)}
            </dt>
            <dd className="min-w-0">
              <ul>
                {tasks.map((task) => (
                  <TaskRow key={task.index} task={task} id={`sample-${index}-${task.index}`} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const choiceClass =
  'inline-flex min-h-10 items-center rounded-md border border-edge px-4 text-sm font-semibold hover:bg-well has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11';

/** A small demo: type a project of one's own, or choose a brief, see its days, tick a task. Works by keyboard; choosing needs no script. */
export const SampleOfDaymark = () => (
  <section aria-labelledby="sample-title" className="sample">
    <h2 id="sample-title" className="sr-only">
      {t`A sample: from a brief to days`}
    </h2>
    <When fact="trying">
      <OwnProjectForm />
    </When>
    <fieldset className="mb-4 flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-sm text-ink-soft">
        <When fact="trying">{t`Or look at a sample`}</When>
        <Unless fact="trying">{t`Try a brief`}</Unless>
      </legend>
      {SAMPLES.map((sample, index) => (
        <label key={sample.name} className={choiceClass}>
          <input
            type="radio"
            name="sample"
            id={`sample-${index}`}
            defaultChecked={index === 0}
            autoComplete="off"
            className="sr-only"
          />
          {sample.name}
        </label>
      ))}
      <When fact="trying">
        <OwnProjectChoice className={choiceClass} />
      </When>
    </fieldset>
    {SAMPLES.map((sample, index) => (
      <div
        key={sample.name}
        data-panel={index}
        className="sample-panel overflow-hidden rounded-lg border border-line bg-sheet shadow-float lg:grid-cols-[5fr_7fr]"
      >
        <Brief sample={sample} />
        <Days sample={sample} index={index} />
      </div>
    ))}
    <When fact="trying">
      <OwnProjectPanel />
    </When>
  </section>
);
