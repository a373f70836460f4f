import { Session } from "./accounts/session.entity.ts";
import { MailedSecret } from "./accounts/mailed-secret.entity.ts";
import { OrderAddress } from "./accounts/order-address.entity.ts";
import { Throttle } from "./accounts/throttle.entity.ts";
import { User } from "./accounts/user.entity.ts";
import { WelcomeCode } from "./accounts/welcome-code.entity.ts";
import { CartLine } from "./cart/cart-line.entity.ts";
import { ProductPicture } from "./catalogue/picture.entity.ts";
import { Product } from "./catalogue/product.entity.ts";
import { SearchWord } from "./catalogue/search-word.entity.ts";
import { StockUnit } from "./catalogue/stock-unit.entity.ts";
import { InvoiceCounter } from "./invoices/invoice-counter.entity.ts";
import { KeptInvoice } from "./invoices/invoice.entity.ts";
import { OrderLine } from "./orders/order-line.entity.ts";
import { Order } from "./orders/order.entity.ts";
import { StatusChange } from "./orders/status-change.entity.ts";
import { PaymentIntent } from "./payments/payment-intent.entity.ts";
import { Payment } from "./payments/payment.entity.ts";
import { Refund } from "./payments/refund.entity.ts";
import { WebhookEvent } from "./payments/webhook-event.entity.ts";
import { Review } from "./reviews/review.entity.ts";
import { WishlistEntry } from "./wishlist/wishlist-entry.entity.ts";
import { ContactMessage } from "./support/contact-message.entity.ts";

/** Every table of the shop. */
export const entities = [
  User,
  Session,
  MailedSecret,
  WelcomeCode,
  OrderAddress,
  Throttle,
  Product,
  SearchWord,
  StockUnit,
  ProductPicture,
  CartLine,
  Order,
  OrderLine,
  StatusChange,
  Review,
  WishlistEntry,
  PaymentIntent,
  Payment,
  Refund,
  WebhookEvent,
  ContactMessage,
  KeptInvoice,
  InvoiceCounter,
];
