import type { ChatMessage } from '@daymark/contract/chats';
import { t } from '@daymark/words/t';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Answering } from './exchanges.ts';
import { Answered, BeingAnswered, fetchMarkdown, Said } from './message.tsx';

type MessageListProps = {
  messages: readonly ChatMessage[];
  answering: Answering | undefined;
  /** Above the first message: the earlier ones, or the beginning of the chat. */
  head: ReactNode;
  /** Loads earlier messages; called when the user scrolls near the first one. */
  onNearBeginning: (() => void) | undefined;
  onRetry: (question: ChatMessage) => void;
};

type Row = { key: string; content: ReactNode; isSaid?: true };

/** Up to this number, all messages are rendered, so that the browser's search finds them. */
const WHOLE_UP_TO = 60;
const BEYOND_SIGHT = 6;
const USUAL_HEIGHT = 120;
const NEAR_BEGINNING_PIXELS = 3 * USUAL_HEIGHT;
/** So near to the end one reads along with what comes. */
const AT_END_PIXELS = 80;
/** A scrollable element must be reachable by keyboard. */
const IN_TAB_ORDER = 0;

function rowsOf({ messages, answering, onRetry }: MessageListProps): Row[] {
  const question = messages.findLast(({ sender }) => sender === 'user');
  const rows = messages.map((message, index): Row => {
    if (message.sender === 'user')
      return { key: message.id, content: <Said content={message.content} />, isSaid: true };
    const isLatest = index === messages.length - 1 && !answering;
    const retry = isLatest && question ? () => onRetry(question) : undefined;
    return { key: message.id, content: <Answered message={message} onRetry={retry} /> };
  });
  if (!answering) return rows;
  return [
    ...rows,
    { key: 'said', content: <Said content={answering.content} />, isSaid: true },
    { key: 'answering', content: <BeingAnswered answering={answering} /> },
  ];
}

/** The events by which a user scrolls. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/** The scroll position at which the last question is at the top; of a long one, its last lines. */
function topOfQuestion(scroller: HTMLElement): number {
  const question = [...scroller.querySelectorAll('[data-said]')].at(-1)?.getBoundingClientRect();
  if (!question) return Number.POSITIVE_INFINITY;
  const { top } = scroller.getBoundingClientRect();
  return scroller.scrollTop - top + Math.max(question.top, question.bottom - scroller.clientHeight / 2);
}

/**
 * Keeps the scroll position at the end when an answer grows, the input field grows, or a keyboard opens. A new answer that
 * is longer than the screen is followed only until its question is at the top, so that one reads it from its beginning.
 */
function useStayAtEnd(scroller: RefObject<HTMLElement | null>, isNew: RefObject<boolean>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let isAtEnd = true;
    const fromEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight;
    let before = element.scrollTop;
    // Only scrolling up leaves the end. If the end moves away by itself, there is new text to follow.
    const note = () => {
      const isUp = element.scrollTop < before;
      before = element.scrollTop;
      if (fromEnd() < AT_END_PIXELS) isAtEnd = true;
      else if (isUp) isAtEnd = false;
    };
    const observer = new ResizeObserver(() => {
      const end = element.scrollHeight - element.clientHeight;
      if (isNew.current) element.scrollTop = Math.min(end, topOfQuestion(element));
      else if (isAtEnd) element.scrollTop = end;
    });
    const take = () => {
      isNew.current = false;
    };
    element.addEventListener('scroll', note, { passive: true });
    for (const event of BY_HAND) element.addEventListener(event, take, { passive: true });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', note);
      for (const event of BY_HAND) element.removeEventListener(event, take);
      observer.disconnect();
    };
  }, [scroller, isNew]);
}

/** A conversation that stays scrolled to its end until the user scrolls up. Long ones are virtualised. */
export function MessageList(props: MessageListProps) {
  const { messages, answering, head, onNearBeginning } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = rowsOf(props);
  const isWhole = rows.length <= WHOLE_UP_TO;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: isWhole ? rows.length : BEYOND_SIGHT,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END_PIXELS,
    useFlushSync: false,
  });
  const inSight = virtualizer.getVirtualItems();

  useEffect(fetchMarkdown, []);
  const isAsking = answering !== undefined;
  const isNew = useRef(false);
  useLayoutEffect(() => {
    if (!isAsking) return;
    isNew.current = true;
    virtualizer.scrollToEnd();
  }, [isAsking, virtualizer]);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useStayAtEnd(scroller, isNew);
  useEffect(() => {
    // The two differ until the scroll event comes: rows put above before it would move what is read.
    const top = Math.max(scroller.current?.scrollTop ?? 0, virtualizer.scrollOffset ?? 0);
    if (top < NEAR_BEGINNING_PIXELS) onNearBeginning?.();
  });

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={t`Messages`}
        tabIndex={IN_TAB_ORDER}
        className="h-full overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2 sm:px-6"
      >
        <div className="mx-auto max-w-3xl">
          {messages.length > 0 && head}
          <ol className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {inSight.map(({ index, key, start }) => (
              <li
                key={key}
                data-index={index}
                data-said={rows[index]?.isSaid}
                ref={virtualizer.measureElement}
                style={{ transform: `translateY(${start}px)` }}
                className="absolute inset-x-0 top-0 py-3"
              >
                {rows[index]?.content}
              </li>
            ))}
          </ol>
        </div>
      </section>
      {rows.length > 0 && !virtualizer.isAtEnd(AT_END_PIXELS) && (
        <Button
          size="small"
          onClick={() => {
            isNew.current = false;
            virtualizer.scrollToEnd();
          }}
          className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-float"
        >
          <ArrowDown className="size-4" aria-hidden="true" />
          {t`To the latest`}
        </Button>
      )}
    </div>
  );
}
