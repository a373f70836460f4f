/**
 * How long a request without an answer can still place its order, in milliseconds: the server stops after 9 seconds, the client
 * after 10.
 */
const MAX_PROCESSING_MS = 10_000;

/** Pauses between the questions, in milliseconds. The last one repeats while the shop is silent. */
const PAUSES_MS = [500, 1000, 1500, 3000];

/** The question after which the shopper learns that no answer came. */
const LAST_QUIET_QUESTION = 2;

type LostOrder<Order> = {
  /** The order, or `null` while there is none. Rejects without an answer. */
  ask: () => Promise<Order | null>;
  /** When the request was sent, in milliseconds since 1970. */
  sentAt: number;
  signal: AbortSignal;
  /** Called after a few questions without an order. The search goes on. */
  onSilence?: (() => void) | undefined;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for an order whose answer was lost, until it is found or can no longer appear. Resolves to the order, to `null` if the
 * request has placed none, and to `undefined` after an abort.
 */
export const findLostOrder = async <Order>({
  ask,
  sentAt,
  signal,
  onSilence,
}: LostOrder<Order>): Promise<Order | null | undefined> => {
  for (let question = 0; ; question += 1) {
    const askedAt = Date.now();
    const answer = await ask().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (answer) return answer;
    if (question === LAST_QUIET_QUESTION) onSilence?.();
    if (answer === null && askedAt - sentAt > MAX_PROCESSING_MS) {
      onSilence?.();
      return null;
    }
    await pause(PAUSES_MS[Math.min(question, PAUSES_MS.length - 1)] ?? 0);
    if (signal.aborted) return undefined;
  }
};
