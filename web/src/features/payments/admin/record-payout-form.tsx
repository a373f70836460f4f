import { useRef, useState, type FormEvent } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { useRecordPayoutMutation, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { plainText } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import { writeRecorded } from "./recorded-payout.ts";

type Payout = PayoutRow_PayoutFragment;

/**
 * Records a payout as paid. The order of the payout is updated too, if it is cached. `record` returns the instant of the record if
 * it is done; else `failure` is the message, and a destination that has changed is loaded again.
 */
const useRecordPayout = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [mutate, { loading: isLoading, client }] = useRecordPayoutMutation({
    refetchQueries: ["PaymentFigures"],
    update: (cache, { data }) => data && writeRecorded(cache, data.recordPayout),
  });
  const record = async (payout: Payout, reference: string): Promise<string | null> => {
    setFailure(null);
    try {
      const { id: payoutId, detailsGivenAt: seenDetailsGivenAt } = payout;
      const { data } = await mutate({ variables: { payoutId, reference, seenDetailsGivenAt } });
      return data?.recordPayout.paidAt ?? null;
    } catch (reason) {
      setFailure(writeErrorMessage(reason, { fallback: "It could not be recorded. Please try again." }));
      if (errorCode(reason) === "PAYOUT_CHANGED") await refetchShown(client, ["OpenPayouts"]);
      return null;
    }
  };
  return { record, failure, clearFailure: () => setFailure(null), isLoading };
};

/** What to heed before a refund is recorded whose customer has given no details. */
const hintOf = ({ state, phoneToCall }: Payout): string | undefined => {
  if (state !== "WAITING") return undefined;
  return phoneToCall
    ? "Once you have paid what the customer told you by phone. They get no e-mail: please tell them."
    : "Only if you have paid in another way.";
};

/**
 * Records a payout as paid, in its row: by the button, or by the Enter key from the field. The typed reference stays after a failure,
 * also if the destination has changed, and when the page is left.
 */
export const RecordPayoutForm = ({
  payout,
  onRecorded,
}: {
  payout: Payout;
  /** Called with the instant of the record. */
  onRecorded: (paidAt: string) => void;
}) => {
  const { orderNumber } = payout;
  const { record, failure, clearFailure, isLoading } = useRecordPayout();
  const [typed, change] = useTypedTexts(`payout:${payout.id}`, ["reference"]);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    clearFailure();
    const reference = plainText(typed?.reference ?? "");
    if (reference === "") {
      setError("Please enter the bank's reference of the payment.");
      return field.current?.focus();
    }
    const paidAt = await record(payout, reference);
    if (paidAt === null) return;
    change(() => null);
    onRecorded(paidAt);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={`Bank reference (UTR) of the refund of order ${orderNumber}`}
        isLabelHidden
        hint={hintOf(payout)}
        error={error}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={60}
        value={typed?.reference ?? ""}
        onChange={({ target: { value: reference } }) => {
          setError(undefined);
          change(() => (reference === "" ? null : { reference }));
        }}
      />
      <FormMessage tone="error" className={failure ? "mt-2" : ""}>
        {failure}
      </FormMessage>
      <Button type="submit" variant="secondary" isLoading={isLoading} className="mt-2 w-full">
        Mark as paid<span className="sr-only"> the refund of order {orderNumber}</span>
      </Button>
    </form>
  );
};
