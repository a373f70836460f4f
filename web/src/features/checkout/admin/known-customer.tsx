import { useApolloClient } from "@apollo/client/react";
import { useState, type KeyboardEvent } from "react";
import { CustomerByPhoneDocument } from "../../../graphql/generated.ts";
import { errorMessage } from "../../../graphql/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { MAX_PASTED_LENGTH } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { mobileDigits } from "../../../ui/typed-number.ts";
import { currentAddress, type Address } from "../address.ts";

/** Finds a customer by the phone number of an earlier order, and fills the form with the address of the newest one. */
export const KnownCustomer = ({ onFill }: { onFill: (address: Address) => void }) => {
  const client = useApolloClient();
  const [phone, setPhone] = useState("");
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const find = async () => {
    if (isLoading) return;
    setOutcome(null);
    if (mobileDigits(phone) === undefined) return setOutcome("Please enter a 10-digit Indian mobile number.");
    setLoading(true);
    try {
      const { data } = await client.query({
        query: CustomerByPhoneDocument,
        variables: { phone },
        fetchPolicy: "no-cache",
      });
      const customer = data?.customerByPhone;
      if (customer) onFill(currentAddress(customer));
      setOutcome(
        customer
          ? `Filled with the last address of ${customer.fullName}.`
          : "No order has this phone number yet.",
      );
    } catch (error) {
      setOutcome(errorMessage(error, { fallback: "The customer could not be looked up. Please try again." }));
    } finally {
      setLoading(false);
    }
  };
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter in a field of a form would place the order.
    event.preventDefault();
    void find();
  };
  return (
    <div className="mb-6 border-b border-hairline pb-5">
      <div className="flex items-end gap-3">
        <TextField
          label="Find by phone"
          type="tel"
          inputMode="tel"
          className="grow"
          maxLength={MAX_PASTED_LENGTH}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          onKeyDown={findOnEnter}
        />
        <Button variant="secondary" className="min-h-12" isLoading={isLoading} onClick={() => void find()}>
          Fill
        </Button>
      </div>
      <p role="status" className={outcome ? "mt-2 text-sm" : ""}>
        {outcome}
      </p>
    </div>
  );
};
