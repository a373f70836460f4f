import type { Person } from "./factories.ts";
import type { ReturnFixtures } from "./return-fixtures.ts";

/** A query and its variables. */
type Call = [query: string, variables?: Record<string, unknown>];

/** The kinds of viewers that tests distinguish. */
export const viewerKinds = ["visitor", "shopper", "other", "admin"] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** A shopper with a cart line and an order, another shopper, and an admin. */
export type AccessFixtures = {
  shopper: Person;
  other: Person;
  admin: Person;
  productId: string;
  lineId: string;
  orderId: string;
  orderNumber: string;
  /** An unpaid online order. */
  pendingOrderId: string;
  /** A session of the shopper. */
  sessionId: string;
  /** A review of the product by the other shopper. */
  reviewId: string;
  /** An address that the shopper has saved. */
  addressId: string;
  /** Adds a photograph to that review; returns its id. */
  reviewPhoto: () => Promise<string>;
  /** Adds a promotion; returns its id. */
  promotion: () => Promise<string>;
  /** Adds a collection; returns its id. */
  collection: () => Promise<string>;
  /** Adds a passkey of the shopper; returns its id. */
  passkey: () => Promise<string>;
  /** Adds a note of the admin about the shopper; returns its id. */
  customerNote: () => Promise<string>;
  /** A message in the shop's inbox. */
  messageId: string;
  /** An audit entry about the product, whose change can be taken back. */
  auditId: string;
} & ReturnFixtures;

export type AccessCase = {
  /** Expected result for each viewer: "ok", or the code of the refusal. */
  allow: Record<ViewerKind, string>;
  callOf: (fixtures: AccessFixtures) => Call | Promise<Call>;
};

/** Expected results for each kind of access. */
export const everyViewer = { visitor: "ok", shopper: "ok", other: "ok", admin: "ok" };
export const shoppersOnly = { visitor: "UNAUTHENTICATED", shopper: "ok", other: "ok", admin: "FORBIDDEN" };
export const loggedInViewers = { ...everyViewer, visitor: "UNAUTHENTICATED" };
export const adminsOnly = {
  visitor: "UNAUTHENTICATED",
  shopper: "FORBIDDEN",
  other: "FORBIDDEN",
  admin: "ok",
};

/** HTTP status of each result. */
export const statuses: Record<string, number> = {
  ok: 200,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ORDER_NOT_FOUND: 404,
  RETURN_NOT_FOUND: 404,
  REVIEW_PHOTO_NOT_FOUND: 404,
  PAYMENT_NOT_VERIFIED: 400,
  PAYOUT_NOT_FOUND: 404,
  CREDIT_NOTE_NOT_FOUND: 404,
  CART_LINE_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  WEBHOOK_NOT_FOUND: 404,
  DELIVERY_NOT_FOUND: 404,
  API_KEY_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  EMAIL_VERIFIED: 409,
  COLLECTIONS_CHANGED: 409,
  VERIFICATION_INVALID: 400,
  RESET_LINK_INVALID: 400,
  OTP_INVALID: 400,
  LOGIN_CODE_INVALID: 400,
  LOGIN_EXPIRED: 401,
  MAILED_CODE_NEEDED: 403,
  SMS_CODES_OFF: 404,
  CODE_WRONG: 400,
  PASSKEY_INVALID: 400,
  PASSKEY_NOT_FOUND: 404,
  SECOND_FACTOR_MISSING: 409,
  BAD_USER_INPUT: 400,
  PICTURE_LINK_INVALID: 400,
  PICTURE_NOT_FOUND: 404,
  VIDEO_NOT_FOUND: 404,
  BATCH_NOT_FOUND: 404,
  ORDER_LINE_NOT_FOUND: 404,
  PAY_LINK_INVALID: 404,
  TICKET_LINK_INVALID: 404,
  PARCEL_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  RESTOCK_LINK_INVALID: 404,
  INVITATION_INVALID: 404,
  INVITATION_NOT_FOUND: 404,
  STAFF_CHANGED: 409,
  CUSTOMER_NOTE_NOT_FOUND: 404,
  CONTENT_NOT_FOUND: 404,
  PREVIEW_LINK_INVALID: 404,
};

export const everyViewerGets = (code: string) => ({ visitor: code, shopper: code, other: code, admin: code });
