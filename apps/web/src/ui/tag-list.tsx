import { t } from '@daymark/words/t';
import { Badge } from './badge.tsx';

/** The first tags, and the number of the others. */
export const TagList = ({ tags, shown = 3 }: { tags: readonly string[]; shown?: number }) =>
  tags.length === 0 ? null : (
    <ul aria-label={t`Tags`} className="flex min-w-0 max-w-full flex-wrap items-center gap-1.5">
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
      {tags.length > shown && (
        <li className="py-0.5 text-xs text-ink-soft">{t`+${tags.length - shown} more`}</li>
      )}
    </ul>
  );
