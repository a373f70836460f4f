import type { OrderCard_OrderFragment, OrderStatus } from "../../graphql/generated.ts";
import { Select } from "../../ui/select.tsx";
import { orderLabel, orderStatuses, statusNames } from "./order-status.ts";

const choices = orderStatuses.map((status) => ({ value: status, label: statusNames[status] }));

/** Selects any status; the order of status changes is not restricted (specification, section 4). */
export const StatusSelect = ({
  order,
  onChange,
}: {
  order: Pick<OrderCard_OrderFragment, "id" | "orderNumber" | "orderStatus">;
  onChange: (status: OrderStatus) => void;
}) => (
  <Select
    label={`Status of order ${orderLabel(order)}`}
    isLabelHidden
    isCompact
    choices={choices}
    value={order.orderStatus}
    onChange={(event) => {
      const status = orderStatuses.find((each) => each === event.target.value);
      if (status) onChange(status);
    }}
  />
);
