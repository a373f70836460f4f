import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  ProductPicturesDocument,
  useAddProductPictureByUrlMutation,
  useUpdateProductPictureMutation,
  useOrderProductPicturesMutation,
  useUpdateVideoPosterMutation,
  useRemoveProductPictureMutation,
  useRemoveProductVideoMutation,
  type EditedPictures_ProductFragment,
  type PictureTextInput,
} from "../../../graphql/generated.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";
import { inOrder } from "./picture-order.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { posterToSend, type ChosenPoster } from "./poster-to-send.ts";

type Product = EditedPictures_ProductFragment;

const CHANGED = "Another admin has changed these pictures. They are shown as they are now.";

/**
 * Changes of a product's pictures. They are sent one after the other, each with the version of the previous response: two quick
 * moves are no conflict. After a conflict the pictures are loaded again.
 */
export const usePictureChanges = (product: Product, reload: () => void) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [addByUrl, { loading: isAdding }] = useAddProductPictureByUrlMutation();
  const [change] = useUpdateProductPictureMutation();
  const [order] = useOrderProductPicturesMutation();
  const [remove] = useRemoveProductPictureMutation();
  const [changePoster] = useUpdateVideoPosterMutation();
  const posterProgress = useUploadProgress();
  const [removeVideo] = useRemoveProductVideoMutation();

  const seen = { productId: product.id, version: product.version };
  const client = useApolloClient();
  const variablesAtSend = () => {
    const cached = client.readQuery({ query: ProductPicturesDocument, variables: { id: product.id } });
    return { version: cached?.adminProduct.version ?? product.version };
  };
  const context = { queue: `pictures ${product.id}`, variablesAtSend };

  /** Whether the change was made; otherwise its message is shown. */
  const attempt = async (work: Promise<unknown>, fallback: string): Promise<boolean> => {
    setFailure(null);
    try {
      await work;
      refreshCachedProduct(client.cache, product.id);
      return true;
    } catch (error) {
      const isConflict = ["PRODUCT_CHANGED", "PICTURE_NOT_FOUND", "VIDEO_NOT_FOUND"].includes(
        errorCode(error) ?? "",
      );
      setFailure(isConflict ? CHANGED : writeErrorMessage(error, { fallback }));
      if (isConflict) reload();
      return false;
    }
  };

  return {
    failure,
    isAdding,
    addByUrl: (url: string) =>
      attempt(addByUrl({ variables: { ...seen, url }, context }), "The picture could not be added."),
    changeText: (pictureId: string, text: PictureTextInput) =>
      attempt(
        change({ variables: { ...seen, pictureId, text }, context }),
        "The picture could not be changed.",
      ),
    remove: (pictureId: string) =>
      attempt(remove({ variables: { ...seen, pictureId }, context }), "The picture could not be removed."),
    /** A picture of the product, an uploaded one, or with neither the first picture. */
    changePoster: async (poster: ChosenPoster) => {
      const variables = { ...seen, ...(await posterToSend(poster)) };
      const sending = changePoster({
        variables,
        context: { ...context, ...posterProgress.contextOf(0, 1) },
      });
      return attempt(sending.finally(posterProgress.end), "The picture of the video could not be changed.");
    },
    posterProgress: posterProgress.share,
    removeVideo: () => attempt(removeVideo({ variables: seen, context }), "The video could not be removed."),
    putInOrder: (pictureIds: string[]) =>
      attempt(
        order({
          variables: { ...seen, pictureIds },
          context,
          optimisticResponse: {
            orderProductPictures: { ...product, pictures: inOrder(product.pictures, pictureIds) },
          },
        }),
        "The order could not be changed.",
      ),
  };
};
