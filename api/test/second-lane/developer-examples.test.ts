import { describe, expect, it } from "vitest";
import {
  examplesOfPart,
  operationsBySubject,
  operationsOfPart,
  type Operation,
  type Part,
} from "../../src/app/developers/operations.ts";
import type { AccessFixtures } from "../support/access-cases.ts";
import { accessFixtures } from "../support/access-fixtures.ts";
import { exampleValues, filled, type ExampleValues } from "../support/example-values.ts";
import { sizedOrderValues, staffExampleValues } from "../support/staff-example-values.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ THROTTLES: "load-test" });

/** A query changes nothing, so those of a part share one set of fixtures. */
const sharedFixtures = {
  storefront: await accessFixtures(testShop),
  staff: await accessFixtures(testShop),
};

const valuesFor = async (
  { name }: Operation,
  part: Part,
  fixtures: AccessFixtures,
): Promise<ExampleValues> => {
  if (part === "storefront") return exampleValues(testShop, fixtures);
  const values = staffExampleValues(testShop, fixtures);
  return name === "Mutation.updateOrderLine" ? { ...values, ...(await sizedOrderValues(testShop)) } : values;
};

describe.each(["storefront", "staff"] as const)("the examples of the reference: %s", (part) => {
  it("are exactly one for each operation", () => {
    const names = Object.values(examplesOfPart[part]).flatMap((ofSubject) => Object.keys(ofSubject));
    expect(names.toSorted()).toEqual(operationsOfPart(part).toSorted());
  });

  it.for([...operationsBySubject(part).values()].flat())(
    "work as written: $name",
    { timeout: 30_000 },
    async (operation) => {
      const { document, example, isForVisitors } = operation;
      const fixtures = operation.kind === "query" ? sharedFixtures[part] : await accessFixtures(testShop);
      const values = await valuesFor(operation, part, fixtures);
      const variables = (await filled(example.variables ?? {}, values)) as Record<string, unknown>;
      const { token } = part === "staff" ? fixtures.admin : fixtures.shopper;
      const { code, message, status } = await testShop.gql(
        document,
        variables,
        isForVisitors ? undefined : token,
      );
      const { refusedAs } = example;
      expect({ document, message, code, isOk: status === 200 }).toMatchObject({
        code: refusedAs,
        isOk: refusedAs === undefined,
      });
    },
  );
});
