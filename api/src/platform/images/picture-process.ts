import { getPriority, setPriority } from "node:os";
import type { Rendering } from "./images.rules.ts";
import type { UploadRules } from "./upload.rules.ts";
import * as cleaning from "./clean-picture.ts";
import * as rendering from "./render.ts";

/** Steps of `nice` below the shop's own process: no request waits for pictures that are made in advance. */
const niceSteps = 10;

setPriority(getPriority() + niceSteps);

// Ctrl+C in a terminal reaches this process too. It ends with the shop, which still waits for running jobs.
process.on("SIGINT", () => undefined);

export const render = async (task: { original: Uint8Array; rendering: Rendering }): Promise<Buffer> =>
  rendering.render(Buffer.from(task.original), task.rendering);

export const cleanPicture = async (task: { content: Uint8Array; rules: UploadRules }) =>
  cleaning.cleanPicture(Buffer.from(task.content), task.rules);
