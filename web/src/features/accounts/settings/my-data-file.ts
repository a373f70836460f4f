/** "saanjh-my-data-2026-11-21.json": named for the day on which she asked. */
export const myDataFileName = (now: Date) => `saanjh-my-data-${now.toISOString().slice(0, 10)}.json`;

/** Hands a text to the browser as a file to keep. */
export const download = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then; some do so only after the click's own turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
