import { getPriority, setPriority } from "node:os";

/** Steps of `nice` below the shop's own process: what is made in advance takes the time that nothing else needs. */
const niceSteps = 10;

setPriority(getPriority() + niceSteps);

export { render } from "./picture-tasks.ts";
