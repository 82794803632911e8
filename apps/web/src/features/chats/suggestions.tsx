import type { ChatSuggestion } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { modelName } from '../../platform/ai.ts';
import { pageLanguage } from '../../platform/language.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { suggestionsQuery } from './chat-queries.ts';

/** The built-in assistant understands English and German only, so what is sent to it is in English elsewhere. */
const PROMPT_LANGUAGE = modelName() || ['en', 'de'].includes(pageLanguage()) ? undefined : 'en';

type SuggestionsProps = {
  onChoose: (suggestion: ChatSuggestion) => void;
  /** The suggestion that is being started. */
  busyId?: string | undefined;
};

/** Questions suggested by the state of the user's projects. */
export function Suggestions({ onChoose, busyId }: SuggestionsProps) {
  const query = useQuery(suggestionsQuery());
  const { data, error } = query;
  if (error && !data)
    return (
      <QueryError query={query} message={t`Failed to fetch chat suggestions`}>
        {t`You can ask anything without them.`}
      </QueryError>
    );
  if (!data)
    return (
      <SkeletonRegion label={t`Loading suggestions`} className="grid gap-2">
        <Skeleton className="h-17 w-full rounded-md" />
        <Skeleton className="h-17 w-full rounded-md" />
        <Skeleton className="h-17 w-full rounded-md" />
      </SkeletonRegion>
    );
  return (
    <ul aria-label={t`Suggestions`} className="grid gap-2">
      {data.map((suggestion) => (
        <li key={suggestion.id}>
          <button
            type="button"
            aria-disabled={busyId !== undefined || undefined}
            aria-busy={busyId === suggestion.id || undefined}
            onClick={() => busyId === undefined && onChoose(suggestion)}
            className="flex w-full items-start gap-3 rounded-md border border-line bg-sheet px-4 py-3 text-left transition-colors hover:border-edge hover:bg-well aria-disabled:opacity-55"
          >
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center text-ink-soft">
              {busyId === suggestion.id ? (
                <Spinner size="small" />
              ) : (
                <CornerDownRight className="size-4" aria-hidden="true" />
              )}
            </span>
            <span className="min-w-0">
              <span className="block text-sm font-semibold wrap-anywhere">{suggestion.title}</span>
              {suggestion.prompt !== suggestion.title && (
                <span lang={PROMPT_LANGUAGE} className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
                  {suggestion.prompt}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
