import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { rowFocusId } from "../../../ui/use-row-focus.ts";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import { PayoutDestination } from "./payout-destination.tsx";
import { useRecordPayout } from "./use-record-payout.ts";

type Payout = PayoutRow_PayoutFragment;

/** Opens the question for a payout. */
export type AskPayout = (payoutId: string) => void;

const PayoutText = ({ payout }: { payout: Payout }) => (
  <div className="grid gap-3">
    <p className="wrap-anywhere">
      {formatRupees(payout.amount)} to <bdi>{payout.customerName}</bdi>.
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

type PayoutDialogProps = { payout: Payout; isOpen: boolean; onClose: () => void };

/**
 * The bank's reference keeps its text after a failure, also if the destination has changed, when the question is closed, and when
 * the page is left.
 */
const PayoutDialog = ({ payout, isOpen, onClose }: PayoutDialogProps) => {
  const id = useId();
  const { record, failure, clearFailure, isLoading } = useRecordPayout();
  const [typed, change] = useTypedTexts(`payout:${payout.id}`, ["reference"]);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    clearFailure();
    setError(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const reference = plainText(typed?.reference ?? "");
    if (reference === "") return setError("Please enter the bank's reference of the payment.");
    if (!(await record(payout, reference))) return;
    change(() => null);
    close();
  };
  return (
    <Dialog
      title={`Refund of order ${payout.orderNumber} paid?`}
      isOpen={isOpen}
      onClose={close}
      initialFocus={field}
      finalFocus={() => (payout.state === "PAID" ? document.getElementById(rowFocusId(payout.id)) : null)}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} isLoading={isLoading}>
            Record {formatRupees(payout.amount)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <PayoutText payout={payout} />
        <TextField
          ref={field}
          label="UTR or reference of the payment"
          autoComplete="off"
          maxLength={60}
          error={error}
          value={typed?.reference ?? ""}
          onChange={({ target: { value: reference } }) => {
            setError(undefined);
            change(() => (reference === "" ? null : { reference }));
          }}
          className="mt-4"
        />
        <FormMessage tone="error" className={failure ? "mt-4" : ""}>
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};

/**
 * Asks for the bank's reference before one of the payouts is recorded as paid. The question shows the destination as it is now, also after a refusal
 * because it has changed. It is not part of a row or a card, so it stays open when the list changes from one to the other.
 */
export const PayoutQuestion = ({
  payouts,
  children,
}: {
  payouts: readonly Payout[];
  children: (ask: AskPayout) => ReactNode;
}) => {
  const [askedId, setAskedId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const payout = payouts.find(({ id }) => id === askedId);
  return (
    <>
      {children((payoutId) => {
        setAskedId(payoutId);
        setOpen(true);
      })}
      {payout && (
        <PayoutDialog key={payout.id} payout={payout} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
