import { useState } from "react";
import type { Delivery_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RecordList, type Column } from "../../../ui/record-list.tsx";
import { OrderHead } from "../../orders/admin/order-head.tsx";
import { StatusBadge } from "../../orders/order-badges.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import { piecesToCome } from "../../orders/parcel-pieces.ts";
import { ChangeParcelDialog } from "./change-parcel-dialog.tsx";
import { Address, Parcels, Pieces, type Parcel } from "./delivery-cells.tsx";
import type { OrderSelection } from "./order-selection.ts";
import { ShipDialog } from "./ship-dialog.tsx";

type Order = Delivery_OrderFragment;

type DeliveryListProps = {
  orders: readonly Order[];
  /** Absent where nothing is selected. */
  selection?: OrderSelection | undefined;
  /** Called with the message of a parcel that was recorded or corrected. */
  onDone: (text: string) => void;
};

/** Orders of one stage: what goes where, with its parcels. Each can be shipped, and its parcels corrected. */
export const DeliveryList = ({ orders, selection, onDone }: DeliveryListProps) => {
  const [shipping, setShipping] = useState<Order | null>(null);
  const [editing, setEditing] = useState<{ order: Order; parcel: Parcel } | null>(null);

  const Head = (order: Order) =>
    selection ? (
      <Checkbox
        label={<OrderHead order={order} />}
        checked={selection.has(order.id)}
        onChange={(event) => selection.select([order], event.target.checked)}
      />
    ) : (
      <OrderHead order={order} />
    );

  const ParcelsCell = (order: Order) => (
    <>
      <Parcels order={order} onEdit={(parcel) => setEditing({ order, parcel })} />
      {piecesToCome(order) > 0 && (
        <Button variant="secondary" className="mt-2" onClick={() => setShipping(order)}>
          Ship<span className="sr-only"> order {orderLabel(order)}</span>
        </Button>
      )}
    </>
  );

  const columns: [Column<Order>, ...Column<Order>[]] = [
    { title: "Order", cell: Head },
    { title: "Status", cell: (order) => <StatusBadge status={order.orderStatus} />, isInHead: true },
    { title: "Pieces", cell: (order) => <Pieces order={order} /> },
    { title: "Address", cell: (order) => <Address order={order} />, className: "max-w-64" },
    { title: "Parcels", cell: ParcelsCell, className: "max-w-52" },
  ];

  const close = () => {
    setShipping(null);
    setEditing(null);
  };
  const finish = (text: string) => {
    close();
    onDone(text);
  };
  return (
    <>
      <RecordList caption="Orders to deliver" rows={orders} keyOf={(order) => order.id} columns={columns} />
      {shipping && <ShipDialog order={shipping} onClose={close} onDone={finish} />}
      {editing && <ChangeParcelDialog {...editing} onClose={close} onDone={finish} />}
    </>
  );
};
