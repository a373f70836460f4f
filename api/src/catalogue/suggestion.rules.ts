/** Most completed terms that are offered. */
const mostTerms = 5;

/** Her term with its last word completed by words of the titles that it found. */
export const completedTerms = (typed: string, found: readonly { title: string }[]): string[] => {
  const words = typed.toLowerCase().split(/\s+/);
  const last = words.pop() ?? "";
  const completions = found
    .flatMap(({ title }) => title.toLowerCase().split(/\s+/))
    .filter((word) => word.startsWith(last) && word !== last);
  return [...new Set(completions)].slice(0, mostTerms).map((word) => [...words, word].join(" "));
};
