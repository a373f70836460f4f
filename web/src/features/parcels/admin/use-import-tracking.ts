import { useState } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  useImportTrackingMutation,
  type ImportTrackingMutation,
  type TrackingCorrectionInput,
} from "../../../graphql/generated.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { forgetRecentDeliveries } from "./use-delivered.ts";

type Result = ImportTrackingMutation["importTracking"];

/** The server's limit. A larger file is not sent. */
const MAX_FILE_BYTES = 1_000_000;

/** Checks a courier's file, then records it. What is left out of a recorded file is shown again, with its problems. */
export const useImportTracking = () => {
  const [send, { loading }] = useImportTrackingMutation();
  const progress = useUploadProgress();
  const [file, setFile] = useState<File | null>(null);
  const [corrections, setCorrections] = useState<readonly TrackingCorrectionInput[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (
    content: File,
    dryRun: boolean,
    corrected: readonly TrackingCorrectionInput[],
  ): Promise<Result | null> => {
    setFailure(null);
    try {
      const { data } = await send({
        variables: { file: content, dryRun, corrections: [...corrected] },
        context: progress.contextOf(0, 1),
        update: forgetRecentDeliveries,
      });
      setResult(data?.importTracking ?? null);
      return data?.importTracking ?? null;
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The file could not be read. Please try again." }));
      return null;
    } finally {
      progress.end();
    }
  };

  return {
    result,
    fileName: file?.name ?? "",
    isLoading: loading,
    progress: progress.share,
    failure,
    check: async (chosen: File) => {
      if (chosen.size > MAX_FILE_BYTES)
        return setFailure("A file has at most 2,000 rows and 1 MB. Please split it.");
      setFile(chosen);
      setCorrections([]);
      await run(chosen, true, []);
    },
    /** Checks the file again with a row as the admin corrected it. */
    correct: async (correction: TrackingCorrectionInput) => {
      if (!file) return;
      const next = [...corrections.filter(({ position }) => position !== correction.position), correction];
      setCorrections(next);
      await run(file, true, next);
    },
    /** The applied result; `null` if nothing was recorded. */
    apply: async (): Promise<Result | null> => {
      const applied = file && (await run(file, false, corrections));
      return applied?.isApplied ? applied : null;
    },
    clear: () => {
      setResult(null);
      setFile(null);
      setCorrections([]);
      setFailure(null);
    },
  };
};
