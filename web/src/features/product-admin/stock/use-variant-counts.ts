import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorExtensions } from "../../../graphql/error-message.ts";
import { UpdateStockDocument, type ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { isKeyReused, requestKeys } from "../../../graphql/request-keys.ts";
import { sentences } from "../form/product-texts.ts";
import { parsePieces } from "../form/typed-values.ts";
import { refreshCachedProduct, reloadProduct } from "../refresh-cached-product.ts";

type Product = ProductEditor_ProductFragment;
type Unit = Product["stockUnits"][number];

/** What was typed for one size and colour, and the pieces that the admin saw before. */
type Typed = { text: string; seen: number; error?: string };

export type Count = { unitId: string; quantity: number; stockSeen: number };

const FAILED = "This count could not be saved. Please try again.";

/**
 * Counts the pieces of a product by size and colour: each changed one is booked as a movement of its own. A count that is refused
 * stays typed, with its message.
 */
export const useVariantCounts = ({ id }: Product) => {
  const client = useApolloClient();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed | undefined>>>({});
  const [isSaving, setSaving] = useState(false);
  const [keys] = useState(requestKeys);
  const setOf = (unitId: string, next: Typed | undefined) =>
    setTyped((current) => ({ ...current, [unitId]: next }));

  const book = (count: Count, idempotencyKey: string) =>
    client.mutate({
      mutation: UpdateStockDocument,
      variables: { productId: id, input: { reason: "COUNTED", note: null, ...count }, idempotencyKey },
      context: { queue: `product ${id}` },
      update: (cache) => refreshCachedProduct(cache, id),
    });

  /** Sets the pieces back to what they were before the counts. Returns the message of a failure. */
  const undo = async (counts: readonly Count[]): Promise<string | undefined> => {
    try {
      for (const { unitId, quantity, stockSeen } of counts)
        await book({ unitId, quantity: stockSeen, stockSeen: quantity }, crypto.randomUUID());
      return undefined;
    } catch (error) {
      await reloadProduct(client, id);
      return writeErrorMessage(error, { fallback: FAILED });
    }
  };

  const bookTyped = async (count: Count, text: string): Promise<boolean> => {
    try {
      await book(count, keys.keyOf(count.unitId));
      keys.renew(count.unitId);
      setOf(count.unitId, undefined);
      return true;
    } catch (error) {
      if (isKeyReused(errorCode(error))) keys.renew(count.unitId);
      // The message names the stock that is there, so the next count is about that.
      const { code, stock } = errorExtensions(error);
      const seen = code === "STOCK_CHANGED" ? Number(stock) : count.stockSeen;
      setOf(count.unitId, { text, seen, error: writeErrorMessage(error, { fallback: FAILED }) });
      return false;
    }
  };

  const entries = Object.entries(typed).flatMap(([unitId, entry]) => (entry ? [{ unitId, ...entry }] : []));
  const counts = entries
    .map(({ unitId, text, seen }) => ({ unitId, text, quantity: parsePieces(text), stockSeen: seen }))
    .filter(({ quantity, stockSeen }) => quantity !== stockSeen);

  /** Whether every typed count is a number; else the fields get their messages. */
  const check = (): boolean => {
    const invalid = entries.filter(({ text }) => parsePieces(text) === undefined);
    for (const { unitId, text, seen } of invalid) setOf(unitId, { text, seen, error: sentences.stock });
    return invalid.length === 0;
  };

  /** Books the typed counts. Returns those that are booked, and whether these are all. */
  const save = async (): Promise<{ booked: Count[]; isComplete: boolean }> => {
    if (isSaving || !check()) return { booked: [], isComplete: false };
    setSaving(true);
    const booked: Count[] = [];
    for (const { text, quantity = 0, ...rest } of counts)
      if (await bookTyped({ ...rest, quantity }, text)) booked.push({ ...rest, quantity });
    const isComplete = booked.length === counts.length;
    if (!isComplete) await reloadProduct(client, id);
    setSaving(false);
    return { booked, isComplete };
  };

  return {
    textOf: (unit: Unit) => typed[unit.id]?.text ?? String(unit.stock),
    errorOf: (unit: Unit) => typed[unit.id]?.error,
    type: (unit: Unit, text: string) => setOf(unit.id, { text, seen: typed[unit.id]?.seen ?? unit.stock }),
    isTyped: counts.length > 0,
    reset: () => setTyped({}),
    check,
    save,
    undo,
    isSaving,
  };
};

export type VariantCounts = ReturnType<typeof useVariantCounts>;
