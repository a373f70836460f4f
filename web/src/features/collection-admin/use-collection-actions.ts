import { useState } from "react";
import { errorCode } from "../../graphql/error-message.ts";
import {
  useDeleteCollectionMutation,
  useSetCollectionHiddenMutation,
  type CollectionRow_CollectionFragment,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";

type Collection = Pick<CollectionRow_CollectionFragment, "id" | "version" | "title" | "isHidden">;

/** Whether another admin has changed or deleted it meanwhile. */
const isOutdated = (error: unknown): boolean =>
  ["COLLECTION_CHANGED", "COLLECTION_NOT_FOUND"].includes(errorCode(error) ?? "");

/**
 * Hides a collection or shows it again, in one press, or deletes it. After a change by another admin it is read again, so that the
 * next press names the version that the page shows.
 */
export const useCollectionActions = (reload: () => Promise<unknown>) => {
  const [setHidden] = useSetCollectionHiddenMutation();
  const [remove, { loading: isDeleting }] = useDeleteCollectionMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (
    { id, title }: Collection,
    step: () => Promise<unknown>,
    fallback: string,
  ): Promise<boolean> => {
    setFailure(null);
    setBusyId(id);
    try {
      await step();
      return true;
    } catch (error) {
      if (isOutdated(error)) await reload();
      setFailure(
        isOutdated(error)
          ? `Another admin has changed “${title}” in the meantime. The page shows it as it is now.`
          : writeErrorMessage(error, { fallback }),
      );
      return false;
    } finally {
      setBusyId(null);
    }
  };

  return {
    busyId,
    isDeleting,
    failure,
    toggle: (collection: Collection) => {
      const { id, version, title } = collection;
      const isHidden = !collection.isHidden;
      return run(
        collection,
        () => setHidden({ variables: { id, version, isHidden }, context: { queue: `collection ${id}` } }),
        `“${title}” could not be ${isHidden ? "hidden" : "shown"}. Please try again.`,
      );
    },
    deleteNow: (collection: Collection) => {
      const { id, version } = collection;
      return run(
        collection,
        () =>
          remove({
            variables: { id, version },
            update: (cache) => {
              for (const fieldName of ["adminCollections", "collections", "collection"])
                cache.evict({ id: "ROOT_QUERY", fieldName });
            },
          }),
        "The collection could not be deleted. Please try again.",
      );
    },
  };
};
