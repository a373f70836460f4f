import { useEffect, useRef, type ComponentProps } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import type { AdminOrder_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { isFocusLost } from "../../../ui/use-focus-when-lost.ts";
import { orderHeadingId } from "../focus-order.ts";
import { ConfirmedStatusChange, type AskForParcel } from "./confirmed-status-change.tsx";
import { CashQuestion } from "./mark-cash-collected.tsx";
import { OrderRows, type RowSelection } from "./order-rows.tsx";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

type EditableOrdersProps = Pick<
  ComponentProps<typeof PagedList<AdminOrder_OrderFragment>>,
  "list" | "empty"
> & {
  /** Absent where nothing is ticked. */
  selection?: RowSelection;
  /** Asks for the parcel of an order that is to be shipped. */
  onShip?: AskForParcel | undefined;
};

/**
 * After a change that takes a row out of a filtered list, the focus goes to the row that has taken its place. Returns a function to
 * be called with the id of the row before the change.
 */
const useNextRowFocus = (ids: readonly string[]) => {
  const changed = useRef<{ id: string; index: number }>(null);
  useEffect(() => {
    const row = changed.current;
    if (!row || ids.includes(row.id)) return;
    changed.current = null;
    const next = ids[Math.min(row.index, ids.length - 1)];
    if (next !== undefined && isFocusLost()) document.getElementById(orderHeadingId(next))?.focus();
  });
  return (id: string) => {
    changed.current = { id, index: ids.indexOf(id) };
  };
};

/** Orders whose status the admin can change. */
export const EditableOrders = ({ list, empty, selection, onShip }: EditableOrdersProps) => {
  const keepFocus = useNextRowFocus(list.nodes?.map(({ id }) => id) ?? []);
  return (
    <ConfirmedStatusChange onShip={onShip}>
      {(changeStatus) => {
        const change = (order: AdminOrder_OrderFragment, status: OrderStatus) => {
          keepFocus(order.id);
          changeStatus(order, status);
        };
        return (
          <PagedList
            list={list}
            noun="orders"
            empty={empty}
            placeholder="h-11 lg:h-7.5"
            toMessage={loadErrorMessage}
          >
            {(orders) => (
              <CashQuestion orders={orders}>
                {(askCash) => (
                  <OrderRows orders={orders} selection={selection} onChange={change} onAskCash={askCash} />
                )}
              </CashQuestion>
            )}
          </PagedList>
        );
      }}
    </ConfirmedStatusChange>
  );
};
