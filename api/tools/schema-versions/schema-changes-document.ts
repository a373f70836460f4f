import { createHash } from "node:crypto";
import { noticeDays, schemaChanges, type SchemaChange } from "./schema-changes.ts";
import { countsTable } from "./schema-counts.ts";

const baselinesHead = "## Baselines";

/** Names a baseline in the document, so that it cannot be replaced without an entry. */
export const fingerprintOf = (baseline: string): string =>
  createHash("sha256").update(baseline).digest("hex").slice(0, 16);

const titles: Record<SchemaChange["level"], string> = {
  breaking: "Breaking",
  dangerous: "Dangerous",
  safe: "Compatible",
};

const listOf = (changes: readonly SchemaChange[], headMark: string): string => {
  const sections = (["breaking", "dangerous", "safe"] as const).flatMap((level) => {
    const messages = changes.filter((change) => change.level === level).map(({ message }) => `- ${message}`);
    return messages.length > 0 ? [`${headMark} ${titles[level]}\n\n${messages.join("\n")}`] : [];
  });
  return sections.length > 0 ? sections.join("\n\n") : "None.";
};

/** The entries of a document, newest first; "" for a document without any. */
const entriesOf = (document: string): string => document.split(`${baselinesHead}\n\n`)[1]?.trim() ?? "";

/** The fingerprint of the newest baseline that a document names. */
export const namedFingerprint = (document: string): string | undefined =>
  /^Fingerprint `(\w+)`/m.exec(entriesOf(document))?.[1];

const intro = `# Changes of the schema

Written by \`npm run schema\`, which compares \`schema.graphql\` with \`docs/schema-baseline.graphql\`: what clients count on.
Do not edit.

A breaking change is red in \`npm run check\`, unless what goes has been deprecated in the baseline for ${noticeDays} days. The reason of
a deprecation begins with its day: \`\`@deprecated(reason: "Since 2026-11-27: use \`x\`.")\`\`. A release without a breaking change
moves the baseline. Until the first release a breaking change may move it too. Both by

    npm run schema -- --baseline "why, and who is concerned"

which puts an entry with the day, the reason and the changes below.`;

type Parts = { document: string; baseline: string; schema: string };

const countsIntro = `Before: the schema of November 2026, until it got access, codes and conventions. A query that is not null is a list, a setting or an
object of the caller; look-ups by a key are nullable. Why a mutation may return its object, and why there are no unions, is in
[ADR 75](adr/0075-conventions-of-the-schema.md) and [ADR 73](adr/0073-access-refusals-and-versions-of-the-schema.md).`;

const documentOf = (changes: readonly SchemaChange[], entries: string, schema: string): string =>
  [
    intro,
    "## In numbers",
    countsIntro,
    countsTable(schema),
    "## Since the baseline",
    listOf(changes, "###"),
    baselinesHead,
    `${entries}\n`,
  ].join("\n\n");

/** The document with the changes since the baseline. */
export const changesDocument = async ({ document, baseline, schema }: Parts): Promise<string> =>
  documentOf(await schemaChanges(baseline, schema), entriesOf(document), schema);

/** The document of the moment when the schema becomes the baseline. */
export const documentOfBaseline = async (
  { document, baseline, schema }: Parts,
  { day, reason }: { day: string; reason: string },
): Promise<string> => {
  const changes = baseline === "" ? [] : await schemaChanges(baseline, schema);
  const entry = `### ${day}: ${reason}\n\nFingerprint \`${fingerprintOf(schema)}\`.\n\n${listOf(changes, "####")}`;
  return documentOf([], `${entry}\n\n${entriesOf(document)}`.trim(), schema);
};
