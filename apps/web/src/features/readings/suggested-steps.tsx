import { suggestedTask } from '@daymark/domain/library';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { Plus, X } from 'lucide-react';
import { formatHours } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import type { LineContext } from './statement-line.tsx';

type SuggestedStepsProps = {
  statements: readonly Statement[];
  context: Pick<LineContext, 'onCorrect'>;
  level?: 3 | 4;
};

const NEXT = '[data-suggestion] button, [data-kind]';

/** Steps that people often forget. None is planned until it is added; a rejected one does not come back. */
export function SuggestedSteps({ statements, context, level = 3 }: SuggestedStepsProps) {
  const suggested = statements.filter((one) => one.kind === 'suggestion');
  if (suggested.length === 0) return null;
  const say = (statement: StatementOf<'suggestion'>, isWanted: boolean) => {
    context.onCorrect([
      { statement, fields: isWanted ? suggestedTask(statement) : { kind: 'excluded' as const } },
    ]);
    focusSoon(NEXT);
  };
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="suggested-steps" className="border-t border-line px-4 pt-3 pb-4 print:hidden">
      <Heading id="suggested-steps" className="text-sm font-bold">
        {t`People often forget`}
      </Heading>
      <p className="text-xs text-ink-soft">
        {t`From Daymark’s library. Nothing here is planned until you add it.`}
      </p>
      <ul className="mt-1 grid grid-cols-1">
        {suggested.map((one) => (
          <li
            key={one.id}
            data-suggestion={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
          >
            <span className="min-w-0 flex-1 basis-48 text-sm break-words">
              {one.title}{' '}
              <span className="whitespace-nowrap text-ink-soft">{formatHours(one.minutes / 60)}</span>
            </span>
            <span className="flex gap-1.5">
              <Button size="small" aria-label={t`Add: ${one.title}`} onClick={() => say(one, true)}>
                <Plus className="size-4" aria-hidden="true" />
                {t`Add`}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t`Not needed: ${one.title}`}
                onClick={() => say(one, false)}
              >
                <X className="size-4" aria-hidden="true" />
                {t`Not needed`}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
