import { inTransaction } from "../../../platform/database/database.ts";
import { outdatePages } from "../../../platform/edge/outdated-pages.ts";
import { pictureTag } from "../../../platform/images/media-routes.ts";
import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { isVideoUsed } from "./video-file.store.ts";

type VideoJobs = {
  /** Deletes the file of a video that no product shows any more. */
  "delete-video": { key: string; format: string };
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends VideoJobs {}
}

export const videoTasks = (services: Services): TasksOf<VideoJobs> => ({
  "delete-video": async (file) => {
    const { database, videos } = services;
    await videos.removeUnused(file, () => inTransaction(database, (tx) => isVideoUsed(tx, file.key)));
    if (await videos.has(file)) return;
    await inTransaction(database, async (tx) => outdatePages(tx, [pictureTag(file.key)]));
  },
});
