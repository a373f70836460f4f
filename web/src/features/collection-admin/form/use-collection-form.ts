import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  CollectionEditorDocument,
  useSaveCollectionMutation,
  type CollectionEditor_CollectionFragment,
  type CollectionInput,
} from "../../../graphql/generated.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { useVersionedForm } from "../../product-admin/versioned-form/use-versioned-form.ts";
import {
  draftOf,
  inputOf,
  newDraft,
  slugOf,
  type CollectionDraft,
  type DraftField,
} from "./collection-draft.ts";
import { collectionChanges, fieldNames } from "./draft-changes.ts";

type Collection = CollectionEditor_CollectionFragment;

/** The fields of a request with a file have at most 100 kB. */
const MAX_IDS_WITH_FILE = 2000;

type FormOptions = {
  /** `null` for a new collection. */
  collection: Collection | null;
  /** The URL of the form. */
  path: string;
  onSaved: (collection: Collection, isWhole: boolean) => void;
};

/** The form of a collection. */
export const useCollectionForm = ({ collection, path, onSaved }: FormOptions) => {
  const client = useApolloClient();
  const [id] = useState(() => collection?.id ?? crypto.randomUUID());
  const [mutate, { loading: isSending }] = useSaveCollectionMutation();

  const progress = useUploadProgress();

  const sendInput = async (
    version: number,
    input: CollectionInput,
    picture?: File,
  ): Promise<Collection | null> => {
    const { data } = await mutate({
      variables: { id, version, input, ...(picture && { picture }) },
      context: progress.contextOf(0, 1),
      update: (cache) => {
        for (const fieldName of ["adminCollections", "collections", "collection"])
          cache.evict({ id: "ROOT_QUERY", fieldName });
      },
    }).finally(progress.end);
    return data?.saveCollection ?? null;
  };

  const edit = useVersionedForm<Collection, CollectionDraft>({
    stored: collection,
    initial: collection ? draftOf(collection) : newDraft,
    path,
    draftOf,
    changes: collectionChanges,
    otherChanges: (seen, typed, now) => collectionChanges.otherChanges(seen.draft, typed, draftOf(now)),
    fieldOf: (name) => (Object.keys(fieldNames) as DraftField[]).find((field) => field === name),
    // A request with a file has no room for thousands of ids: they are sent before it.
    send: async (version, draft) => {
      const input = inputOf(draft);
      if (!(draft.picture instanceof File)) return sendInput(version, input);
      if (draft.productIds.length <= MAX_IDS_WITH_FILE) return sendInput(version, input, draft.picture);
      const saved = await sendInput(version, input);
      return sendInput(saved?.version ?? version, { ...input, productIds: null }, draft.picture);
    },
    isSending,
    readStored: async () => {
      const { data } = await client.query({
        query: CollectionEditorDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      return data?.adminCollection ?? null;
    },
    conflictCode: "COLLECTION_CHANGED",
    failedText: { fallback: "The collection could not be saved. Please try again." },
    onSaved,
  });

  return {
    ...edit,
    /** The sent share of the picture; `null` while none is sent. */
    progress: progress.share,
    enter: (changes: Partial<CollectionDraft>) => {
      const { draft, seen } = edit;
      // The address of a new collection follows its title until the admin types another one.
      const isOwnSlug = seen !== null || draft.slug !== slugOf(draft.title);
      const slug = changes.title === undefined || isOwnSlug ? {} : { slug: slugOf(changes.title) };
      edit.enter({ ...slug, ...changes });
    },
  };
};

export type CollectionForm = ReturnType<typeof useCollectionForm>;
