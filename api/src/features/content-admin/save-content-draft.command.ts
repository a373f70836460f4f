import type { EntityManager } from "typeorm";
import { clockTime } from "../../platform/database/clock-time.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./content-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { ContentKind, productOfChart, type ContentBody } from "../content/content-body.rules.ts";
import { validVersion } from "../content/content-dates.rules.ts";
import { ContentDocument } from "../content/content-document.entity.ts";
import type { Services } from "../shop/services.ts";
import { auditedContent } from "./audited-content.rules.ts";
import {
  countDocuments,
  hasDocument,
  lockDocument,
  pictureSizes,
  productTitleOf,
  soldProductIds,
  versionsOf,
} from "./content-admin.store.ts";
import { invalid } from "./content-field.rules.ts";
import {
  checkedContent,
  checkedSlug,
  kindOfInput,
  titleOf,
  type TypedContent,
} from "./content-input.rules.ts";
import { pictureKeysOf } from "./home-input.rules.ts";
import { isSameContent } from "./same-content.ts";

export type ContentDraft = { id: string; version: number; slug: string | null; content: TypedContent };

/** Texts of a shop: all of them are in the memory of each process. */
const maxDocuments = 500;

/** Refuses a text that only one document can be, or whose address is taken. Returns the slug. */
const newSlug = async (tx: EntityManager, kind: ContentKind, typed: string | null): Promise<string> => {
  if (kind === ContentKind.HOME || kind === ContentKind.ANNOUNCEMENT) return refuse("CONTENT_NOT_FOUND");
  const slug = checkedSlug(kind, typed ?? "");
  const productId = kind === ContentKind.SIZE_CHART ? productOfChart(slug) : "";
  if (productId && !(await soldProductIds(tx, [productId])).has(productId))
    invalid("slug", "The shop does not sell this product.");
  if (await hasDocument(tx, kind, slug)) refuse("SLUG_TAKEN", { field: "slug" });
  if ((await countDocuments(tx)) >= maxDocuments)
    invalid("slug", `A shop has at most ${maxDocuments} texts.`);
  return slug;
};

/** What the admin has seen as the text: the draft, otherwise the newest version. */
const latestBody = async (tx: EntityManager, stored: ContentDocument): Promise<ContentBody | null> =>
  stored.draft ?? validVersion(await versionsOf(tx, stored.id), await clockTime(tx))?.body ?? null;

/**
 * Stores what an admin has written and not yet published. A new page or size chart has an id that the client made, and `version` 0.
 * The same draft again changes nothing. Throws CONTENT_INVALID with the path of the field, CONTENT_CHANGED, CONTENT_NOT_FOUND,
 * SLUG_TAKEN, BAD_ID.
 */
export const saveContentDraft = (
  services: Services,
  author: Author,
  draft: ContentDraft,
): Promise<string> => {
  const id = asId(draft.id, "id");
  const kind = kindOfInput(draft.content);
  return inTransaction(
    services.database,
    async (tx) => {
      const sizes = await pictureSizes(tx, pictureKeysOf(draft.content.home?.sections ?? []));
      const body = checkedContent(draft.content, sizes);
      const stored = await lockDocument(tx, id);
      if (stored && stored.kind !== kind) invalid("input", "This text is of another kind.");
      if (!stored && draft.version !== 0) refuse("CONTENT_NOT_FOUND");
      // Also a request that is repeated, since its answer was lost.
      if (stored?.draft && isSameContent(stored.draft, body)) return id;
      if ((stored?.version ?? 0) !== draft.version) refuse("CONTENT_CHANGED");
      const before = stored ? await latestBody(tx, stored) : null;
      const slug = stored?.slug ?? (await newSlug(tx, kind, draft.slug));
      if (stored) await tx.update(ContentDocument, { id }, { draft: body, version: () => "version + 1" });
      else await tx.insert(ContentDocument, { id, kind, slug, draft: body });
      await addAudit(tx, {
        author,
        action: "saveContentDraft",
        subject: AuditSubject.CONTENT,
        subjectId: id,
        label: titleOf({ kind, slug }, body, await productTitleOf(tx, slug)),
        version: draft.version + 1,
        changes: changesBetween(auditedContent(before), auditedContent(body)),
      });
      return id;
    },
    // Two requests that add the same text: the second one finds it.
    (error) =>
      isUniqueViolation(error, "content_documents_pkey") ||
      isUniqueViolation(error, "content_documents_slug"),
  );
};
