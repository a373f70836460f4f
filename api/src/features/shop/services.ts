import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import type { Razorpay } from "../../platform/razorpay/razorpay.ts";
import type { FileStorage } from "../../platform/files/file-storage.ts";
import type { MediaFiles } from "../../platform/files/files.ts";
import type { PrivateFiles } from "../../platform/files/private-files.ts";
import type { VideoFiles } from "../../platform/files/video-files.ts";
import type { Renderings } from "../../platform/images/images.ts";
import type { readPublicUrl } from "../../platform/http/read-public-url.ts";
import type { Throttles } from "../../platform/throttles.ts";
import type { Settings } from "./settings.ts";

/** The services that commands and stores use. One instance per process. */
export type Services = {
  settings: Settings;
  database: Database;
  log: FastifyBaseLogger;
  jwtSecret: string;
  payoutSecret: string;
  throttles: Throttles;
  files: MediaFiles;
  videos: VideoFiles;
  privateFiles: PrivateFiles;
  /** What `files`, `videos` and `privateFiles` are stored in; it also has the files of the client's versions. */
  storage: FileStorage;
  pictures: Renderings;
  /** Reads a file of the public internet. */
  readUrl: typeof readPublicUrl;
  razorpay: Razorpay;
};
