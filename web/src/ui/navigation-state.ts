/**
 * What stands in the navigation state under a name, or under a name within a name: whatever was put there, by whatever
 * version of the shop, so that who asks has to look at it. Undefined where there is nothing.
 */
export const inState = (state: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    state,
  );

/** The same where it is a text that says something; null otherwise. */
export const textInState = (state: unknown, ...names: readonly string[]): string | null => {
  const found = inState(state, ...names);
  return typeof found === "string" && found !== "" ? found : null;
};
