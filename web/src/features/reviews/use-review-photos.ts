import { useState } from "react";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import { useAddReviewPhotoMutation, useRemoveReviewPhotoMutation } from "../../graphql/generated.ts";
import { useUploadProgress } from "../../graphql/use-upload-progress.ts";
import { shopperPhoto, smallerPhoto } from "../../ui/smaller-photo.ts";

const NOT_SENT = "Please try again.";

/**
 * The photographs of a review in its form: the chosen files, and those of before that are to be removed. `save` sends
 * them after the review, one by one, so that a refused one loses nothing else: it returns a message, and what is not
 * sent stays chosen.
 */
export const useReviewPhotos = () => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const progress = useUploadProgress();
  const [addPhoto] = useAddReviewPhotoMutation();
  const [removePhoto] = useRemoveReviewPhotoMutation();

  const removeAll = async () => {
    for (const photoId of removedIds) {
      try {
        await removePhoto({ variables: { photoId } });
      } catch (error) {
        if (errorCode(error) !== "REVIEW_PHOTO_NOT_FOUND")
          return `Your review is saved, but a photograph is not removed. ${errorMessage(error, { fallback: NOT_SENT })}`;
      }
      setRemovedIds((ids) => ids.filter((id) => id !== photoId));
    }
    return null;
  };

  const addAll = async (reviewId: string, sentCount: number) => {
    for (const [index, file] of files.entries()) {
      try {
        const variables = { reviewId, file: await smallerPhoto(file, shopperPhoto) };
        await addPhoto({ variables, context: progress.contextOf(index, files.length) });
        setFiles((remaining) => remaining.filter((other) => other !== file));
      } catch (error) {
        return `Your review is saved, but photograph ${sentCount + index + 1} is not. ${errorMessage(error, { fallback: NOT_SENT })}`;
      }
    }
    return null;
  };

  const save = async (reviewId: string, sentCount: number): Promise<string | null> => {
    setSending(true);
    try {
      return (await removeAll()) ?? (await addAll(reviewId, sentCount));
    } finally {
      setSending(false);
      progress.end();
    }
  };

  return {
    files,
    setFiles,
    removedIds,
    remove: (id: string) => setRemovedIds((ids) => [...ids, id]),
    isSending,
    progress: progress.share,
    save,
  };
};
