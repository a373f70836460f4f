/** A page of the client: its path as the client's router has it ("/product/:id"), and whether it is the same for every visitor. */
export type ClientPage = { path: string; isPublic: boolean };

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

const isParameter = (part: string): boolean => part.startsWith(":");

/** Finds the client's page of a request by the path. */
export const pagePaths = (pages: readonly ClientPage[]) => {
  const clientPages = pages.map(({ path, isPublic }) => ({
    parts: partsOf(path),
    isPublic,
    hasSlug: path.endsWith("/:slug"),
  }));
  const pageOf = (parts: readonly string[]) =>
    clientPages.find(
      (page) =>
        page.parts.length === parts.length &&
        page.parts.every((part, index) => isParameter(part) || part === parts[index]?.toLowerCase()),
    );
  /** The path as the links of the client spell it; parameters keep their case. `undefined` if no page has it. */
  const canonicalPath = (path: string): string | undefined => {
    const parts = partsOf(path);
    const page = pageOf(parts);
    return page && `/${page.parts.map((part, index) => (isParameter(part) ? parts[index] : part)).join("/")}`;
  };
  return {
    /** Whether a page has this path, with or without a slash at its end. */
    isPage: (path: string): boolean => canonicalPath(path) === path.replace(/(.)\/$/, "$1"),
    /** Whether the last part of this path is a slug, which only describes the page. */
    hasSlug: (path: string): boolean => pageOf(partsOf(path))?.hasSlug === true,
    isPublic: (path: string): boolean => pageOf(partsOf(path))?.isPublic === true,
    canonicalPath,
  };
};
