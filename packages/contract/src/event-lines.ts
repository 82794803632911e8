/** A call that answers while it is at work sends lines of JSON of this media type when it is asked to. */
export const EVENT_LINES = 'application/x-ndjson';

/** One line: an event of the route, then at last its whole answer or why there is none. */
export type EventLine<Event = unknown, Answer = unknown> =
  | { event: Event }
  | { answer: Answer }
  | { failure: unknown };

/** The lines of a stream as they come; empty ones only show that the other side is there. */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<EventLine> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
      if (done) return;
    }
  } finally {
    // Whoever stops reading wants no more of it: the server is told.
    await reader.cancel().catch(() => undefined);
  }
}
