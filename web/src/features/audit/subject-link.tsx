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
  MESSAGE: "Message",
  DELIVERY_PLAN: "Plan of",
};

const quietLink = "text-link inline-flex min-h-11 items-center";

/**
 * What an entry is about, as it was named then. It narrows the history to this object; a product and a batch also lead to
 * their page.
 */
export const SubjectLink = ({ entry }: { entry: AuditHistory_EntryFragment }) => {
  const { subject, subjectId, label } = entry;
  const page =
    subject === "PRODUCT"
      ? { to: paths.adminProduct(subjectId), text: "Edit" }
      : subject === "BATCH"
        ? { to: paths.adminImport(subjectId), text: "Open" }
        : null;
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
        <Link to={page.to} className={quietLink}>
          {page.text}
          <span className="sr-only"> {label}</span>
        </Link>
      )}
    </p>
  );
};
