import type { ApolloClient } from "@apollo/client";
import { errorCode, errorMessage, isServerFailure } from "../../../graphql/error-message.ts";
import { ProductPicturesDocument } from "../../../graphql/generated.ts";

const FAILED = "The video could not be added.";
const CHANGED =
  "Another admin has changed the video of this product. It is shown as it is now. Choose your file again to replace it.";

/**
 * How a video upload failed. After a conflict the product is loaded again: the file that is chosen next names the version of the
 * video that the admin then sees.
 */
export const videoFailure = async (
  client: Pick<ApolloClient, "query">,
  productId: string,
  error: unknown,
): Promise<{ failure: string; canRetry: boolean }> => {
  const code = errorCode(error);
  if (code !== "PRODUCT_CHANGED")
    return { failure: errorMessage(error, { fallback: FAILED }), canRetry: isServerFailure(code) };
  await client
    .query({ query: ProductPicturesDocument, variables: { id: productId }, fetchPolicy: "network-only" })
    .catch(() => undefined);
  return { failure: CHANGED, canRetry: false };
};
