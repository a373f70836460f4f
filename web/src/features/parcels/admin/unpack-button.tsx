import { useState } from "react";
import { FormMessage } from "../../../ui/form-message.tsx";
import { useUnpackOrder } from "./use-unpack-order.ts";

type UnpackButtonProps = {
  orderId: string;
  orderNumber: string;
  /** Called with the message of the success. */
  onDone: (text: string) => void;
};

/** Takes the mark of a packed order away. */
export const UnpackButton = ({ orderId, orderNumber, onDone }: UnpackButtonProps) => {
  const { unpack, loading } = useUnpackOrder();
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    if (loading) return;
    setFailure(null);
    const { isUnpacked, text } = await unpack(orderId, orderNumber);
    if (isUnpacked) onDone(text);
    else setFailure(text);
  };
  return (
    <>
      <button
        type="button"
        className="text-link mt-1 flex min-h-11 items-center text-left"
        aria-disabled={loading}
        onClick={() => void press()}
      >
        Mark as not packed<span className="sr-only"> (order {orderNumber})</span>
      </button>
      <FormMessage tone="error">{failure}</FormMessage>
    </>
  );
};
