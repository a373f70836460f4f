import { isBuilt } from "../../../scripts/setup.mjs";
import { typescriptArgs } from "../../tools/bench/node-process.ts";

const isApiBuilt = isBuilt("api");

/**
 * Node's arguments for a program of the shop, such as "main": its build, which starts with half the work, or its source if
 * that has changed since the last build.
 */
export const shopProgram = (name: string): string[] =>
  isApiBuilt ? [`api/dist/programs/${name}.js`] : typescriptArgs(`api/src/${name}.ts`);
