import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import { AddProductPictureDocument, AddProductVideoDocument } from "../../../graphql/generated.ts";
import { withRetries } from "../../../graphql/with-retries.ts";
import { paths } from "../../../paths.ts";
import { smallerPhoto } from "../../../ui/smaller-photo.ts";
import { toast } from "../../../ui/toast.ts";
import { useSession } from "../../accounts/session/session.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";
import { isAddedFile, noteAddedFile } from "./added-files.ts";
import { fileProblem, isSameFile, videoFileProblem } from "./picture-files.ts";
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
import { videoFailure } from "./video-failure.ts";
import { videoParts } from "./video-parts.ts";

const FAILED = "The picture could not be added.";
const DAMAGED = "This picture is damaged and cannot be opened. Please choose another one.";
const CHOSEN_TWICE = "This picture was chosen twice. It is added once.";
const LOGIN_ENDED = "Your login ended before it was sent.";

let lastId = 0;

type Product = { id: string; title: string; version: number };

/** Sends files to products, one after the other, also while the admin is on another page of the shop. */
export const useUploader = () => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const client = useApolloClient();
  const navigate = useNavigate();

  const fail = (upload: ProductUpload, failure: string, canRetry: boolean) => {
    const { productId, title } = upload;
    updateUpload(upload.id, { failure, canRetry });
    if (areUploadsOpen(productId) || !isOwnerLoggedIn(upload)) return;
    toast.error(`${upload.file.name} could not be added to “${title}”.`, {
      label: "Show it",
      onClick: () => void navigate(paths.adminProduct(productId)),
    });
  };

  const sendVideo = async (upload: ProductUpload): Promise<void> => {
    const { id, productId, version, file } = upload;
    try {
      if (!isOwnerLoggedIn(upload)) return fail(upload, LOGIN_ENDED, true);
      for (const { part, content, sentBefore } of videoParts(file)) {
        const onProgress = (share: number) =>
          updateUpload(id, { progress: (sentBefore + share * content.size) / file.size });
        await withRetries(
          () =>
            client.mutate({
              mutation: AddProductVideoDocument,
              variables: { productId, version, file: content, part },
              context: { onUploadProgress: onProgress },
              // The last part adds the video.
              update: (cache) => part.position === part.count - 1 && refreshCachedProduct(cache, productId),
            }),
          () => updateUpload(id, { isRetrying: true }),
        );
        updateUpload(id, { isRetrying: false });
      }
      removeUpload(id);
    } catch (error) {
      const { failure, canRetry } = await videoFailure(client, productId, error);
      fail(upload, failure, canRetry);
    }
  };

  const send = async (upload: ProductUpload): Promise<void> => {
    if (upload.isVideo) return sendVideo(upload);
    const { id, productId } = upload;
    try {
      if (!isOwnerLoggedIn(upload)) return fail(upload, LOGIN_ENDED, true);
      if (await isAddedFile(upload)) return fail(upload, CHOSEN_TWICE, false);
      const file = await smallerPhoto(upload.file);
      await withRetries(
        () =>
          client.mutate({
            mutation: AddProductPictureDocument,
            variables: { productId, version: upload.version, file },
            context: { onUploadProgress: (progress: number) => updateUpload(id, { progress }) },
            update: (cache) => refreshCachedProduct(cache, productId),
          }),
        () => updateUpload(id, { progress: 0, isRetrying: true }),
      );
      noteAddedFile(upload);
      removeUpload(id);
    } catch (error) {
      // The name says that it is a picture of an accepted kind. It cannot be opened, so it is damaged.
      const isDamaged = errorCode(error) === "PICTURE_INVALID";
      fail(upload, isDamaged ? DAMAGED : errorMessage(error, { fallback: FAILED }), !isDamaged);
    }
  };

  /** When a file is chosen again, its failed row is removed. */
  const add = ({ id: productId, title, version }: Product, files: readonly File[]) => {
    const added = files.map((file): ProductUpload => {
      lastId += 1;
      const failure = fileProblem(file);
      return { id: lastId, productId, title, version, owner, file, progress: 0, failure, canRetry: false };
    });
    const replaced = uploadsOf(productId, owner).filter(
      (upload) => !isUnfinished(upload) && files.some((file) => isSameFile(file, upload.file)),
    );
    setUploads([...readUploads().filter((upload) => !replaced.includes(upload)), ...added]);
    for (const upload of added) if (!upload.failure) enqueueUpload(() => send(upload));
  };

  /** Removes an earlier video that waits or has failed: a product has one video. */
  const addVideo = ({ id: productId, title, version }: Product, file: File) => {
    lastId += 1;
    const failure = videoFileProblem(file);
    const added = {
      id: lastId,
      productId,
      title,
      version,
      owner,
      file,
      isVideo: true,
      progress: 0,
      canRetry: false,
    };
    const others = readUploads().filter(
      (upload) => upload.productId !== productId || !upload.isVideo || isUnfinished(upload),
    );
    setUploads([...others, { ...added, failure }]);
    if (!failure) enqueueUpload(() => send(added));
  };

  const retry = (upload: ProductUpload) => {
    updateUpload(upload.id, { progress: 0, isRetrying: false, failure: undefined });
    enqueueUpload(() => send(upload));
  };

  return { owner, add, addVideo, retry };
};

/** Adds pictures to a product. Only waiting and failed files are in the list, and only those of the logged-in admin. */
export const usePictureUploads = (product: Product) => {
  const { owner, add, addVideo, retry } = useUploader();
  useSyncExternalStore(onUploadsChange, readUploads);
  return {
    uploads: uploadsOf(product.id, owner),
    add: (files: readonly File[]) => add(product, files),
    addVideo: (file: File) => addVideo(product, file),
    retry,
    dismiss: removeUpload,
  };
};
