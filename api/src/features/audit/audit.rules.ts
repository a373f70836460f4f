/** Where an admin's change comes from. */
export enum Door {
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
}

/** The channel of the notices of audited changes. The payload is the kind of the changed object. */
export const auditChannel = "audit";

/** The admin who makes a change, and how. */
export type Author = { userId: string; name: string; door: Door };

/** The value of one field before and after a change: any JSON value. */
export type FieldChange = { before: unknown; after: unknown };

export type FieldChanges = Record<string, FieldChange>;

/** A field that changed after a version: its value at that version, and who changed it last. */
export type LaterChange = { field: string; valueBefore: unknown; userName: string };

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
