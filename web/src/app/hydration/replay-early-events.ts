import type { EarlyEvent } from "./early-event.ts";

/** Takes the events that record-early-events.ts has recorded, in their order, and ends the recording. */
export const takeEarlyEvents = (): readonly EarlyEvent[] => {
  let events: readonly EarlyEvent[] = [];
  const detail = (recordedEvents: readonly EarlyEvent[]) => {
    events = recordedEvents;
  };
  document.dispatchEvent(new CustomEvent("take-early-events", { detail }));
  return events;
};

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets the text of a field as the browser does for the user's input. React keeps the last value that went through the
 * element's own setter, and reports a change only if the element has another one.
 */
const setAsUser = (field: TextField, text: string) =>
  Reflect.set(Object.getPrototypeOf(field) as object, "value", text, field);

const enterText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setAsUser(field, text);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
};

const replayEvent = (event: EarlyEvent): void => {
  if (event.type === "click") event.target.click();
  else if (event.type === "submit") event.target.requestSubmit(event.submitter);
  else if (event.type === "check") {
    event.target.checked = !event.isChecked;
    event.target.click();
  } else if (event.target instanceof HTMLSelectElement) {
    setAsUser(event.target, event.text);
    event.target.dispatchEvent(new Event("change", { bubbles: true }));
  } else enterText(event.target, event.text);
};

/** Lets React render the result of an event before the next one is sent, as between two events of a user. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Repeats the events from before the hydration, each once. Skips controls that are no longer in the page. */
export const replayEvents = async (events: readonly EarlyEvent[]): Promise<void> => {
  for (const event of events) {
    if (event.target.isConnected) replayEvent(event);
    await nextTask();
  }
};
