import { preparedFiles } from "../../../platform/images/images.rules.ts";
import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../shop/services.ts";
import { deleteUnusedPicture } from "./delete-unused-picture.command.ts";

type PictureJobs = {
  /** Makes the renderings of a picture that the shop's pages need. */
  "render-picture": { key: string; isCover: boolean };
  /** Deletes the files of a picture that nothing shows. */
  "delete-picture": { key: string };
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends PictureJobs {}
}

/** Pictures are made in advance, so that no shopper waits for one. */
export const pictureTasks = (services: Services): TasksOf<PictureJobs> => ({
  "render-picture": ({ key, isCover }) => services.pictures.prepare(key, preparedFiles(isCover)),
  "delete-picture": ({ key }) => deleteUnusedPicture(services, key),
});
