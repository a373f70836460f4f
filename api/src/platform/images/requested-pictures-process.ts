import { lowerPriority } from "../lower-priority.ts";

/** Steps of `nice` below the shop's own process: requests of the catalogue are served first. */
const niceSteps = 2;

lowerPriority(niceSteps);

export { cleanPicture, render } from "./picture-tasks.ts";
