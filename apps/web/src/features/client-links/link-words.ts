import type { ClientLinkField } from '@daymark/domain/client-links';
import { t } from '@daymark/words/t';

export const FIELD_LABELS: Record<ClientLinkField, string> = {
  brief: t`The brief, with what became of each phrase`,
  days: t`Days of the tasks, start and due date`,
  milestones: t`Milestones with their days`,
  waits: t`What is waited for, with a button “I have answered”`,
  progress: t`Progress and what is done`,
  name: t`Your name`,
  hours: t`Hours, planned and done`,
};

/** As in a list of what a link shows. */
export const FIELD_WORDS: Record<ClientLinkField, string> = {
  brief: t`brief`,
  days: t`days`,
  milestones: t`milestones`,
  waits: t`waits`,
  progress: t`progress`,
  name: t`your name`,
  hours: t`hours`,
};
