import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { ArchiveProductDocument } from "../../../graphql/generated.ts";
import { withRetries } from "../../../graphql/with-retries.ts";
import { paths } from "../../../paths.ts";
import { toast } from "../../../ui/toast.ts";
import { enqueueUpload, uploadsOf } from "../pictures/picture-uploads.ts";
import { useUploader } from "../pictures/use-picture-uploads.ts";
import { refreshCachedLists, refreshCachedProduct } from "../refresh-cached-product.ts";

/**
 * Uploads the pictures of a new product, which is hidden until they are there, and then puts it on sale, unless it is to stay
 * hidden. If a picture fails, the product stays hidden.
 */
export const usePublishWithPictures = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { owner, add } = useUploader();
  return (
    product: { id: string; title: string; version: number },
    files: readonly File[],
    { isHidden }: { isHidden: boolean },
  ) => {
    if (files.length === 0) return;
    const { id, title, version } = product;
    add(product, files);
    if (isHidden) return;
    const show = { label: "Show it", onClick: () => void navigate(paths.adminProduct(id)) };
    const variables = { id, version, isArchived: false };
    const update = () => {
      refreshCachedProduct(client.cache, id);
      refreshCachedLists(client.cache);
    };
    enqueueUpload(async () => {
      if (uploadsOf(id, owner).length > 0)
        return toast.error(`“${title}” is still hidden: a picture could not be added.`, show);
      try {
        await withRetries(
          () => client.mutate({ mutation: ArchiveProductDocument, variables, update }),
          () => undefined,
        );
        toast.success(`“${title}” is in the shop.`);
      } catch {
        toast.error(`“${title}” has its pictures, but is still hidden.`, show);
      }
    });
  };
};
