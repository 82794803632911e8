import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { NewProject } from '@daymark/contract/projects';
import type { Statement } from '@daymark/domain/reading';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf, reasonOf } from '../../lib/error-message.ts';
import { isCalledOff, usePlanning } from '../../lib/use-planning.ts';
import { showToast } from '../../ui/toast-store.ts';

type Asked = Pick<NewProject, 'asRead' | 'engine'>;

/** What was read is sent back, so that it need not be read again. */
function askedAgain(preview: PlanPreview | undefined): Asked {
  if (!preview) return {};
  const { madeFrom, frame, asRead: reading } = preview;
  return { asRead: { madeFrom, frame, reading } };
}

/** The plan that a project would get, before it is made. */
export function usePlanPreview() {
  const planning = usePlanning();
  const [preview, setPreview] = useState<PlanPreview>();
  const [isShown, setShown] = useState(false);
  const mutation = useMutation({
    mutationKey: ['plan-previews'],
    scope: { id: 'plan preview' },
    mutationFn: async (body: NewProject) => (await api.planPreviews.show({ body }, planning.begin())).data,
    onSuccess: (found) => {
      setPreview(found);
      setShown(true);
    },
    onError: (error) => {
      // The first look says it in the dialog; a later one has its lines to stand beside.
      if (isShown && !isCalledOff(error))
        showToast({
          kind: 'error',
          title: 'Failed to plan by the changed line',
          description: reasonOf(error, 'What you said of it is kept. Please try again.'),
        });
    },
  });
  const { error } = mutation;
  return {
    preview,
    isShown: isShown && preview !== undefined,
    isPending: mutation.isPending,
    planning,
    failure:
      error && !isShown && !isCalledOff(error) ? messageOf(error, 'Failed to read the brief') : undefined,
    /** Reads the brief and plans by it; by the built-in planner where that is said. */
    look: (project: NewProject, engine?: 'builtin') =>
      mutation.mutate({ ...project, ...askedAgain(preview), ...(engine && { engine }) }),
    /** Shown at once as it was said, until the plan has followed. */
    say: (lines: readonly Statement[]) =>
      setPreview((present) => present && { ...present, reading: withLines(present, lines) }),
    /** Back to what is typed. What was looked at is kept for the next look. */
    close: () => setShown(false),
    forget: () => {
      setShown(false);
      setPreview(undefined);
      mutation.reset();
    },
    /** What goes along when the project is made. */
    asked: askedAgain(preview),
  };
}

const withLines = ({ reading }: PlanPreview, lines: readonly Statement[]): PlanPreview['reading'] => ({
  ...reading,
  statements: reading.statements.map((one) => lines.find(({ id }) => id === one.id) ?? one),
});

/** What was said before, with what is said now; the last of the same line counts. */
export const withCorrections = (
  corrections: readonly Statement[],
  lines: readonly Statement[],
): Statement[] => [...corrections.filter(({ id }) => !lines.some((line) => line.id === id)), ...lines];
