import { migrations } from "../migrations/migrations.ts";
import { entities } from "./features.ts";

/** The entities and migrations of the shop, for the database gateway. */
export const tables = { entities, migrations };
