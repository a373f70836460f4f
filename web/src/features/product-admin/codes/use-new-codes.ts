import { useState } from "react";
import { errorField } from "../../../graphql/error-message.ts";
import type { NewVariantCodesInput } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { optionsOf } from "../form/new-units.ts";
import type { ProductTexts } from "../form/product-texts.ts";
import { variantsOf } from "../stock/spread.ts";
import { newCodesOf, refusedCode, type TypedNewCodes } from "./new-codes.ts";
import type { NewCodeError } from "./new-codes-fields.tsx";

const messages = { fallback: "This code could not be saved." };

/** The typed codes of a new product, and the one that was refused. */
export const useNewCodes = () => {
  const [typed, setTyped] = useState<TypedNewCodes | null>(null);
  const [error, setError] = useState<NewCodeError | null>(null);
  return {
    typed,
    error,
    onType: (next: TypedNewCodes | null) => {
      setError(null);
      setTyped(next);
    },
    /** Empties the fields after the product is added, but for what was typed during the request. */
    clearSent: () => {
      setError(null);
      setTyped((current) => (current === typed ? null : current));
    },
    /** The codes to send with the product. */
    sentCodes: (texts: ProductTexts): NewVariantCodesInput[] => {
      setError(null);
      return typed ? newCodesOf(typed, variantsOf(optionsOf(texts))) : [];
    },
    /** Shows a refusal below its code. Returns whether it is about one. */
    showRefusedCode: (reason: unknown, sent: readonly NewVariantCodesInput[]): boolean => {
      const refused = refusedCode(errorField(reason), sent);
      if (refused) setError({ ...refused, text: writeErrorMessage(reason, messages) });
      return refused !== undefined;
    },
  };
};
