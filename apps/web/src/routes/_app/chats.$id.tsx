import { createFileRoute } from '@tanstack/react-router';

/** The screen of all chats shows the one of this address. */
export const Route = createFileRoute('/_app/chats/$id')({});
