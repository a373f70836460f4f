import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";

/** Example operations of the Sandbox: from browsing to an order. */
const exampleOperations = `# Saanjh: the shop in six steps. Run one with the button beside its name.
# 1. Browse
query ShopPage {
  products(first: 24, sort: NEWEST, filter: { categories: [PARTY] }) {
    totalCount
    nodes { id title price originalPrice isNew stock availableSizes availableColors }
    pageInfo { hasNextPage endCursor }
  }
}

# 2. Log in; then set the header  Authorization: Bearer {token}
mutation LogIn {
  login(email: "shopper@example.com", password: "shopper-demo") { token user { id name role } }
}

# 3. Put a piece into the cart (ids come from step 1)
mutation AddToCart($productId: ID!, $size: String, $color: String) {
  addToCart(input: { productId: $productId, size: $size, color: $color, quantity: 1 }) {
    totalQuantity subtotal shippingEstimate total
    lines { id quantity lineTotal product { title } }
  }
}

# 4. What checkout will charge
query Quote($productId: ID!, $size: String, $color: String) {
  checkoutQuote(lines: [{ productId: $productId, size: $size, color: $color, quantity: 1 }]) {
    subtotal shippingCost tax total
  }
}

# 5. Place the order, cash on delivery
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id orderNumber orderStatus finalAmount lines { title quantity price } }
}

# 6. Look at it
query MyOrders {
  myOrders(first: 10) { totalCount nodes { orderNumber orderStatus finalAmount createdAt } }
}
`;

const exampleVariables = {
  productId: "",
  size: "M",
  color: "",
  input: {
    idempotencyKey: "sandbox-order-1",
    lines: [{ productId: "", size: "M", color: "", quantity: 1 }],
    shippingAddress: {
      fullName: "Meera Sharma",
      email: "shopper@example.com",
      phone: "9876543210",
      address: "12, Sector 17",
      city: "Chandigarh",
      state: "Punjab",
      zipCode: "160017",
    },
    paymentMethod: "COD",
    expectedTotal: 0,
  },
};

/** The plugin for Apollo Sandbox with examples at GET /graphql, or for no page if the explorer is off. */
export const explorerPage = (on: boolean): ApolloServerPlugin =>
  on
    ? ApolloServerPluginLandingPageLocalDefault({
        embed: true,
        footer: false,
        document: exampleOperations,
        variables: exampleVariables,
      })
    : ApolloServerPluginLandingPageDisabled();
