import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** Where an admin's change comes from. */
export enum Channel {
  PAGE = "page",
  REST = "rest",
  CSV = "csv",
}

/** What an audit entry is about. */
export enum AuditSubject {
  PRODUCT = "product",
  ORDER = "order",
  REVIEW = "review",
  MESSAGE = "message",
  BATCH = "batch",
  RETURN = "return",
  /** A day of Razorpay's settlement report. */
  SETTLEMENT = "settlement",
  DELIVERY_PLAN = "delivery-plan",
  /** What an admin is mailed about. */
  NOTIFICATIONS = "notifications",
  PROMOTION = "promotion",
  /** A text of the shop. */
  CONTENT = "content",
  /** A group of settings. */
  SETTINGS = "settings",
  COLLECTION = "collection",
  /** A member of the staff, or an invitation. */
  STAFF = "staff",
  ACCOUNT = "account",
  /** What the staff records about a customer. */
  CUSTOMER = "customer",
  /** A file of orders, customers or sales. */
  EXPORT = "export",
  WEBHOOK = "webhook",
  API_KEY = "api-key",
}

/** Who reads the entries about a kind of object. */
const readersOf: Record<AuditSubject, Permission> = {
  [AuditSubject.PRODUCT]: Permission.PRODUCTS,
  [AuditSubject.ORDER]: Permission.VIEW_ORDERS,
  [AuditSubject.REVIEW]: Permission.REVIEWS,
  [AuditSubject.MESSAGE]: Permission.MESSAGES,
  [AuditSubject.BATCH]: Permission.PRODUCTS,
  [AuditSubject.RETURN]: Permission.RETURNS,
  [AuditSubject.SETTLEMENT]: Permission.MONEY,
  [AuditSubject.DELIVERY_PLAN]: Permission.SETTINGS,
  [AuditSubject.NOTIFICATIONS]: Permission.SETTINGS,
  [AuditSubject.PROMOTION]: Permission.PROMOTIONS,
  [AuditSubject.CONTENT]: Permission.CONTENT,
  [AuditSubject.SETTINGS]: Permission.SETTINGS,
  [AuditSubject.COLLECTION]: Permission.PRODUCTS,
  [AuditSubject.STAFF]: Permission.STAFF,
  [AuditSubject.ACCOUNT]: Permission.STAFF,
  [AuditSubject.CUSTOMER]: Permission.CUSTOMERS,
  [AuditSubject.EXPORT]: Permission.EXPORT_CUSTOMERS,
  [AuditSubject.WEBHOOK]: Permission.INTEGRATIONS,
  [AuditSubject.API_KEY]: Permission.INTEGRATIONS,
};

/** The kinds of objects whose entries a viewer may read. */
export const readableSubjects = (viewer: Viewer | null): AuditSubject[] =>
  Object.values(AuditSubject).filter((subject) => may(viewer, readersOf[subject]));

/** The channel of the notices of audited changes. The payload is the kind of the changed object. */
export const auditChannel = "audit";

/** The admin who makes a change, and how. `apiKeyName` is the API key that makes it in the admin's name. */
export type Author = { userId: string; name: string; channel: Channel; apiKeyName?: string | undefined };

/** The value of one field before and after a change: any JSON value. */
export type FieldChange = { before: unknown; after: unknown };

export type FieldChanges = Record<string, FieldChange>;

/** A change of one field, its values as JSON texts; `null` without a value. */
export type FieldChangeTexts = { field: string; before: string | null; after: string | null };

const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** The changes as a list of texts, as the API has them. */
export const changeTexts = (changes: FieldChanges): FieldChangeTexts[] =>
  Object.entries(changes).map(([field, { before, after }]) => ({
    field,
    before: jsonText(before),
    after: jsonText(after),
  }));

/** A field that changed after a version: its value at that version, and who changed it last. */
export type LaterChange = { field: string; valueBefore: unknown; userName: string; userId: string };

/** Whether two JSON values are equal, with their fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields of `after` that differ from `before`. Both are JSON values. */
export const changesBetween = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): FieldChanges =>
  Object.fromEntries(
    Object.keys(after)
      .filter((field) => !isSame(before[field] ?? null, after[field] ?? null))
      .map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
