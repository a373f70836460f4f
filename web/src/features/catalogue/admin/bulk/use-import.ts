import { useEffect, useRef, useState } from "react";
import { errorCode, errorMessage, isServerFailure } from "../../../../graphql/error-message.ts";
import {
  useCheckImportMutation,
  useStartImportMutation,
  useUploadImportPartMutation,
} from "../../../../graphql/generated.ts";
import { toast } from "../../../../ui/toast.ts";

/** Bytes of one part: it passes a slow line within the server's deadline. */
const PART_BYTES = 400_000;
const MAX_FILE_BYTES = 40_000_000;

/** Tries of one part, for a line that breaks. */
const TRIES = 3;

/** A file in parts. An empty file has one empty part, and the server says so. */
const partsOfFile = (file: File): File[] =>
  Array.from(
    { length: Math.max(1, Math.ceil(file.size / PART_BYTES)) },
    (_, index) => new File([file.slice(index * PART_BYTES, (index + 1) * PART_BYTES)], file.name),
  );

const withRetries = async (work: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (attempt >= TRIES || !isServerFailure(errorCode(error))) throw error;
    }
};

/**
 * Uploads a file in parts and starts its check. `progress` is from 0 to 1 while it uploads, else `null`. The upload ends when
 * its page is left: the preview must not open over another page.
 */
export const useImport = (onChecking: (batchId: string) => void) => {
  const [startImport] = useStartImportMutation();
  const [uploadPart] = useUploadImportPartMutation();
  const [checkImport] = useCheckImportMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const upload = async (file: File) => {
    setFailure(null);
    if (file.size > MAX_FILE_BYTES) return setFailure("A file has at most 40 MB. Please split it.");
    setProgress(0);
    try {
      const started = await startImport({ variables: { name: file.name } });
      const id = started.data?.startImport.id ?? "";
      const parts = partsOfFile(file);
      for (const [place, content] of parts.entries()) {
        await withRetries(() => uploadPart({ variables: { id, place, content } }));
        if (isLeft.current) return toast.info(`The upload of ${file.name} has stopped: its page was left.`);
        setProgress((place + 1) / parts.length);
      }
      await checkImport({ variables: { id, parts: parts.length } });
      if (!isLeft.current) onChecking(id);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The file could not be uploaded. Please try again." }));
    } finally {
      setProgress(null);
    }
  };
  return { upload: (file: File) => void upload(file), progress, failure };
};
