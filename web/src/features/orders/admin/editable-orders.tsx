import type { ComponentProps } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import type { AdminOrder_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { orderHeadingId } from "../focus-order.ts";
import { ConfirmedStatusChange, type AskForParcel } from "./confirmed-status-change.tsx";
import { CashQuestion } from "./mark-cash-collected.tsx";
import { OrderRows, type RowSelection } from "./order-rows.tsx";
import { useNextRowFocus } from "./use-next-row-focus.ts";

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

/** Orders whose status the admin can change. */
export const EditableOrders = ({ list, empty, selection, onShip }: EditableOrdersProps) => {
  const keepFocus = useNextRowFocus(list.nodes?.map(({ id }) => id) ?? [], (id) =>
    document.getElementById(orderHeadingId(id)),
  );
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
