import type { ImportPreview } from '@daymark/contract/imports';
import { importToolName } from '@daymark/domain/imports';
import { plural, t } from '@daymark/words/t';
import { ArrowRight } from 'lucide-react';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { BECOMING_WORDS } from './becoming-words.ts';
import { PreviewedProject } from './previewed-project.tsx';
import { TitledCard } from './titled-card.tsx';

const Becoming = ({ becomes }: Pick<ImportPreview, 'becomes'>) => (
  <TitledCard title={t`What becomes what`}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm sm:grid-cols-[auto_auto_auto_minmax(0,1fr)]">
      {becomes.map(({ what, count }) => (
        <div key={what} className="contents">
          <dt className="contents">
            <span className="text-right text-ink-soft tabular-nums">{formatCount(count)}</span>
            <span className="font-semibold">{BECOMING_WORDS[what].from}</span>
          </dt>
          <ArrowRight className="mt-0.5 hidden size-4 text-ink-soft sm:block" aria-hidden="true" />
          <dd className="-mt-2 text-ink-soft max-sm:col-start-2 sm:mt-0">{BECOMING_WORDS[what].to}</dd>
        </div>
      ))}
    </dl>
  </TitledCard>
);

const Lost = ({ lost }: Pick<ImportPreview, 'lost'>) => (
  <TitledCard
    title={t`What is not taken as it is`}
    lead={
      lost.length === 0
        ? t`Everything in the file has its place in Daymark.`
        : t`By the field’s name in the file, with how often.`
    }
  >
    <ul className="divide-y divide-line text-sm empty:hidden">
      {lost.map(({ field, count, note }) => (
        <li key={`${field} ${note}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5">
          <span className="font-semibold [overflow-wrap:anywhere]">{field}</span>
          <span className="tabular-nums">{t`${formatCount(count)}×`}</span>
          <span className="col-span-2 text-ink-soft">{note}</span>
        </li>
      ))}
    </ul>
  </TitledCard>
);

type PreviewProps = { preview: ImportPreview; busy: boolean; onImport: () => void; onCancel: () => void };

/** What a file would become, before it is imported. */
export function Preview({ preview, busy, onImport, onCancel }: PreviewProps) {
  const { tool, becomes, projects, lost } = preview;
  const tasks = projects.reduce((sum, project) => sum + project.newTasks, 0);
  const isNew = projects.some(
    ({ newTasks, knownTasks, isHere }) => newTasks > 0 || (!isHere && knownTasks === 0),
  );
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64" aria-live="polite">
          <strong>{importToolName(tool)}</strong>
          {' · '}
          {isNew
            ? t`${plural(tasks, '# new task', '# new tasks')} in ${plural(projects.length, '# project', '# projects')}`
            : t`Everything in this file is here already`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy} onClick={() => !busy && onCancel()}>{t`Choose another file`}</Button>
          {isNew && (
            <Button variant="primary" busy={busy} onClick={onImport}>
              {busy ? t`Importing` : t`Import`}
            </Button>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Becoming becomes={becomes} />
        <Lost lost={lost} />
      </div>
      <TitledCard title={t`Projects`}>
        <ul className="divide-y divide-line">
          {projects.map((project, index) => (
            // Names may repeat, and the list never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <PreviewedProject key={index} project={project} />
          ))}
        </ul>
      </TitledCard>
    </div>
  );
}
