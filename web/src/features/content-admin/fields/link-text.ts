import { startOfText } from "../../../ui/start-of-text.ts";

type Named = { title: string };

const wordsOf = ({ title }: Named): string => startOfText(`See ${title}`, 60);

/** The text of a link after another collection, or an address, was chosen for it. A typed text stays; one that was made follows. */
export const linkTextFor = (
  text: string,
  collection: Named | undefined,
  before: Named | undefined,
): string => {
  const isTyped = text !== "" && (before === undefined || text !== wordsOf(before));
  if (isTyped) return text;
  return collection ? wordsOf(collection) : "";
};
