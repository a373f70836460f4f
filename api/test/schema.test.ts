import { shopSql } from "../src/app/features.ts";
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
import { minPrefix } from "../src/features/orders/order-search.rules.ts";
import { maxLineQuantity } from "../src/features/catalogue/variant.rules.ts";
import { openApi } from "../src/app/rest/openapi.ts";
import { schemaText, storefrontText } from "../src/app/schema-text.ts";
import { shopSchema } from "../src/app/schema.ts";
import {
  changesDocument,
  fingerprintOf,
  namedFingerprint,
} from "../tools/schema-versions/schema-changes-document.ts";
import { brokenPromises, undatedDeprecations } from "../tools/schema-versions/schema-changes.ts";
import { quietLog } from "./support/quiet-log.ts";
import { withoutDescriptions } from "../tools/schema-versions/without-descriptions.ts";
import { makeDatabase } from "./support/test-database.ts";

const storedFile = (path: string): Promise<string> =>
  readFile(new URL(`../../${path}`, import.meta.url), "utf8");

describe("a generated file", () => {
  it("matches the code: `npm run schema` writes schema.graphql again", async () => {
    expect(await storedFile("schema.graphql")).toBe(schemaText());
  });

  it("has the part for visitors and shoppers: `npm run schema` writes storefront.graphql again", async () => {
    expect(await storedFile("storefront.graphql")).toBe(storefrontText());
  });

  it("lists the changes since the baseline: `npm run schema` writes docs/schema-changes.md again", async () => {
    const document = await storedFile("docs/schema-changes.md");
    const baseline = await storedFile("docs/schema-baseline.graphql");
    expect(document).toBe(
      await changesDocument({ document, baseline, schema: withoutDescriptions(schemaText()) }),
    );
    // A baseline without an entry: `npm run schema -- --baseline "REASON"` sets one.
    expect(namedFingerprint(document)).toBe(fingerprintOf(baseline));
  });

  it("breaks nothing that was not deprecated for 90 days: docs/schema-changes.md says what to do", async () => {
    const baseline = await storedFile("docs/schema-baseline.graphql");
    const today = new Date().toISOString().slice(0, 10);
    expect(await brokenPromises(baseline, schemaText(), today)).toEqual([]);
    expect(undatedDeprecations(schemaText())).toEqual([]);
  });

  it("matches the table of paths: `npm run schema` writes docs/openapi.json again", async () => {
    expect(JSON.parse(await storedFile("docs/openapi.json"))).toEqual(openApi("http://localhost:4000"));
  });

  it("names the limits of the server in the client, which are no settings", async () => {
    const { letters, digits } = minPrefix;
    expect(await storedFile("web/src/features/orders/admin/order-search.ts")).toContain(
      `const minPrefix = { letters: ${letters}, digits: ${digits} };`,
    );
    expect(await storedFile("web/src/max-line-quantity.ts")).toContain(
      `maxLineQuantity = ${maxLineQuantity};`,
    );
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
