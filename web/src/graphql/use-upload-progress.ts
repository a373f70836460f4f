import { useState } from "react";

/** The sent share of an upload, from 0 to 1; `null` while nothing is sent. */
export const useUploadProgress = () => {
  const [share, setShare] = useState<number | null>(null);
  return {
    share,
    /** The context of one of several files. */
    contextOf: (index: number, count: number) => ({
      onUploadProgress: (sent: number) => setShare(Math.floor(((index + sent) / count) * 100) / 100),
    }),
    end: () => setShare(null),
  };
};
