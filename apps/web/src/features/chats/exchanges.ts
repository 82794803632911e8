import type { ChatMessage } from '@daymark/contract/chats';
import { useSyncExternalStore } from 'react';

export interface Question {
  content: string;
  /** The message of the person's that this is said in the place of. */
  replaces?: string;
}

/** An answer on its way. */
export interface Answering extends Question {
  /** Who answers, once that is known. */
  engine: string | undefined;
  /** What has come of it. */
  text: string;
  isStopping: boolean;
}

/** What is under way in one chat beside what the server has of it. */
export interface Exchange {
  answering?: Answering;
  /** What could not be sent, and why. */
  failed?: { question: Question; error: unknown };
  /** Words that were sent in vain, to be put back where they were typed. */
  returned?: string;
  /** The latest answer that came on this visit, to be told to whoever cannot see it. */
  answered?: ChatMessage;
}

/** Under which what is being typed in a chat is kept on this device. */
export const draftName = (chatId: string): string => `chat:${chatId}`;

const NOTHING: Exchange = {};

/** Beside the screens: an answer goes on while another chat or another screen is looked at. */
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

/** What was to be put back is where it was typed. */
export function takeBack(chatId: string): void {
  const { returned: _returned, ...rest } = exchangeIn(chatId);
  setExchange(chatId, rest);
}
