import { refuse } from "../../platform/errors/errors.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** What a file has. */
export enum ExportKind {
  ORDERS = "orders",
  /** Orders with names, e-mail addresses, phone numbers and addresses. */
  CONTACTS = "orders-with-contacts",
  CUSTOMERS = "customers",
  SALES = "sales",
}

/** A file: its rows are of days in India, both included. */
export type Export = { kind: ExportKind; from: string; to: string };

/** The permission that each kind needs. */
export const neededPermission: Record<ExportKind, Permission> = {
  [ExportKind.ORDERS]: Permission.EXPORTS,
  [ExportKind.CONTACTS]: Permission.EXPORT_CUSTOMERS,
  [ExportKind.CUSTOMERS]: Permission.EXPORT_CUSTOMERS,
  [ExportKind.SALES]: Permission.EXPORTS,
};

export const mayExport = (viewer: Viewer, kind: ExportKind): boolean => may(viewer, neededPermission[kind]);

/** Throws BAD_INPUT for days in the wrong order. */
export const checkDays = ({ from, to }: Pick<Export, "from" | "to">): void => {
  if (from > to) refuse("BAD_INPUT", { field: "to", message: "The last day is before the first day." });
};

/** The name of the file: "orders-2026-04-01-to-2026-11-27.csv". */
export const fileName = ({ kind, from, to }: Export): string => `${kind}-${from}-to-${to}.csv`;
