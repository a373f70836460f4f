import { register } from "node:module";

/** Loaded before the shop: its modules pass through the hook that plants the bug which PLANT names. */
register("./plant-hook.mjs", import.meta.url);
