import type { Import } from '@daymark/contract/imports';
import { importToolName } from '@daymark/domain/imports';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../platform/format.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from './titled-card.tsx';
import { importsQuery, useUndoImport } from './use-imports.ts';

function PastImport({ made }: { made: Import }) {
  const undo = useUndoImport();
  const timezone = useSession((session) => session.user?.timezone) ?? 'UTC';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {importToolName(made.tool)} · {made.name || t`Unnamed file`}
        </p>
        <p className="text-ink-soft">
          {formatInstant(made.madeAt, timezone)}
          {' · '}
          {t`${plural(made.tasks, '# task', '# tasks')} in ${plural(made.projects, '# project', '# projects')}`}
        </p>
      </div>
      {made.undoneAt ? (
        <p className="text-sm text-ink-soft">{t`Undone`}</p>
      ) : (
        <Button size="small" busy={undo.isPending} onClick={() => undo.mutate(made.id)}>
          {t`Undo`}
        </Button>
      )}
    </li>
  );
}

/** Earlier imports, each with its undo; nothing if there are none. */
export function PastImports() {
  const { data } = useQuery(importsQuery());
  if (!data || data.length === 0) return null;
  return (
    <TitledCard
      title={t`Earlier imports`}
      lead={t`Undo takes away exactly what came: projects go to the trash, and what you added yourself stays.`}
    >
      <ul className="divide-y divide-line">
        {data.map((made) => (
          <PastImport key={made.id} made={made} />
        ))}
      </ul>
    </TitledCard>
  );
}
