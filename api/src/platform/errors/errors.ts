import { addressRefusals } from "./address-refusals.ts";
import { batchRefusals } from "./batch-refusals.ts";
import { codeRefusals } from "./code-refusals.ts";
import { importRefusals } from "./import-refusals.ts";
import { collectionRefusals } from "./collection-refusals.ts";
import { contentRefusals } from "./content-refusals.ts";
import { customerRefusals } from "./customer-refusals.ts";
import { loginRefusals } from "./login-refusals.ts";
import { moneyRefusals } from "./money-refusals.ts";
import { parcelRefusals } from "./parcel-refusals.ts";
import { paymentRefusals } from "./payment-refusals.ts";
import { promotionRefusals } from "./promotion-refusals.ts";
import { requestRefusals } from "./request-refusals.ts";
import { returnRefusals } from "./return-refusals.ts";
import { reviewRefusals } from "./review-refusals.ts";
import { settingRefusals } from "./setting-refusals.ts";
import { staffRefusals } from "./staff-refusals.ts";
import { ticketRefusals } from "./ticket-refusals.ts";
import { videoRefusals } from "./video-refusals.ts";

/** Every refusal of the shop: code, HTTP status and message. Messages of the specification, section 8, are exact. */
export const refusals = {
  BAD_INPUT: { status: 400, message: "Something in the request is not valid." },
  FIELD_NEEDED: { status: 400, message: "A field of the request is missing." },
  FIELD_MISTYPED: { status: 400, message: "A field of the request has the wrong type." },
  BAD_ID: { status: 400, message: "That is not a valid id." },
  BAD_CURSOR: { status: 400, message: "That cursor does not belong to this list." },
  BAD_PAGE_SIZE: { status: 400, message: "That page size is not allowed." },
  ...requestRefusals,
  UNAUTHENTICATED: { status: 401, message: "Please log in." },
  FORBIDDEN: { status: 403, message: "You are not allowed to do this." },
  NOT_FOUND: { status: 404, message: "Not found." },
  PRODUCT_NOT_FOUND: { status: 404, message: "Product not found." },
  TITLE_NEEDED: { status: 400, message: "Please enter a title." },
  DESCRIPTION_NEEDED: { status: 400, message: "Please enter a description." },
  CATEGORY_NEEDED: { status: 400, message: "Please choose a category." },
  PRICE_INVALID: {
    status: 400,
    message: "A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
  },
  PRICE_ABOVE_MRP: { status: 400, message: "A price cannot be above the MRP." },
  SCHEDULE_INVALID: { status: 400, message: "A scheduled price is not valid." },
  STOCK_INVALID: { status: 400, message: "Stock is a whole number from 0 to 1,000,000." },
  LIST_INVALID: { status: 400, message: "A list has at most 50 entries, each with at most 60 characters." },
  LIST_DUPLICATE: { status: 400, message: "A list names an entry twice." },
  HSN_UNKNOWN: { status: 400, message: "Please choose an HSN code from the list." },
  ...importRefusals,
  ...codeRefusals,
  PRODUCT_CHANGED: {
    status: 409,
    message: "Another admin has changed the same fields in the meantime. Please compare them.",
  },
  CHOICE_HAS_STOCK: { status: 409, message: "A size or colour that you removed still has pieces in stock." },
  STOCK_CHANGED: { status: 409, message: "The stock has changed in the meantime. Please check your count." },
  STOCK_TRACKED: {
    status: 409,
    message: "The stock of this product is counted by size and colour. Please change one of them.",
  },
  STOCK_SPREAD_DIFFERS: {
    status: 409,
    message: "The pieces by size and colour do not add up to the stock of the product.",
  },
  CHOICE_NEEDED: { status: 409, message: "This product has neither sizes nor colours." },
  STOCK_UNIT_NOT_FOUND: { status: 404, message: "This size or colour is no longer counted separately." },
  CATEGORY_UNKNOWN: {
    status: 400,
    message: "A category is party, casuals, everyday or accessories.",
  },
  KIND_UNKNOWN: {
    status: 400,
    message:
      "This is not a kind of garment. The export writes the kinds as an import reads them: kurta, saree_gown.",
  },
  ...batchRefusals,
  ORDER_NOT_FOUND: { status: 404, message: "Order not found." },
  ORDER_CHANGED: {
    status: 409,
    message: "This order was changed in the meantime. Please look at it again.",
  },
  ORDER_SHIPPED: {
    status: 409,
    message: "This order has been shipped or closed and can no longer be changed.",
  },
  ORDER_PACKED: {
    status: 409,
    message: "This order is being packed. Please contact us to change its address.",
  },
  ADDRESS_STATE_INVOICED: {
    status: 409,
    message:
      "The invoice of this order shows the tax of its state, so the state cannot be changed. Please cancel the order and place a new one.",
  },
  PAY_LINK_INVALID: { status: 404, message: "This payment link is invalid or has expired." },
  CART_LINE_NOT_FOUND: { status: 404, message: "This line is no longer in your cart." },
  WRONG_CREDENTIALS: { status: 401, message: "Invalid email or password." },
  ...loginRefusals,
  EMAIL_INVALID: { status: 400, message: "Please enter a valid email address." },
  EMAIL_REGISTERED: { status: 409, message: "Email already registered. Please log in." },
  VERIFICATION_INVALID: { status: 400, message: "Invalid verification token" },
  EMAIL_VERIFIED: { status: 409, message: "This email address is verified already." },
  VERIFICATION_NEEDED: { status: 400, message: "Please verify your email address first." },
  NAME_NEEDED: { status: 400, message: "Please enter your name." },
  ...ticketRefusals,
  PICTURE_INVALID: { status: 400, message: "Please choose a picture: JPEG, PNG, WebP or AVIF." },
  PICTURE_TOO_LARGE: { status: 413, message: "A picture has at most 2 MB and 25 megapixels." },
  AVIF_TOO_LARGE: {
    status: 413,
    message: "An AVIF picture has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  },
  PNG_TOO_LARGE: {
    status: 413,
    message: "An interlaced PNG has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  },
  PICTURE_TOO_NARROW: { status: 400, message: "A picture is at most four times as long as it is wide." },
  PICTURE_LINK_INVALID: {
    status: 400,
    message: "A picture link must be an address that begins with https://.",
  },
  PICTURE_URL_REFUSED: { status: 400, message: "The shop reads pictures from public addresses only." },
  PICTURE_URL_UNREACHABLE: { status: 400, message: "No picture can be read from this address." },
  PICTURE_NOT_FOUND: { status: 404, message: "This picture no longer exists." },
  PICTURES_FULL: { status: 409, message: "A product has at most 60 pictures." },
  PICTURE_COLOR_UNKNOWN: { status: 400, message: "Please choose one of the colours of the product." },
  ...videoRefusals,
  TOO_MANY: { status: 429, message: "Too many attempts. Please wait a little and try again." },
  CHOOSE_SIZE_AND_COLOR: { status: 400, message: "Please select size and color." },
  BAD_QUANTITY: { status: 400, message: "The quantity must be a whole number from 1 to 99." },
  OUT_OF_STOCK: { status: 409, message: "There are not enough pieces left." },
  ...addressRefusals,
  WISHLIST_FULL: {
    status: 409,
    message: "Your wishlist can hold up to 500 pieces. Please remove one first.",
  },
  ...reviewRefusals,
  BACK_IN_STOCK: { status: 409, message: "This piece is back in stock. You can add it to your cart now." },
  RESTOCK_ALERTS_FULL: {
    status: 409,
    message: "You already have 20 back-in-stock alerts. Please turn one off first.",
  },
  RESTOCK_LINK_INVALID: { status: 404, message: "This link is invalid or has expired." },
  ORDER_EMPTY: { status: 400, message: "Your Cart is Empty" },
  ORDER_TOO_LONG: { status: 400, message: "An order has at most 50 lines." },
  UNPAID_ORDERS_LIMIT: {
    status: 409,
    message: "You have too many unpaid orders. Please pay for one of them first.",
  },
  UNPAID_PIECES_LIMIT: {
    status: 409,
    message:
      "Your unpaid orders would hold too many pieces. Please order fewer pieces or pay for an earlier order first.",
  },
  EXPIRED_ORDERS_LIMIT: {
    status: 429,
    message:
      "Many of your orders were not paid today. Please choose cash on delivery, or try again tomorrow.",
  },
  ORDERS_PER_HOUR_LIMIT: {
    status: 429,
    message: "You have placed many orders within an hour. Please wait a little and try again.",
  },
  NETWORK_ORDERS_LIMIT: {
    status: 429,
    message: "Many orders came from your network within an hour. Please wait a little and try again.",
  },
  CASH_ORDERS_LIMIT: {
    status: 409,
    message:
      "Too many of your cash on delivery orders are on their way. Please pay online, or wait until one is delivered.",
  },
  CASH_VALUE_LIMIT: {
    status: 409,
    message: "Your open cash on delivery orders have reached the limit. Please pay for this one online.",
  },
  ...customerRefusals,
  ...paymentRefusals,
  PAYMENT_SETUP_FAILED: { status: 503, message: "Payment setup failed." },
  PAYMENT_NOT_VERIFIED: { status: 400, message: "Payment verification failed." },
  PAYMENT_RETURNED: {
    status: 409,
    message: "This payment could not be used for your order. It is being refunded in full.",
  },
  ORDER_PAID: { status: 409, message: "This order is already paid." },
  ORDER_REFUNDED: {
    status: 409,
    message: "This order was refunded and cannot be reopened. Please place a new order.",
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message:
      "This order has been shipped and can no longer be cancelled. You can return it after it arrives.",
  },
  ORDER_CREDITED: {
    status: 409,
    message: "Every piece of this order was refunded, so it cannot be reopened. Please place a new order.",
  },
  CREDIT_EXCEEDS_ORDER: { status: 409, message: "The order does not have that many pieces left." },
  ...moneyRefusals,
  ORDER_NOT_PAYABLE: { status: 409, message: "This order can no longer be paid online." },
  AMOUNT_UNPAYABLE: { status: 400, message: "No order can cost that amount." },
  SIGNATURE_WRONG: { status: 400, message: "The signature does not belong to this body." },
  EVENT_UNKNOWN: { status: 503, message: "This event is about a payment or a refund that is not known yet." },
  ...promotionRefusals,
  ...contentRefusals,
  ...settingRefusals,
  ...collectionRefusals,
  TOTAL_CHANGED: { status: 409, message: "The total has changed. Please look at it again." },
  INVOICE_UNPAID: { status: 409, message: "This order is not paid yet. Its invoice comes with the payment." },
  INVOICE_CANCELLED: { status: 409, message: "This order was cancelled before it had an invoice." },
  INVOICE_LINK_INVALID: { status: 404, message: "This invoice link is invalid or has expired." },
  ...parcelRefusals,
  ...staffRefusals,
  ...returnRefusals,
  BAD_KEY: { status: 400, message: "An idempotency key has 8 to 100 printable characters." },
  KEY_REUSED: { status: 409, message: "This idempotency key was used for another request." },
  NOT_READY: { status: 503, message: "The shop is busy. Please try again in a moment." },
  INTERNAL: { status: 500, message: "Something went wrong. Please try again." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

export type RefusalDetails = {
  /** Replaces the message of the table by a more precise one. */
  message?: string;
  /** The invalid input field. */
  field?: string;
  /** Facts that help to correct the input, such as the new total in rupees. */
  facts?: Record<string, unknown>;
};

/** An expected error of the shop. `describeError` describes it to the client, for GraphQL and REST alike. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message);
    this.name = "Refusal";
    this.code = code;
    this.status = refusals[code].status;
    this.details = details;
  }
}

/** Throws a refusal of the table. */
export const refuse = (code: RefusalCode, details?: RefusalDetails): never => {
  throw new Refusal(code, details);
};
