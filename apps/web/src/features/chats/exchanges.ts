import type { ChatMessage } from '@daymark/contract/chats';
import { useSyncExternalStore } from 'react';

export interface Question {
  content: string;
  /** The id of the user's message that this one replaces. */
  replaces?: string;
}

/** An answer in progress. */
export interface Answering extends Question {
  /** The engine, once it is known. */
  engine: string | undefined;
  /** The text so far. */
  text: string;
  isStopping: boolean;
}

/** The state of a chat that the server does not have yet. */
export interface Exchange {
  answering?: Answering;
  /** A message that could not be sent, and why. */
  failed?: { question: Question; error: unknown };
  /** The text of a failed message, to put back into the input field. */
  returned?: string;
  /** The latest answer of this visit, for screen readers. */
  answered?: ChatMessage;
}

/** The name under which a chat's draft is stored on this device. */
export const draftName = (chatId: string): string => `chat:${chatId}`;

const NOTHING: Exchange = {};

/** Outside of React: an answer continues while another chat or screen is shown. */
const exchanges = new Map<string, Exchange>();
const listeners = new Set<() => void>();

export const exchangeIn = (chatId: string): Exchange => exchanges.get(chatId) ?? NOTHING;

export function setExchange(chatId: string, exchange: Exchange = NOTHING): void {
  exchanges.set(chatId, exchange);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useExchange = (chatId: string): Exchange =>
  useSyncExternalStore(subscribe, () => exchangeIn(chatId));

/** The text is back in the input field. */
export function takeBack(chatId: string): void {
  const { returned: _returned, ...rest } = exchangeIn(chatId);
  setExchange(chatId, rest);
}
