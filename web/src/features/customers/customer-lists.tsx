import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import {
  AdminCustomerMessagesDocument,
  AdminCustomerOrdersDocument,
  AdminCustomerReturnsDocument,
  AdminCustomerReviewsDocument,
  useAdminCustomerMessagesQuery,
  useAdminCustomerOrdersQuery,
  useAdminCustomerReturnsQuery,
  useAdminCustomerReviewsQuery,
  type AdminCustomerMessagesQuery,
  type AdminCustomerOrdersQuery,
  type AdminCustomerReturnsQuery,
  type AdminCustomerReviewsQuery,
  type TicketState,
} from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { MAX_FIRST_ORDERS } from "../../graphql/max-first.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatShortDate } from "../../ui/dates.ts";
import { formatRupees } from "../../ui/money.ts";
import { ShortList } from "./short-list.tsx";
import { StatusBadge } from "../orders/order-badges.tsx";
import { orderLabel } from "../orders/order-status.ts";
import { returnStatusLabels } from "../returns/return-words.ts";
import { useReturnLists } from "../returns/use-return-lists.ts";

const PAGE_SIZE = 10;

type OfCustomer = { customerId: string };

/** A row: what it is, facts below, and at the right a state. */
const Row = ({ title, facts, state }: { title: ReactNode; facts: ReactNode; state: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hairline py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <div className="text-sm text-ink-soft wrap-anywhere">{facts}</div>
    </div>
    <div className="text-right text-sm">{state}</div>
  </li>
);

const rowLink = "-my-2 inline-flex min-h-11 items-center py-2 underline-offset-4 hover:underline";

const listProps = (noun: string) => ({
  noun,
  toMessage: (reason: unknown) => errorMessage(reason, { fallback: `The next ${noun} could not be loaded.` }),
});

const ordersOf = (data: AdminCustomerOrdersQuery) => data.orders;

export const CustomerOrders = ({ customerId }: OfCustomer) => {
  const paged = usePagedQuery({
    query: AdminCustomerOrdersDocument,
    variables: { customerId },
    size: PAGE_SIZE,
    toList: ordersOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  const { list } = paged.listOf(useAdminCustomerOrdersQuery(paged.options));
  return (
    <ShortList list={list} {...listProps("orders")}>
      {(orders) => (
        <ul aria-label="Orders">
          {orders.map((order) => (
            <Row
              key={order.id}
              title={
                <Link to={paths.adminOrder(order.id)} className={rowLink} translate="no">
                  {orderLabel(order)}
                </Link>
              }
              facts={formatShortDate(order.createdAt)}
              state={
                <>
                  <span className="mb-1 block tabular-nums">{formatRupees(order.finalAmount)}</span>
                  <StatusBadge status={order.orderStatus} isForAdmin />
                </>
              }
            />
          ))}
        </ul>
      )}
    </ShortList>
  );
};

const returnsOf = (data: AdminCustomerReturnsQuery) => data.returns;

export const CustomerReturns = ({ customerId }: OfCustomer) => {
  useReturnLists();
  const paged = usePagedQuery({
    query: AdminCustomerReturnsDocument,
    variables: { customerId },
    size: PAGE_SIZE,
    toList: returnsOf,
    maxFirst: MAX_FIRST_ORDERS,
  });
  const { list } = paged.listOf(useAdminCustomerReturnsQuery(paged.options));
  return (
    <ShortList list={list} {...listProps("returns")}>
      {(returns) => (
        <ul aria-label="Returns">
          {returns.map(({ id, returnNumber, orderId, orderNumber, createdAt, status }) => (
            <Row
              key={id}
              title={<span translate="no">{returnNumber}</span>}
              facts={
                <>
                  {`${formatShortDate(createdAt)}, order `}
                  <Link to={paths.adminOrder(orderId)} className={rowLink} translate="no">
                    {orderLabel({ id: orderId, orderNumber })}
                  </Link>
                </>
              }
              state={<Badge tone="grey">{returnStatusLabels[status]}</Badge>}
            />
          ))}
        </ul>
      )}
    </ShortList>
  );
};

const reviewsOf = (data: AdminCustomerReviewsQuery) => data.customerReviews;

export const CustomerReviews = ({ customerId }: OfCustomer) => {
  const paged = usePagedQuery({
    query: AdminCustomerReviewsDocument,
    variables: { customerId },
    size: PAGE_SIZE,
    toList: reviewsOf,
  });
  const { list } = paged.listOf(useAdminCustomerReviewsQuery(paged.options));
  return (
    <ShortList list={list} {...listProps("reviews")}>
      {(reviews) => (
        <ul aria-label="Reviews">
          {reviews.map(({ id, productId, title, rating, comment, createdAt, isHidden }) => (
            <Row
              key={id}
              title={
                <Link to={paths.product({ id: productId })} className={rowLink}>
                  {title}
                </Link>
              }
              facts={
                <>
                  <p dir="auto" className="line-clamp-4 text-ink">
                    {comment}
                  </p>
                  <p>{formatShortDate(createdAt)}</p>
                </>
              }
              state={
                <>
                  <span className="block">{`${rating} of 5 stars`}</span>
                  {isHidden && <Badge tone="grey">Hidden</Badge>}
                </>
              }
            />
          ))}
        </ul>
      )}
    </ShortList>
  );
};

const ticketStates: Record<TicketState, string> = { OPEN: "Open", WAITING: "Waiting", RESOLVED: "Resolved" };

const messagesOf = (data: AdminCustomerMessagesQuery) => data.customerMessages;

export const CustomerMessages = ({ customerId }: OfCustomer) => {
  const paged = usePagedQuery({
    query: AdminCustomerMessagesDocument,
    variables: { customerId },
    size: PAGE_SIZE,
    toList: messagesOf,
  });
  const { list } = paged.listOf(useAdminCustomerMessagesQuery(paged.options));
  return (
    <ShortList list={list} {...listProps("messages")}>
      {(messages) => (
        <ul aria-label="Messages">
          {messages.map(({ id, ticketNumber, subject, message, createdAt, state }) => (
            <Row
              key={id}
              title={
                <Link to={paths.adminMessages({ ticket: ticketNumber })} className={rowLink}>
                  <bdi>{subject}</bdi>
                </Link>
              }
              facts={
                <>
                  <p dir="auto" className="line-clamp-4 whitespace-pre-line text-ink">
                    {message}
                  </p>
                  <p>
                    <span translate="no">{ticketNumber}</span>
                    {`, ${formatShortDate(createdAt)}`}
                  </p>
                </>
              }
              state={<Badge tone={state === "OPEN" ? "amber" : "grey"}>{ticketStates[state]}</Badge>}
            />
          ))}
        </ul>
      )}
    </ShortList>
  );
};
