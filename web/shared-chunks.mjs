const payment = ["cart", "checkout", "success", "pay", "orders", "dashboard-orders"];
const orders = [...payment, "returns"];
const catalogue = ["home", "shop", "search", "product", "wishlist"];
const signIn = ["login", "signup", "verify-email", "forgot-password", "reset-password"];
const account = [
  ...signIn,
  "contact",
  "dashboard",
  "dashboard-layout",
  "profile-edit",
  "settings",
  "checkout",
];

/**
 * Pages that share much code, from small sets to large ones. Code that several pages use goes into the file of the first set that
 * has all of them: a page loads a few files that compress well instead of twenty small ones. An import never leads
 * back to an earlier set, since each page that reaches a module reaches its imports too.
 */
const pageSets = [
  { name: "texts", pages: ["about", "delivery", "privacy", "contact", "pages", "preview"] },
  { name: "product-lists", pages: ["shop", "search"] },
  { name: "order-lists", pages: ["orders", "dashboard-orders"] },
  { name: "cart-checkout", pages: ["cart", "checkout"] },
  { name: "checkout-success", pages: ["checkout", "success"] },
  { name: "payment", pages: payment },
  { name: "orders", pages: orders },
  { name: "catalogue", pages: catalogue },
  { name: "shopping", pages: [...catalogue, ...orders] },
  { name: "account", pages: account },
];

/** The page of a module: "product" for routes/product.page.tsx, and for the parts of a page that are loaded at once. @param {string} id */
const pageOf = (id) => {
  if (id.endsWith("/app/dashboard/dashboard-layout.tsx")) return "dashboard-layout";
  if (/\/features\/home\/(subscribe-form)\.tsx$/.test(id)) return "home";
  return /\/src\/routes\/([\w-]+)\.page\.tsx$/.exec(id)?.[1];
};

/** From this number of pages on, code goes into the file that nearly every page loads. Rarer code is left to the bundler. */
const COMMON_PAGES = 7;

/** @param {string[]} pages */
const chunkOf = (pages) => {
  if (pages.length === 1) return pages[0] && `${pages[0]}-parts`;
  const set = pageSets.find((candidate) => pages.every((page) => candidate.pages.includes(page)));
  return set?.name ?? (pages.length < COMMON_PAGES ? undefined : "common");
};

const barrel = "/graphql/generated.ts";
const barrelImport = /import\s*\{([^}]*)\}\s*from\s*"[^"]*\/generated\.ts"/g;

/**
 * The imports of each module. generated.ts exports the hooks of all operations: a module that imports it needs only
 * the operations whose names it imports.
 */
const importsThroughBarrel = (infos) => {
  const infoById = new Map(infos.map((info) => [info.id, info]));
  const operationByName = new Map(
    infos
      .filter(({ id }) => id.includes("/graphql/operations/"))
      .flatMap(({ id, exports: names }) => names.map((name) => [name, id])),
  );
  return (id) => {
    const { importedIds = [], code = "" } = infoById.get(id) ?? {};
    if (!importedIds.some((imported) => imported.endsWith(barrel))) return importedIds;
    const names = [...(code ?? "").matchAll(barrelImport)].flatMap(([, list]) =>
      list.split(",").map((part) => part.trim().split(/\s+as\s+/)[0]),
    );
    const operations = names.map((name) => operationByName.get(name)).filter((operation) => operation);
    return [...importedIds.filter((imported) => !imported.endsWith(barrel)), ...operations];
  };
};

/**
 * Joins the code that every page needs, and the code that several shopper pages share. Code that only the admin's pages use is left
 * to the bundler.
 */
export const sharedChunks = () => {
  /** @type {Map<string, string>} */
  const chunks = new Map();
  return {
    /** @type {import("vite").Plugin} */
    plugin: {
      name: "shared-chunks",
      apply: "build",
      buildEnd() {
        chunks.clear();
        const ids = [...this.getModuleIds()];
        const infos = ids.map((id) => this.getModuleInfo(id));
        const importsOf = importsThroughBarrel(infos);
        const reach = (id, found = new Set()) => {
          if (found.has(id)) return found;
          found.add(id);
          for (const imported of importsOf(id)) reach(imported, found);
          return found;
        };
        const entries = infos.filter((info) => info?.isEntry).map(({ id }) => id);
        const first = new Set(entries.flatMap((id) => [...reach(id)]));
        // What runs first stays in files of its own: the script that loads the client, and the client's start.
        const starts = new Set(entries.flatMap((id) => [id, ...importsOf(id)]));
        for (const id of first) if (!starts.has(id)) chunks.set(id, "shell");
        const dynamic = [...new Set(infos.flatMap((info) => info?.dynamicallyImportedIds ?? []))];
        // Every page loads this: its code must not lead to the file of a set of pages.
        const afterStart = new Set(
          dynamic.filter((id) => id.endsWith("/app/after-start.ts")).flatMap((id) => [...reach(id)]),
        );
        const pages = new Map();
        const lazy = new Set();
        for (const id of dynamic) {
          const page = pageOf(id);
          for (const reached of reach(id)) {
            if (!page) lazy.add(reached);
            else pages.set(reached, (pages.get(reached) ?? new Set()).add(page));
          }
        }
        for (const [id, names] of pages)
          if (!first.has(id) && (names.size > 1 || lazy.has(id))) {
            const chunk = afterStart.has(id) ? "common" : chunkOf([...names]);
            if (chunk) chunks.set(id, chunk);
          }
      },
    },
    group: {
      debugName: "shared",
      name: (id) => chunks.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  };
};
