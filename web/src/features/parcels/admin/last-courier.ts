import { safeStorage } from "../../../ui/safe-storage.ts";

const storage = safeStorage(() => localStorage);
const key = "courier";

/** The courier of the last parcel that was shipped in this browser; "" before any. */
export const lastCourier = (): string => storage.getItem(key) ?? "";

export const rememberCourier = (courier: string): void => void storage.setItem(key, courier);
