/** A text with a capital first letter; the others stay. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
