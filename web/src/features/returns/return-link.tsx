import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ReturnIcon } from "../../ui/first-load-icons.tsx";
import { orderLabel } from "../orders/order-status.ts";

/** Leads to the request form of a delivered order. Renders nothing if the time for returns is over. */
export const ReturnLink = ({ order }: { order: OrderCard_OrderFragment }) =>
  order.returnableUntil ? (
    <ButtonLink to={paths.returns(order.id)} variant="secondary">
      <ReturnIcon /> Return or exchange
      <span className="sr-only"> pieces of order {orderLabel(order)}</span>
    </ButtonLink>
  ) : null;
