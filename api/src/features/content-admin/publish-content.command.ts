import type { EntityManager } from "typeorm";
import { clockTime } from "../../platform/database/clock-time.ts";
import { refuse } from "./content-admin.refusals.ts";
import type { Author } from "../audit/audit.rules.ts";
import { isKept, isLegalPage, type ContentBody } from "../content/content-body.rules.ts";
import { validVersion } from "../content/content-dates.rules.ts";
import type { ContentDocument } from "../content/content-document.entity.ts";
import { ContentVersion } from "../content/content-version.entity.ts";
import type { Services } from "../shop/services.ts";
import { changeContent, type SeenContent } from "./change-content.command.ts";
import { addVersion, versionOf, versionsOf } from "./content-admin.store.ts";
import { invalid } from "./content-field.rules.ts";

/** How far ahead a text can be published, in days. */
const maxDaysAhead = 366;

/** A time that is over by less counts as now: the admin's clock and the way to the shop take time. */
const lateMs = 60_000;

/** Scheduled versions of a text: all of them are in the memory of each process. */
const maxScheduled = 20;

/** What changes what shoppers read. `mayPublishLegal`: the viewer publishes the pages that the law asks for. */
export type Publication = SeenContent & { mayPublishLegal: boolean };

/** Throws FORBIDDEN for a legal page. */
const checkPublisher = (stored: ContentDocument, { mayPublishLegal }: Publication): void => {
  if (isLegalPage(stored) && !mayPublishLegal)
    refuse("FORBIDDEN", {
      message: "Only an owner can publish this legal page. Save a draft, and ask an owner to publish it.",
    });
};

const checkedInstant = (at: Date, now: Date): Date => {
  const ahead = at.getTime() - now.getTime();
  if (ahead < -lateMs) invalid("publishAt", "This time has passed. Choose a later one, or publish now.");
  if (ahead > maxDaysAhead * 24 * 60 * 60_000) invalid("publishAt", "Choose a time within a year.");
  return at;
};

const checkScheduled = async (tx: EntityManager, documentId: string, now: Date): Promise<void> => {
  const versions = await versionsOf(tx, documentId);
  if (versions.filter(({ publishedAt }) => publishedAt > now).length >= maxScheduled)
    invalid("publishAt", `A text has at most ${maxScheduled} scheduled versions.`);
};

/** Publishes a body by the clock of the database, and names the version in the audit. */
const published = async (
  tx: EntityManager,
  { id }: ContentDocument,
  { body, at: typed }: { body: ContentBody | null; at: Date | null },
) => {
  const now = await clockTime(tx);
  const at = typed && checkedInstant(typed, now);
  const publishedAt = at !== null && at > now ? at : now;
  if (publishedAt > now) await checkScheduled(tx, id, now);
  const number = await addVersion(tx, id, { body, publishedAt });
  return {
    versionNumber: { before: null, after: number },
    publishedAt: { before: null, after: publishedAt.toISOString() },
  };
};

/**
 * Publishes the draft, now or at an instant. Throws CONTENT_INVALID for an instant that is over and without a draft,
 * CONTENT_CHANGED, CONTENT_NOT_FOUND, and FORBIDDEN for a legal page.
 */
export const publishContent = (
  services: Services,
  author: Author,
  { at, ...seen }: Publication & { at: Date | null },
): Promise<string> =>
  changeContent(services, author, { ...seen, action: "publishContent" }, async (tx, stored) => {
    checkPublisher(stored, seen);
    const body = stored.draft ?? invalid("id", "There is no draft to publish.");
    return {
      set: { draft: null },
      changes: await published(tx, stored, { body, at }),
    };
  });

/** Publishes an earlier version again, now. The draft stays. Throws CONTENT_INVALID for a version that cannot be shown. */
export const republishContent = (
  services: Services,
  author: Author,
  { number, ...seen }: Publication & { number: number },
): Promise<string> =>
  changeContent(services, author, { ...seen, action: "republishContent" }, async (tx, stored) => {
    checkPublisher(stored, seen);
    const version = await versionOf(tx, stored.id, number);
    const body = version?.body ?? invalid("number", "There is no such version.");
    return {
      changes: {
        ...(await published(tx, stored, { body, at: null })),
        restored: { before: null, after: number },
      },
    };
  });

/** Takes a scheduled version back. It becomes the draft, unless there is one. Throws CONTENT_INVALID once it is valid. */
export const cancelScheduledContent = (
  services: Services,
  author: Author,
  { number, ...seen }: Publication & { number: number },
): Promise<string> =>
  changeContent(services, author, { ...seen, action: "cancelScheduledContent" }, async (tx, stored) => {
    checkPublisher(stored, seen);
    const version = await versionOf(tx, stored.id, number);
    if (!version || version.publishedAt <= (await clockTime(tx)))
      return invalid("number", "This version is already published.");
    await tx.delete(ContentVersion, { documentId: stored.id, number });
    return {
      set: { draft: stored.draft ?? version.body },
      changes: { publishedAt: { before: version.publishedAt.toISOString(), after: null } },
    };
  });

/** Takes a text down: an announcement, a page that the shop added, the size chart of a kind. Throws CONTENT_IN_USE. */
export const withdrawContent = (services: Services, author: Author, seen: SeenContent): Promise<string> =>
  changeContent(services, author, { ...seen, action: "withdrawContent" }, async (tx, stored) => {
    if (isKept(stored)) refuse("CONTENT_IN_USE");
    const valid = validVersion(await versionsOf(tx, stored.id), await clockTime(tx));
    if (!valid?.body) return undefined;
    const { publishedAt } = await published(tx, stored, { body: null, at: null });
    return { changes: { withdrawnAt: publishedAt } };
  });
