import { useRef, useState } from "react";
import { errorMessage } from "../../../../graphql/error-message.ts";
import { useAddProductPictureMutation } from "../../../../graphql/generated.ts";
import { withRetries } from "../../../../graphql/with-retries.ts";
import { refreshCachedProduct } from "../refresh-cached-product.ts";
import { fileProblem } from "./picture-files.ts";
import { smallerPhoto } from "../../../../ui/smaller-photo.ts";
import { fetchWithProgress } from "./upload-fetch.ts";

/** A chosen file until it is a picture of the product. */
export type PictureUpload = {
  id: number;
  file: File;
  /** Sent share, from 0 to 1; 1 while the server makes the picture. */
  progress: number;
  /** Whether it is sent again by itself: the connection broke, or the shop was busy. */
  isRetrying?: boolean;
  /** Why it failed. */
  failure?: string | undefined;
  /** Whether it can be sent again. A file of another kind cannot. */
  canRetry: boolean;
};

/** A retry names the version that was seen first, so that a picture whose response was lost is not added twice. */
type VersionedUpload = PictureUpload & { version: number };

const FAILED = "The picture could not be added.";

let lastId = 0;

/** Uploads of pictures, one after the other, in the order in which they were chosen. Only failed ones stay in the list. */
export const usePictureUploads = ({ id: productId, version }: { id: string; version: number }) => {
  const [uploads, setUploads] = useState<readonly VersionedUpload[]>([]);
  const [addPicture] = useAddProductPictureMutation({
    update: (cache) => refreshCachedProduct(cache, productId),
  });
  const queue = useRef<Promise<void>>(Promise.resolve());

  const update = (id: number, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const dismiss = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async ({ id, file, version: seenVersion }: VersionedUpload): Promise<void> => {
    try {
      const variables = { productId, version: seenVersion, file: await smallerPhoto(file) };
      const context = { send: fetchWithProgress((progress) => update(id, { progress })) };
      await withRetries(
        () => addPicture({ variables, context }),
        () => update(id, { progress: 0, isRetrying: true }),
      );
      dismiss(id);
    } catch (error) {
      update(id, { failure: errorMessage(error, { fallback: FAILED }), canRetry: true });
    }
  };
  const start = (upload: VersionedUpload) => {
    queue.current = queue.current.then(() => send(upload));
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file): VersionedUpload => {
      lastId += 1;
      return { id: lastId, file, version, progress: 0, failure: fileProblem(file), canRetry: false };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (!upload.failure) start(upload);
  };

  const retry = (upload: VersionedUpload) => {
    const again = { ...upload, progress: 0, isRetrying: false, failure: undefined };
    update(upload.id, again);
    start(again);
  };

  return { uploads, add, retry, dismiss };
};
