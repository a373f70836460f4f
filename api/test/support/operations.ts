/** Operations that many tests send, each with the fields that tests check. */
export const LOG_IN = `mutation LogIn($email: String!, $password: String!, $role: Role) {
  login(input: { email: $email, password: $password, role: $role }) { token user { id email role } }
}`;

export const LOG_OUT = "mutation LogOut { logout { hasEndedSession } }";

export const ME = "query Me { me { id email role } }";

const cartFields = `id totalQuantity subtotal shippingEstimate total
  lines { id quantity size color price priceWhenAdded lineTotal available isListed product { id title } }`;

export const CART = `query Cart { cart { ${cartFields} } }`;

export const ADD_TO_CART = `mutation AddToCart($input: AddToCartInput!) { addToCart(input: $input) { cart { ${cartFields} } } }`;

export const CHANGE_LINE = `mutation ChangeLine($input: UpdateCartLineInput!) {
  updateCartLine(input: $input) { cart { ${cartFields} } }
}`;

export const REMOVE_LINE = `mutation RemoveLine($lineId: ID!) { removeCartLine(lineId: $lineId) { cart { ${cartFields} } } }`;

export const CLEAR_CART = `mutation ClearCart { clearCart { cart { ${cartFields} } } }`;

export const QUOTE = `query Quote($lines: [OrderLineInput!]!, $discountCode: String) {
  checkoutQuote(input: { lines: $lines, discountCode: $discountCode }) {
    subtotal shippingCost discount tax total
    lines { productId title size color quantity price lineTotal available }
  }
}`;

export const orderFields = `id orderNumber orderStatus totalAmount shippingCost discount tax finalAmount createdAt
  shippingAddress { fullName city state country }
  paymentDetails { method transactionId paymentStatus }
  lines { productId title price quantity size color lineTotal product { id } }
  statusHistory { fromStatus toStatus changedBy }`;

export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ${orderFields} } } }`;

export const ORDER = `query Order($id: ID!) { order(id: $id) { ${orderFields} } }`;

export const ORDER_BY_NUMBER = `query OrderByNumber($orderNumber: String!) {
  orderByNumber(orderNumber: $orderNumber) { ${orderFields} }
}`;

export const MY_ORDERS = `query MyOrders($first: Int! = 20, $after: String, $status: OrderStatus) {
  myOrders(first: $first, after: $after, filter: { status: $status }) {
    totalCount statusCounts { status count } pageInfo { hasNextPage endCursor } nodes { ${orderFields} }
  }
}`;

export const ALL_ORDERS = `query AllOrders($first: Int! = 20, $after: String, $statuses: [OrderStatus!]) {
  orders(first: $first, after: $after, filter: { statuses: $statuses }) {
    totalCount statusCounts { status count } pageInfo { hasNextPage endCursor } nodes { ${orderFields} }
  }
}`;

export const CHANGE_STATUS = `mutation ChangeStatus($orderId: ID!, $status: OrderStatus!) {
  updateOrderStatus(input: { orderId: $orderId, status: $status }) { ${orderFields} }
}`;

/** The same, with pieces that did not come back. */
export const END_ORDER = `mutation EndOrder($input: UpdateOrderStatusInput!) {
  updateOrderStatus(input: $input) { ${orderFields} }
}`;

export type CartFields = {
  id: string;
  totalQuantity: number;
  subtotal: number;
  shippingEstimate: number;
  total: number;
  lines: {
    id: string;
    quantity: number;
    size: string | null;
    color: string | null;
    price: number;
    priceWhenAdded: number;
    lineTotal: number;
    available: number;
    isListed: boolean;
    product: { id: string; title: string };
  }[];
};

export type OrderFields = {
  id: string;
  orderNumber: string;
  orderStatus: string;
  totalAmount: number;
  shippingCost: number;
  discount: number;
  tax: number;
  finalAmount: number;
  createdAt: string;
  shippingAddress: { fullName: string; city: string; state: string; country: string };
  paymentDetails: { method: string; transactionId: string | null; paymentStatus: string };
  lines: {
    productId: string;
    title: string;
    price: number;
    quantity: number;
    size: string | null;
    color: string | null;
    lineTotal: number;
    product: { id: string } | null;
  }[];
  statusHistory: { fromStatus: string | null; toStatus: string; changedBy: string }[];
};
