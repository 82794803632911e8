import { fellSilent, noModelThere, ranOn } from './failure.ts';

export interface FarEndLimits {
  /** Longest silence: before the first byte, and between two. */
  silenceMilliseconds: number;
  /** Most bytes of one answer. */
  bytesMax: number;
}

/** A model streams events. A JSON answer is an error or the whole answer. Some servers send no content type. */
const SPOKEN = /^(?:text\/event-stream|application\/(?:json|x-ndjson|problem\+json)|text\/plain)\b/i;

/** Passes data on, until it is too much or there is silence for too long. */
function watched(body: ReadableStream<Uint8Array>, onByte: () => void, bytesMax: number) {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onByte();
        bytes += chunk.byteLength;
        if (bytes > bytesMax) throw ranOn();
        controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * `fetch` for servers that may never end an answer. The SDK's timeouts do not cover the wait for the first byte.
 * Redirects are not followed: they would send the key to a place that the operator did not name.
 */
export function farEnd({ silenceMilliseconds, bytesMax }: FarEndLimits): typeof fetch {
  return async (input, init) => {
    const silence = new AbortController();
    const giveUp = () => silence.abort(fellSilent(silenceMilliseconds / 1_000));
    const timer = setTimeout(giveUp, silenceMilliseconds);
    const given = init?.signal ? [init.signal] : [];
    const signal = AbortSignal.any([silence.signal, ...given]);
    const stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const response = await fetch(input, { ...init, redirect: 'error', signal });
      const type = response.headers.get('content-type');
      if (response.ok && type !== null && !SPOKEN.test(type)) {
        await response.body?.cancel();
        throw noModelThere();
      }
      if (!response.body) {
        stop();
        return response;
      }
      const body = watched(response.body, () => void timer.refresh(), bytesMax);
      return new Response(body.pipeThrough(new TransformStream({ flush: stop })), response);
    } catch (error) {
      stop();
      throw error;
    }
  };
}
