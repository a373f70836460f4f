import type { ReactNode } from "react";
import { formatDateTime } from "../../ui/dates.ts";

type TicketMessageViewProps = {
  author: string;
  createdAt: string;
  message: string;
  look: "customer" | "shop" | "note";
  /** What else is to be said about it. */
  remark?: ReactNode;
};

const looks = {
  customer: "border-madder-tint",
  shop: "border-ink",
  note: "border-amber-text bg-amber-ground py-2 pr-3",
};

/** One message of a ticket: who wrote it and when, and its text. */
export const TicketMessageView = ({ author, createdAt, message, look, remark }: TicketMessageViewProps) => (
  <li className={`max-w-(--container-prose) border-l-4 pl-4 ${looks[look]}`}>
    <p className="text-sm text-ink-soft">
      <bdi className="font-semibold wrap-anywhere text-ink">{author}</bdi>,{" "}
      <time dateTime={createdAt} className="tabular-nums">
        {formatDateTime(createdAt)}
      </time>
      {remark}
    </p>
    <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
      {message}
    </p>
  </li>
);
