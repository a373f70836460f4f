import type { Rendering } from "./images.rules.ts";
import type { UploadRules } from "./upload.rules.ts";
import * as cleaning from "./clean-picture.ts";
import * as rendering from "./render.ts";

// Ctrl+C in a terminal reaches this process too. It ends with the shop, which still waits for running jobs.
process.on("SIGINT", () => undefined);

/** Bytes of another process arrive as a plain array of bytes. */
export const render = (task: { original: Uint8Array; rendering: Rendering }): Promise<Buffer> =>
  rendering.render(Buffer.from(task.original), task.rendering);

export const cleanPicture = (task: { content: Uint8Array; rules: UploadRules }) =>
  cleaning.cleanPicture(Buffer.from(task.content), task.rules);
