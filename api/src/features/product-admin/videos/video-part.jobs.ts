import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";

type VideoPartJobs = {
  /** Deletes the parts of an upload, whether it was finished or not. */
  "delete-video-parts": { folder: string };
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends VideoPartJobs {}
}

export const videoPartTasks = ({ privateFiles }: Services): TasksOf<VideoPartJobs> => ({
  "delete-video-parts": ({ folder }) => privateFiles.remove(folder),
});
