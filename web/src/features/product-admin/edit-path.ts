import { withParameter } from "../../ui/current-parameters.ts";

/** The query parameter of the list's URL that opens the edit dialog with a product's id. */
export const EDIT_PARAMETER = "edit";

/** The URL that opens the edit dialog over the list with its filters. */
export const editPath = (productId: string) => (parameters: URLSearchParams) =>
  `?${withParameter(parameters, EDIT_PARAMETER, productId)}`;
