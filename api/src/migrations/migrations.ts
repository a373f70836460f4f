import { Baseline1763600000100 } from "./0001-baseline.ts";

/** All migrations in order. The statements of a landed migration never change. */
export const migrations = [Baseline1763600000100];
