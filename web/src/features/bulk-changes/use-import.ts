import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import {
  useCheckImportMutation,
  useStartImportMutation,
  useUploadImportPartMutation,
} from "../../graphql/generated.ts";
import { withRetries } from "../../graphql/with-retries.ts";
import { useImportPictures, type ImportPicture } from "./use-import-pictures.ts";
import { toast } from "../../ui/toast.ts";

/** Bytes of one part, as the server takes them: what a broken connection costs a slow line. */
const PART_BYTES = 400_000;
const MAX_FILE_BYTES = 40_000_000;

/** A file in parts. An empty file has one empty part, and the server says so. */
const partsOfFile = (file: File): File[] =>
  Array.from(
    { length: Math.max(1, Math.ceil(file.size / PART_BYTES)) },
    (_, index) => new File([file.slice(index * PART_BYTES, (index + 1) * PART_BYTES)], file.name),
  );

/** A file that is uploaded, while its pictures are not. */
type WaitingFile = { id: string; parts: number };

const isPicture = ({ name, type }: File): boolean => type.startsWith("image/") && !/\.csv$/i.test(name);

/**
 * Uploads a file in parts, then its pictures, and starts its check. `progress` is from 0 to 1 while the file uploads, else
 * `null`. If pictures fail, the check waits for the admin. The upload ends when its page is left: the preview must not open
 * over another page.
 */
export const useImport = (onChecking: (batchId: string) => void) => {
  const [startImport] = useStartImportMutation();
  const [uploadPart] = useUploadImportPartMutation();
  const [checkImport] = useCheckImportMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [waiting, setWaiting] = useState<WaitingFile | null>(null);
  const isLeft = useRef(false);
  const pictures = useImportPictures(() => isLeft.current);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const check = async ({ id, parts }: WaitingFile) => {
    await checkImport({ variables: { id, parts } });
    if (!isLeft.current) onChecking(id);
  };

  /** Runs a step of the upload; its failure is shown. */
  const run = async (step: () => Promise<void>) => {
    setFailure(null);
    setUploading(true);
    try {
      await step();
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The file could not be uploaded. Please try again." }));
    } finally {
      setProgress(null);
      setUploading(false);
    }
  };

  const sendPictures = async (file: WaitingFile) => {
    setWaiting(file);
    if (await pictures.sendAll(file.id)) await check(file);
  };

  const stopped = (file: File): void => {
    toast.info(`The upload of ${file.name} has stopped: its page was left.`);
  };

  const upload = async (file: File) => {
    setFailure(null);
    setWaiting(null);
    if (file.size > MAX_FILE_BYTES) return setFailure("A file has at most 40 MB. Please split it.");
    setProgress(0);
    pictures.restart();
    await run(async () => {
      const started = await startImport({ variables: { name: file.name } });
      const id = started.data?.startImport.id ?? "";
      const parts = partsOfFile(file);
      for (const [position, content] of parts.entries()) {
        const context = {
          onUploadProgress: (share: number) => setProgress((position + share) / parts.length),
        };
        await withRetries(() => uploadPart({ variables: { id, position, content }, context }));
        if (isLeft.current) return stopped(file);
        setProgress((position + 1) / parts.length);
      }
      setProgress(null);
      await sendPictures({ id, parts: parts.length });
      if (isLeft.current) stopped(file);
    });
  };

  return {
    /** Takes pictures, and a file, whose upload starts at once. */
    choose: (files: readonly File[]) => {
      pictures.add(files.filter(isPicture));
      const file = files.find((each) => !isPicture(each));
      if (file) void upload(file);
    },
    retry: (picture: ImportPicture) => {
      if (waiting) void run(() => pictures.send(waiting.id, picture));
    },
    /**
     * Starts the check without the pictures that failed. Pictures that were chosen since are uploaded first. `undefined` if
     * nothing waits for the check.
     */
    checkNow:
      waiting && !isUploading
        ? () => void run(() => (pictures.hasNew ? sendPictures(waiting) : check(waiting)))
        : undefined,
    pictures,
    isUploading,
    progress,
    failure,
  };
};
