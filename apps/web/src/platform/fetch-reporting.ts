/** `fetch` with upload progress from 0 to 1, which the browser's own lacks. */
export const fetchReporting =
  (onProgress: (share: number) => void) =>
  (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', address);
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after');
        const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
        resolve(new Response(request.response, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError('No answer came'));
      request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body instanceof FormData ? init.body : null);
    });
