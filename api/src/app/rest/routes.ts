import { accountRows } from "../../features/accounts/account.routes.ts";
import { productRows } from "../../features/catalogue/product.routes.ts";
import { adminProductRows } from "../../features/catalogue/admin/admin-product.routes.ts";
import { checkoutRows } from "../../features/checkout/checkout.routes.ts";
import { invoiceRows } from "../../features/invoices/invoice.routes.ts";
import { adminOrderRows, shopperOrderRows } from "../../features/orders/order.routes.ts";
import { paymentRows } from "../../features/payments/payment.routes.ts";
import { reviewRows } from "../../features/reviews/review.routes.ts";
import { wishlistRows } from "../../features/wishlist/wishlist.routes.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";

/** The documented paths in the order of the specification, section 7. */
export const restRows: RestRow[] = [
  ...productRows,
  ...reviewRows,
  ...wishlistRows,
  ...accountRows,
  ...paymentRows,
  ...checkoutRows,
  ...shopperOrderRows,
  ...invoiceRows,
  ...adminProductRows,
  ...adminOrderRows,
];
