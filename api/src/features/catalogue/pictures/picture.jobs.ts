import { preparedFiles } from "../../../platform/images/images.rules.ts";
import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import type { Shop } from "../../shop/shop.ts";
import { deleteUnusedPicture } from "./delete-unused-picture.command.ts";

type PictureJobs = {
  /** Makes the renderings of a picture that the shop's pages need. */
  "render-picture": { key: string; isCover: boolean };
  /** Deletes the files of a picture that nothing shows any more. */
  "delete-picture": { key: string };
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends PictureJobs {}
}

/** Pictures are made in advance, so that no shopper waits for one. */
export const pictureTasks = (shop: Shop): TasksOf<PictureJobs> => ({
  "render-picture": ({ key, isCover }) => shop.pictures.prepare(key, preparedFiles(isCover)),
  "delete-picture": ({ key }) => deleteUnusedPicture(shop, key),
});
