import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

/**
 * Browser specs of the second lane, `npm run test:ops`: their subjects rarely change. What sells stays in `npm test`: browsing,
 * product, cart, checkout, payments, accounts, orders, returns, and the admin who ships an order.
 */
export const secondLaneSpecs = [
  // What a page loads, when, and what it does without network, script, storage or its version of the scripts.
  "content-security",
  "failed-loads",
  "first-load",
  "hydration",
  "media-url",
  "new-version",
  "offline",
  "picture-sizes",
  "prefetch",
  "preloaded-queries",
  "storage-blocked",
  "without-script",
  // Other ways to see and to operate the pages, and all pages by axe: a flow analyses the pages that it visits.
  "accessibility",
  "forced-colors-accessibility",
  "gallery",
  "keyboard",
  "long-text",
  "overlay-back",
  "public-queries",
  "shopkeeper-day",
  "shopkeeper-keyboard",
  "translated-page",
  "zoom-accessibility",
  // Texts, frames and menus of all pages.
  "admin-layout",
  "menu",
  "pages",
  // Features at the edge of a purchase.
  "account-messages",
  "admin-add-product",
  "admin-bulk",
  "admin-collections",
  "admin-content",
  "admin-content-picture",
  "admin-dashboard",
  "admin-delivery",
  "admin-developers",
  "admin-edit-product",
  "admin-history",
  "admin-import",
  "admin-import-pictures",
  "admin-order-lists",
  "admin-order-page",
  "admin-order-status",
  "admin-payments",
  "admin-phone-order",
  "admin-picture-uploads",
  "admin-pictures",
  "admin-product-drafts",
  "admin-product-stock",
  "admin-products",
  "admin-promotions",
  "admin-returns",
  "admin-row-edits",
  "admin-staff",
  "change-address",
  "change-email",
  "contact",
  "customers",
  "diwali-week",
  "explorer",
  "facets",
  "finding",
  "gst-return",
  "invoice",
  "known-shopper",
  "lawful",
  "live-orders",
  "login-code",
  "login-number",
  "parcels",
  "payment-errors",
  "payouts",
  "product-codes",
  "product-page",
  "product-video",
  "recently-viewed",
  "recovery-messages",
  "replacements",
  "restock-and-delivery",
  "review-photos",
  "reviews",
  "scheduled-prices",
  "second-factor",
  "sessions",
  "consent-messages",
  "settings-messages",
  "settings-of-the-shop",
  "shared-device-messages",
  "unpaid-order",
  "wishlist",
];

