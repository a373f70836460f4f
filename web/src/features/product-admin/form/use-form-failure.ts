import { useState } from "react";
import { errorField } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { toast } from "../../../ui/toast.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import type { ProductField } from "./product-fields.ts";
import { productFieldOf } from "./product-texts.ts";

/**
 * Shows why a product form was not saved: the toast of the specification, and the server's sentence beside its field, or
 * above the button if it belongs to no field.
 */
export const useFormFailure = (toastText: string, messages: { fallback: string; lost?: string }) => {
  const { errors, show, form } = useFieldErrors<ProductField>();
  const [failure, setFailure] = useState<string | null>(null);
  const clear = () => {
    setFailure(null);
    show({});
  };
  const showFailure = (error: unknown) => {
    toast.error(toastText);
    const message = writeErrorMessage(error, messages);
    const field = productFieldOf(errorField(error));
    if (field) show({ [field]: message });
    else setFailure(message);
  };
  return { errors, show, form, failure, showFailure, showMessage: setFailure, clear };
};
