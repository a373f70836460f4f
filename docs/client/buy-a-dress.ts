import {
  AddToCartDocument,
  FindDressDocument,
  LogInDocument,
  PlaceOrderDocument,
  QuoteDocument,
  shopClient,
  ShopError,
  type LoginInput,
  type ShippingAddressInput,
} from "./shop-client.ts";

type Purchase = {
  search: string;
  login: LoginInput;
  shippingAddress: ShippingAddressInput;
  /** The same key gives the same order: a purchase that got no answer may be sent again with it. */
  idempotencyKey: string;
};

/** Buys the first product that a search finds, for cash on delivery. Returns the order, or `undefined` if it is sold out. */
export const buyADress = async (
  origin: string,
  { search, login, shippingAddress, idempotencyKey }: Purchase,
) => {
  const visitor = shopClient(origin);
  const { products } = await visitor(FindDressDocument, { text: search });
  const [dress] = products.nodes;
  if (!dress) return undefined;
  const line = {
    productId: dress.id,
    size: dress.availableSizes[0],
    color: dress.availableColors[0],
    quantity: 1,
  };

  const { token } = (await visitor(LogInDocument, { input: login })).login;
  const shopper = shopClient(origin, token);
  try {
    await shopper(AddToCartDocument, { input: line });
    const { checkoutQuote } = await shopper(QuoteDocument, { input: { lines: [line] } });
    const { placeOrder } = await shopper(PlaceOrderDocument, {
      input: {
        idempotencyKey,
        lines: [line],
        shippingAddress,
        paymentMethod: "COD",
        expectedTotal: checkoutQuote.total,
      },
    });
    return placeOrder.order;
  } catch (error) {
    if (error instanceof ShopError && error.code === "OUT_OF_STOCK") return undefined;
    throw error;
  }
};
