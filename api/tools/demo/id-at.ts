import { randomUUID } from "node:crypto";

/** A UUID of version 7. It sorts by time, so a million rows are added to the index in order. */
export const idAt = (instant: Date): string => {
  const time = instant.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};
