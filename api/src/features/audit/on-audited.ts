import type { Services } from "../shop/services.ts";
import { auditChannel, type AuditSubject } from "./audit.rules.ts";

/**
 * Calls `handler` when an admin has changed an object of a kind, in any process, and each time that such notices may have
 * been lost. Returns a function that ends it.
 */
export const onAudited = (
  { database }: Pick<Services, "database">,
  subject: AuditSubject,
  handler: () => void,
): (() => void) =>
  database.notices.onNotice(auditChannel, (payload) => {
    if (payload === null || payload === subject) handler();
  });
