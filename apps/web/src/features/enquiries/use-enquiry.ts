import type { Enquiry, EnquiryOffer } from '@daymark/contract/enquiries';
import type { NewProject } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledOff, usePlanning } from '../../plan-data/use-planning.ts';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { focusSoon } from '../../ui/focus-soon.ts';

export interface EnquiryDraft {
  text: string;
  name: string;
  startDate: string;
  dueDate: string;
}

/** What is asked, and whether the built-in planner answers instead of the language model. */
type Asked = EnquiryDraft & { byBuiltIn?: boolean };

export const EMPTY_ENQUIRY: EnquiryDraft = { text: '', name: '', startDate: '', dueDate: '' };

/** The project that an enquiry becomes on the terms of an offer. */
export const projectOf = (
  { name, description, asRead, kind }: Enquiry,
  { startDate, dueDate, hoursPerDay, corrections }: EnquiryOffer,
): NewProject => ({
  name,
  description,
  asRead,
  startDate,
  dueDate,
  hoursPerDay,
  corrections,
  projectKind: kind?.id ?? 'none',
  generateAISubtasks: true,
});

/** An enquiry and its answer. Nothing of it is stored on the server. */
export function useEnquiry() {
  const planning = usePlanning();
  const [answer, setAnswer] = useState<Enquiry>();
  const mutation = useMutation({
    scope: { id: 'enquiry' },
    mutationFn: async ({ text, name, startDate, dueDate, byBuiltIn = false }: Asked) => {
      const body = {
        text,
        name,
        ...(startDate && { startDate }),
        ...(dueDate && { dueDate }),
        ...(answer && { asRead: answer.asRead }),
        ...(byBuiltIn && { engine: 'builtin' as const }),
      };
      return (await api.enquiries.answer({ body }, planning.begin())).data;
    },
    onSuccess: (found) => {
      setAnswer(found);
      focusSoon('#enquiry-answer');
    },
  });
  const { error } = mutation;
  return {
    answer,
    planning,
    isPending: mutation.isPending,
    failure:
      error && !isCalledOff(error)
        ? messageOf(error, t`The enquiry could not be read. It is kept here. Please try again.`)
        : undefined,
    ask: mutation.mutate,
    forget: () => {
      setAnswer(undefined);
      mutation.reset();
    },
  };
}
