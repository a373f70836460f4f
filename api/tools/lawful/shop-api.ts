import type { CartEvidence, Evidence, StaffEvidence } from "./evidence.ts";

export type Account = { email: string; password: string };

/** A login of the account. The walk stores both as the pages do. */
export type Session = { token: string; user: { id: string; name: string; email: string; role: string } };

/** A product as the API lists it. Amounts are rupees. */
export type ListedProduct = {
  id: string;
  slug: string;
  /** `GarmentKind`. */
  kind: string;
  title: string;
  price: number;
  mrp: number | null;
  originalPrice: number;
  discountLabel: string;
  countryOfOrigin: string;
  importer: string | null;
  availableSizes: readonly string[];
  availableColors: readonly string[];
  stock: number;
  stockUnits: readonly { size: string | null; color: string | null; stock: number }[];
};

export type ShopFigures = Pick<Evidence, "seller" | "officer" | "states">;

type OrderOfAccount = {
  id: string;
  orderNumber: string;
  termsVersion: number | null;
  createdAt: string;
  paymentDetails: { paymentStatus: string };
};

type Cart = { subtotal: number; total: number; totalQuantity: number; lines: { id: string }[] };

type Quote = Omit<Cart, "lines"> & {
  shippingCost: number;
  discount: number;
  tax: number;
  lines: { quantity: number }[];
};

/** Calls of the public GraphQL API. Each throws with the shop's message if it is refused. */
export const shopApi = (url: string) => {
  const send = async <Data>(query: string, variables: object = {}, token?: string): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    if (!data) throw new Error(`${url}/graphql answers ${response.status}.`);
    return data;
  };

  return {
    figures: async (): Promise<ShopFigures> => {
      const { settings } = await send<{
        settings: {
          sellerName: string;
          sellerAddress: string;
          states: string[];
          contact: { email: string; phone: string };
          grievanceOfficer: ShopFigures["officer"];
        };
      }>(`{ settings { sellerName sellerAddress states contact { email phone }
        grievanceOfficer { name designation email phone } } }`);
      const {
        sellerName: name,
        sellerAddress: address,
        contact,
        grievanceOfficer: officer,
        states,
      } = settings;
      return { seller: { name, address, ...contact }, officer, states };
    },

    /** The newest products, at most 100. */
    products: async (): Promise<readonly ListedProduct[]> => {
      const { products } = await send<{ products: { nodes: ListedProduct[] } }>(
        `{ products(first: 100, sort: NEWEST) { nodes { id slug kind title price mrp originalPrice discountLabel
           countryOfOrigin importer availableSizes availableColors stock stockUnits { size color stock } } } }`,
      );
      return products.nodes;
    },

    /** Does work in a session of the account, which ends with it. */
    inSession: async <Result>(
      account: Account,
      work: (session: Session) => Promise<Result>,
    ): Promise<Result> => {
      const { login: session } = await send<{ login: Session }>(
        "mutation($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { token user { id name email role } } }",
        account,
      );
      try {
        return await work(session);
      } finally {
        await send("mutation { logout { hasEndedSession } }", {}, session.token).catch(() => undefined);
      }
    },

    /** Totals of one piece in an empty cart. The piece is removed afterwards; a cart that is not empty stays as it is. */
    cartOfOnePiece: async (
      token: string,
      product: ListedProduct,
      readCheckout: () => Promise<CartEvidence["checkout"]>,
    ): Promise<CartEvidence> => {
      const { cart } = await send<{ cart: Cart }>("{ cart { totalQuantity } }", {}, token);
      if (cart.totalQuantity > 0)
        throw new Error("The cart of the account is not empty. Please use an account with an empty cart.");
      const unit = product.stockUnits.find(({ stock }) => stock > 0);
      const line = {
        productId: product.id,
        size: unit?.size ?? product.availableSizes[0] ?? null,
        color: unit?.color ?? product.availableColors[0] ?? null,
        quantity: 1,
      };
      const { addToCart: filled } = await send<{ addToCart: { cart: Cart } }>(
        `mutation($input: AddToCartInput!) {
           addToCart(input: $input) { cart { subtotal total totalQuantity lines { id } } } }`,
        { input: line },
        token,
      );
      try {
        const { checkoutQuote: quote } = await send<{ checkoutQuote: Quote }>(
          `query($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) {
             subtotal shippingCost discount tax total lines { quantity } } }`,
          { lines: [line] },
          token,
        );
        return {
          added: 1,
          ordered: quote.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
          cartTotal: filled.cart.total,
          checkoutTotal: quote.total,
          subtotal: quote.subtotal,
          shipping: quote.shippingCost,
          discount: quote.discount,
          tax: quote.tax,
          checkout: await readCheckout(),
        };
      } finally {
        await send("mutation { clearCart { cart { id } } }", {}, token);
      }
    },

    /** What the shop owes to those who complained, and the claims that it warns of. */
    duties: async (token: string): Promise<Omit<StaffEvidence, "inbox" | "dashboard">> => {
      const { contactMessages, legalWarnings } = await send<{
        contactMessages: { openCount: number; nodes: StaffEvidence["lateTickets"] };
        legalWarnings: { text: string }[];
      }>(
        `{ contactMessages(first: 100, filter: { isLate: true }) { openCount nodes { ticketNumber duty dueAt } }
           legalWarnings { text } }`,
        {},
        token,
      );
      return {
        openTickets: contactMessages.openCount,
        lateTickets: contactMessages.nodes,
        warnings: legalWarnings.map(({ text }) => text),
      };
    },

    newestOrder: async (token: string): Promise<OrderOfAccount | undefined> => {
      const { myOrders } = await send<{ myOrders: { nodes: OrderOfAccount[] } }>(
        `{ myOrders(first: 1) { nodes {
             id orderNumber termsVersion createdAt paymentDetails { paymentStatus } } } }`,
        {},
        token,
      );
      return myOrders.nodes[0];
    },

    /** The number of an order's invoice, which is mailed to its shopper once more; null if it has none yet. */
    mailInvoice: (token: string, orderId: string): Promise<string | null> =>
      send<{ requestInvoice: { invoiceNumber: string } }>(
        "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceNumber } }",
        { id: orderId },
        token,
      ).then(
        ({ requestInvoice }) => requestInvoice.invoiceNumber,
        () => null,
      ),
  };
};

export type ShopApi = ReturnType<typeof shopApi>;
