import { catalogueRows } from "../../../platform/database/database.ts";
import type { Shop } from "../../shop/shop.ts";
import { GarmentKind } from "./facet.rules.ts";

/**
 * The kinds of garments that words name, in the order of the words, as in a title: "jhumkas" names JHUMKA. Kinds without a product
 * in the shop are left out. Without words it sends no statement.
 */
export const kindsNamedBy = async (
  { database }: Pick<Shop, "database">,
  words: readonly string[],
): Promise<GarmentKind[]> => {
  if (words.length === 0) return [];
  const rows = await catalogueRows<{ kind: GarmentKind }>(
    database,
    "kinds-of-words",
    `select kind from (
       select kind_of_title(w.word) as kind, min(w.place) as place
       from unnest($1::text[]) with ordinality w(word, place) group by 1
     ) named
     where kind <> $2 and exists (select from products p where p.kind = named.kind and p.archived_at is null)
     order by place`,
    [words, GarmentKind.OTHER],
  );
  return rows.map(({ kind }) => kind);
};
