import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorExtensions } from "../../../../graphql/error-message.ts";
import {
  UpdateProductDocument,
  type AdminProductRow_ProductFragment,
} from "../../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../../graphql/lost-answer.ts";
import { readConflicts } from "../../form/conflicts.ts";
import { fieldNames, fieldWords } from "../../form/field-words.ts";
import { emptyTexts, errorsOf, isSameText, productChanges } from "../../form/product-texts.ts";
import { priceText } from "../../form/typed-values.ts";
import { refreshCachedProduct, reloadProduct } from "../../refresh-cached-product.ts";
import type { ActionNotice } from "../use-product-actions.ts";

type Product = AdminProductRow_ProductFragment;

export type CellField = "price" | "stock";

/** What was typed into a cell, and what its admin saw before. */
export type CellEdit = {
  text: string;
  seen: { text: string; version: number };
  error?: string | undefined;
  /** Another admin has set the price meanwhile: which one is to stay? */
  question?: { text: string; version: number; userName: string } | undefined;
};

const textOf = (field: CellField, { price, stock }: Product): string =>
  field === "price" ? priceText(price) : String(stock);

/**
 * Edits one field of a product in its row. `edit` is `null` while the cell is closed. A save sends what the admin saw, so that a
 * change of another admin, or a sale, is never overwritten unseen.
 */
export const useCellEdit = (product: Product, field: CellField, onNotice: (notice: ActionNotice) => void) => {
  const client = useApolloClient();
  const [edit, setEdit] = useState<CellEdit | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { id, title } = product;
  const name = `${fieldNames[field]} of “${title}”`;

  const send = async (text: string, seen: CellEdit["seen"]): Promise<number | undefined> => {
    const changes = productChanges({ texts: { ...emptyTexts, [field]: text }, seenStock: seen.text }, [
      field,
    ]);
    const { data } = await client.mutate({
      mutation: UpdateProductDocument,
      variables: { id, version: seen.version, changes },
      context: { queue: `product ${id}` },
      update: (cache) => refreshCachedProduct(cache, id),
    });
    return data?.updateProduct.version;
  };

  const undo = async (before: string, seen: CellEdit["seen"]) => {
    try {
      await send(before, seen);
      onNotice({ tone: "success", text: `${name} is back to ${fieldWords(field, before)}.` });
    } catch (error) {
      await reloadProduct(client, id);
      onNotice({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "This could not be undone. Please try again." }),
      });
    }
  };

  const ask = (sent: CellEdit, error: unknown) => {
    const extensions = errorExtensions(error);
    const found = readConflicts(extensions);
    const conflict = found?.conflicts.find((each) => each.field === field);
    if (found && conflict) setEdit({ ...sent, question: { ...conflict, version: found.version } });
    else {
      const message = writeErrorMessage(error, { fallback: "This could not be saved. Please try again." });
      // The message names the stock that is there, so the next save is about that.
      const { stock } = extensions;
      const seen = extensions["code"] === "STOCK_CHANGED" ? { ...sent.seen, text: String(stock) } : sent.seen;
      setEdit({ ...sent, seen, error: message });
    }
    // Not awaited: the admin may answer the question at once.
    void reloadProduct(client, id);
  };

  const save = async (typed: CellEdit) => {
    if (isSaving) return;
    const { text, seen } = typed;
    if (isSameText(field, text, seen.text)) return setEdit(null);
    const error = errorsOf({ ...emptyTexts, [field]: text }, [field])[field];
    if (error) return setEdit({ ...typed, error });
    setSaving(true);
    setEdit({ ...typed, error: undefined, question: undefined });
    try {
      const version = await send(text, seen);
      setEdit(null);
      if (version === undefined) return;
      onNotice({
        tone: "success",
        text: `${name} changed from ${fieldWords(field, seen.text)} to ${fieldWords(field, text)}.`,
        undo: () => void undo(seen.text, { text, version }),
      });
    } catch (failure) {
      ask(typed, failure);
    } finally {
      setSaving(false);
    }
  };

  return {
    edit,
    isSaving,
    open: () => {
      const text = textOf(field, product);
      setEdit({ text, seen: { text, version: product.version } });
    },
    type: (text: string) => setEdit((current) => current && { ...current, text, error: undefined }),
    close: () => setEdit(null),
    save: () => edit && void save(edit),
    keepMine: () => {
      if (!edit?.question) return;
      const { text, version } = edit.question;
      void save({ ...edit, seen: { text, version } });
    },
  };
};
