import type { Shop } from "../../shop/shop.ts";
import { lookUpWords } from "../search-word.store.ts";
import { partsOf, type SelectionPart } from "./admin-filter.store.ts";
import { adminWordsOf, type AdminProductSelection } from "./admin-list.rules.ts";

/** A selection of the admin by state, with the queries of its text. */
export const adminParts = async (shop: Shop, selection: AdminProductSelection): Promise<SelectionPart[]> =>
  partsOf(
    selection,
    selection.text === undefined ? undefined : adminWordsOf(await lookUpWords(shop, selection.text)),
  );
