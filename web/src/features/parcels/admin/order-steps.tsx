import { useRef, useState } from "react";
import { usePackOrdersMutation, type OrderStatus, type PaymentStatus } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { toast } from "../../../ui/toast.ts";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { orderLabel } from "../../orders/order-status.ts";
import { CheckPiecesButton } from "./check-pieces-button.tsx";
import { useDelivered } from "./use-delivered.ts";
import { usePackingSheet } from "./use-packing-sheet.ts";

type OrderOfSteps = {
  id: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  packedAt?: string | null;
  paymentDetails: { method: "COD" | "ONLINE"; paymentStatus: PaymentStatus };
};

export type OrderStep = "pack" | "ship" | "deliver";

/** What comes next for an order; the first one is the usual next step. */
export const stepsOf = ({
  orderStatus,
  packedAt,
}: Pick<OrderOfSteps, "orderStatus" | "packedAt">): OrderStep[] => {
  if (orderStatus === "SHIPPED") return ["deliver"];
  if (orderStatus !== "CONFIRMED" && orderStatus !== "PROCESSING") return [];
  return packedAt ? ["ship"] : ["pack", "ship"];
};

/** The next steps of an order as buttons, the next one first: pack, ship, delivered; and its slip and label. */
export const OrderSteps = ({
  order,
  onShip,
  onChanged,
}: {
  order: OrderOfSteps;
  onShip: () => void;
  onChanged: () => void;
}) => {
  const [packOrders, packing] = usePackOrdersMutation();
  const delivered = useDelivered(onChanged);
  const sheet = usePackingSheet();
  const [failure, setFailure] = useState<string | null>(null);
  const steps = stepsOf(order);
  // A step that is done removes its button: the next one takes the focus.
  const next = useRef<HTMLButtonElement>(null);
  useFocusWhenLost(next, steps.join(" "));
  if (steps.length === 0) return null;

  const pack = async () => {
    setFailure(null);
    try {
      const { data } = await packOrders({ variables: { orderNumbers: [orderLabel(order)] } });
      setFailure(data?.packOrders[0]?.problem ?? null);
      onChanged();
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The order could not be packed. Please try again." }));
    }
  };
  const deliver = async () => {
    setFailure(null);
    const { text, deliveredIds, isGood } = await delivered.deliver([order.id]);
    if (!isGood) return setFailure(text);
    toast.success(text, { label: "Undo", onClick: () => void delivered.undo(deliveredIds) });
  };
  const print = async (kind: "SLIPS" | "LABELS") => setFailure((await sheet.open(kind, [order.id])) || null);
  const lookOf = (step: OrderStep) =>
    steps[0] === step ? ({ variant: "primary", ref: next } as const) : ({ variant: "secondary" } as const);

  return (
    <>
      {steps.includes("pack") && (
        <Button {...lookOf("pack")} isLoading={packing.loading} onClick={() => void pack()}>
          Pack
        </Button>
      )}
      {steps.includes("pack") && (
        <CheckPiecesButton
          orderId={order.id}
          orderNumber={orderLabel(order)}
          onPacked={(text) => {
            toast.success(text);
            onChanged();
          }}
        />
      )}
      {steps.includes("ship") && (
        <Button {...lookOf("ship")} onClick={onShip}>
          Ship
        </Button>
      )}
      {steps.includes("deliver") && (
        <Button {...lookOf("deliver")} isLoading={delivered.loading} onClick={() => void deliver()}>
          Mark as delivered
        </Button>
      )}
      <Button variant="secondary" isLoading={sheet.loading === "SLIPS"} onClick={() => void print("SLIPS")}>
        Packing slip
      </Button>
      <Button variant="secondary" isLoading={sheet.loading === "LABELS"} onClick={() => void print("LABELS")}>
        Label
      </Button>
      <FormMessage tone="error" className={failure ? "w-full" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
