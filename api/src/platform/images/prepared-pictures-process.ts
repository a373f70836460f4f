import { lowerPriority } from "../lower-priority.ts";

/** Steps of `nice` below the shop's own process: what is made in advance takes the time that nothing else needs. */
const niceSteps = 10;

lowerPriority(niceSteps);

export { render } from "./picture-tasks.ts";
