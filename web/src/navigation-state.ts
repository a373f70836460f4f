import type { AddToCartInput } from "./graphql/generated.ts";

/*
 * What one page passes to the next in React Router's navigation state. A history entry can be older than this version
 * of the client, so each reader checks the shape and returns `null` for anything else.
 */

/** A product in a size and a colour, with a quantity. Buy Now continues to the checkout. */
export type AddToCartRequest = Required<AddToCartInput> & { isBuyNow?: boolean };

/** A sold-out variant of a product. */
export type RestockVariant = { productId: string; size: string | null; color: string | null };

/** An action that needs a login. /login returns it to the requesting page, which then performs it. */
export type PendingAction =
  | { kind: "add-to-cart"; request: AddToCartRequest }
  | { kind: "add-to-wishlist"; productId: string }
  | { kind: "restock-alert"; variant: RestockVariant }
  | { kind: "write-review" };

/** The navigation state of /login. */
export type LoginState = {
  /** Path and query to return to after the login. */
  from?: string;
  /** Why the shopper has to log in; shown above the form. */
  message?: string;
  /** An e-mail address that was typed before, to fill in. */
  email?: string;
  pendingAction?: PendingAction;
  /** The login is by a mailed code, which was sent at this time (ms) if at all. A reload finds the step again. */
  code?: { email: string; sentAt: number | null };
};

/** The navigation state of the second step of /forgot-password: where the one-time password was sent, and when (ms). */
export type OtpSentState = { email: string; sentAt: number };

/** The navigation state of /signup after its token has left the address bar; with what /login was to return to. */
export type SignUpState = {
  token: string;
  /** A mailed code has verified the address: the account needs no password. */
  isByCode?: true;
} & Pick<LoginState, "from" | "pendingAction">;

/** The navigation state of /verify-email after its link was used: the verified address. */
export type VerifiedState = { verified: string };

/** The navigation state of the home page: a message to show once. */
export type NoticeState = { notice: string };

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

const isAddToCartRequest = (value: unknown): value is AddToCartRequest => {
  const { productId, size, color, quantity } = asRecord(value);
  return (
    typeof productId === "string" && isTextOrNull(size) && isTextOrNull(color) && typeof quantity === "number"
  );
};

const isRestockVariant = (value: unknown): value is RestockVariant => {
  const { productId, size, color } = asRecord(value);
  return typeof productId === "string" && isTextOrNull(size) && isTextOrNull(color);
};

const isPendingAction = (value: unknown): value is PendingAction => {
  const { kind, request, productId, variant } = asRecord(value);
  if (kind === "add-to-cart") return isAddToCartRequest(request);
  if (kind === "restock-alert") return isRestockVariant(variant);
  return kind === "add-to-wishlist" ? text(productId) !== null : kind === "write-review";
};

/** The state of /login; empty when /login was opened by its address. */
export const readLoginState = (state: unknown): LoginState => asRecord(state);

/** The action that /login returned to this page; `null` if there is none. */
export const readPendingAction = (state: unknown): PendingAction | null => {
  const { pendingAction } = asRecord(state);
  return isPendingAction(pendingAction) ? pendingAction : null;
};

export const readOtpSent = (state: unknown): OtpSentState | null => {
  const { email, sentAt } = asRecord(state);
  const address = text(email);
  return address !== null && typeof sentAt === "number" ? { email: address, sentAt } : null;
};

export const readSignUpToken = (state: unknown): string | null => text(asRecord(state)["token"]);

export const readIsByCode = (state: unknown): boolean => asRecord(state)["isByCode"] === true;

export const readVerifiedEmail = (state: unknown): string | null => text(asRecord(state)["verified"]);

export const readNotice = (state: unknown): string | null => text(asRecord(state)["notice"]);
