import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { errorMessage } from "../../../../graphql/error-message.ts";
import { AddProductPictureDocument } from "../../../../graphql/generated.ts";
import { withRetries } from "../../../../graphql/with-retries.ts";
import { paths } from "../../../../paths.ts";
import { smallerPhoto } from "../../../../ui/smaller-photo.ts";
import { toast } from "../../../../ui/toast.ts";
import { useSession } from "../../../accounts/session/session.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";
import { isAddedFile, noteAddedFile } from "./added-files.ts";
import { fileProblem, isSameFile } from "./picture-files.ts";
import {
  areUploadsOpen,
  enqueueUpload,
  isOwnerLoggedIn,
  isUnfinished,
  onUploadsChange,
  readUploads,
  removeUpload,
  setUploads,
  updateUpload,
  uploadsOf,
  type ProductUpload,
} from "./picture-uploads.ts";
import { fetchWithProgress } from "./upload-fetch.ts";

const FAILED = "The picture could not be added.";
const CHOSEN_TWICE = "This picture was chosen twice. It is added once.";
const LOGIN_ENDED = "Your login ended before it was sent.";

let lastId = 0;

/**
 * Adds pictures to a product. They are sent one after the other, also while the admin is on another page of the shop. Only waiting
 * and failed ones are in the list, and only those that the logged-in admin has chosen.
 */
export const usePictureUploads = ({
  id: productId,
  title,
  version,
}: {
  id: string;
  title: string;
  version: number;
}) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  useSyncExternalStore(onUploadsChange, readUploads);
  const uploads = uploadsOf(productId, owner);
  const client = useApolloClient();
  const navigate = useNavigate();

  const fail = (upload: ProductUpload, failure: string, canRetry: boolean) => {
    updateUpload(upload.id, { failure, canRetry });
    if (areUploadsOpen(productId) || !isOwnerLoggedIn(upload)) return;
    toast.error(`${upload.file.name} could not be added to “${title}”.`, {
      label: "Show it",
      onClick: () => void navigate(paths.adminProduct(productId)),
    });
  };

  const send = async (upload: ProductUpload): Promise<void> => {
    const { id } = upload;
    try {
      if (!isOwnerLoggedIn(upload)) return fail(upload, LOGIN_ENDED, true);
      if (await isAddedFile(upload)) return fail(upload, CHOSEN_TWICE, false);
      const file = await smallerPhoto(upload.file);
      await withRetries(
        () =>
          client.mutate({
            mutation: AddProductPictureDocument,
            variables: { productId, version: upload.version, file },
            context: { send: fetchWithProgress((progress) => updateUpload(id, { progress })) },
            update: (cache) => refreshCachedProduct(cache, productId),
          }),
        () => updateUpload(id, { progress: 0, isRetrying: true }),
      );
      noteAddedFile(upload);
      removeUpload(id);
    } catch (error) {
      fail(upload, errorMessage(error, { fallback: FAILED }), true);
    }
  };

  /** A failed row of a file that is chosen again goes. */
  const add = (files: readonly File[]) => {
    const added = files.map((file): ProductUpload => {
      lastId += 1;
      const failure = fileProblem(file);
      return { id: lastId, productId, version, owner, file, progress: 0, failure, canRetry: false };
    });
    const replaced = uploadsOf(productId, owner).filter(
      (upload) => !isUnfinished(upload) && files.some((file) => isSameFile(file, upload.file)),
    );
    setUploads([...readUploads().filter((upload) => !replaced.includes(upload)), ...added]);
    for (const upload of added) if (!upload.failure) enqueueUpload(() => send(upload));
  };

  const retry = (upload: ProductUpload) => {
    updateUpload(upload.id, { progress: 0, isRetrying: false, failure: undefined });
    enqueueUpload(() => send(upload));
  };

  return { uploads, add, retry, dismiss: removeUpload };
};
