/** Joins class names; skips false, null, undefined and empty ones. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(" ");
