import { getPriority, setPriority } from "node:os";

/** Steps of `nice` below the shop's own process: requests of the catalogue are served first. */
const niceSteps = 2;

setPriority(getPriority() + niceSteps);

export { cleanPicture, render } from "./picture-tasks.ts";
