import { useRef, useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { LOST_ANSWER_TO_CHECK } from "../../../graphql/lost-answer-to-check.ts";
import { usePackOrdersMutation, useShipWholeOrderMutation } from "../../../graphql/generated.ts";
import { rememberCourier } from "./last-courier.ts";
import { isTrackingScan } from "./tracking-scan.ts";
import { toTrackingInput, trackingFailure, withWarning } from "./tracking-values.ts";
import { useUnpackOrder } from "./use-unpack-order.ts";

/** What a scan has done. `packedOrder` is set if its packing can be undone. */
export type ScanOutcome = {
  id: number;
  isGood: boolean;
  text: string;
  packedOrder?: { orderId: string; orderNumber: string };
};

/** Number of outcomes that stay in sight. */
const SHOWN = 5;

type Order = { id: string; orderNumber: string };

/**
 * Handles scans: an order number marks the order as packed, and the tracking id after it ships all its pieces with `courier`.
 * `onPacked` is called after each change of an order.
 */
export const useScans = ({ courier, onPacked }: { courier: string; onPacked: () => void }) => {
  const [packOrders] = usePackOrdersMutation();
  const [shipOrder] = useShipWholeOrderMutation();
  /** The order that the next tracking id ships. */
  const scanned = useRef<Order>(null);
  const { unpack, loading } = useUnpackOrder();
  const [outcomes, setOutcomes] = useState<ScanOutcome[]>([]);
  const nextId = useRef(0);
  /** Scans are handled one after another: which order a tracking id belongs to is known from the scan before. */
  const queue = useRef<Promise<void>>(Promise.resolve());

  const add = (outcome: Omit<ScanOutcome, "id">) => {
    nextId.current += 1;
    const added = { ...outcome, id: nextId.current };
    setOutcomes((current) => [added, ...current].slice(0, SHOWN));
  };

  const pack = async (typed: string) => {
    // If it fails, the next tracking id must not ship the order before it.
    scanned.current = null;
    try {
      const { data } = await packOrders({
        variables: { orderNumbers: [typed] },
        context: { queue: "packing" },
      });
      for (const { orderNumber, orderId, problem } of data?.packOrders ?? []) {
        scanned.current = orderId ? { id: orderId, orderNumber } : null;
        add({
          isGood: !problem,
          text: problem ?? `Order ${orderNumber} is packed.`,
          ...(orderId && { packedOrder: { orderId, orderNumber } }),
        });
      }
      onPacked();
    } catch (error) {
      const message = writeErrorMessage(error, {
        fallback: "It could not be packed. Please scan it again.",
        lost: LOST_ANSWER_TO_CHECK,
      });
      add({ isGood: false, text: `${typed}: ${message}` });
    }
  };

  const ship = async (trackingId: string, order: Order) => {
    rememberCourier(courier);
    try {
      const { data } = await shipOrder({
        variables: {
          orderId: order.id,
          tracking: toTrackingInput({ courier, trackingId, estimatedDelivery: "" }),
        },
        context: { queue: "packing" },
      });
      const text = `Order ${order.orderNumber} is shipped: ${courier} ${trackingId}.`;
      add({ isGood: true, text: withWarning(text, data?.shipParcel.sharedParcelWarning) });
      // A shipped order cannot be unpacked, so its outcome loses Undo.
      setOutcomes((current) =>
        current.map(({ packedOrder, ...rest }) =>
          packedOrder && packedOrder.orderId !== order.id ? { ...rest, packedOrder } : rest,
        ),
      );
      onPacked();
    } catch (error) {
      scanned.current ??= order;
      const { errors, message } = trackingFailure(error);
      add({ isGood: false, text: `${trackingId}: ${message ?? errors.trackingId ?? errors.courier ?? ""}` });
    }
  };

  const undo = async ({ id, packedOrder }: ScanOutcome) => {
    if (!packedOrder || loading) return;
    const { isUnpacked, text } = await unpack(packedOrder.orderId, packedOrder.orderNumber);
    if (!isUnpacked) return add({ isGood: false, text });
    if (scanned.current?.id === packedOrder.orderId) scanned.current = null;
    setOutcomes((current) => current.filter((outcome) => outcome.id !== id));
    add({ isGood: true, text });
    onPacked();
  };

  /** Handles a scan after those before it. `code` is an order number or a tracking id. */
  const scan = (code: string): void => {
    queue.current = queue.current.then(() => {
      const order = scanned.current;
      if (!order || !isTrackingScan(code)) return pack(code);
      scanned.current = null;
      return ship(code, order);
    });
  };

  return { outcomes, scan, undo };
};
