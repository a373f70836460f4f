import { indianDay } from "../../../ui/dates.ts";

/** The file name of an export, with its day in India: "my-data-2026-11-21.json". */
export const myDataFileName = (now: Date) => `my-data-${indianDay(now)}.json`;

/** Downloads a text as a file. */
export const downloadText = (text: string, name: string, type = "application/json") => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
