import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  asText,
  folderOf,
  importsOf,
  isTest,
  partOf,
  sourcesOf,
  suffixOf,
  type Import,
  type Sources,
} from "./support/imports.ts";

/** The features of the API. Each may import the features before it (docs/architecture.md). */
const features = [
  "shop",
  "promotions",
  "accounts",
  "audit",
  "staff",
  "second-factor-admin",
  "api-keys",
  "catalogue",
  "collections",
  "search",
  "product-admin",
  "collection-admin",
  "bulk-changes",
  "cart",
  "wishlist",
  "restock-alerts",
  "orders",
  "delivery",
  "reviews",
  "consents",
  "content",
  "content-admin",
  "payments",
  "checkout",
  "promotion-admin",
  "invoices",
  "parcels",
  "returns",
  "books",
  "settings",
  "activity",
  "support",
  "dashboard",
  "customers",
  "exports",
  "timeline",
  "admin-notifications",
  "webhooks",
];

const featureParts = features.map((name) => `features/${name}`);
const featuresBefore = (part: string): string[] => featureParts.slice(0, featureParts.indexOf(part));

/** What each part of the API may import besides itself. */
const allowedParts: Record<string, string[]> = {
  platform: [],
  migrations: ["platform"],
  ...Object.fromEntries(featureParts.map((part) => [part, ["platform", ...featuresBefore(part)]])),
  app: ["platform", "migrations", ...featureParts],
  "": ["app", "platform", ...featureParts],
};

/** The only file that may import from api/tools, and only while it runs: the production image has no tools. */
const developmentTools = "app/development-tools.ts";

/**
 * What a file may import, by its suffix, beside refusals. "platform" stands for the platform's plain files, "database" for its database
 * gateway, "plain" for files of a feature without a suffix. Packages stand under their own names.
 */
const allowedBySuffix: Record<string, string[]> = {
  rules: ["rules", "platform", "node:crypto"],
  policy: ["rules", "platform"],
  entity: ["entity", "rules", "platform", "scalar", "typeorm", "type-graphql"],
  types: ["types", "entity", "rules", "platform", "scalar", "type-graphql"],
  scalar: ["platform", "graphql", "graphql-scalars"],
  refusals: ["platform"],
  store: ["store", "entity", "rules", "platform", "database", "typeorm", "sql-template-tag", "node:crypto"],
  cache: ["rules", "platform"],
  loaders: ["store", "rules", "platform"],
  query: ["store", "rules", "platform", "database", "plain", "node:crypto"],
  command: [
    "command",
    "query",
    "rules",
    "policy",
    "store",
    "entity",
    "platform",
    "database",
    "plain",
    "node:crypto",
  ],
  routes: ["routes", "rules", "platform", "scalar", "plain"],
  jobs: ["rules", "store", "command", "query", "platform", "database", "plain"],
  feature: ["entity", "resolver", "jobs", "routes", "store", "plain"],
  resolver: [
    "types",
    "command",
    "query",
    "store",
    "cache",
    "loaders",
    "policy",
    "rules",
    "entity",
    "platform",
    "plain",
    "scalar",
    "type-graphql",
  ],
};

const kindOf = ({ to, isLocal }: Import): string => {
  if (!isLocal) return to;
  if (to === "platform/database/database.ts") return "database";
  const suffix = suffixOf(to);
  if (suffix && suffix in allowedBySuffix) return suffix;
  return folderOf(to) === "platform" ? "platform" : "plain";
};

const breaksDirection = (link: Import): boolean => {
  if (!link.isLocal) return false;
  if (link.to.startsWith("..")) return link.from !== developmentTools;
  const [from, to] = [partOf(link.from), partOf(link.to)];
  return from !== to && !allowedParts[from]?.includes(to);
};

/** Only app knows the declarations of features. */
const breaksDeclaration = ({ from, to }: Import): boolean =>
  to.endsWith(".feature.ts") && from !== "app/features.ts";

const breaksSuffix = (link: Import): boolean => {
  const allowed = allowedBySuffix[suffixOf(link.from) ?? ""];
  return allowed !== undefined && !link.isType && ![...allowed, "refusals"].includes(kindOf(link));
};

const apiViolations = (sources: Sources): string[] =>
  importsOf(sources)
    .filter((link) => breaksDirection(link) || breaksSuffix(link) || breaksDeclaration(link))
    .map(asText);

const api: Sources = new Map([...sourcesOf("api/src", ".ts")].filter(([path]) => !isTest(path)));

