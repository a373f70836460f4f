import { useRef, useState, type ReactNode } from "react";
import type { PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { rowFocusId } from "../../../ui/use-row-focus.ts";
import { PayoutDestination } from "./payout-destination.tsx";
import { useRecordPayout } from "./use-record-payout.ts";

type Payout = PayoutRow_PayoutFragment;
type Request = { payoutId: string; reference: string; onRecorded: () => void };

export type AskPayout = (request: Request) => void;

const PayoutText = ({ payout, reference }: { payout: Payout; reference: string }) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">
      {formatRupees(payout.amount)} to <bdi>{payout.customerName}</bdi>, reference {reference}.
    </p>
    {payout.state === "WAITING" ? (
      <p className="font-semibold">
        {payout.phoneToCall
          ? "Record it once you have paid the UPI ID or bank account that the customer gave you by phone."
          : "The shopper has given no UPI ID or bank account. Record it only if the money is paid in another way."}
      </p>
    ) : (
      <div className="border-l-2 border-marigold pl-3 wrap-anywhere">
        <PayoutDestination {...payout} />
      </div>
    )}
    <p>
      {payout.phoneToCall
        ? "The customer gets no e-mail about it: please tell them by phone."
        : "The customer gets an e-mail about the refund."}{" "}
      This cannot be undone.
    </p>
  </div>
);

type PayoutDialogProps = { payout: Payout; request: Request; isOpen: boolean; onClose: () => void };

const PayoutDialog = ({ payout, request, isOpen, onClose }: PayoutDialogProps) => {
  const { record, failure, clearFailure, isLoading } = useRecordPayout();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    onClose();
    clearFailure();
  };
  const submit = async () => {
    if (!(await record(payout, request.reference))) return;
    request.onRecorded();
    close();
  };
  return (
    <Dialog
      title={`Refund of order ${payout.orderNumber} paid?`}
      isOpen={isOpen}
      onClose={close}
      initialFocus={cancelButton}
      finalFocus={() => (payout.state === "PAID" ? document.getElementById(rowFocusId(payout.id)) : null)}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button isLoading={isLoading} onClick={() => void submit()}>
            Record {formatRupees(payout.amount)}
          </Button>
        </>
      }
    >
      <PayoutText payout={payout} reference={request.reference} />
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
    </Dialog>
  );
};

/**
 * Asks before one of the payouts is recorded as paid. The question shows the destination as it is now, also after a refusal
 * because it has changed. It is not part of a row or a card, so it stays open when the list changes from one to the other.
 */
export const PayoutQuestion = ({
  payouts,
  children,
}: {
  payouts: readonly Payout[];
  children: (ask: AskPayout) => ReactNode;
}) => {
  const [request, setRequest] = useState<Request | null>(null);
  const [isOpen, setOpen] = useState(false);
  const payout = payouts.find(({ id }) => id === request?.payoutId);
  return (
    <>
      {children((next) => {
        setRequest(next);
        setOpen(true);
      })}
      {request && payout && (
        <PayoutDialog
          key={payout.id}
          payout={payout}
          request={request}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
