import { useSyncExternalStore } from "react";
import { browserStorage } from "../accounts/session/session-storage.ts";
import { onStorageCleared } from "../accounts/session/storage-cleared.ts";
import { pinOf } from "../../ui/typed-number.ts";

const KEY = "pin";

/** The PIN code of a page whose browser stores none, such as in a private window; else `null`. */
let pinInMemory: string | null = null;
const listeners = new Set<() => void>();

/** The PIN code that the shopper has typed before; `null` if none. */
export const readStoredPin = (): string | null => {
  if (pinInMemory !== null) return pinInMemory;
  try {
    return pinOf(browserStorage()?.getItem(KEY) ?? "");
  } catch {
    return null;
  }
};

/** Whether the browser's storage has taken the PIN code. */
const writePin = (pin: string): boolean => {
  try {
    const storage = browserStorage();
    storage?.setItem(KEY, pin);
    return storage !== null;
  } catch (error) {
    console.warn("The PIN code could not be stored.", error);
    return false;
  }
};

const notify = () => listeners.forEach((listener) => listener());

/** Stores the PIN code in the browser. A logout removes it. */
export const savePin = (pin: string): void => {
  pinInMemory = writePin(pin) ? null : pin;
  notify();
};

onStorageCleared(() => {
  pinInMemory = null;
  notify();
});

/** Calls the listener when the stored PIN code may have changed. Returns a function that removes the listener. */
export const onStoredPinChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stored PIN code; `null` if none, and in the first rendering. */
export const useStoredPin = (): string | null =>
  useSyncExternalStore(onStoredPinChange, readStoredPin, () => null);
