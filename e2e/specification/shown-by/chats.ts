import type { ShownBy } from '../rows.ts';

const SCREEN = 'apps/web/src/features/chats/chats-screen.test.tsx';
const PANE = 'apps/web/src/features/chats/chat-pane.test.tsx';
const TO_PROJECT = 'apps/web/src/features/chats/to-project.test.tsx';
const DRAFTED = 'apps/web/src/features/projects/drafted-project-dialog.test.tsx';
const JOURNEYS = 'e2e/chats.spec.ts';

const untold = `${TO_PROJECT} › what a %i means is said once where the server does not say it` as const;
const told = `${TO_PROJECT} › what the server says of a %i (%s) is said, and nothing else` as const;
const prechecks =
  `${TO_PROJECT} › a conversation needs 2 messages and 100 characters before it is read` as const;
const unrenamed =
  `${SCREEN} › a title that was refused waits in its field, with the reason, until it is taken or given up` as const;
const unfetched = `${PANE} › a chat that cannot be fetched says so, and can be tried again` as const;

export const chatsRows = {
  '/chats': [`${JOURNEYS} › a question is answered as it is written, and a proposal accepted`],
  'Failed to fetch chats': [`${SCREEN} › a list that cannot be fetched says so, and is asked for again`],
  'Failed to fetch chat suggestions': [
    `${SCREEN} › suggestions that cannot be fetched are said to be missing, and asked for again`,
  ],
  'Failed to create chat': [`${SCREEN} › a chat that cannot be made keeps its title in the dialog`],
  'Failed to create chat with suggestion': [
    `${SCREEN} › a suggestion that begins no chat says so, and can be chosen again`,
  ],
  'Failed to fetch chat': [unfetched],
  'Failed to load chat': [unfetched],
  'Failed to send message': [
    `${PANE} › a message that fails is taken back, and its words are in the field again`,
  ],
  'Failed to update chat title': [unrenamed],
  'Failed to update title': [unrenamed],
  'Failed to delete chat': [`${SCREEN} › a chat that cannot be deleted is there again`],
  'Failed to create project from chat': [untold],
  'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.': [
    untold,
    `${PANE} › the limit of the day is said, with what was written kept`,
  ],
  'The AI service is currently overloaded. Please try again in a few minutes.': [
    untold,
    `${PANE} › a failure in the middle of an answer is told like any other`,
  ],
  'Unable to extract project information from the conversation. Please provide more specific project details in your chat.':
    [told],
  'Unable to create project from this conversation. Try discussing a specific project idea in more detail.': [
    untold,
  ],
  'Not enough conversation content to create a project. Please have a more detailed discussion first.': [
    told,
  ],
  'The conversation is too brief to extract meaningful project information. Please provide more details about your project idea.':
    [told],
  'Please have a more detailed conversation before creating a project.': [prechecks],
  'The conversation is too brief to create a project. Please provide more details.': [prechecks],
  'chat project minimum 2 messages and 100 characters': [prechecks],
  'Please provide more specific project details in your chat.': [told],
  'Failed to create project. Please try again.': [
    `${DRAFTED} › what cannot be made is kept as it was changed`,
  ],
  'Project created successfully!': [
    `${DRAFTED} › what was read out of a chat is looked at, changed and made`,
  ],
  'Chat created but failed to load': [`${SCREEN} › a chat that is made and cannot be loaded says so`],
  'Chat created successfully!': [`${SCREEN} › a new chat with a title is opened`],
  'Chat title updated!': [`${SCREEN} › a title is typed over in its place`],
  'Chat deleted successfully!': [`${SCREEN} › a chat is deleted at once, and brought back from the toast`],
  'chat date labels': [
    'apps/web/src/features/chats/date-label.test.ts › a chat is of today, of yesterday, of up to 7 days ago, then of a date',
  ],
  'chat is mobile below 768 px': [
    `${SCREEN} › below 768 px there is the list or the chat, from there on both`,
  ],
} satisfies ShownBy;
