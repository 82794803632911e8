import type { ImportPreview } from '@daymark/contract/imports';
import { importToolName } from '@daymark/domain/imports';
import { plural, t } from '@daymark/words/t';
import { ArrowRight } from 'lucide-react';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { BECOMING_WORDS } from './becoming-words.ts';
import { PreviewedProject } from './previewed-project.tsx';
import { TitledCard } from './titled-card.tsx';

const cellClass = 'py-1.5 pr-3 text-left align-baseline text-sm';

const Becoming = ({ becomes }: Pick<ImportPreview, 'becomes'>) => (
  <TitledCard title={t`What becomes what`}>
    <dl className="grid gap-x-3 gap-y-2 text-sm sm:grid-cols-[auto_auto_1fr]">
      {becomes.map(({ what, count }) => (
        <div key={what} className="sm:contents">
          <dt className="font-semibold">
            <span className="tabular-nums">{formatCount(count)}</span> {BECOMING_WORDS[what].from}
          </dt>
          <ArrowRight className="hidden size-4 self-center text-ink-soft sm:block" aria-hidden="true" />
          <dd className="text-ink-soft">{BECOMING_WORDS[what].to}</dd>
        </div>
      ))}
    </dl>
  </TitledCard>
);

const Lost = ({ lost }: Pick<ImportPreview, 'lost'>) => (
  <TitledCard
    title={t`What is not taken`}
    lead={
      lost.length === 0
        ? t`Everything in the file has its place in Daymark.`
        : t`By the field’s name in the file.`
    }
  >
    {lost.length > 0 && (
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cellClass}>{t`Field`}</th>
            <th scope="col" className={`${cellClass} text-right`}>{t`How often`}</th>
            <th scope="col" className={cellClass}>{t`What happens`}</th>
          </tr>
        </thead>
        <tbody>
          {lost.map(({ field, count, note }) => (
            <tr key={`${field} ${note}`} className="border-b border-line last:border-b-0">
              <th scope="row" className={`${cellClass} font-semibold [overflow-wrap:anywhere]`}>
                {field}
              </th>
              <td className={`${cellClass} text-right tabular-nums`}>{formatCount(count)}</td>
              <td className={`${cellClass} text-ink-soft`}>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </TitledCard>
);

type PreviewProps = { preview: ImportPreview; busy: boolean; onImport: () => void; onCancel: () => void };

/** What a file would become, before it is imported. */
export function Preview({ preview, busy, onImport, onCancel }: PreviewProps) {
  const { tool, becomes, projects, lost } = preview;
  const tasks = projects.reduce((sum, project) => sum + project.newTasks, 0);
  const isNew = projects.some(({ newTasks, isHere }) => newTasks > 0 || !isHere);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64" aria-live="polite">
          <strong>{importToolName(tool)}</strong>
          {': '}
          {isNew
            ? t`${plural(tasks, '# new task', '# new tasks')} in ${plural(projects.length, '# project', '# projects')}`
            : t`everything in this file is here already`}
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
