import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The query parameter of the list's URL that opens the edit dialog with a product's id. */
export const EDIT_PARAMETER = "edit";

/** Returns the link that opens the edit dialog over the list with its filters. */
export const useEditLink = () => {
  const [parameters] = useSearchParams();
  return useCallback(
    (productId: string) => {
      const next = new URLSearchParams(parameters);
      next.set(EDIT_PARAMETER, productId);
      return { search: `?${next}` };
    },
    [parameters],
  );
};
