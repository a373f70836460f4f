import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  PromotionEditorDocument,
  useSavePromotionMutation,
  type PromotionEditor_PromotionFragment,
} from "../../../graphql/generated.ts";
import { useVersionedForm } from "../../product-admin/versioned-form/use-versioned-form.ts";
import { fieldNames, otherChanges, promotionChanges } from "./draft-changes.ts";
import { draftErrors, draftOf, inputOf, type DraftField, type PromotionDraft } from "./promotion-draft.ts";
import { usePromotionDraft } from "./use-promotion-draft.ts";

type Promotion = PromotionEditor_PromotionFragment;

/** The field of the form that a refusal names. */
export const promotionFieldOf = (name: string | undefined): DraftField | undefined => {
  if (name === "productIds") return "products";
  if (name === "collectionIds") return "collections";
  return (Object.keys(fieldNames) as DraftField[]).find((field) => field === name);
};

type FormOptions = {
  /** `null` for a new promotion. */
  promotion: Promotion | null;
  /** What the form starts with. */
  initial: PromotionDraft;
  /** The URL of the form. */
  path: string;
  onSaved: (promotion: Promotion, isWhole: boolean) => void;
};

/** The form of a promotion. What is typed is kept in the tab, with the id under which a new promotion is saved. */
export const usePromotionForm = ({ promotion, initial, path, onSaved }: FormOptions) => {
  const client = useApolloClient();
  const [id, setId] = useState(() => promotion?.id ?? crypto.randomUUID());
  const storage = usePromotionDraft(promotion?.id ?? "new", initial);
  const [mutate, { loading: isSending }] = useSavePromotionMutation();
  const edit = useVersionedForm<Promotion, PromotionDraft>({
    stored: promotion,
    initial,
    path,
    draftOf,
    changes: promotionChanges,
    otherChanges: (seen, typed, now) =>
      otherChanges({ draft: seen.draft, state: seen.stored.state }, typed, {
        draft: draftOf(now),
        state: now.state,
      }),
    fieldOf: promotionFieldOf,
    problemsOf: draftErrors,
    send: async (version, draft, seen) => {
      const { data } = await mutate({
        variables: { id, version, input: inputOf(draft, seen ?? undefined) },
        update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "promotions" }),
      });
      return data?.savePromotion ?? null;
    },
    isSending,
    readStored: async () => {
      const { data } = await client.query({
        query: PromotionEditorDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      return data?.promotion ?? null;
    },
    conflictCode: "PROMOTION_CHANGED",
    failedText: { fallback: "The promotion could not be saved. Please try again." },
    hasDraft: storage.hasDraft,
    onTyped: (draft) => (draft ? storage.save({ draft, id }) : storage.remove()),
    onSaved,
  });

  const { offered, stopOffering } = storage;
  return {
    ...edit,
    offered: offered?.draft ?? null,
    restore: () => {
      if (offered) {
        if (!promotion) setId(offered.id);
        edit.restore(offered.draft);
      }
      stopOffering();
    },
    forget: () => {
      storage.remove();
      stopOffering();
    },
  };
};

export type PromotionForm = ReturnType<typeof usePromotionForm>;
