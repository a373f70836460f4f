import { Link } from "react-router-dom";
import type { AuditHistory_EntryFragment, AuditSubject } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";

const nouns: Record<AuditSubject, string> = {
  PRODUCT: "Product",
  ORDER: "Order",
  RETURN: "Return",
  SETTLEMENT: "Settlement of",
  BATCH: "Import or bulk change",
  REVIEW: "Review of",
  PROMOTION: "Promotion",
  CONTENT: "Text",
  COLLECTION: "Collection",
  ACCOUNT: "Account",
  MESSAGE: "Message",
  DELIVERY_PLAN: "Delivery dates",
  NOTIFICATIONS: "Notifications of",
  SETTINGS: "Settings",
  STAFF: "Staff:",
  CUSTOMER: "Customer",
  EXPORT: "File",
  WEBHOOK: "Webhook",
  API_KEY: "API key",
};

const quietLink = "text-link inline-flex min-h-11 items-center";

/** Pages of the objects that have one. */
const pages: Partial<Record<AuditSubject, (id: string) => string>> = {
  PRODUCT: paths.adminProduct,
  BATCH: paths.adminImport,
  PROMOTION: paths.adminPromotion,
  CONTENT: paths.adminContent,
  SETTINGS: () => paths.adminSettings(),
  COLLECTION: paths.adminCollection,
  CUSTOMER: paths.adminCustomer,
  WEBHOOK: paths.adminDevelopers,
  API_KEY: paths.adminDevelopers,
};

/**
 * What an entry is about, as it was named then. It narrows the history to this object, and leads to its page.
 */
export const SubjectLink = ({ entry }: { entry: AuditHistory_EntryFragment }) => {
  const { subject, subjectId, label } = entry;
  const page = pages[subject]?.(subjectId);
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink-soft">{nouns[subject]} </span>
        <Link
          to={paths.adminHistory({ kind: subject.toLowerCase(), about: subjectId })}
          className={`${quietLink} max-w-full wrap-anywhere`}
        >
          <span className="sr-only">All changes of </span>
          {label || subjectId.slice(-6)}
        </Link>
      </span>
      {page && (
        <Link to={page} className={quietLink}>
          {subject === "PRODUCT" ? "Edit" : "Open"}
          <span className="sr-only"> {label}</span>
        </Link>
      )}
    </p>
  );
};
