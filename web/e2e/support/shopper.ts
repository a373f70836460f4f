import type { APIRequestContext, Page } from "@playwright/test";
import { createAccount, type Account } from "./account.ts";

type CartPiece = { id: string; title: string; price: number; size: string | null; color: string | null };

type GraphqlResponse<Data> = { data?: Data; errors?: { message: string }[] };

type User = { id: string; name: string; email: string; role: string };

type Product = {
  id: string;
  title: string;
  price: number;
  availableSizes: string[];
  availableColors: string[];
};

/** Sends GraphQL operations outside of the browser, with the caller's token. They throw on a refusal. */
const queriesOf =
  (request: APIRequestContext, token = "") =>
  async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const response = await request.post("/graphql", {
      data: { query, variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = (await response.json()) as GraphqlResponse<Data>;
    if (!data || errors) throw new Error(errors?.[0]?.message ?? "No answer.");
    return data;
  };

const LOG_IN = `mutation($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token user { id name email role } } }`;

/** Logs in outside of the browser. */
const requestSession = async (request: APIRequestContext, account: Account) => {
  const { login } = await queriesOf(request)<{ login: { token: string; user: User } }>(LOG_IN, account);
  return { ...login, query: queriesOf(request, login.token) };
};

/** Logs in without the login page: later pages find the session in the documented storage keys. */
const logIn = async (page: Page, account: Account) => {
  const { token, user, query } = await requestSession(page.request, account);
  const storageEntries: Record<string, string> =
    user.role === "ADMIN"
      ? { adminName: user.name, adminEmail: user.email, adminToken: token }
      : { user: JSON.stringify(user), token };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, storageEntries);
  return query;
};

const logInShopper = async (page: Page, account: Account) => {
  const query = await logIn(page, account);
  return {
    query,
    /** Adds pieces of a product to the cart. `index` counts products from the newest, from 0. */
    addToCart: async (index: number, quantity = 1): Promise<CartPiece> => {
      const { products } = await query<{ products: { nodes: Product[] } }>(
        `{ products(first: 24) { nodes { id title price availableSizes availableColors } } }`,
      );
      const product = products.nodes[index];
      if (!product) throw new Error("There is no such product.");
      const variant = { size: product.availableSizes[0] ?? null, color: product.availableColors[0] ?? null };
      await query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
        input: { productId: product.id, quantity, ...variant },
      });
      return { id: product.id, title: product.title, price: product.price, ...variant };
    },
  };
};

/** Logs the demo shopper in, with an empty cart. */
export const demoShopper = async (page: Page) => {
  const shopper = await logInShopper(page, { email: "shopper@example.com", password: "shopper-demo" });
  await shopper.query("mutation { clearCart { cart { id } } }");
  return shopper;
};

/** Logs a new shopper in. */
export const newShopper = async (page: Page) => {
  const account = await createAccount(page.request);
  return { ...account, ...(await logInShopper(page, account)) };
};

export const adminAccount: Account = { email: "admin@example.com", password: "admin-demo" };

/** Logs the demo's admin in. */
export const demoAdmin = async (page: Page) => ({ query: await logIn(page, adminAccount) });

/** The demo's admin outside of the browser. */
export const adminOutsideBrowser = (request: APIRequestContext): Promise<DemoAdmin> =>
  requestSession(request, adminAccount);

/** The demo's shopper outside of the browser. */
export const shopperOutsideBrowser = (request: APIRequestContext) =>
  requestSession(request, { email: "shopper@example.com", password: "shopper-demo" });

/** A new shopper outside of the browser. */
export const newShopperOutsideBrowser = async (request: APIRequestContext) => {
  const account = await createAccount(request);
  return { ...account, ...(await requestSession(request, account)) };
};

export type DemoAdmin = Awaited<ReturnType<typeof demoAdmin>>;

export type DemoShopper = Awaited<ReturnType<typeof demoShopper>>;