describe("the architecture of the API", () => {
  it("allows every import", () => {
    expect(api.size).toBeGreaterThan(80);
    expect(apiViolations(api)).toEqual([]);
  });

  it("joins the declarations of all features in their order", () => {
    const joined = importsOf(api)
      .filter(({ from, to }) => from === "app/features.ts" && to.endsWith(".feature.ts"))
      .map(({ to }) => to);
    const declared = features.map((name) => `features/${name}/${name}.feature.ts`);
    expect(joined).toEqual(declared);
  });

  it("has no circle between the folders of the platform", () => {
    const folderIn = (path: string) => /^platform\/([^/]+)\//.exec(path)?.[1];
    const targets = new Map<string, Set<string>>();
    for (const { from, to } of importsOf(api)) {
      const [folder, target] = [folderIn(from), folderIn(to)];
      if (folder && target && folder !== target)
        targets.set(folder, (targets.get(folder) ?? new Set()).add(target));
    }
    // A folder that imports none of the rest belongs to no circle.
    for (let before = -1; before !== targets.size;) {
      before = targets.size;
      for (const [folder, others] of targets)
        if (![...others].some((other) => targets.has(other))) targets.delete(folder);
    }
    expect(Object.fromEntries([...targets].map(([folder, others]) => [folder, [...others]]))).toEqual({});
  });

  it("knows every folder and every suffix", () => {
    const paths = [...api.keys()];
    expect(paths.map(partOf).filter((part) => !(part in allowedParts))).toEqual([]);
    const suffixes = paths.map(suffixOf).filter((suffix) => suffix !== undefined);
    expect(suffixes.filter((suffix) => ![...Object.keys(allowedBySuffix), "d"].includes(suffix))).toEqual([]);
  });

  it.each([
    ["features/cart/cart-totals.rules.ts", 'import { cartLines } from "./cart.store.ts";'],
    ["features/cart/cart-totals.rules.ts", 'import { DataSource } from "typeorm";'],
    ["features/cart/cart-totals.rules.ts", 'import { readFile } from "node:fs/promises";'],
    ["features/cart/cart.store.ts", 'import { addToCart } from "./add-to-cart.command.ts";'],
    ["features/cart/cart.resolver.ts", 'import { openDatabase } from "../../platform/database/database.ts";'],
    ["features/cart/cart.resolver.ts", 'import type { Order } from "../orders/order.entity.ts";'],
    ["features/catalogue/product.store.ts", 'import { CartLine } from "../cart/cart-line.entity.ts";'],
    ["features/cart/cart.refusals.ts", 'import { cartLines } from "./cart.store.ts";'],
    ["features/cart/cart.refusals.ts", 'import { orderRefusals } from "../orders/orders.refusals.ts";'],
    ["platform/money.ts", 'import { shopRules } from "../features/shop/shop.rules.ts";'],
    ["platform/jobs/jobs.ts", 'import type { Services } from "../../features/shop/services.ts";'],
    ["features/orders/order.routes.ts", 'export { placeOrder } from "../checkout/place-order.command.ts";'],
    ["features/orders/order.query.ts", 'import { cartFeature } from "../cart/cart.feature.ts";'],
    ["features/orders/order.policy.ts", 'import { findOrder } from "./order.store.ts";'],
    ["features/accounts/token.ts", 'const late = await import("../checkout/place-order.command.ts");'],
    [
      "features/cart/cart.store.ts",
      'import {\n  buildServer,\n  type ShopServer,\n} from "../../app/server.ts";',
    ],
    ["app/prepare-shop.ts", 'import { loadDemo } from "../../tools/demo/load-demo.ts";'],
    ["features/accounts/account-mails.rules.ts", 'import { userById } from "./user.store.ts";'],
    ["migrations/0001-baseline.ts", 'import { User } from "../features/accounts/user.entity.ts";'],
  ])("would notice in %s: %s", (path, line) => {
    const planted = new Map([[path, `${api.get(path) ?? ""}\n${line}\n`]]);
    const usual = apiViolations(new Map([[path, api.get(path) ?? ""]]));
    expect(apiViolations(planted)).toHaveLength(usual.length + 1);
  });

  it("runs in production with the packages that are not for development only", () => {
    const manifest = readFileSync(fileURLToPath(new URL("../../package.json", import.meta.url)), "utf8");
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    const nameOf = (specifier: string) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    const used = importsOf(api)
      .filter(({ to, isLocal, isType }) => !isLocal && !isType && !to.startsWith("node:"))
      .map(({ to }) => nameOf(to));
    expect([...new Set(used)].filter((name) => !(name in dependencies))).toEqual([]);
  });
});

describe("the size of files", () => {
  const linesOf = (text: string): number => text.split("\n").length - 1;
  const longest = 250;
  const generated = ["web/src/graphql/generated.ts"];

  it.each(["api/src", "api/tools", "api/test", "web/src"])(`is at most ${longest} lines in %s`, (folder) => {
    const sizes = [...sourcesOf(folder, ".ts", ".tsx")].map(
      ([path, text]) => [`${folder}/${path}`, linesOf(text)] as const,
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(([path, lines]) => lines > longest && !generated.includes(path))).toEqual([]);
  });

  it("is 60 lines or fewer for most files of the API", () => {
    const sizes = [...api.values()].map(linesOf).sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
  });
});
