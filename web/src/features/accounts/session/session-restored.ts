let resolveRestored: () => void = () => undefined;

/** Resolves when the session of the page is known: a visitor, or the stored login that the server has checked. */
export const sessionRestored = new Promise<void>((resolve) => {
  resolveRestored = resolve;
});

export const markSessionRestored = (): void => resolveRestored();
