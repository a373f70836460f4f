import type { ContentBody, ContentKind } from "./content-body.rules.ts";

/** A version of a document. `body` is `null` if it withdraws the document. */
export type StoredVersion = { number: number; publishedAt: Date; body: ContentBody | null };

/** A document with its valid version and the ones that are scheduled, newest first. */
export type StoredContent = { id: string; kind: ContentKind; slug: string; versions: StoredVersion[] };

const isLater = (one: StoredVersion, other: StoredVersion): boolean =>
  one.publishedAt.getTime() === other.publishedAt.getTime()
    ? one.number > other.number
    : one.publishedAt > other.publishedAt;

/** The valid version: the published one with the latest instant. `undefined` before the first. */
export const validVersion = <Version extends StoredVersion>(
  versions: readonly Version[],
  now: Date,
): Version | undefined =>
  versions
    .filter(({ publishedAt }) => publishedAt <= now)
    .reduce<Version | undefined>(
      (latest, version) => (latest && !isLater(version, latest) ? latest : version),
      undefined,
    );

type Dates = { startsAt: string | null; endsAt: string | null };

/** Whether an announcement or a banner is shown: from its start on, and no longer at its end. `null` is no limit. */
export const isShownAt = ({ startsAt, endsAt }: Dates, now: Date): boolean =>
  (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || new Date(endsAt) > now);

const datesOf = ({ announcement, home }: ContentBody): Dates[] => [
  ...(announcement ? [announcement] : []),
  ...(home?.sections ?? []).flatMap(({ banner }) => banner ?? []),
];

/** The next instant at which a page of the shop changes by itself; `undefined` if none is planned. */
export const nextInstant = (documents: readonly StoredContent[], now: Date): Date | undefined => {
  const instants = documents.flatMap(({ versions }) => [
    ...versions.map(({ publishedAt }) => publishedAt),
    ...datesOf(validVersion(versions, now)?.body ?? {})
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .flatMap((instant) => (instant === null ? [] : new Date(instant))),
  ]);
  const future = instants.filter((instant) => instant > now);
  return future.reduce<Date | undefined>(
    (next, instant) => (next && next <= instant ? next : instant),
    undefined,
  );
};
