import { accountRequests, type ValidRequest } from "./account-questions.ts";
import { anAddress, type Person } from "./factories.ts";
import { feedbackRequests } from "./feedback-questions.ts";
import { paymentRequests } from "./payment-questions.ts";

type Line = { productId: string; size: string; color: string; quantity: number };

type Given = {
  shopper: Person;
  admin: Person;
  line: Line;
  /** An order that is placed, and one that waits for its payment. */
  orderId: string;
  pendingId: string;
};

const email = "nobody@example.com";
const password = "wrong horse";

/** A request with a body of the right form for each documented path that takes one. */
export const restRequests = ({ shopper, admin, line, orderId, pendingId }: Given): ValidRequest[] => [
  { method: "POST", path: "/api/auth/login", body: { email, password } },
  { method: "POST", path: "/api/admin/login", body: { email, password } },
  ...accountRequests(shopper),
  ...feedbackRequests({ shopper, productId: line.productId }),
  ...paymentRequests(shopper, pendingId),
  { method: "PUT", path: `/api/orders/admin/${orderId}/status`, as: admin, body: { status: "nowhere" } },
  {
    method: "POST",
    path: "/api/orders/place",
    as: shopper,
    body: {
      shippingAddress: anAddress(),
      items: [{ ...line, title: "Dress", price: 700 }],
      paymentDetails: { method: "cod" },
      totalAmount: 700,
      finalAmount: 700,
    },
  },
];
