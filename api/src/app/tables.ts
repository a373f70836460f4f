import { migrations } from "../migrations/migrations.ts";
import { entities } from "./entities.ts";

/** The tables of the shop: what the database gateway opens and migrates. */
export const tables = { entities, migrations };
