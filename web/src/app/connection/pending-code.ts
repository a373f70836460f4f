import type { CodeUse } from "../../ui/load-code.ts";

/** Code that a page waits for. `isFailed`: the shop answers, but the code does not load. */
export type PendingCode = { use: CodeUse; pathname: string; isFailed: boolean };

/** The code that could not be loaded yet. */
export class PendingCodeList {
  #entries: readonly PendingCode[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly entries = (): readonly PendingCode[] => this.#entries;

  /** Adds code that the page at this path waits for. Returns a function that removes it. */
  add(entry: PendingCode): () => void {
    this.#set([...this.#entries, entry]);
    return () => this.#set(this.#entries.filter((each) => each !== entry));
  }

  #set(entries: readonly PendingCode[]) {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
