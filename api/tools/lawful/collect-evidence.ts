import type { Browser, BrowserContext } from "@playwright/test";
import {
  accountPageNames,
  pageNames,
  type AccountPageName,
  type Evidence,
  type OrderEvidence,
  type PageName,
  type ProductEvidence,
} from "./evidence.ts";
import { readMails } from "./read-mails.ts";
import { readPage } from "./read-page.ts";
import { readStaff } from "./read-staff.ts";
import { shopApi, type Account, type ListedProduct, type Session, type ShopApi } from "./shop-api.ts";

const readPages = async <Name extends string>(
  context: BrowserContext,
  url: string,
  names: Readonly<Record<Name, string>>,
): Promise<Record<Name, Evidence["pages"][PageName]>> => {
  const entries: [string, Evidence["pages"][PageName]][] = [];
  for (const [name, path] of Object.entries<string>(names))
    entries.push([name, await readPage(context, { url, path })]);
  return Object.fromEntries(entries) as Record<Name, Evidence["pages"][PageName]>;
};

const notGarments: ReadonlySet<string> = new Set([
  "BAG",
  "BANGLES",
  "BELT",
  "JHUMKA",
  "JUTTI",
  "SCARF",
  "OTHER",
]);

const isSizedGarment = ({ kind, availableSizes }: Pick<ListedProduct, "kind" | "availableSizes">): boolean =>
  availableSizes.length > 0 && !notGarments.has(kind);

/** What makes a product differ in law: the pages of a few of each kind are read. */
const groupOf = ({ countryOfOrigin, mrp, stockUnits, kind, availableSizes }: ListedProduct): string =>
  [
    countryOfOrigin,
    mrp === null,
    isSizedGarment({ kind, availableSizes }),
    stockUnits.some(({ stock }) => stock > 0 && stock < 10),
  ].join(" ");

const sampleOf = (products: readonly ListedProduct[], ofEachGroup = 2): readonly ListedProduct[] => {
  const counts = new Map<string, number>();
  return products.filter((product) => {
    const count = (counts.get(groupOf(product)) ?? 0) + 1;
    counts.set(groupOf(product), count);
    return count <= ofEachGroup;
  });
};

const readProducts = async (
  context: BrowserContext,
  url: string,
  products: readonly ListedProduct[],
): Promise<readonly ProductEvidence[]> => {
  const read: ProductEvidence[] = [];
  for (const { id, slug, stock, stockUnits, availableSizes, kind, ...product } of sampleOf(products))
    read.push({
      ...product,
      id,
      pieces: [...stockUnits.map((unit) => unit.stock), stock],
      isSizedGarment: isSizedGarment({ kind, availableSizes }),
      page: await readPage(context, { url, path: `/product/${id}/${slug}` }),
    });
  return read;
};

const readOrder = async (
  context: BrowserContext,
  url: string,
  api: ShopApi,
  token: string,
): Promise<OrderEvidence | undefined> => {
  const order = await api.newestOrder(token);
  if (!order) return undefined;
  const { id, orderNumber, termsVersion, createdAt, paymentDetails } = order;
  const at = new Date(createdAt).toISOString();
  const path = `${pageNames.terms}?version=${termsVersion}&at=${encodeURIComponent(at)}`;
  return {
    orderNumber,
    invoiceNumber: await api.mailInvoice(token, id),
    isPaid: paymentDetails.paymentStatus === "COMPLETED",
    ...(termsVersion !== null && { terms: await readPage(context, { url, path }) }),
  };
};

type AccountEvidence = Pick<Evidence, "cart" | "order" | "account" | "missing">;

const accountParts = ["cart", "order", "account"] as const;

