import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useAddReturnPhotoMutation } from "../../graphql/generated.ts";
import { smallerPhoto } from "../../ui/smaller-photo.ts";

const FAILED = "A photograph could not be sent. Please try again.";

/** Sends photographs of a return one after another. Stops at the first one that fails, and returns its message. */
export const useAddPhotos = () => {
  const [addPhoto] = useAddReturnPhotoMutation();
  const [isSending, setSending] = useState(false);
  const send = async (returnId: string, files: readonly File[]): Promise<string | null> => {
    setSending(true);
    try {
      for (const file of files) await addPhoto({ variables: { returnId, file: await smallerPhoto(file) } });
      return null;
    } catch (error) {
      return errorMessage(error, { fallback: FAILED });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
};
