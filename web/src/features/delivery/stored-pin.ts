import { useSyncExternalStore } from "react";
import { browserStorage } from "../accounts/session/session-storage.ts";
import { onStorageCleared } from "../accounts/session/storage-cleared.ts";
import { pinOf } from "../../ui/typed-number.ts";

const KEY = "pin";

const listeners = new Set<() => void>();

/** The PIN code that the shopper has typed before; `null` if none. */
export const readStoredPin = (): string | null => pinOf(browserStorage.getItem(KEY) ?? "");

const notify = () => listeners.forEach((listener) => listener());

/** Stores the PIN code in the browser. A logout removes it. */
export const savePin = (pin: string): void => {
  browserStorage.setItem(KEY, pin);
  notify();
};

onStorageCleared(notify);

/** Calls the listener when the stored PIN code may have changed. Returns a function that removes the listener. */
export const onStoredPinChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stored PIN code; `null` if none, and in the first rendering. */
export const useStoredPin = (): string | null =>
  useSyncExternalStore(onStoredPinChange, readStoredPin, () => null);
