import { shopSql } from "../src/app/shop-sql.ts";
import { tables } from "../src/app/tables.ts";
import { readFile } from "node:fs/promises";
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from "graphql";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase, type Database } from "../src/platform/database/database.ts";
import { migrate } from "../src/app/migrate-tables.ts";
import { migrations } from "../src/migrations/migrations.ts";
import { openApi } from "../src/app/rest/openapi.ts";
import { schemaText } from "../src/app/schema-text.ts";
import { shopFiguresText, shopLimitsText } from "../tools/shop-figures.ts";
import { shopSchema } from "../src/app/schema.ts";
import { quietLog } from "./support/quiet-log.ts";
import { makeDatabase } from "./support/test-database.ts";

const storedFile = (path: string): Promise<string> =>
  readFile(new URL(`../../${path}`, import.meta.url), "utf8");

describe("a generated file", () => {
  it("matches the code: `npm run schema` writes schema.graphql again", async () => {
    expect(await storedFile("schema.graphql")).toBe(schemaText());
  });

  it("matches the table of paths: `npm run schema` writes docs/openapi.json again", async () => {
    expect(JSON.parse(await storedFile("docs/openapi.json"))).toEqual(openApi("http://localhost:4000"));
  });

  it("matches the shop's rules: `npm run schema` writes the figures for the client's texts", async () => {
    expect(await storedFile("web/src/shop-figures.ts")).toBe(shopFiguresText());
    expect(await storedFile("web/src/shop-limits.ts")).toBe(shopLimitsText());
  });

  it("describes every type, field, argument and value", () => {
    type Described = { name: string; description?: string | null | undefined };
    const undescribed: string[] = [];
    const checkDescription = (path: string, described: Described) => {
      if (!described.description?.trim()) undescribed.push(path);
    };
    const checkFields = (type: GraphQLNamedType) => {
      if (isEnumType(type)) return;
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
      for (const field of Object.values(type.getFields())) {
        checkDescription(`${type.name}.${field.name}`, field);
        if ("args" in field)
          for (const arg of field.args) checkDescription(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    };
    const types = Object.values(shopSchema().getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    for (const type of types) {
      if (!["Query", "Mutation"].includes(type.name)) checkDescription(type.name, type);
      checkFields(type);
    }
    expect(types.length).toBeGreaterThan(30);
    expect(undescribed).toEqual([]);
  });
});

const emptyDatabase = async (): Promise<{ open: () => Promise<Database>; url: string }> => {
  const { url, drop } = await makeDatabase("none");
  const databases: Database[] = [];
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });
  const open = async () => {
    const database = await openDatabase({ tables, url, pool: 3 });
    databases.push(database);
    return database;
  };
  return { open, url };
};

const namesOfAll = migrations.map((migration) => migration.name);

describe("migrations", () => {
  it("create exactly the tables of the entities", async () => {
    const { open } = await emptyDatabase();
    const database = await open();
    const { source } = database;
    await migrate(database, quietLog, { sql: shopSql });
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it("run once, however many processes start at once", async () => {
    const { open, url } = await emptyDatabase();
    const databases = await Promise.all([open(), open(), open(), open()]);
    const names = await Promise.all(
      databases.map((database) => migrate(database, quietLog, { sql: shopSql })),
    );
    expect(names.flat()).toEqual(namesOfAll);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>("select name from migrations order by id");
    await client.end();
    expect(rows.map(({ name }) => name)).toEqual(namesOfAll);
  });

  it("leave nothing to do for the next start", async () => {
    const { open } = await emptyDatabase();
    const database = await open();
    await migrate(database, quietLog, { sql: shopSql });
    expect(await migrate(database, quietLog, { sql: shopSql })).toEqual([]);
  });
});
