import { catalogueRows } from "../../../platform/database/database.ts";
import type { Services } from "../../shop/services.ts";
import { kindOfTitle } from "../words/families.rules.ts";
import { GarmentKind } from "../../catalogue/garment-kind.rules.ts";

/**
 * The kinds of garments that words name, in the order of the words, as in a title: "jhumkas" names JHUMKA. Kinds without a product
 * in the shop are left out. If the words name none, it sends no statement.
 */
export const kindsNamedBy = async (
  { database }: Pick<Services, "database">,
  words: readonly string[],
): Promise<GarmentKind[]> => {
  const named = [...new Set(words.map(kindOfTitle))].filter((kind) => kind !== GarmentKind.OTHER);
  if (named.length === 0) return [];
  const rows = await catalogueRows<{ kind: GarmentKind }>(
    database,
    "kinds-in-shop",
    `select kind from unnest($1::text[]) with ordinality named(kind, position)
     where exists (select from products p where p.kind = named.kind and p.archived_at is null)
     order by position`,
    [named],
  );
  return rows.map(({ kind }) => kind);
};
