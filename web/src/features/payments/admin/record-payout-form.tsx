import { useState, type FormEvent } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import { useRecordPayoutMutation, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";

/**
 * Records that the admin has paid a payout. The field keeps its text after a failure, also if the destination has changed, and
 * when the page is left.
 */
export const RecordPayoutForm = ({ payout }: { payout: PayoutRow_PayoutFragment }) => {
  const [typed, change] = useTypedTexts(`payout:${payout.id}`, ["reference"]);
  const [error, setError] = useState<string>();
  const [record, { loading, client }] = useRecordPayoutMutation({ refetchQueries: ["PaymentFigures"] });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const reference = typed?.reference.trim() ?? "";
    if (reference === "") return setError("Please enter the bank's reference of the payment.");
    setError(undefined);
    try {
      const { id: payoutId, detailsGivenAt: seenDetailsGivenAt } = payout;
      await record({ variables: { payoutId, reference, seenDetailsGivenAt } });
      change(() => null);
    } catch (reason) {
      if (errorCode(reason) === "PAYOUT_CHANGED") void client.refetchQueries({ include: ["OpenPayouts"] });
      setError(errorMessage(reason, { fallback: "It could not be recorded. Please try again." }));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-2">
      <TextField
        label={`Reference of the payment for order ${payout.orderNumber}`}
        isLabelHidden
        placeholder="UTR or reference"
        autoComplete="off"
        maxLength={60}
        error={error}
        value={typed?.reference ?? ""}
        onChange={({ target: { value: reference } }) => {
          setError(undefined);
          change(() => (reference === "" ? null : { reference }));
        }}
        className="min-w-40 grow"
      />
      <Button type="submit" variant="secondary" isLoading={loading}>
        Record as paid
      </Button>
    </form>
  );
};