const allMissing = (reason: string): AccountEvidence => ({
  missing: accountParts.map((part) => ({ part, reason })),
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the shopper of a session sees. A part that fails is missing, with the reason. */
const readSession = async (
  browser: Browser,
  { url, products }: { url: string; products: readonly ListedProduct[] },
  { token, user }: Session,
): Promise<AccountEvidence> => {
  const missing: Evidence["missing"][number][] = [];
  const miss = (part: (typeof accountParts)[number]) => (error: unknown) => {
    missing.push({ part, reason: reasonOf(error) });
    return undefined;
  };
  const api = shopApi(url);
  const context = await browser.newContext();
  const script = `localStorage.setItem("token", ${JSON.stringify(token)});
    localStorage.setItem("user", ${JSON.stringify(JSON.stringify(user))});`;
  await context.addInitScript(script);
  // The cheapest: free shipping would hide a fee.
  const [buyable] = products
    .filter(({ stock }) => stock > 0)
    .toSorted((one, other) => one.price - other.price);
  if (!buyable) miss("cart")("None of the newest 100 products has stock.");
  const readCheckout = () => readPage(context, { url, path: accountPageNames.checkout });
  const cart = buyable && (await api.cartOfOnePiece(token, buyable, readCheckout).catch(miss("cart")));
  const order = await readOrder(context, url, api, token).catch(miss("order"));
  if (!order) missing.push({ part: "order", reason: "The account has no order." });
  const pages = await readPages<AccountPageName>(context, url, accountPageNames).catch(miss("account"));
  await context.close();
  return { missing, ...(cart && { cart }), ...(order && { order }), ...(pages && { account: pages }) };
};

/** What an account sees; nothing if it is not given or cannot log in. */
const readAccount = async (
  browser: Browser,
  account: Account | undefined,
  walk: { url: string; products: readonly ListedProduct[] },
): Promise<AccountEvidence> => {
  if (!account) return allMissing("No account was given: set LAWFUL_EMAIL and LAWFUL_PASSWORD.");
  const reading = shopApi(walk.url).inSession(account, (session) => readSession(browser, walk, session));
  return reading.catch((error: unknown) => allMissing(reasonOf(error)));
};

type RestEvidence = Pick<Evidence, "mails" | "staff" | "missing">;

const unread = (part: "mails" | "staff") => (error: unknown) => ({
  missing: [{ part, reason: reasonOf(error) }],
});

/** The mails of the shop, and what its staff sees. */
const readRest = async (
  browser: Browser,
  { url, account, staff }: Walk,
  order: OrderEvidence | undefined,
): Promise<RestEvidence> => {
  const context = await browser.newContext();
  const asked =
    account && order?.invoiceNumber ? { email: account.email, orderNumber: order.orderNumber } : undefined;
  const ofMails = await readMails({ url, context }, asked).then(
    (mails) => ({ mails, missing: [] }),
    unread("mails"),
  );
  await context.close();
  const reading = staff
    ? readStaff(browser, url, staff)
    : Promise.reject(
        new Error("No account of the staff was given: set LAWFUL_ADMIN_EMAIL and LAWFUL_ADMIN_PASSWORD."),
      );
  const ofStaff = await reading.then((seen) => ({ staff: seen, missing: [] }), unread("staff"));
  return { ...ofMails, ...ofStaff, missing: [...ofMails.missing, ...ofStaff.missing] };
};

type Walk = { url: string; account?: Account | undefined; staff?: Account | undefined };

/**
 * Walks the pages of a running shop as a visitor, and with accounts as its shopper and as its staff. Changes nothing but the
 * shopper's cart, which is empty before and after, and mails the invoice of the newest order.
 */
export const collectEvidence = async (browser: Browser, walk: Walk): Promise<Evidence> => {
  const { url, account } = walk;
  const api = shopApi(url);
  const [figures, products] = await Promise.all([api.figures(), api.products()]);
  const context = await browser.newContext();
  const pages = await readPages<PageName>(context, url, pageNames);
  const seenProducts = await readProducts(context, url, products);
  await context.close();
  const ofAccount = await readAccount(browser, account, { url, products });
  const rest = await readRest(browser, walk, ofAccount.order);
  const missing = [...ofAccount.missing, ...rest.missing];
  return {
    url,
    takenAt: new Date(),
    ...figures,
    pages,
    products: seenProducts,
    ...ofAccount,
    ...rest,
    missing,
  };
};
