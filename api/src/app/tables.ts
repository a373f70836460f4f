import { migrations } from "../migrations/migrations.ts";
import { entities } from "./entities.ts";

/** The entities and migrations of the shop, for the database gateway. */
export const tables = { entities, migrations };
