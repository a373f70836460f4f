import { useState } from "react";
import type { Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { rowFocusId } from "../../../ui/use-row-focus.ts";
import { OrderHead } from "../../orders/admin/order-head.tsx";
import { StatusBadge } from "../../orders/order-badges.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import { CheckPiecesButton } from "./check-pieces-button.tsx";
import { ChangeParcelDialog } from "./change-parcel-dialog.tsx";
import { Address, Parcels, Pieces, type Parcel } from "./delivery-cells.tsx";
import type { OrderSelection } from "./order-selection.ts";
import { stepsOf } from "./order-steps.tsx";
import { ShipDialog } from "./ship-dialog.tsx";
import { UnpackButton } from "./unpack-button.tsx";

type Order = Delivery_OrderFragment;

type DeliveryListProps = {
  orders: readonly Order[];
  /** Absent where nothing is selected. */
  selection?: OrderSelection | undefined;
  /** Called with the message of a parcel that was recorded or corrected, or of an order that is no longer packed. */
  onDone: (text: string, order: Order) => void;
};

type CellActions = Pick<DeliveryListProps, "selection"> & {
  onShip: (order: Order) => void;
  onEdit: (order: Order, parcel: Parcel) => void;
  /** Called when an order is packed, or no longer. */
  onPackingChanged: (text: string, order: Order) => void;
};

const SelectableHead = ({ order, selection }: { order: Order; selection: OrderSelection | undefined }) => (
  <div id={rowFocusId(order.id)} tabIndex={-1}>
    {selection ? (
      <Checkbox
        // Paper has no box, but the number beside it.
        label={
          <span className="block print:visible">
            <OrderHead order={order} />
          </span>
        }
        checked={selection.has(order.id)}
        onChange={(event) => selection.select([order], event.target.checked)}
      />
    ) : (
      <OrderHead order={order} />
    )}
  </div>
);

/** Whether its pieces can be checked: it is to be packed. */
const canCheck = (order: Order): boolean =>
  stepsOf(order).includes("pack") && order.lines.some(({ leftToShip }) => leftToShip > 0);

const ParcelsWithActions = ({
  order,
  onShip,
  onEdit,
  onPackingChanged,
}: { order: Order } & Omit<CellActions, "selection">) => (
  <>
    <Parcels order={order} onEdit={(parcel) => onEdit(order, parcel)} />
    <div data-row-actions className="button-row mt-2 empty:hidden max-lg:[&>button]:grow">
      {order.lines.some(({ leftToShip }) => leftToShip > 0) && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => onShip(order)}>
          {order.orderStatus === "SHIPPED" ? "Add parcel" : "Ship"}
          <span className="sr-only">
            {order.orderStatus === "SHIPPED" && " to"} order {orderLabel(order)}
          </span>
        </Button>
      )}
      {canCheck(order) && (
        <CheckPiecesButton
          orderId={order.id}
          orderNumber={orderLabel(order)}
          onPacked={(text) => onPackingChanged(text, order)}
        />
      )}
    </div>
    {order.packedAt && (
      <UnpackButton
        orderId={order.id}
        orderNumber={orderLabel(order)}
        onDone={(text) => onPackingChanged(text, order)}
      />
    )}
  </>
);

const columnsOf = ({ selection, ...actions }: CellActions): [Column<Order>, ...Column<Order>[]] => [
  { title: "Order", cell: (order) => <SelectableHead order={order} selection={selection} /> },
  { title: "Status", cell: (order) => <StatusBadge status={order.orderStatus} isForAdmin />, isInHead: true },
  { title: "Pieces", cell: (order) => <Pieces order={order} /> },
  {
    title: "Address",
    cell: (order) => (
      <>
        <Address to={order.shippingAddress} />
        {order.printWarning && (
          <p className="mt-2 border-l-2 border-marigold pl-2 text-sm wrap-anywhere">{order.printWarning}</p>
        )}
      </>
    ),
    className: "max-w-64",
  },
  {
    title: "Parcels",
    cell: (order) => <ParcelsWithActions order={order} {...actions} />,
    className: "max-w-52",
  },
];

/** Orders of one stage: what goes where, with its parcels. Each can be shipped, and its parcels corrected. */
export const DeliveryList = ({ orders, selection, onDone }: DeliveryListProps) => {
  const [shipping, setShipping] = useState<Order | null>(null);
  const [editing, setEditing] = useState<{ order: Order; parcel: Parcel } | null>(null);
  const columns = columnsOf({
    selection,
    onShip: setShipping,
    onEdit: (order, parcel) => setEditing({ order, parcel }),
    onPackingChanged: onDone,
  });
  const close = () => {
    setShipping(null);
    setEditing(null);
  };
  const finish = (text: string, order: Order) => {
    close();
    onDone(text, order);
  };
  return (
    <>
      <RecordList caption="Orders to deliver" rows={orders} keyOf={(order) => order.id} columns={columns} />
      {shipping && <ShipDialog order={shipping} onClose={close} onDone={(text) => finish(text, shipping)} />}
      {editing && (
        <ChangeParcelDialog {...editing} onClose={close} onDone={(text) => finish(text, editing.order)} />
      )}
    </>
  );
};
