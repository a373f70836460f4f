import { Session } from "../features/accounts/sessions/session.entity.ts";
import { MailedSecret } from "../features/accounts/mailed-secrets/mailed-secret.entity.ts";
import { OrderAddress } from "../features/accounts/order-addresses/order-address.entity.ts";
import { Throttle } from "../features/accounts/throttle.entity.ts";
import { User } from "../features/accounts/user.entity.ts";
import { WelcomeCodeAddress } from "../features/accounts/welcome-codes/welcome-code-address.entity.ts";
import { WelcomeCode } from "../features/accounts/welcome-codes/welcome-code.entity.ts";
import { AdminRequest } from "../features/audit/admin-request.entity.ts";
import { AuditEntry } from "../features/audit/audit-entry.entity.ts";
import { CartLine } from "../features/cart/cart-line.entity.ts";
import { LowStock } from "../features/catalogue/low-stock.entity.ts";
import { ProductPicture } from "../features/catalogue/picture.entity.ts";
import { Product } from "../features/catalogue/product.entity.ts";
import { ProductBatchPicture } from "../features/catalogue/batches/product-batch-picture.entity.ts";
import { ProductBatchPart } from "../features/catalogue/batches/product-batch-part.entity.ts";
import { ProductBatchRow } from "../features/catalogue/batches/product-batch-row.entity.ts";
import { ProductBatch } from "../features/catalogue/batches/product-batch.entity.ts";
import { SearchWord } from "../features/catalogue/search-word.entity.ts";
import { StockMovement } from "../features/catalogue/stock-movement.entity.ts";
import { ProductRead } from "../features/catalogue/product-read.entity.ts";
import { StockUnit } from "../features/catalogue/stock-unit.entity.ts";
import { CreditNoteCounter } from "../features/invoices/credit-note-counter.entity.ts";
import { StoredCreditNote } from "../features/invoices/credit-note.entity.ts";
import { InvoiceCounter } from "../features/invoices/invoice-counter.entity.ts";
import { StoredInvoice } from "../features/invoices/invoice.entity.ts";
import { StoredDeliveryPlan } from "../features/delivery/delivery-plan.entity.ts";
import { OrderLine } from "../features/orders/order-line.entity.ts";
import { OrderPortionChange } from "../features/orders/order-portion-change.entity.ts";
import { Order } from "../features/orders/order.entity.ts";
import { OrderMail } from "../features/orders/order-mail.entity.ts";
import { OrderWords } from "../features/orders/order-words.entity.ts";
import { StatusChange } from "../features/orders/status-change.entity.ts";
import { CashCollection } from "../features/payments/cash-collection.entity.ts";
import { OrderCreditLine } from "../features/payments/order-credit-line.entity.ts";
import { OrderCredit } from "../features/payments/order-credit.entity.ts";
import { ParcelLine } from "../features/parcels/parcel-line.entity.ts";
import { Parcel } from "../features/parcels/parcel.entity.ts";
import { PaymentIntent } from "../features/payments/payment-intent.entity.ts";
import { Payment } from "../features/payments/payment.entity.ts";
import { Payout } from "../features/payments/payout.entity.ts";
import { DisputeMail } from "../features/payments/disputes/dispute-mail.entity.ts";
import { Dispute } from "../features/payments/disputes/dispute.entity.ts";
import { SettlementDay } from "../features/payments/settlements/settlement-day.entity.ts";
import { SettlementItem } from "../features/payments/settlements/settlement-item.entity.ts";
import { Settlement } from "../features/payments/settlements/settlement.entity.ts";
import { Refund } from "../features/payments/refund.entity.ts";
import { WebhookEvent } from "../features/payments/webhook-event.entity.ts";
import { ReturnLine } from "../features/returns/return-line.entity.ts";
import { ReturnPhoto } from "../features/returns/return-photo.entity.ts";
import { ReturnStep } from "../features/returns/return-step.entity.ts";
import { ReturnRequest } from "../features/returns/return.entity.ts";
import { RestockAlert } from "../features/restock-alerts/restock-alert.entity.ts";
import { Review } from "../features/reviews/review.entity.ts";
import { ReviewPhoto } from "../features/reviews/review-photo.entity.ts";
import { WishlistEntry } from "../features/wishlist/wishlist-entry.entity.ts";
import { ContactMessage } from "../features/support/contact-message.entity.ts";

/** Every table of the shop. */
export const entities = [
  User,
  Session,
  MailedSecret,
  WelcomeCode,
  WelcomeCodeAddress,
  OrderAddress,
  Throttle,
  AuditEntry,
  AdminRequest,
  Product,
  SearchWord,
  StockUnit,
  LowStock,
  StockMovement,
  ProductRead,
  ProductPicture,
  ProductBatch,
  ProductBatchPart,
  ProductBatchPicture,
  ProductBatchRow,
  CartLine,
  Order,
  OrderLine,
  StatusChange,
  OrderWords,
  OrderMail,
  StoredDeliveryPlan,
  OrderPortionChange,
  ReturnRequest,
  ReturnLine,
  ReturnStep,
  ReturnPhoto,
  ReviewPhoto,
  Review,
  WishlistEntry,
  RestockAlert,
  PaymentIntent,
  Payment,
  OrderCredit,
  OrderCreditLine,
  Refund,
  CashCollection,
  Payout,
  Dispute,
  DisputeMail,
  Settlement,
  SettlementItem,
  SettlementDay,
  WebhookEvent,
  ContactMessage,
  StoredInvoice,
  Parcel,
  ParcelLine,
  InvoiceCounter,
  StoredCreditNote,
  CreditNoteCounter,
];
