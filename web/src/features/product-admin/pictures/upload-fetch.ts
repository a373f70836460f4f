/** Response headers of an XMLHttpRequest. */
const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split("\r\n")
    .map((line) => line.split(": ", 2))
    .filter((pair): pair is [string, string] => pair.length === 2);

/** The server gives up after 9 s, and the client after 10 (specification, section 9). */
const TIMEOUT_MS = 10_000;

/**
 * A `fetch` that reports how much of the body was sent, from 0 to 1: `fetch` itself cannot. For requests with a body and a
 * text response.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, options) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(options?.method ?? "GET", url instanceof Request ? url.url : url);
      request.timeout = TIMEOUT_MS;
      for (const [name, value] of new Headers(options?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total ? loaded / total : 0),
      );
      request.addEventListener("load", () =>
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
      );
      const fail = () => reject(new TypeError("The upload failed."));
      for (const event of ["error", "timeout"] as const) request.addEventListener(event, fail);
      const signal = options?.signal;
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(options?.body as XMLHttpRequestBodyInit);
    });
