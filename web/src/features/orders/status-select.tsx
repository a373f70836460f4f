import { useRef, useState, type KeyboardEvent } from "react";
import type { OrderCard_OrderFragment, OrderStatus } from "../../graphql/generated.ts";
import { Select } from "../../ui/select.tsx";
import { orderLabel, orderStatuses, statusNames } from "./order-status.ts";

const choices = orderStatuses.map((status) => ({ value: status, label: statusNames[status] }));

/** Keys that open the list of a select or confirm its entry. Other keys move the value of a closed one. */
const isPickerKey = ({ key, altKey }: KeyboardEvent) =>
  altKey || key === "Enter" || key === " " || key === "F4";

/**
 * Selects any status; the order of status changes is not restricted (specification, section 4). The arrow keys move the
 * value of a closed select step by step: such a value is a draft, which Enter saves, and Escape or leaving takes back. An
 * entry of the open list is saved at once.
 */
export const StatusSelect = ({
  order,
  onChange,
  isInRow = false,
}: {
  /** In a row of the list, without a frame. */
  isInRow?: boolean;
  order: Pick<OrderCard_OrderFragment, "id" | "orderNumber" | "orderStatus">;
  onChange: (status: OrderStatus) => void;
}) => {
  const [draft, setDraft] = useState<OrderStatus | null>(null);
  const isMovedByKey = useRef(false);
  const save = (status: OrderStatus) => {
    setDraft(null);
    if (status !== order.orderStatus) onChange(status);
  };
  return (
    <Select
      label={`Status of order ${orderLabel(order)}`}
      isLabelHidden
      isCompact={!isInRow}
      isInRow={isInRow}
      hint={draft && draft !== order.orderStatus ? "Press Enter to save." : undefined}
      choices={choices}
      value={draft ?? order.orderStatus}
      onPointerDown={() => (isMovedByKey.current = false)}
      onKeyDown={(event) => {
        isMovedByKey.current = !isPickerKey(event);
        if (draft && event.key === "Enter") save(draft);
        if (event.key === "Escape") setDraft(null);
      }}
      onBlur={() => {
        isMovedByKey.current = false;
        setDraft(null);
      }}
      onChange={(event) => {
        const status = orderStatuses.find((each) => each === event.target.value);
        if (!status) return;
        if (isMovedByKey.current) setDraft(status);
        else save(status);
      }}
    />
  );
};
