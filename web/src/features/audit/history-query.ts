import type { AuditSubject } from "../../graphql/generated.ts";
import type { AdminHistoryFilter } from "../../paths.ts";
import { startOfText } from "../../ui/start-of-text.ts";

/** What the admin can narrow the history by. The URL holds it. */
export type HistoryQuery = {
  kind: AuditSubject | null;
  /** Start of an order number or a title, or an id. */
  about: string;
  /** Account of an admin. */
  userId: string | null;
  batchId: string | null;
};

export const emptyHistoryQuery: HistoryQuery = { kind: null, about: "", userId: null, batchId: null };

/** The kinds of objects with their words, in the order of the choice. */
export const kindNames: Record<AuditSubject, string> = {
  PRODUCT: "Products",
  ORDER: "Orders",
  RETURN: "Returns",
  SETTLEMENT: "Settlements",
  BATCH: "Imports and bulk changes",
  REVIEW: "Reviews",
  PROMOTION: "Promotions",
  CONTENT: "Texts",
  COLLECTION: "Collections",
  ACCOUNT: "Accounts",
  MESSAGE: "Messages",
  DELIVERY_PLAN: "Delivery dates",
  NOTIFICATIONS: "Notifications",
  SETTINGS: "Settings",
  STAFF: "Staff",
  CUSTOMER: "Customers",
  EXPORT: "Exports",
  WEBHOOK: "Webhooks",
  API_KEY: "API keys",
};

export const kinds = Object.keys(kindNames) as AuditSubject[];

/** Maximum characters of the server's argument. */
export const MAX_ABOUT_LENGTH = 200;

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const idIn = (text: string | null): string | null => (text && isUuid(text) ? text : null);

/** Reads the URL of the history. An invalid value counts as missing. */
export const readHistoryQuery = (parameters: URLSearchParams): HistoryQuery => ({
  kind: kinds.find((kind) => kind.toLowerCase() === parameters.get("kind")) ?? null,
  about: startOfText((parameters.get("about") ?? "").trim(), MAX_ABOUT_LENGTH),
  userId: idIn(parameters.get("person")),
  batchId: idIn(parameters.get("batch")),
});

/** The filter as the URL holds it; what is not narrowed is left out. */
export const historyFilterOf = ({ kind, about, userId, batchId }: HistoryQuery): AdminHistoryFilter => ({
  ...(kind && { kind: kind.toLowerCase() }),
  ...(about && { about }),
  ...(userId && { person: userId }),
  ...(batchId && { batch: batchId }),
});

export const isNarrowed = (query: HistoryQuery): boolean => Object.keys(historyFilterOf(query)).length > 0;
