import { createFileRoute } from '@tanstack/react-router';

/** The parent route renders the chat of this address. */
export const Route = createFileRoute('/_app/chats/$id')({});
