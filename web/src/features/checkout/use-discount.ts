import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { CheckoutQuoteDocument, type OrderLineInput } from "../../graphql/generated.ts";

const NOT_CHECKED = "The code could not be checked. Please try again.";

/** The discount code of one visit to checkout: tried before it counts, taken off again, refused at its field. */
export const useDiscount = (lines: OrderLineInput[]) => {
  const client = useApolloClient();
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const apply = async (typed: string) => {
    const discountCode = typed.trim();
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
    /** The code that counts; null without one. */
    code,
    error,
    isChecking,
    apply,
    remove: () => {
      setCode(null);
      setError(null);
    },
    /** The shop no longer takes the code that counted. */
    refuse: (text: string) => {
      setCode(null);
      setError(text);
    },
  };
};

export type Discount = ReturnType<typeof useDiscount>;
