import { describe, expect, it } from "vitest";
import {
  asText,
  importsOf,
  isTest,
  partOf,
  sourcesOf,
  type Import,
  type Sources,
} from "./support/imports.ts";

const web: Sources = new Map([...sourcesOf("web/src", ".ts", ".tsx")].filter(([path]) => !isTest(path)));

/** The features of the client, in the order in which they may import each other (docs/adr/0019). */
const webFeatures = [
  "accounts",
  "staff",
  "catalogue",
  "product-admin",
  "bulk-changes",
  "promotion-admin",
  "content-admin",
  "delivery",
  "cart",
  "wishlist",
  "orders",
  "parcels",
  "reviews",
  "payments",
  "books",
  "checkout",
  "returns",
  "activity",
  "support",
  "customers",
  "exports",
  "audit",
  "admin-notifications",
  "webhooks",
  "api-keys",
  "settings",
  "dashboard",
  "content",
  "product",
  "search",
  "collection-admin",
  "home",
].map((name) => `features/${name}`);

const isFact = (path: string): boolean => !path.includes("/");

const webPartOf = (path: string): string => (isFact(path) ? "facts" : partOf(path));

const below = ["ui", "graphql", "facts"];

const allowedOnWeb: Record<string, string[]> = {
  ui: [],
  graphql: [],
  facts: ["graphql"],
  ...Object.fromEntries(webFeatures.map((part, index) => [part, [...below, ...webFeatures.slice(0, index)]])),
  routes: [...below, ...webFeatures],
  app: [...below, ...webFeatures, "routes"],
};

/** The name of the shop stands in the title of each page and beside its logo. */
const namesShop = ({ from, to }: Import): boolean =>
  to === "shop.ts" && ["ui/page-title.ts", "ui/wordmark.tsx"].includes(from);

/** Pictures of the brand have a folder of their own, for its owner. */
const isBrandPicture = ({ to }: Import): boolean => /^\.\.\/brand\/[\w/-]+\.(?:svg|avif|webp)$/.test(to);

const breaksWeb = (link: Import): boolean => {
  if (!link.isLocal || namesShop(link) || isBrandPicture(link)) return false;
  if (link.to.startsWith("..")) return true;
  const [from, to] = [webPartOf(link.from), webPartOf(link.to)];
  if (from === "facts") return to !== "facts" && !(to === "graphql" && link.isType);
  return from !== to && !allowedOnWeb[from]?.includes(to);
};

const webViolations = (sources: Sources): string[] => importsOf(sources).filter(breaksWeb).map(asText);

describe("the architecture of the client", () => {
  it("allows every import", () => {
    expect(web.size).toBeGreaterThan(40);
    expect(webViolations(web)).toEqual([]);
  });

  it("knows every folder", () => {
    expect([...web.keys()].map(webPartOf).filter((part) => !(part in allowedOnWeb))).toEqual([]);
  });

  it("keeps hooks and shared components out of the routes", () => {
    const files = [...web.keys()].filter((path) => path.startsWith("routes/"));
    const allowed = /^routes\/(admin\/)?[\w-]+\.(page\.tsx|preload\.ts)$|^routes\/preloaded-page\.ts$/;
    expect(files.filter((path) => !allowed.test(path))).toEqual([]);
  });

  it.each([
    ["ui/price.tsx", 'import { paths } from "../paths.ts";'],
    ["ui/price.tsx", 'import { shop } from "../shop.ts";'],
    ["ui/price.tsx", 'import { draw } from "../../brand/draw.ts";'],
    ["ui/button.tsx", 'import { CartLink } from "../app/cart-link.tsx";'],
    ["features/catalogue/product-card.tsx", 'import { useBuying } from "../cart/buying/use-buying.ts";'],
    [
      "features/catalogue/product-card.tsx",
      'import { rupees } from "../../../../api/src/platform/money.ts";',
    ],
    ["graphql/cache.ts", 'import { ProductCard } from "../features/catalogue/product-card.tsx";'],
    ["features/accounts/session.ts", 'const page = import("../../routes/home.page.tsx");'],
    ["paths.ts", 'import { routes } from "./app/routes.tsx";'],
  ])("would notice in %s: %s", (path, line) => {
    expect(webViolations(new Map([[path, line]]))).toHaveLength(1);
  });
});
