import { register } from "node:module";

/** Node loads this file before the shop. The hook then plants the bug that the environment variable PLANT names. */
register("./plant-hook.mjs", import.meta.url);
