import { AuditSubject } from "../audit/audit.rules.ts";
import { currentValue } from "../audit/current-value.ts";
import type { Services } from "../shop/services.ts";
import type { ContentBody, ContentKind } from "./content-body.rules.ts";
import { nextInstant, validVersion, type StoredContent, type StoredVersion } from "./content-dates.rules.ts";
import { readContents } from "./content.store.ts";

/** The documents with their scheduled versions: a version becomes valid by the clock, without a further read. */
export const storedContents = currentValue(AuditSubject.CONTENT, async ({ database }) => {
  const { contents, readAt } = await readContents(database);
  return { contents, readAt: readAt.getTime(), aheadMs: readAt.getTime() - Date.now() };
});

/**
 * The clock of the database, by which texts are published: that of this process with the difference at the last read. The difference is
 * too small by the time that the answer took, so the last read is the earliest now: what was published before it is valid.
 */
export const contentNow = async (services: Services): Promise<Date> => {
  const { readAt, aheadMs } = await storedContents.get(services);
  return new Date(Math.max(readAt, Date.now() + aheadMs));
};

/** A document with the version that is valid now. */
export type CurrentContent = Omit<StoredContent, "versions"> &
  Omit<StoredVersion, "body"> & { body: ContentBody };

const currentOf = ({ versions, ...document }: StoredContent, now: Date): CurrentContent | undefined => {
  const version = validVersion(versions, now);
  return version?.body ? { ...document, ...version, body: version.body } : undefined;
};

/** The documents of a kind that are valid now. */
export const currentContents = async (services: Services, kind: ContentKind): Promise<CurrentContent[]> => {
  const now = await contentNow(services);
  return (await storedContents.get(services)).contents
    .filter((content) => content.kind === kind)
    .flatMap((content) => currentOf(content, now) ?? []);
};

/** A document as it is valid now; `undefined` if there is none, or if it was withdrawn. */
export const currentContent = async (
  services: Services,
  kind: ContentKind,
  slug = "",
): Promise<CurrentContent | undefined> =>
  (await currentContents(services, kind)).find((content) => content.slug === slug);

/** Milliseconds until a document changes by itself; `undefined` if no change is planned. */
export const msUntilContentChange = async (services: Services): Promise<number | undefined> => {
  const now = await contentNow(services);
  const next = nextInstant((await storedContents.get(services)).contents, now);
  return next && next.getTime() - now.getTime();
};
