import { useState } from "react";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
import { plainText } from "../../ui/plain-text.ts";

const NOT_CHECKED = "The code could not be checked. Please try again.";

type DiscountOptions = {
  /** The applied code; `null` if none. One from before a reload is checked by the next quote. */
  code: string | null;
  /** Called with each newly applied code, or with `null` when it is removed. */
  onChange: (code: string | null) => void;
  /** Asks for a quote with a code. Rejects with the refusal of a code that cannot be used. */
  check: (code: string) => Promise<unknown>;
};

/** The discount code of an order that is being entered. A code is checked by a quote before it is applied. */
export const useDiscount = ({ code, onChange, check }: DiscountOptions) => {
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const apply = async (typed: string) => {
    const discountCode = plainText(typed);
    setError(discountCode ? null : "Please type a code.");
    if (!discountCode || isChecking) return;
    setChecking(true);
    try {
      await check(discountCode);
      onChange(discountCode);
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
      onChange(null);
      setError(null);
    },
    /** Removes the applied code with an error, when the server no longer accepts it. */
    refuse: (text: string) => {
      onChange(null);
      setError(text);
    },
  };
};

export type Discount = ReturnType<typeof useDiscount>;
