import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { failProgram } from "./app/run-program.ts";
import { readSettings } from "./app/settings.ts";
import { SettingsError } from "./platform/errors/settings-error.ts";
import { moveFiles, type MoveSummary } from "./platform/files/move-files.ts";
import { checkBucket } from "./platform/files/s3/check-bucket.ts";
import { s3Client } from "./platform/files/s3/s3-client.ts";
import { s3Storage } from "./platform/files/s3/s3-storage.ts";
import { projectRoot } from "./platform/project-root.ts";

/** Milliseconds between two lines of progress. */
const progressMs = 2000;

const usage = `Usage: npm run move-files [-- --delete-after]
  Copies pictures and photographs from DATA_DIR to the bucket of S3_URL. It can be stopped and repeated at any time.
  --delete-after  deletes them from DATA_DIR once all of them are in the bucket`;

const deletesAfterOf = (args: string[]): boolean => {
  try {
    return parseArgs({ args, options: { "delete-after": { type: "boolean", default: false } } }).values[
      "delete-after"
    ];
  } catch {
    throw new SettingsError(usage);
  }
};

const counts = ({ copied, present, removed, deleted, failures }: MoveSummary): string =>
  [
    `${copied} copied`,
    `${present} there before`,
    ...(removed > 0 ? [`${removed} removed by the shop meanwhile`] : []),
    ...(deleted > 0 ? [`${deleted} deleted from the disk`] : []),
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
  ].join(", ");

/** Prints the counts every few seconds. */
const progressPrinter = (): ((summary: MoveSummary) => void) => {
  let printedAt = Date.now();
  return (summary) => {
    if (Date.now() - printedAt < progressMs) return;
    printedAt = Date.now();
    process.stdout.write(`${counts(summary)} ...\n`);
  };
};

/** `npm run move-files`: copies the files of DATA_DIR to the object store (docs/operating.md). */
const run = async (args: string[]): Promise<MoveSummary> => {
  const deletesAfter = deletesAfterOf(args);
  const { s3, dataDir } = readSettings(process.env);
  if (!s3)
    throw new SettingsError(
      "S3_URL: set it, with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, to the bucket of the files.",
    );
  const send = s3Client(s3);
  await checkBucket(s3, send);
  const folder = resolve(projectRoot, dataDir);
  process.stdout.write(`Moves the files of ${folder} to ${s3.bucketUrl}.\n`);
  return moveFiles({ folder, target: s3Storage(send), deletesAfter, onProgress: progressPrinter() });
};

run(process.argv.slice(2)).then((summary) => {
  process.stdout.write(`${counts(summary)}.\n`);
  if (summary.failures.length === 0) return;
  process.stderr.write(
    `${summary.failures.join("\n")}\nRun the command again: what is there is not copied again.\n`,
  );
  process.exitCode = 1;
}, failProgram);
