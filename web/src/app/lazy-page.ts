import { createContext, createElement, lazy, use, useState, type ComponentType } from "react";
import { loadCode } from "../ui/load-code.ts";

/** Collects the names of the pages that a rendering on the server contains; `null` in a browser. */
export const RenderedPages = createContext<Set<string> | null>(null);

const loaders = new Map<string, () => Promise<unknown>>();

/**
 * A page, layout or group of routes whose code is fetched when its URL is first visited. A page that is loaded already
 * renders at once, as server rendering and hydration need it.
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => {
  let loadedPage: ComponentType | undefined;
  const loadPage = async (loadModule: typeof load) => {
    loadedPage ??= (await loadModule())[name];
    return { default: loadedPage };
  };
  loaders.set(name, () => loadPage(load));
  const Lazy = lazy(() => loadPage(() => loadCode(load, "page")));
  return function LazyPage() {
    use(RenderedPages)?.add(name);
    const [Page] = useState<ComponentType>(() => loadedPage ?? Lazy);
    return createElement(Page);
  };
};

/**
 * Loads the code of pages, and rejects at the first failure. Ignores unknown names: another version of the client may have
 * rendered the page.
 */
export const loadPages = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map(async (name) => loaders.get(name)?.()));
};
