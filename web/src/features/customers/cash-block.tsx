import { useRef, useState } from "react";
import {
  useSetCustomerCashBlockMutation,
  type CashBlockReason,
  type CustomerPage_CustomerFragment,
} from "../../graphql/generated.ts";
import { errorCode } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/dates.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";

/** The reasons as the staff chooses them. The shopper reads other words: features/checkout/cash-blocked-notice.tsx. */
const cashBlockReasons: Record<CashBlockReason, string> = {
  UNACCEPTED: "Orders were not accepted at the door",
  UNREACHABLE: "The courier could not reach the customer",
  OTHER: "Another reason",
};

const reasons = Object.keys(cashBlockReasons) as CashBlockReason[];

type CashBlockProps = {
  customer: CustomerPage_CustomerFragment;
  canChange: boolean;
  /** Reads the customer again, after another member of the staff has changed it. */
  onStale: () => void;
};

/** Whether the account can pay in cash on delivery, and the block of it. */
export const CashBlock = ({ customer, canChange, onStale }: CashBlockProps) => {
  const { id: customerId, version, cashBlockReason, cashBlockedAt } = customer;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<CashBlockReason | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading }] = useSetCustomerCashBlockMutation();
  const button = useRef<HTMLButtonElement>(null);
  const save = async (next: CashBlockReason | null) => {
    if (loading) return;
    setFailure(null);
    try {
      await mutate({ variables: { customerId, reason: next, version } });
      setOpen(false);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "Cash on delivery could not be changed." }));
      if (errorCode(error) === "CUSTOMER_CHANGED") onStale();
    }
  };
  const message = (
    <FormMessage tone="error" className={failure ? "mt-3" : ""}>
      {failure}
    </FormMessage>
  );
  const open = () => {
    setFailure(null);
    setReason(null);
    setOpen(true);
  };
  return (
    <>
      <p className="mt-3">
        <Badge tone={cashBlockReason ? "red" : "green"}>{cashBlockReason ? "Blocked" : "Allowed"}</Badge>
      </p>
      {cashBlockReason && cashBlockedAt && (
        <p className="mt-2 text-sm text-ink-soft">
          {`${cashBlockReasons[cashBlockReason]}. Since ${formatDate(cashBlockedAt)}.`}
        </p>
      )}
      {!isOpen && message}
      {canChange && (
        <Button
          ref={button}
          variant="secondary"
          className="mt-3"
          isLoading={loading && !isOpen}
          onClick={cashBlockReason ? () => void save(null) : open}
        >
          {cashBlockReason ? "Allow again" : "Block cash on delivery"}
        </Button>
      )}
      <Dialog
        title="Block cash on delivery?"
        description="The customer can still pay online. At checkout they read the reason, and how to write to you about it. Orders already placed are not affected."
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        finalFocus={() => button.current}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              isLoading={loading}
              aria-disabled={reason === null}
              onClick={() => reason && void save(reason)}
            >
              Block
            </Button>
          </>
        }
      >
        <RadioCards
          legend="Reason"
          choices={reasons.map((value) => ({ value, label: cashBlockReasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        {message}
      </Dialog>
    </>
  );
};
