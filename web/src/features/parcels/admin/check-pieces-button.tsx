import { Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const CheckPiecesDialog = lazyPart(() => import("./check-pieces-dialog.tsx"), "CheckPiecesDialog");

type CheckPiecesButtonProps = {
  orderId: string;
  orderNumber: string;
  /** Called with the message of the success. */
  onPacked: (text: string) => void;
};

/** Opens the check of the pieces of an order that is to be packed. */
export const CheckPiecesButton = ({ orderId, orderNumber, onPacked }: CheckPiecesButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerDown={CheckPiecesDialog.preload}
        onClick={() => setOpen(true)}
      >
        Check pieces<span className="sr-only"> of order {orderNumber}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CheckPiecesDialog
            orderId={orderId}
            onClose={() => setOpen(false)}
            onPacked={(text) => {
              setOpen(false);
              onPacked(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
