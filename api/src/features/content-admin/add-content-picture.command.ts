import { inTransaction } from "../../platform/database/database.ts";
import { renderedSize } from "../../platform/images/images.rules.ts";
import { productPicture, type UploadRules } from "../../platform/images/upload.rules.ts";
import { storePicture, type Upload } from "../../platform/images/uploads.ts";
import { asId } from "../../platform/ids.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { addRenderJobs, lockPictureFiles } from "../catalogue/pictures/picture-file.store.ts";
import type { Services } from "../shop/services.ts";
import { addPicture } from "./content-admin.store.ts";

/** As large as a product's: the hero is as wide as a desktop's column. */
const rules: UploadRules = { ...productPicture, tooLarge: "A picture has at most 20 MB and 50 megapixels." };

/**
 * Stores a picture for the texts of the shop; the same picture again is the same. Throws PICTURE_INVALID, PICTURE_TOO_LARGE,
 * PICTURE_TOO_NARROW, AVIF_TOO_LARGE, PNG_TOO_LARGE.
 */
export const addContentPicture = async (
  services: Services,
  author: Author,
  { id: given, upload }: { id: string; upload: Upload },
): Promise<{ mediaKey: string; alt: string; width: number; height: number }> => {
  const id = asId(given, "id");
  const file = await storePicture(services.files, upload, rules);
  const picture = { mediaKey: file.key, ...renderedSize(file) };
  await inTransaction(services.database, async (tx) => {
    await lockPictureFiles(tx, [file.key]);
    await addPicture(tx, picture);
    await addRenderJobs(tx, [{ key: file.key, position: 0 }]);
    await addAudit(tx, {
      author,
      action: "addContentPicture",
      subject: AuditSubject.CONTENT,
      subjectId: id,
      label: "Picture",
      changes: { picture: { before: null, after: file.key } },
    });
  });
  // An equal picture of a product may have been deleted meanwhile: from the commit on the files stay.
  await services.files.storeOriginal(file.content);
  return { ...picture, alt: "" };
};
