import { ADMIN, SHOPPER, type RoleName } from "../shared/viewer.ts";
import { legacyOrder, legacyProduct, legacyUser, listOf, type Data } from "./answers.ts";
import { enumName, orderPlaced, pageWanted, searchTerm, type RestRequest } from "./requests.ts";

/** One documented path: which operation it is, how its request and its answer are translated. */
export type RestRow = {
  method: "GET" | "POST" | "PUT";
  /** Under /api. */
  path: string;
  summary: string;
  /** Who may call it; anybody when absent. Only told here: the schema decides. */
  role?: RoleName;
  /** Name of the operation in operations.graphql. */
  run: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  answer: (data: Data, publicUrl: string) => unknown;
  /** Status of success: 200 when absent. */
  status?: number;
  /** Where the page info of a list stands, for the Link header. */
  list?: string;
  /** Answered without asking the schema: an empty search finds nothing. */
  shortcut?: (request: RestRequest) => unknown;
  /** Fields of the body and parameters of the query, for the OpenAPI file. */
  body?: Record<string, "string" | "number" | "object" | "array">;
  query?: Record<string, string>;
};

const statuses = ["pending", "confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];
const paged = {
  limit: "At most so many rows, 1 to 1000.",
  cursor: "From the Link header of the page before.",
};

const nodes = (data: Data, list: string): Data[] => listOf((data[list] as Data | undefined)?.["nodes"]);

const login =
  (role: "ADMIN" | null) =>
  ({ body }: RestRequest) => ({
    email: body["email"],
    password: body["password"],
    role,
  });

/** The documented paths, row by row: specification, section 7. */
export const restRows: RestRow[] = [
  {
    method: "GET",
    path: "/products",
    summary: "Products of the shop, newest first",
    run: "RestProducts",
    variables: pageWanted,
    answer: (data, url) => nodes(data, "products").map((product) => legacyProduct(product, url)),
    list: "products",
    query: paged,
  },
  {
    method: "GET",
    path: "/products/search",
    summary: "Products that a term finds",
    run: "RestProducts",
    variables: (request) => ({ ...pageWanted(request), filter: { text: searchTerm(request) } }),
    answer: (data, url) => nodes(data, "products").map((product) => legacyProduct(product, url)),
    list: "products",
    shortcut: (request) => (searchTerm(request) === "" ? [] : undefined),
    query: { q: "The term.", ...paged },
  },
  {
    method: "GET",
    path: "/products/:id",
    summary: "One product",
    run: "RestProduct",
    variables: ({ params }) => ({ id: params["id"] }),
    answer: (data, url) => legacyProduct(data["product"], url),
  },
  {
    method: "POST",
    path: "/auth/login",
    summary: "Starts a session",
    run: "RestLogin",
    variables: login(null),
    answer: ({ login: session }) => {
      const { token, user } = session as Data;
      return { token, user: legacyUser(user) };
    },
    body: { email: "string", password: "string" },
  },
  {
    method: "POST",
    path: "/admin/login",
    summary: "Starts an admin's session",
    run: "RestLogin",
    variables: login("ADMIN"),
    answer: ({ login: session }) => {
      const { token, user } = session as Data;
      return { token, admin: legacyUser(user), user: legacyUser(user) };
    },
    body: { email: "string", password: "string" },
  },
  {
    method: "POST",
    path: "/orders/place",
    summary: "Places an order; an Idempotency-Key header makes it safe to send again",
    role: SHOPPER,
    run: "RestPlaceOrder",
    variables: (request) => ({ input: orderPlaced(request) }),
    answer: (data, url) => legacyOrder(data["placeOrder"], url),
    status: 201,
    body: {
      shippingAddress: "object",
      items: "array",
      paymentDetails: "object",
      totalAmount: "number",
      finalAmount: "number",
    },
  },
  {
    method: "GET",
    path: "/orders/my-orders",
    summary: "The shopper's own orders, newest first",
    role: SHOPPER,
    run: "RestMyOrders",
    variables: pageWanted,
    answer: (data, url) => nodes(data, "myOrders").map((order) => legacyOrder(order, url)),
    list: "myOrders",
    query: paged,
  },
  {
    method: "GET",
    path: "/orders/admin/all",
    summary: "Every order, newest first",
    role: ADMIN,
    run: "RestAllOrders",
    variables: pageWanted,
    answer: (data, url) => nodes(data, "orders").map((order) => legacyOrder(order, url)),
    list: "orders",
    query: paged,
  },
  {
    method: "PUT",
    path: "/orders/admin/:id/status",
    summary: "Moves an order to another status",
    role: ADMIN,
    run: "RestChangeOrderStatus",
    variables: ({ params, body }) => ({
      orderId: params["id"],
      status: enumName(body["status"], "status", statuses),
    }),
    answer: (data, url) => legacyOrder(data["changeOrderStatus"], url),
    body: { status: "string" },
  },
];
