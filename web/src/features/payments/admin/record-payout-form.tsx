import { useState, type FormEvent } from "react";
import type { PayoutRow_PayoutFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { plainText } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import type { AskPayout } from "./payout-question.tsx";

/**
 * The bank's reference of a payout that the admin has paid. The field keeps its text after a failure, also if the destination
 * has changed, and when the page is left.
 */
export const RecordPayoutForm = ({
  payout,
  onAsk,
}: {
  payout: PayoutRow_PayoutFragment;
  onAsk: AskPayout;
}) => {
  const [typed, change] = useTypedTexts(`payout:${payout.id}`, ["reference"]);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reference = plainText(typed?.reference ?? "");
    if (reference === "") return setError("Please enter the bank's reference of the payment.");
    setError(undefined);
    onAsk({ payoutId: payout.id, reference, onRecorded: () => change(() => null) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
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
      <Button type="submit" variant="secondary">
        Record as paid
      </Button>
    </form>
  );
};
