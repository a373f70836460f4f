import { describe, expect, it } from "vitest";
import {
  importsOf,
  isTest,
  roomOf,
  sourcesOf,
  suffixOf,
  type Import,
  type Sources,
} from "./support/imports.ts";

/** The rooms, each knowing only those before it. docs: the plan of the house. */
const rooms = [
  "shared",
  "gateways",
  "mails",
  "accounts",
  "catalogue",
  "wishlist",
  "cart",
  "orders",
  "reviews",
  "activity",
  "payments",
  "checkout",
  "invoices",
  "support",
];

const before = (room: string): string[] => rooms.slice(0, rooms.indexOf(room));

/** Which folders a folder may know besides itself. "" are the files at the top: they join everything. */
const mayKnow: Record<string, string[]> = {
  ...Object.fromEntries(rooms.map((room) => [room, before(room)])),
  graphql: ["shared"],
  rest: ["shared", "graphql"],
  migrations: [],
  demo: ["", ...rooms],
  "": ["graphql", "rest", "migrations", "demo", ...rooms],
};

/** What a process or a request is, and the shop's figures: every folder may name these types. */
const commonTypes = ["shop.ts", "context.ts", "shop-rules.ts", "settings.ts"];

/**
 * What kind of file may use what kind: suffixes; "shared" for shared/, "database" for the gateway of that name,
 * "gateway" for the others, "plain" for files without a suffix. Packages stand under their own names.
 */
const mayUse: Record<string, string[]> = {
  rules: ["rules", "shared"],
  policy: ["rules", "shared"],
  entity: ["entity", "rules", "shared", "scalar", "typeorm", "type-graphql"],
  types: ["types", "entity", "rules", "shared", "scalar", "type-graphql"],
  scalar: ["shared", "graphql"],
  store: ["store", "entity", "rules", "shared", "database", "typeorm", "node:crypto"],
  query: ["rules", "store", "platform"],
  batches: ["store", "rules", "shared"],
  command: [
    "command",
    "query",
    "rules",
    "policy",
    "store",
    "entity",
    "shared",
    "database",
    "gateway",
    "plain",
    "node:crypto",
  ],
  routes: ["routes", "plain", "shared", "scalar"],
  jobs: ["rules", "store", "command", "shared", "gateway", "database", "plain"],
  resolver: [
    "types",
    "command",
    "query",
    "store",
    "batches",
    "policy",
    "rules",
    "entity",
    "shared",
    "scalar",
    "type-graphql",
  ],
};

/** Imports that break a rule and stay, each with its reason. */
const exceptions: Record<string, string> = {
  "gateways/database.ts -> entities.ts": "TypeORM wants the list of all tables where the database is opened",
  "gateways/database.ts -> migrations/migrations.ts": "and the list of all their changes",
  "graphql/multipart-operation.ts -> gateways/multipart.ts": "a file comes as parts of the request",
  "rest/facade.ts -> gateways/multipart.ts": "and so does the documented form of a sign-up",
  "accounts/secret.rules.ts -> node:crypto": "what a mailed secret is, and what is kept of it, in one place",
};

const kindOf = ({ to, isLocal }: Import): string => {
  if (!isLocal) return to;
  if (to === "gateways/database.ts") return "database";
  const suffix = suffixOf(to);
  if (suffix && suffix in mayUse) return suffix;
  if (roomOf(to) === "shared") return "shared";
  return roomOf(to) === "gateways" ? "gateway" : "plain";
};

const isCommonType = ({ to, isType }: Import): boolean => isType && commonTypes.includes(to);

const breaksDirection = (link: Import): boolean => {
  if (!link.isLocal || isCommonType(link)) return false;
  const [from, to] = [roomOf(link.from), roomOf(link.to)];
  return from !== to && !mayKnow[from]?.includes(to);
};

const breaksSuffix = (link: Import): boolean => {
  const allowed = mayUse[suffixOf(link.from) ?? ""];
  if (!allowed || isCommonType(link) || (link.isType && !link.isLocal)) return false;
  return !allowed.includes(kindOf(link));
};

const told = ({ from, to }: Import): string => `${from} -> ${to}`;

const apiViolations = (sources: Sources): string[] =>
  importsOf(sources)
    .filter((link) => breaksDirection(link) || breaksSuffix(link))
    .map(told);

const api: Sources = new Map([...sourcesOf("api/src", ".ts")].filter(([path]) => !isTest(path)));

