import { getNamedType, isLeafType, type GraphQLOutputType } from "graphql";
import { beforeAll, expect, it } from "vitest";
import { shopSchema } from "../src/app/schema.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, aProduct, aShopper, sql } = await openTestShop();

const productType = shopSchema().getType("Product");
if (!productType || !("getFields" in productType)) throw new Error("The schema has no object type Product.");

/** Fields that only an admin can select. */
const adminFields = new Set(["hiddenReviews"]);

/** The arguments of fields that are `null` without them. */
const neededArguments: Record<string, string> = { matchingPicture: "(filter: { colors: [RED] })" };

/** Fields of a type two levels deep, without arguments: enough to compare two ways to the same product. */
const selectionOf = (type: GraphQLOutputType, depth = 2): string => {
  const named = getNamedType(type);
  if (isLeafType(named) || !("getFields" in named)) return "";
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isLeaf = isLeafType(getNamedType(field.type));
    if ((!isLeaf && depth === 1) || adminFields.has(field.name)) return [];
    return [`${field.name}${neededArguments[field.name] ?? ""}${selectionOf(field.type, depth - 1)}`];
  });
  return ` { ${fields.join(" ")} }`;
};

const fields = Object.values(productType.getFields());

let productId: string;
let similarId: string;
let token: string;

beforeAll(async () => {
  const shopper = await aShopper();
  token = shopper.token;
  const product = await aProduct({
    sizes: ["S", "M"],
    colors: ["Madder Red", "Indigo"],
    materials: ["Cotton", "Zari"],
    description: "A dress with a story.",
    pictures: 4,
  });
  await aProduct({ category: "party" });
  productId = product.id;
  similarId = (await aProduct({})).id;
  await sql("update product_pictures set color = 'Madder Red' where product_id = $1 and position > 1", [
    productId,
  ]);
  await sql(
    "update products set hsn = '6204', seo_title = 'Dress', seo_description = 'A red dress' where id = $1",
    [productId],
  );
});

it("covers the fields of the schema", () => {
  expect(fields.length).toBeGreaterThan(20);
});

it.each(fields.filter(({ name }) => !adminFields.has(name)).map(({ name, type }) => [name, type] as const))(
  "a list, a single product and a similar product return the same %s",
  async (name, type) => {
    const selection = `id ${name}${neededArguments[name] ?? ""}${selectionOf(type as GraphQLOutputType)}`;
    const list = await gql(`query List { products(first: 10) { nodes { ${selection} } } }`, {}, token);
    const single = await gql(
      `query Single($id: ID!) { product(id: $id) { ${selection} } }`,
      { id: productId },
      token,
    );
    const similar = await gql<{ product: { similar: { id: string }[] } }>(
      `query Similar($id: ID!) { product(id: $id) { similar { ${selection} } } }`,
      { id: similarId },
      token,
    );
    expect([...list.errors, ...single.errors, ...similar.errors]).toEqual([]);
    const nodes = list.data["products"] as { nodes: { id: string }[] };
    const listed = nodes.nodes.find(({ id }) => id === productId);
    expect(listed).toBeDefined();
    expect(listed).toEqual(single.data["product"]);
    expect(similar.data.product.similar.find(({ id }) => id === productId)).toEqual(listed);
  },
);
