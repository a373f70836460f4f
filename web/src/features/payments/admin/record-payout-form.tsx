import { useState, type FormEvent } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useRecordPayoutMutation, type PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** Records that the admin has paid a payout. The field keeps its text after a failure. */
export const RecordPayoutForm = ({ payout }: { payout: PayoutRow_PayoutFragment }) => {
  const [error, setError] = useState<string>();
  const [record, { loading }] = useRecordPayoutMutation({ refetchQueries: ["PaymentFigures"] });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const value = new FormData(event.currentTarget).get("reference");
    const reference = typeof value === "string" ? value.trim() : "";
    if (reference === "") return setError("Please enter the bank's reference of the payment.");
    setError(undefined);
    try {
      await record({ variables: { payoutId: payout.id, reference } });
    } catch (reason) {
      setError(errorMessage(reason, { fallback: "It could not be recorded. Please try again." }));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-2">
      <TextField
        label={`Reference of the payment for order ${payout.orderNumber}`}
        isLabelHidden
        name="reference"
        placeholder="UTR or reference"
        autoComplete="off"
        maxLength={60}
        error={error}
        onInput={() => setError(undefined)}
        className="min-w-40 grow"
      />
      <Button type="submit" variant="secondary" isLoading={loading}>
        Record as paid
      </Button>
    </form>
  );
};
