import { demoLogins } from "../demo-logins.ts";

/** Who sends a step. Its Authorization header has the token of that account's login. */
type Sender = "visitor" | "shopper" | "admin";

/** A step of the tour: an operation, and what later steps need from its response. */
export type TourStep = {
  title: string;
  sender: Sender;
  query: string;
  /** Variables as JSON in which `{{name}}` stands for the JSON of a saved value. */
  variables?: string;
  /** A saved value that is a new UUID before each request. */
  newId?: string;
  /** Paths into `data` of the response, by the name of the value that they save. */
  saves?: Readonly<Record<string, string>>;
  /** Whose token the response contains. */
  logsIn?: "shopper" | "admin";
};

/** JSON in which placeholders are without quotes: they stand for values of any type. */
const json = (value: object): string => JSON.stringify(value, null, 2).replaceAll(/"(\{\{\w+\}\})"/g, "$1");

const line = { productId: "{{productId}}", size: "{{size}}", color: "{{color}}", quantity: 1 };

const shippingAddress = {
  fullName: "Meera Sharma",
  email: demoLogins.shopper.email,
  phone: "9876543210",
  address: "12, Sector 17",
  city: "Chandigarh",
  state: "Punjab",
  zipCode: "160017",
};

const loginStep = (sender: "shopper" | "admin", title: string): TourStep => ({
  title,
  sender: "visitor",
  query: `mutation LogIn($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) {
    token
    user { id name role }
  }
}`,
  variables: json(demoLogins[sender]),
  logsIn: sender,
});

const statusStep = (title: string, status: string): TourStep => ({
  title,
  sender: "admin",
  query: `mutation ChangeStatus($orderId: ID!, $status: OrderStatus!) {
  updateOrderStatus(input: { orderId: $orderId, status: $status }) { orderNumber orderStatus }
}`,
  variables: json({ orderId: "{{orderId}}", status }),
});

/** The shop in twelve steps, from a search to an approved return. They work in this order, with the logins of the demo. */
export const tour: readonly TourStep[] = [
  {
    title: "Search",
    sender: "visitor",
    query: `query Search($text: String!) {
  products(first: 6, sort: RELEVANCE, filter: { text: $text, sizes: ["M"] }) {
    totalCount
    nodes { id title price originalPrice stock availableSizes availableColors }
    pageInfo { hasNextPage endCursor }
  }
}`,
    variables: json({ text: "dress" }),
    saves: { productId: "products.nodes.0.id" },
  },
  {
    title: "Look at the product",
    sender: "visitor",
    query: `query ProductPage($id: ID!) {
  product(id: $id) {
    title
    description
    price
    materials
    availableSizes
    availableColors
    imageUrl
    stockUnits { size color stock }
  }
}`,
    variables: json({ id: "{{productId}}" }),
    saves: { size: "product.availableSizes.0", color: "product.availableColors.0" },
  },
  loginStep("shopper", "Log in"),
  {
    title: "Add to the cart",
    sender: "shopper",
    query: `mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      totalQuantity
      subtotal
      total
      lines { id quantity lineTotal product { title } }
    }
  }
}`,
    variables: json({ input: line }),
  },
  {
    title: "See the total",
    sender: "shopper",
    query: `query Quote($lines: [OrderLineInput!]!) {
  checkoutQuote(input: { lines: $lines }) {
    subtotal
    discount
    shippingCost
    tax
    total
  }
}`,
    variables: json({ lines: [line] }),
    saves: { total: "checkoutQuote.total" },
  },
  {
    title: "Place the order",
    sender: "shopper",
    query: `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id
      orderNumber
      orderStatus
      finalAmount
      lines { id title size color quantity price }
    }
  }
}`,
    newId: "orderKey",
    variables: json({
      input: {
        idempotencyKey: "{{orderKey}}",
        lines: [line],
        shippingAddress,
        paymentMethod: "COD",
        expectedTotal: "{{total}}",
      },
    }),
    saves: { orderId: "placeOrder.order.id", lineId: "placeOrder.order.lines.0.id" },
  },
  {
    title: "See the orders",
    sender: "shopper",
    query: `query MyOrders {
  myOrders(first: 10) {
    totalCount
    nodes { orderNumber orderStatus finalAmount createdAt }
  }
}`,
  },
  loginStep("admin", "Log in as the admin"),
  statusStep("Ship the order", "SHIPPED"),
  statusStep("Deliver the order", "DELIVERED"),
  {
    title: "Request a return",
    sender: "shopper",
    query: `mutation RequestReturn($input: RequestReturnInput!) {
  requestReturn(input: $input) {
    id
    returnNumber
    status
    expectedAmount
    version
  }
}`,
    newId: "returnKey",
    variables: json({
      input: {
        idempotencyKey: "{{returnKey}}",
        orderId: "{{orderId}}",
        lines: [{ lineId: "{{lineId}}", kind: "RETURN", quantity: 1, reason: "TOO_SMALL" }],
      },
    }),
    saves: { returnId: "requestReturn.id", returnVersion: "requestReturn.version" },
  },
  {
    title: "Approve the return",
    sender: "admin",
    query: `mutation ApproveReturn($returnId: ID!, $version: Int!) {
  approveReturn(input: { returnId: $returnId, version: $version }) { returnNumber status sendTo }
}`,
    variables: json({ returnId: "{{returnId}}", version: "{{returnVersion}}" }),
  },
];
