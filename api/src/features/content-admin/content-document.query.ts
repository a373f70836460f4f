import type { EntityManager } from "typeorm";
import { refuse } from "./content-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import {
  isKept,
  isLegalPage,
  RowSource,
  type ContentBody,
  type HomeSectionBody,
} from "../content/content-body.rules.ts";
import { validVersion } from "../content/content-dates.rules.ts";
import { contentNow } from "../content/current-content.ts";
import { linkedCollection, opensCollection, shownCollectionById } from "../content/linked-collection.ts";
import type { Services } from "../shop/services.ts";
import type { ContentDocumentType } from "./content-admin.types.ts";
import { documentById, productTitleOf, soldProductIds, versionsOf } from "./content-admin.store.ts";
import { titleOf } from "./content-input.rules.ts";

/** Collections of a section that the shop does not show: hidden ones, and those without a product. */
const hiddenCollections = async (services: Services, section: HomeSectionBody): Promise<string[]> => {
  const { productRow, collectionCards } = section;
  if (productRow?.source === RowSource.COLLECTION)
    return (await shownCollectionById(services, productRow.collectionId)) ? [] : [productRow.title];
  const links = (collectionCards?.cards ?? []).filter(({ link }) => opensCollection(link));
  const found = await Promise.all(links.map(({ link }) => linkedCollection(services, link)));
  return links.flatMap(({ title }, index) => (found[index] ? [] : [title]));
};

const collectionWarnings = async (services: Services, { home }: ContentBody): Promise<string[]> => {
  const titles = await Promise.all(
    (home?.sections ?? []).map((section) => hiddenCollections(services, section)),
  );
  return titles.flat().map((title) => `${title}: the collection is hidden, empty or deleted, and left out.`);
};

/** What the shop leaves out of a text: products that it does not sell any more. */
const productWarnings = async (tx: EntityManager, { home }: ContentBody): Promise<string[]> => {
  const rows = (home?.sections ?? []).flatMap(({ productRow }) => productRow ?? []);
  const ids = [...new Set(rows.flatMap(({ productIds }) => productIds))];
  const sold = ids.length === 0 ? new Set<string>() : await soldProductIds(tx, ids);
  return rows.flatMap(({ title, productIds }) => {
    const missing = productIds.filter((id) => !sold.has(id)).length;
    if (missing === 0) return [];
    const products = missing === 1 ? "1 product is" : `${missing} products are`;
    return [`${title}: ${products} no longer in the shop and left out.`];
  });
};

/** A text as its editor shows it. Throws CONTENT_NOT_FOUND, BAD_ID. */
export const contentDocument = async (services: Services, given: string): Promise<ContentDocumentType> => {
  const tx: EntityManager = services.database.source.manager;
  const id = asId(given, "id");
  const stored = (await documentById(tx, id)) ?? refuse("CONTENT_NOT_FOUND");
  const versions = await versionsOf(tx, id);
  const now = await contentNow(services);
  const valid = validVersion(versions, now);
  const body = stored.draft ?? valid?.body ?? null;
  return {
    id,
    kind: stored.kind,
    slug: stored.slug,
    title: titleOf(stored, body, await productTitleOf(tx, stored.slug)),
    version: stored.version,
    hasChanges: stored.draft !== null,
    isKept: isKept(stored),
    isLegal: isLegalPage(stored),
    body: body as ContentDocumentType["body"],
    versions: versions.map(({ number, publishedAt, body: published }) => ({
      number,
      publishedAt,
      isWithdrawn: published === null,
      isCurrent: number === valid?.number,
      isScheduled: publishedAt > now,
    })),
    warnings: [
      ...(await productWarnings(tx, body ?? {})),
      ...(await collectionWarnings(services, body ?? {})),
    ],
  };
};
