/** How the changes of many products came about. */
export enum BatchKind {
  BULK = "bulk",
  IMPORT = "import",
  UNDO = "undo",
}

/** A batch is checked first, which changes no product, and applied later as a whole or not at all. */
export enum BatchStatus {
  /** The parts of the file arrive. */
  UPLOADING = "uploading",
  CHECKING = "checking",
  READY = "ready",
  /** It cannot be applied; the batch has the sentence. */
  REFUSED = "refused",
  APPLYING = "applying",
  APPLIED = "applied",
}

/** Maximum number of products of one bulk change. */
export const maxBulkProducts = 10_000;

/** Maximum number of rows of a file, without its header. */
export const maxFileRows = 100_000;

/** Maximum size of one part of a file, and number of parts: 40 MB in all. A part passes a slow line within the deadline. */
export const maxPartBytes = 400_000;
export const maxParts = 100;

/** Maximum number of new pictures of an import, uploaded and by URL. */
export const maxImportPictures = 2000;

/** Days for which a batch can be undone. */
export const undoDays = 30;

/** Minutes after which an accepted change that could not be written yet is given up. */
export const applyMinutes = 10;

const dayMs = 24 * 60 * 60 * 1000;

type Applied = { kind: BatchKind; status: BatchStatus; appliedAt: string | null; undoneAt: string | null };

/** The end of the time in which a batch can be undone; `null` if it cannot be undone. */
export const undoExpiresAt = ({ kind, status, appliedAt, undoneAt }: Applied, now: Date): string | null => {
  if (kind === BatchKind.UNDO || status !== BatchStatus.APPLIED || appliedAt === null || undoneAt !== null)
    return null;
  const until = Date.parse(appliedAt) + undoDays * dayMs;
  return until > now.getTime() ? new Date(until).toISOString() : null;
};
