let resolveHydrated: () => void = () => undefined;

/** Resolves when the first page of the visit reacts to input. Never for the admin's pages, which the server does not render. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Marks the document too, for tests. */
export const markHydrated = (): void => {
  document.documentElement.dataset["hydrated"] = "";
  resolveHydrated();
};
