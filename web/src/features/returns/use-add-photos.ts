import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useAddReturnPhotoMutation } from "../../graphql/generated.ts";
import { useUploadProgress } from "../../graphql/use-upload-progress.ts";
import { withRetries } from "../../graphql/with-retries.ts";
import { shopperPhoto, smallerPhoto } from "../../ui/smaller-photo.ts";

const FAILED = "A photograph could not be sent. Please try again.";

/**
 * Sends photographs of a return one after another. One that meets a busy shop or a broken connection is sent again: the server
 * adds the same photograph once. One that is refused does not keep back the others. Returns what failed, by number.
 */
export const useAddPhotos = () => {
  const [addPhoto] = useAddReturnPhotoMutation();
  const [isSending, setSending] = useState(false);
  const progress = useUploadProgress();
  const send = async (returnId: string, files: readonly File[]): Promise<string | null> => {
    setSending(true);
    const failures: string[] = [];
    for (const [index, file] of files.entries())
      try {
        const variables = { returnId, file: await smallerPhoto(file, shopperPhoto) };
        const context = progress.contextOf(index, files.length);
        await withRetries(() => addPhoto({ variables, context }));
      } catch (error) {
        const text = errorMessage(error, { fallback: FAILED });
        failures.push(files.length > 1 ? `Photograph ${index + 1}: ${text}` : text);
      }
    setSending(false);
    progress.end();
    return failures.length > 0 ? failures.join(" ") : null;
  };
  return { send, isSending, progress: progress.share };
};
