/** An event on a control of the server's page before the client has hydrated it. */
export type EarlyEvent =
  | { type: "click"; target: HTMLElement }
  | { type: "submit"; target: HTMLFormElement; submitter: HTMLElement | null }
  | { type: "check"; target: HTMLInputElement; isChecked: boolean }
  | { type: "text"; target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement; text: string };

declare global {
  interface DocumentEventMap {
    /** The client asks for the early events. Its two scripts share no file: the first one must stay small. */
    "take-early-events": CustomEvent<(events: readonly EarlyEvent[]) => void>;
  }
}
