import { accountRequests, type ValidRequest } from "./account-operations.ts";
import { anAddress, type Person } from "./factories.ts";
import { catalogueAdminRequests } from "./catalogue-admin-operations.ts";
import { feedbackRequests } from "./feedback-operations.ts";
import { paymentRequests } from "./payment-operations.ts";

type Line = { productId: string; size: string; color: string; quantity: number };

type RequestFixtures = {
  shopper: Person;
  admin: Person;
  line: Line;
  /** A confirmed order, and an unpaid online one. */
  orderId: string;
  pendingId: string;
};

const email = "unknown@example.com";
const password = "wrong horse";

/** A request with a valid body for each documented path that takes one. */
export const restRequests = ({
  shopper,
  admin,
  line,
  orderId,
  pendingId,
}: RequestFixtures): ValidRequest[] => [
  { method: "POST", path: "/api/auth/login", body: { email, password } },
  { method: "POST", path: "/api/admin/login", body: { email, password } },
  ...accountRequests(shopper),
  ...feedbackRequests({ shopper, productId: line.productId }),
  ...paymentRequests(shopper, pendingId),
  ...catalogueAdminRequests(admin),
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
