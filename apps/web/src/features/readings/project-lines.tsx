import { isUnsure } from '@daymark/domain/statements';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { LanguageNote } from './language-note.tsx';
import { SuggestedSteps } from './suggested-steps.tsx';
import { UnderstoodLines } from './understood-lines.tsx';
import { type ProjectLinesProps, useProjectLines } from './use-project-lines.ts';

type ProjectUnderstoodProps = ProjectLinesProps & {
  litId: string | undefined;
  /** A proposal is open: steps that may be added are offered there. */
  isProposed: boolean;
  /** Shown while there is no Reading of the present brief. */
  unread: ReactNode;
};

/** The Reading of a project's brief, line by line, beside its plan. */
export function ProjectUnderstood({ litId, isProposed, unread, ...props }: ProjectUnderstoodProps) {
  const { context, reading, statements } = useProjectLines(props);
  // There it is a tab of its own, which is as good as a fold.
  const isTab = useMedia('(max-width: 63.99rem)');
  if (!reading || statements.length === 0) return unread;
  return (
    <Disclosure
      title={t`What Daymark understood`}
      isFlush
      isOpen={isTab || statements.some(isUnsure)}
      isFolded
    >
      <p className="px-4 pb-2 text-xs text-ink-soft">{t`Change what is not right, and the plan follows.`}</p>
      <LanguageNote reading={reading} />
      <UnderstoodLines brief={props.project.description} {...{ statements, litId, context }} />
      {!isProposed && <SuggestedSteps {...{ statements, context }} />}
    </Disclosure>
  );
}

/** Steps that people often forget, beside a proposed plan. */
export function ProjectSuggested(props: ProjectLinesProps) {
  const { context, statements } = useProjectLines(props);
  return <SuggestedSteps {...{ statements, context }} level={4} />;
}
