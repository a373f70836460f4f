import type { ProductUpload } from "./picture-uploads.ts";

/** What was added to the product whose uploads are sent, all with the same version. */
let added: readonly ProductUpload[] = [];

const haveSameVersion = (one: ProductUpload, other: ProductUpload): boolean =>
  one.productId === other.productId && one.version === other.version;

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

const haveEqualBytes = async (one: Blob, other: Blob): Promise<boolean> => {
  if (one.size !== other.size) return false;
  const otherBytes = await bytesOf(other);
  return (await bytesOf(one)).every((byte, index) => byte === otherBytes[index]);
};

export const noteAddedFile = (upload: ProductUpload): void => {
  added = [...added.filter((each) => haveSameVersion(each, upload)), upload];
};

/**
 * Whether an equal file was added with the same version. The server takes a second one for a repetition after a lost response,
 * and adds nothing.
 */
export const isAddedFile = async (upload: ProductUpload): Promise<boolean> => {
  const others = added.filter((each) => haveSameVersion(each, upload));
  return (await Promise.all(others.map(({ file }) => haveEqualBytes(file, upload.file)))).includes(true);
};
