import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import {
  useCouriersQuery,
  useShipWholeOrderMutation,
  type Delivery_OrderFragment,
} from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { orderLabel } from "../../orders/order-status.ts";
import { lastCourier, rememberCourier } from "./last-courier.ts";
import { toTrackingInput, trackingFailure } from "./tracking-values.ts";

export type OrderToShip = Pick<Delivery_OrderFragment, "id" | "orderNumber"> & {
  shippingAddress: Delivery_OrderFragment["shippingAddress"];
};

type ShipManyDialogProps = {
  orders: readonly OrderToShip[];
  onClose: () => void;
  onDone: (outcome: { text: string; isGood: boolean }) => void;
  /** Reads the orders again. */
  onChanged: () => void;
};

const seenAddressOf = ({ shippingAddress: to }: OrderToShip) => ({
  fullName: to.fullName,
  email: to.email,
  phone: to.phone,
  address: to.address,
  city: to.city,
  state: to.state,
  zipCode: to.zipCode,
  country: to.country,
});

/** Enter, which a scanner types after a code, goes to the next field; after the last one it sends the form. */
const goToNextField = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== "Enter") return;
  const fields = [...(event.currentTarget.form?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Ships several orders with one courier: a tracking id for each, typed or scanned one after another. */
export const ShipManyDialog = ({ orders: selected, onClose, onDone, onChanged }: ShipManyDialogProps) => {
  const formId = useId();
  const [orders] = useState(selected);
  const { data } = useCouriersQuery();
  const names = data?.couriers ?? [];
  const [courier, setCourier] = useState(lastCourier);
  const [ids, setIds] = useState<Readonly<Record<string, string>>>({});
  const [shipped, setShipped] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const [shipOrder] = useShipWholeOrderMutation();
  const firstField = useRef<HTMLInputElement>(null);
  const chosen = names.includes(courier) ? courier : (names[0] ?? "");
  const waiting = orders.filter(({ id }) => !shipped.includes(id));
  const filled = waiting.filter(({ id }) => ids[id]?.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || filled.length === 0) return;
    setSending(true);
    rememberCourier(chosen);
    const done: string[] = [];
    const failed: Record<string, string> = {};
    for (const order of filled) {
      const tracking = toTrackingInput({
        courier: chosen,
        trackingId: ids[order.id] ?? "",
        estimatedDelivery: "",
      });
      try {
        await shipOrder({
          variables: { orderId: order.id, tracking, seenAddress: seenAddressOf(order) },
          context: { queue: `order ${order.id}` },
        });
        done.push(order.id);
      } catch (error) {
        const { errors, message } = trackingFailure(error);
        failed[order.id] = message ?? errors.trackingId ?? errors.courier ?? "";
      }
    }
    setSending(false);
    setShipped((current) => [...current, ...done]);
    setProblems(failed);
    onChanged();
    const count = shipped.length + done.length;
    if (Object.keys(failed).length > 0 || count < orders.length) return;
    onDone({ text: count === 1 ? "1 order shipped." : `${count} orders shipped.`, isGood: true });
  };

  return (
    <Dialog
      title={orders.length === 1 ? "Ship 1 order" : `Ship ${orders.length} orders`}
      description="Type or scan a tracking id for each order. Orders without one are not shipped."
      isOpen
      onClose={onClose}
      initialFocus={firstField}
      width="wide"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {shipped.length > 0 ? "Close" : "Cancel"}
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            {filled.length === 1 ? "Ship 1 order" : `Ship ${filled.length} orders`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Select
          label="Courier"
          choices={names.map((name) => ({ value: name, label: name }))}
          value={chosen}
          onChange={({ target }) => setCourier(target.value)}
        />
        {shipped.length > 0 && (
          <p role="status" className="mt-3">
            {shipped.length} of {orders.length} shipped.
          </p>
        )}
        <ul className="mt-4 grid gap-3">
          {waiting.map((order, index) => (
            <li key={order.id} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-end">
              <p className="min-w-0 text-sm sm:pb-3">
                <span className="font-semibold tabular-nums" translate="no">
                  {orderLabel(order)}
                </span>{" "}
                <span className="wrap-anywhere text-ink-soft">
                  <bdi>{order.shippingAddress.fullName}</bdi>, <bdi>{order.shippingAddress.city}</bdi>
                </span>
              </p>
              <TextField
                ref={index === 0 ? firstField : undefined}
                label={`Tracking id of ${orderLabel(order)}`}
                isLabelHidden
                placeholder="Tracking id"
                value={ids[order.id] ?? ""}
                error={problems[order.id]}
                onChange={({ target }) => setIds({ ...ids, [order.id]: target.value })}
                onKeyDown={goToNextField}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint={index === waiting.length - 1 ? "done" : "next"}
              />
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
};
