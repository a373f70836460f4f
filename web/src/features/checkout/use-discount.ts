import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { CheckoutQuoteDocument, type OrderLineInput } from "../../graphql/generated.ts";
import { plainText } from "../../ui/plain-text.ts";

const NOT_CHECKED = "The code could not be checked. Please try again.";

type DiscountOptions = {
  /** The code that was applied before a reload; `null` if none. The next quote checks it again. */
  initialCode: string | null;
  /** Called with each newly applied code, or with `null` when it is removed. */
  onChange: (code: string | null) => void;
};

/** The discount code of the checkout page. A code is checked by a quote before it is applied. */
export const useDiscount = (lines: OrderLineInput[], { initialCode, onChange }: DiscountOptions) => {
  const client = useApolloClient();
  const [code, setAppliedCode] = useState(initialCode);
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const setCode = (next: string | null) => {
    setAppliedCode(next);
    onChange(next);
  };

  const apply = async (typed: string) => {
    const discountCode = plainText(typed);
    setError(discountCode ? null : "Please type a code.");
    if (!discountCode || isChecking) return;
    setChecking(true);
    try {
      const variables = { lines, discountCode };
      await client.query({ query: CheckoutQuoteDocument, variables, fetchPolicy: "network-only" });
      setCode(discountCode);
    } catch (cause) {
      const isRefused = errorField(cause) === "discountCode";
      setError(isRefused ? errorMessage(cause, { fallback: NOT_CHECKED }) : NOT_CHECKED);
    } finally {
      setChecking(false);
    }
  };

  return {
    /** The applied code; `null` if none. */
    code,
    error,
    isChecking,
    apply,
    remove: () => {
      setCode(null);
      setError(null);
    },
    /** Removes the applied code with an error, when the server no longer accepts it. */
    refuse: (text: string) => {
      setCode(null);
      setError(text);
    },
  };
};

export type Discount = ReturnType<typeof useDiscount>;
