/** The media type of answers with events: lines of JSON, sent to a client that accepts it. */
export const EVENT_LINES = 'application/x-ndjson';

/** One line: an event of the route. The last line is the whole answer or the error. */
export type EventLine<Event = unknown, Answer = unknown> =
  | { event: Event }
  | { answer: Answer }
  | { failure: unknown };

/** The lines of a stream as they arrive. Empty lines only keep the connection alive. */
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
    // If the reader stops early, the server is told to stop as well.
    await reader.cancel().catch(() => undefined);
  }
}