/** The parts of the second lane, each with its subjects: `.ci/run` adds a part if a file of a subject has changed. */
export const subjects = {
  // Every request may pass through what the API's tests read: pages and texts too.
  api: [".", ":(exclude)web/e2e", ":(exclude).ci"],
  engines: [
    // Engines and outside parts: PostgreSQL, poolers, replicas, object storage, edge caches, the queue; slow clients and crowds.
    ":(glob)api/src/platform/*.ts",
    "api/src/platform/async",
    "api/src/platform/database",
    "api/src/platform/edge",
    "api/src/platform/files",
    "api/src/platform/hashing",
    "api/src/platform/http",
    "api/src/platform/images",
    "api/src/platform/jobs",
    "api/src/features/accounts/sessions",
    "api/src/migrations",
    // Statements, for the query plans over 20,000 rows, and the pages of many results.
    "api/src/features/search",
    ":(glob)api/src/**/*.store.ts",
    ":(glob)api/src/**/*.sql",
    // Operations and their inputs, for the bad ones.
    ":(glob)api/src/**/*.resolver.ts",
    ":(glob)api/src/**/*.types.ts",
    // Start, settings, drain, and the server that the processes run.
    ":(glob)api/src/*.ts",
    "api/src/app",
    // Tools, the demo and its pictures, files of products.
    "api/tools",
    "api/src/features/bulk-changes",
    // Money, for 10,000 random cases in place of 500.
    ":(glob)api/src/features/**/*.rules.ts",
    // Files of deployment, and what an installation consists of.
    "docs/deploy",
    "Dockerfile",
    "docker-compose.yml",
    ".env.example",
    "package.json",
    "package-lock.json",
    // The part itself.
    "api/test/ops",
    "api/test/fixtures",
    "api/test/support",
    "vitest.config.ts",
  ],
  browser: [
    // How a page is loaded, rendered and kept: without network, script or storage, beside a newer version, under its policies.
    "web/index.html",
    "web/brand",
    "api/src/app/brand-icons.ts",
    "web/script-budgets.json",
    ":(glob)web/*.ts",
    ":(glob)web/*.mjs",
    "web/src/app",
    "web/src/routes",
    ":(glob)web/src/graphql/*.ts",
    "api/src/app/web-client",
    "api/src/app/preloaded-queries.ts",
    "api/src/platform/graphql",
    "api/src/platform/http",
    "api/src/platform/files",
    "api/src/platform/images",
    "package-lock.json",
    // What all pages are made of: their look, and how they are operated by keyboard, enlarged, translated, in forced colours.
    "web/src/ui",
    "web/src/features/content",
    // Pictures, photographs, imports, drafts.
    ":(glob)web/src/features/**/*gallery*",
    ":(glob)web/src/features/**/*picture*",
    ":(glob)web/src/features/**/pictures/**",
    ":(glob)web/src/features/**/*photo*",
    ":(glob)web/src/features/**/*import*",
    ":(glob)web/src/features/**/*draft*",
    ":(glob)web/src/features/**/*conflict*",
    // What an account is besides its login, and what a session leaves on a shared device.
    "web/src/features/accounts",
    "api/src/features/accounts",
    // What the shopkeeper sets: promotions, collections, texts, settings; the codes of pieces while packing; the explorer.
    "web/src/features/collection-admin",
    "api/src/features/collection-admin",
    "web/src/features/content-admin",
    "api/src/features/content-admin",
    "web/src/features/promotion-admin",
    "api/src/features/promotion-admin",
    "web/src/features/settings",
    "api/src/features/staff",
    "api/src/features/settings",
    // Changes of an order that the shopper makes and sees.
    "web/src/features/checkout/change-address.tsx",
    "web/src/features/checkout/address-book",
    "web/src/features/wishlist",
    "api/src/features/wishlist",
    "web/src/features/returns",
    "api/src/features/returns",
    "api/src/features/invoices",
    // Parcels, orders by phone, stock and prices of products, by the shopkeeper.
    "web/src/features/parcels",
    "api/src/features/parcels",
    "web/src/features/checkout/admin",
    "web/src/features/product-admin",
    "api/src/features/product-admin",
    "api/src/app/explorer",
    // Facets, cards with colours, searches without a match, the product's page, orders that are not paid.
    "web/src/features/search",
    "api/src/features/search",
    "web/src/features/catalogue",
    "web/src/features/product",
    "web/src/features/orders",
    // Features at the edge of a purchase, on both sides.
    "web/src/features/audit",
    "api/src/features/audit",
    "web/src/features/bulk-changes",
    "api/src/features/bulk-changes",
    "web/src/features/dashboard",
    "api/src/features/dashboard",
    "web/src/features/delivery",
    "api/src/features/delivery",
    ":(glob)web/src/features/**/*restock*",
    ":(glob)web/src/features/**/*back-in-stock*",
    "api/src/features/restock-alerts",
    "web/src/features/payments",
    "api/src/features/payments",
    "web/src/features/reviews",
    "api/src/features/reviews",
    "web/src/features/support",
    "api/src/features/support",
    "web/src/features/customers",
    "api/src/features/customers",
    "web/src/features/exports",
    "api/src/features/exports",
    "web/src/features/books",
    "api/src/features/books",
    "web/src/features/webhooks",
    "api/src/features/webhooks",
    "web/src/features/api-keys",
    "api/src/features/api-keys",
    "api/tools/lawful",
    // The part itself.
    "web/e2e/support",
    "web/e2e/playwright.config.ts",
    ...secondLaneSpecs.map((name) => `web/e2e/${name}.spec.ts`),
    // Generated from all operations of the client.
    ":(exclude)web/src/graphql/generated.ts",
  ],
};

const git = (folder, ...args) =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** A hash of the committed files of a part's subjects; "" if one of them has changed since the commit, or without git. */
const hashOf = (part, folder) => {
  try {
    if (git(folder, "status", "--porcelain", "--", ...subjects[part]) !== "") return "";
    const files = git(folder, "ls-files", "--stage", "--", ...subjects[part]);
    return createHash("sha256").update(files).digest("hex");
  } catch {
    return "";
  }
};

/**
 * The hash of each part at which it has passed last. Contents, and no commit: a shallow clone has them, and a rebase keeps them.
 */
export const recordIn = (folder) => join(folder, ".ci", "second-lane.json");

const readRecord = (folder) => {
  const path = recordIn(folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
};

/** The parts whose subjects differ from those with which the part has passed. */
export const partsToRun = (folder = root) => {
  const passed = readRecord(folder);
  return Object.keys(subjects).filter((part) => {
    const hash = hashOf(part, folder);
    return hash === "" || hash !== passed[part];
  });
};

/** Records that parts have passed with their subjects as they are. Returns whether the record has changed. */
export const recordPassed = (parts, folder = root) => {
  const passed = readRecord(folder);
  const hashes = parts.map((part) => [part, hashOf(part, folder)]).filter(([, hash]) => hash !== "");
  if (hashes.every(([part, hash]) => passed[part] === hash)) return false;
  const text = JSON.stringify({ ...passed, ...Object.fromEntries(hashes) }, null, 2);
  writeFileSync(recordIn(folder), `${text}\n`);
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(partsToRun().join(","));
