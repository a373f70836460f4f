import type { EntityManager } from "typeorm";
import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject } from "../audit/audit.rules.ts";
import { addFileJobs } from "../product-admin/pictures/edit-pictures.command.ts";
import { raiseVersions, writePictures } from "../product-admin/pictures/product-picture.store.ts";
import type { BatchOrigin } from "./apply-rows.command.ts";
import { picturesChange, type PlannedRow } from "./planned-row.rules.ts";

/** The rows that change pictures, with the lists before and after. Their products exist. */
const pictureRows = (rows: readonly PlannedRow[]) =>
  rows.flatMap((row) => {
    const change = picturesChange(row);
    return change && row.productId !== null ? [{ ...row, ...change, productId: row.productId }] : [];
  });

type PictureRow = ReturnType<typeof pictureRows>[number];

const writeLists = async (tx: EntityManager, rows: readonly PictureRow[]): Promise<void> => {
  await writePictures(
    tx,
    rows.map(({ productId, after }) => ({ productId, pictures: after })),
  );
  for (const { before, after } of rows) await addFileJobs(tx, before, after);
};

/**
 * Writes the pictures of rows whose products are locked in the version that the check saw. The files exist: the batch keeps
 * them. The pictures have an audit entry of their own, so that they are taken back without the fields. `written` names the
 * products whose version was raised with their fields.
 */
export const writeRowPictures = async (
  tx: EntityManager,
  origin: BatchOrigin,
  { rows, written }: { rows: readonly PlannedRow[]; written: ReadonlySet<string> },
): Promise<void> => {
  const changed = pictureRows(rows);
  if (changed.length === 0) return;
  await writeLists(tx, changed);
  await raiseVersions(
    tx,
    changed.map(({ productId }) => productId).filter((id) => !written.has(id)),
  );
  await addAuditEntries(
    tx,
    changed.map(({ productId, label, version, before, after }) => ({
      ...origin,
      subject: AuditSubject.PRODUCT,
      subjectId: productId,
      label,
      version: (version ?? 0) + 1,
      changes: { pictures: { before, after } },
    })),
  );
};

/** Writes the pictures of products that were added. */
export const addRowPictures = async (tx: EntityManager, rows: readonly PlannedRow[]): Promise<void> => {
  const changed = pictureRows(rows);
  if (changed.length > 0) await writeLists(tx, changed);
};
