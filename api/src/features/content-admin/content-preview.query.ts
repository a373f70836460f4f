import { refuse } from "./content-admin.refusals.ts";
import { validVersion } from "../content/content-dates.rules.ts";
import type { ContentPreview } from "../content/content.types.ts";
import { contentNow } from "../content/current-content.ts";
import { shownHome, shownPage } from "../content/shown-content.ts";
import type { Services } from "../shop/services.ts";
import { documentById, versionsOf } from "./content-admin.store.ts";
import { textOfToken } from "./preview-link.ts";

/** A draft as its page will show it, banners of any dates included. Throws PREVIEW_LINK_INVALID. */
export const contentPreview = async (services: Services, token: string): Promise<ContentPreview> => {
  const tx = services.database.source.manager;
  const id = textOfToken(services.jwtSecret, token, new Date());
  const stored = id === undefined ? null : await documentById(tx, id);
  if (!stored) return refuse("PREVIEW_LINK_INVALID");
  const versions = await versionsOf(tx, stored.id);
  const body =
    stored.draft ??
    validVersion(versions, await contentNow(services))?.body ??
    refuse("PREVIEW_LINK_INVALID");
  const version = {
    slug: stored.slug,
    number: 0,
    publishedAt: new Date(),
    isCurrent: true,
  };
  return {
    kind: stored.kind,
    home: body.home ? await shownHome(services, body.home) : null,
    announcement: body.announcement ? { id: `${stored.id}-0`, ...body.announcement } : null,
    page: body.page ? shownPage(body.page, version) : null,
    sizeChart: body.sizeChart ?? null,
  };
};
