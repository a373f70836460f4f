import { untilVisible } from "../until-visible.ts";

/**
 * `offline`: the browser has no network. `unreachable`: it has one, but the shop does not answer. `restored`: the shop
 * answers again, for a moment after one of these.
 */
export type ConnectionStatus = "online" | "offline" | "unreachable" | "restored";

/** Pauses between the checks while there is no network or no answer, in milliseconds. The last one repeats. */
const CHECK_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** How long a check waits for a response, in milliseconds. */
const CHECK_TIMEOUT_MS = 5000;

/** How long the page says that the shop answers again, in milliseconds. */
const RESTORED_MS = 4000;

/** Whether the shop answers. Any response counts, also of a proxy that hides the path. */
const isReachable = async (): Promise<boolean> => {
  try {
    await fetch("/health/live", { cache: "no-store", signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
};

/** Observes whether the shop can be reached. It sends requests only after a sign of trouble, and then until an answer. */
export class Connection {
  #status: ConnectionStatus = "online";
  #restoredAt = 0;
  #repeatedChecks = 0;
  #nextCheck: ReturnType<typeof setTimeout> | undefined;
  #check: Promise<boolean> | undefined;
  readonly #listeners = new Set<() => void>();

  get status(): ConnectionStatus {
    return this.#status;
  }

  get isDown(): boolean {
    return this.#status === "offline" || this.#status === "unreachable";
  }

  /** When the shop answered again after an outage, in milliseconds since the start of the page; 0 before the first one. */
  get restoredAt(): number {
    return this.#restoredAt;
  }

  /** Calls back at each change of the status. Returns a function that removes the callback. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves to whether the shop answers, and sets the status. Concurrent calls share one request. */
  readonly check = (): Promise<boolean> => {
    clearTimeout(this.#nextCheck);
    this.#check ??= this.#runCheck().finally(() => (this.#check = undefined));
    return this.#check;
  };

  /** As `check`, but with a request that begins after this call: a check that has begun before can be out of date. */
  readonly recheck = async (): Promise<boolean> => {
    await this.#check;
    return this.check();
  };

  /** Resolves when the shop answers: at once, or after the outage. */
  readonly untilReachable = async (): Promise<void> => {
    if (await this.check()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.isDown) return;
        stop();
        resolve();
      });
    });
  };

  async #runCheck(): Promise<boolean> {
    const reachable = await isReachable();
    if (reachable) this.#setReachable();
    else this.#setDown();
    return reachable;
  }

  #setReachable() {
    // A response can arrive just before the network is gone.
    if (navigator.onLine) this.#repeatedChecks = 0;
    else this.#checkAgain();
    if (!this.isDown) return;
    this.#restoredAt = performance.now();
    this.#setStatus("restored");
    setTimeout(() => {
      if (this.#status === "restored") this.#setStatus("online");
    }, RESTORED_MS);
  }

  #setDown() {
    this.#setStatus(navigator.onLine ? "unreachable" : "offline");
    this.#checkAgain();
  }

  #checkAgain() {
    const delay = CHECK_DELAYS_MS[Math.min(this.#repeatedChecks, CHECK_DELAYS_MS.length - 1)];
    this.#repeatedChecks += 1;
    this.#nextCheck = setTimeout(() => void untilVisible().then(this.check), delay);
  }

  #setStatus(status: ConnectionStatus) {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
