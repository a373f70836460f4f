import { useSyncExternalStore } from "react";
import { browserStorage } from "../accounts/session/session-storage.ts";

const KEY = "pin";

/** The PIN code of a page without storage, such as in a private window. */
let pinInMemory: string | null = null;
const listeners = new Set<() => void>();

/** The six digits of a typed PIN code; `null` for anything else. */
export const pinOf = (typed: string): string | null => {
  const digits = typed.replace(/\s/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
};

const readPin = (): string | null => {
  try {
    return pinOf(browserStorage()?.getItem(KEY) ?? "") ?? pinInMemory;
  } catch {
    return pinInMemory;
  }
};

/** Stores the PIN code in the browser. A logout removes it. */
export const savePin = (pin: string): void => {
  pinInMemory = pin;
  try {
    browserStorage()?.setItem(KEY, pin);
  } catch (error) {
    console.warn("The PIN code could not be stored.", error);
  }
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The PIN code that the shopper has typed before; `null` if none, and in the first rendering. */
export const useKnownPin = (): string | null => useSyncExternalStore(subscribe, readPin, () => null);
