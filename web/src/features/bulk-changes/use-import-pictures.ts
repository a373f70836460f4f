import { useRef, useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { useUploadImportPictureMutation } from "../../graphql/generated.ts";
import { withRetries } from "../../graphql/with-retries.ts";
import { fileProblem } from "../product-admin/pictures/picture-files.ts";
import { smallerPhoto } from "../../ui/smaller-photo.ts";
import type { PictureUpload } from "../product-admin/pictures/picture-uploads.ts";

/** A picture that the file of an import names. */
export type ImportPicture = PictureUpload & { isSent: boolean };

const FAILED = "The picture could not be uploaded.";
const SAME_NAME = "Another picture has this name. Please rename one.";

/** A name as the server finds pictures by it. */
const nameOf = ({ name }: File): string => name.normalize("NFC").toLowerCase();

/** Chosen files after those that are there already. The second one with a name fails. */
export const withFiles = (
  pictures: readonly ImportPicture[],
  files: readonly File[],
): readonly ImportPicture[] => {
  const names = new Set(
    pictures.filter(({ failure }) => failure !== SAME_NAME).map(({ file }) => nameOf(file)),
  );
  const lastId = pictures.at(-1)?.id ?? 0;
  const added = files.map((file, index): ImportPicture => {
    const failure = names.has(nameOf(file)) ? SAME_NAME : fileProblem(file);
    if (!failure) names.add(nameOf(file));
    return { id: lastId + index + 1, file, progress: 0, failure, canRetry: false, isSent: false };
  });
  return [...pictures, ...added];
};

const isSendable = ({ failure, canRetry, isSent }: ImportPicture): boolean =>
  !isSent && (failure === undefined || canRetry);

/** The pictures that are uploaded with a file, one after the other. A failed one stays in the list with its sentence. */
export const useImportPictures = (isLeft: () => boolean) => {
  const [pictures, setPictures] = useState<readonly ImportPicture[]>([]);
  const current = useRef(pictures);
  const [uploadPicture] = useUploadImportPictureMutation();

  const change = (next: (all: readonly ImportPicture[]) => readonly ImportPicture[]) => {
    current.current = next(current.current);
    setPictures(current.current);
  };
  const update = (id: number, values: Partial<ImportPicture>) =>
    change((all) => all.map((picture) => (picture.id === id ? { ...picture, ...values } : picture)));

  const send = async (batchId: string, { id, file }: ImportPicture): Promise<void> => {
    update(id, { progress: 0, isRetrying: false, failure: undefined });
    try {
      const variables = { id: batchId, name: file.name, file: await smallerPhoto(file) };
      const context = { onUploadProgress: (progress: number) => update(id, { progress }) };
      await withRetries(
        () => uploadPicture({ variables, context }),
        () => update(id, { progress: 0, isRetrying: true }),
      );
      update(id, { isSent: true });
    } catch (error) {
      update(id, { failure: errorMessage(error, { fallback: FAILED }), canRetry: true });
    }
  };

  return {
    pictures,
    /** Whether some were neither uploaded nor tried. */
    hasNew: pictures.some(({ isSent, failure }) => !isSent && failure === undefined),
    add: (files: readonly File[]) => change((all) => withFiles(all, files)),
    dismiss: (id: number) => change((all) => all.filter((picture) => picture.id !== id)),
    clear: () => change(() => []),
    send,
    /** Forgets what was uploaded: another batch does not have it. */
    restart: () => change((all) => all.map((picture) => ({ ...picture, isSent: false, progress: 0 }))),
    /** Uploads those that are not uploaded yet. Returns whether all of the list are. */
    sendAll: async (batchId: string): Promise<boolean> => {
      for (const { id } of current.current.filter(isSendable)) {
        const picture = current.current.find((each) => each.id === id);
        if (isLeft()) return false;
        if (picture) await send(batchId, picture);
      }
      return current.current.every(({ isSent }) => isSent);
    },
  };
};
