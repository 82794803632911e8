import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { NewProject } from '@daymark/contract/projects';
import type { Statement } from '@daymark/domain/reading';
import { withStepCorrections } from '@daymark/domain/step-corrections';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCalledOff, usePlanning } from '../../plan-data/use-planning.ts';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { withSaid } from './said-lines.ts';

type Asked = Pick<NewProject, 'asRead' | 'engine'>;

/** Sends the Reading back, so that the brief need not be read again. */
function askedAgain(preview: PlanPreview | undefined): Asked {
  if (!preview) return {};
  const { madeFrom, frame, asRead: reading } = preview;
  return { asRead: { madeFrom, frame, reading } };
}

/** The plan that a project would get, before it is created. */
export function usePlanPreview() {
  const planning = usePlanning();
  const [preview, setPreview] = useState<PlanPreview>();
  const [isShown, setShown] = useState(false);
  // What was said of steps since the request that is answered stays visible.
  const said = useRef<readonly Statement[]>([]);
  const mutation = useMutation({
    mutationKey: ['plan-previews'],
    scope: { id: 'plan preview' },
    mutationFn: async (body: NewProject) => (await api.planPreviews.show({ body }, planning.begin())).data,
    onSuccess: (found) => {
      setPreview({ ...found, reading: withStepCorrections(found.reading, said.current) });
      setShown(true);
    },
    onError: (error) => {
      // The first request shows its error in the dialog; later ones use a toast.
      if (isShown && !isCalledOff(error))
        showFailure(
          t`Failed to plan by the changed line`,
          error,
          t`Your correction is kept. Please try again.`,
        );
    },
  });
  const { error } = mutation;
  return {
    preview,
    isShown: isShown && preview !== undefined,
    isPending: mutation.isPending,
    planning,
    failure:
      error && !isShown && !isCalledOff(error) ? messageOf(error, t`Failed to read the brief`) : undefined,
    /** Reads the brief and plans it; `engine` can force the built-in planner. */
    look: (project: NewProject, engine?: 'builtin') =>
      mutation.mutate({ ...project, ...askedAgain(preview), ...(engine && { engine }) }),
    /** Applies corrections at once; the plan follows. */
    say: (lines: readonly Statement[]) => {
      said.current = withCorrections(said.current, lines);
      setPreview((present) => present && withLines(present, lines));
    },
    /** Back to the fields. The preview is kept for the next time. */
    close: () => setShown(false),
    forget: () => {
      setShown(false);
      setPreview(undefined);
      said.current = [];
      mutation.reset();
    },
    /** The fields to send when the project is created. */
    asked: askedAgain(preview),
  };
}

const withLines = (preview: PlanPreview, lines: readonly Statement[]): PlanPreview => ({
  ...preview,
  reading: { ...preview.reading, statements: withSaid(preview.reading.statements, lines) },
});

/** Merges corrections; the last one for a line counts. */
export const withCorrections = (
  corrections: readonly Statement[],
  lines: readonly Statement[],
): Statement[] => [...corrections.filter(({ id }) => !lines.some((line) => line.id === id)), ...lines];