describe("the house of the api", () => {
  it("has no import that its plan does not allow, but for the known ones", () => {
    expect(api.size).toBeGreaterThan(80);
    expect(apiViolations(api).sort()).toEqual(Object.keys(exceptions).sort());
  });

  it("has only folders and suffixes that the plan knows", () => {
    const paths = [...api.keys()];
    expect(paths.map(roomOf).filter((room) => !(room in mayKnow))).toEqual([]);
    const suffixes = paths.filter((path) => !path.startsWith("demo/")).map(suffixOf);
    expect(suffixes.filter((suffix) => suffix && ![...Object.keys(mayUse), "d"].includes(suffix))).toEqual(
      [],
    );
  });

  it.each([
    ["cart/cart-totals.rules.ts", 'import { cartLines } from "./cart.store.ts";'],
    ["cart/cart-totals.rules.ts", 'import { DataSource } from "typeorm";'],
    ["cart/cart-totals.rules.ts", 'import { readFile } from "node:fs/promises";'],
    ["cart/cart.store.ts", 'import { addToCart } from "./add-to-cart.command.ts";'],
    ["cart/cart.resolver.ts", 'import { database } from "../gateways/database.ts";'],
    ["cart/cart.resolver.ts", 'import type { Order } from "../orders/order.entity.ts";'],
    ["catalogue/product.store.ts", 'import { CartLine } from "../cart/cart-line.entity.ts";'],
    ["shared/money.ts", 'import { shopRules } from "../shop-rules.ts";'],
    ["rest/routes.ts", 'export { placeOrder } from "../checkout/place-order.command.ts";'],
    ["orders/order.policy.ts", 'import { findOrder } from "./order.store.ts";'],
    ["accounts/token.ts", 'const late = await import("../checkout/place-order.command.ts");'],
    ["cart/cart.store.ts", 'import {\n  buildServer,\n  type ShopServer,\n} from "../server.ts";'],
    ["gateways/files.ts", 'import "../demo/load-demo.ts";'],
    ["mails/account-mails.rules.ts", 'import { userById } from "../accounts/user.store.ts";'],
    ["gateways/mailer.ts", 'import { mailOf } from "../mails/layout.rules.ts";'],
    ["accounts/account.jobs.ts", 'import { User } from "./user.entity.ts";'],
  ])("would notice in %s: %s", (path, line) => {
    const planted = new Map([[path, `${api.get(path) ?? ""}\n${line}\n`]]);
    const usual = apiViolations(new Map([[path, api.get(path) ?? ""]]));
    expect(apiViolations(planted)).toHaveLength(usual.length + 1);
  });
});

const web: Sources = new Map([...sourcesOf("web/src", ".ts", ".tsx")].filter(([path]) => !isTest(path)));

/** Folders of the client that are no rooms. */
const frame = ["app", "pages", "ui", "graphql", ""];
const webRooms = [...new Set([...web.keys()].map(roomOf))].filter((room) => !frame.includes(room));

/** Files at the top that hold facts, and know nothing. */
const facts = ["paths.ts", "contact-details.ts", "shop-figures.ts", "payment-method-names.ts"];

const mayShow: Record<string, string[]> = {
  ui: [],
  graphql: [],
  pages: [...webRooms, "ui", "graphql", "facts"],
  app: [...webRooms, "pages", "ui", "graphql", "facts"],
  "": ["app", "pages", "ui", "graphql", "facts", ...webRooms],
  ...Object.fromEntries(webRooms.map((room) => [room, ["ui", "graphql", "facts"]])),
};

const breaksWeb = (link: Import): boolean => {
  if (!link.isLocal) return false;
  if (facts.includes(link.from)) return true;
  const [from, to] = [roomOf(link.from), facts.includes(link.to) ? "facts" : roomOf(link.to)];
  return to.startsWith("..") || (from !== to && !mayShow[from]?.includes(to));
};

const webViolations = (sources: Sources): string[] => importsOf(sources).filter(breaksWeb).map(told);

describe("the house of the client", () => {
  it("has no import that its plan does not allow: rooms do not know rooms, ui knows none, nothing knows the api", () => {
    expect(web.size).toBeGreaterThan(40);
    expect(webViolations(web)).toEqual([]);
  });

  it.each([
    ["ui/price.tsx", 'import { paths } from "../paths.ts";'],
    ["ui/button.tsx", 'import { CartLink } from "../cart/cart-link.tsx";'],
    ["catalogue/product-card.tsx", 'import { useSession } from "../accounts/session.ts";'],
    ["catalogue/product-card.tsx", 'import { rupees } from "../../../api/src/shared/money.ts";'],
    ["graphql/cache.ts", 'import { ProductCard } from "../catalogue/product-card.tsx";'],
    ["accounts/session.ts", 'const page = import("../pages/home.page.tsx");'],
    ["paths.ts", 'import { routes } from "./app/routes.tsx";'],
  ])("would notice in %s: %s", (path, line) => {
    expect(webViolations(new Map([[path, line]]))).toHaveLength(1);
  });
});

describe("the size of files", () => {
  const linesOf = (text: string): number => text.split("\n").length - 1;
  const longest = 250;
  const generated = ["web/src/graphql/generated.ts"];

  it.each(["api/src", "api/test", "web/src"])(
    `is at most ${longest} lines in %s: over that is two ideas`,
    (folder) => {
      const sizes = [...sourcesOf(folder, ".ts", ".tsx")].map(
        ([path, text]) => [`${folder}/${path}`, linesOf(text)] as const,
      );
      expect(sizes.length).toBeGreaterThan(20);
      expect(sizes.filter(([path, lines]) => lines > longest && !generated.includes(path))).toEqual([]);
    },
  );

  it("is 60 lines or fewer for most files of the api", () => {
    const sizes = [...api.values()].map(linesOf).sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
  });
});
