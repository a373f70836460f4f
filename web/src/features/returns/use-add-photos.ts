import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useAddReturnPhotoMutation } from "../../graphql/generated.ts";
import { withRetries } from "../../graphql/with-retries.ts";
import { smallerPhoto } from "../../ui/smaller-photo.ts";

const FAILED = "A photograph could not be sent. Please try again.";

/**
 * Sends photographs of a return one after another. One that meets a busy shop or a broken connection is sent again: the server
 * adds the same photograph once. Stops at the first one that fails, and returns its message.
 */
export const useAddPhotos = () => {
  const [addPhoto] = useAddReturnPhotoMutation();
  const [isSending, setSending] = useState(false);
  const send = async (returnId: string, files: readonly File[]): Promise<string | null> => {
    setSending(true);
    try {
      for (const file of files) {
        const variables = { returnId, file: await smallerPhoto(file) };
        await withRetries(() => addPhoto({ variables }));
      }
      return null;
    } catch (error) {
      return errorMessage(error, { fallback: FAILED });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
};
