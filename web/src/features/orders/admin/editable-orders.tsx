import type { ComponentProps } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import type { AdminOrder_OrderFragment } from "../../../graphql/generated.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { ConfirmedStatusChange } from "./confirmed-status-change.tsx";
import { CashQuestion } from "./mark-cash-collected.tsx";
import { OrderCards } from "./order-cards.tsx";
import { OrdersTable, type AdminOrdersProps } from "./orders-table.tsx";

const Orders = (props: AdminOrdersProps) => {
  // Six columns beside the sidebar.
  const isWide = useMedia("(min-width: 80rem)");
  return isWide ? <OrdersTable {...props} /> : <OrderCards {...props} />;
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

/** Orders whose status the admin can change. */
export const EditableOrders = ({
  list,
  empty,
}: Pick<ComponentProps<typeof PagedList<AdminOrder_OrderFragment>>, "list" | "empty">) => (
  <ConfirmedStatusChange>
    {(changeStatus) => (
      <PagedList
        list={list}
        noun="orders"
        empty={empty}
        placeholder="h-72 xl:h-20"
        toMessage={loadErrorMessage}
      >
        {(orders) => (
          <CashQuestion orders={orders}>
            {(askCash) => <Orders orders={orders} onChange={changeStatus} onAskCash={askCash} />}
          </CashQuestion>
        )}
      </PagedList>
    )}
  </ConfirmedStatusChange>
);
