import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, anAdmin, aProduct } = testShop;
const admin = await anAdmin();
const { set } = settingCalls(testShop, admin.token);
const { importFile, apply } = batchCalls(testShop, admin.token);

const fields = "manufacturer importer countryOfOrigin netQuantity genericName consumerCare";
const SHOWN = `query($id: ID!) { product(id: $id) { ${fields} } }`;
const ADD = `mutation($input: ProductInput!) { addProduct(input: { product: $input }) { id version isArchived ${fields} } }`;
const CHANGE = `mutation($id: ID!, $version: Int, $changes: ProductChanges!) {
  updateProduct(input: { id: $id, version: $version, changes: $changes }) { id version ${fields} } }`;

type Shown = Record<string, string | null>;

const shownOf = async (id: string) => (await gql<{ product: Shown }>(SHOWN, { id })).data.product;

const add = (input: Record<string, unknown>) =>
  gql<{ addProduct: Shown & { id: string; version: number } }>(
    ADD,
    { input: { title: "Kurta", description: "Woven.", price: 900, category: "CASUALS", ...input } },
    admin.token,
  );

const change = (id: string, changes: Record<string, unknown>) => gql(CHANGE, { id, changes }, admin.token);

const importer = "Indigo Imports, 4 Dock Road, Mumbai 400001";

describe("what a product says about its goods", () => {
  const untouched = {
    manufacturer: "Saanjh Studio, SCO 148, Sector 17-C, Chandigarh 160017",
    importer: null,
    countryOfOrigin: "IN",
    netQuantity: "1 piece",
    genericName: null,
    consumerCare: "care@saanjh.example, +91 172 555 0148",
  };

  it("is the seller's own address without settings", async () => {
    expect(await shownOf((await aProduct()).id)).toEqual(untouched);
  });

  it("is what the settings of the shop say", async () => {
    const { id } = await aProduct();
    await set("productInformation", { manufacturer: "Loom House, Jaipur 302001", netQuantity: "1 set" });
    expect(await shownOf(id)).toMatchObject({
      manufacturer: "Loom House, Jaipur 302001",
      netQuantity: "1 set",
    });
    await set("productInformation", { manufacturer: "", netQuantity: "1 piece" });
    expect(await shownOf(id)).toEqual(untouched);
  });

  const addVietnamese = async () =>
    (await add({ countryOfOrigin: " vietnam ", importer, manufacturer: " Ha Noi  Mills " })).data.addProduct;

  it("is its own where the form has some", async () => {
    const { id } = await addVietnamese();
    expect(await shownOf(id)).toMatchObject({
      countryOfOrigin: "VN",
      importer,
      manufacturer: "Ha Noi Mills",
    });
  });

  it("is changed by a file, also by its empty cells", async () => {
    const { id } = await addVietnamese();
    const file = `id,countryOfOrigin,importer,genericName\n${id},,,Tunic`;
    expect((await apply((await importFile(file)).id)).status).toBe("APPLIED");
    expect(await shownOf(id)).toMatchObject({ countryOfOrigin: "IN", importer: null, genericName: "Tunic" });
  });

  it("refuses an unknown country and a text that is too long", async () => {
    const { id } = await aProduct();
    expect((await change(id, { countryOfOrigin: "Atlantis" })).code).toBe("ORIGIN_UNKNOWN");
    for (const code of ["ZZ", "EU", "XX"])
      expect((await change(id, { countryOfOrigin: code })).code).toBe("ORIGIN_UNKNOWN");
    expect((await change(id, { manufacturer: "x".repeat(301) })).code).toBe("BAD_INPUT");
  });
});

describe("an imported product", () => {
  it("is not put on sale without its importer, by any channel", async () => {
    expect((await add({ countryOfOrigin: "CN" })).code).toBe("IMPORTER_NEEDED");
    const { id } = await aProduct();
    expect((await change(id, { countryOfOrigin: "China" })).code).toBe("IMPORTER_NEEDED");
    const checked = await importFile(`id,countryOfOrigin\n${id},CN`);
    expect(JSON.stringify(checked)).toContain("importer");
    const put = await rest(
      "PUT",
      `/api/admin/products/${id}`,
      {
        title: "Kurta",
        description: "Woven.",
        price: 900,
        stock: 3,
        category: "casuals",
        countryOfOrigin: "CN",
      },
      admin.token,
    );
    expect(put.status).toBe(400);
    expect((await change(id, { countryOfOrigin: "China", importer })).errors).toEqual([]);
    expect((await change(id, { importer: null })).code).toBe("IMPORTER_NEEDED");
  });

  it("is not put on sale without its origin", async () => {
    expect((await add({ importer })).code).toBe("ORIGIN_NEEDED");
    expect((await add({ importer, countryOfOrigin: "IN" })).code).toBe("ORIGIN_NEEDED");
  });

  it("needs its importer only when it is brought back from the archive", async () => {
    const { id } = await aProduct();
    expect((await change(id, { isArchived: true, countryOfOrigin: "CN" })).errors).toEqual([]);
    expect((await change(id, { isArchived: false })).code).toBe("IMPORTER_NEEDED");
    expect((await change(id, { isArchived: false, importer })).errors).toEqual([]);
    const [row] = await sql("select importer from products where id = $1 and archived_at is null", [id]);
    expect(row).toEqual({ importer });
  });
});

describe("the filter and the sort by origin", () => {
  const LIST = `query($filter: ProductFilter, $sort: ProductSort) { products(first: 50, filter: $filter, sort: $sort) {
    totalCount facets { origins } nodes { id countryOfOrigin } } }`;

  type List = {
    totalCount: number;
    facets: { origins: string[] };
    nodes: { id: string; countryOfOrigin: string }[];
  };

  const list = async (filter: object | null = null, sort: string | null = null) =>
    (await gql<{ products: List }>(LIST, { filter, sort }, admin.token)).data.products;

  /** One imported product on sale, beside one of India. */
  const aSingleImport = async () => {
    await sql("update products set archived_at = now() where country_of_origin <> 'IN'");
    await aProduct();
    return (await add({ countryOfOrigin: "Sri Lanka", importer })).data.addProduct.id;
  };

  it("are offered while something imported is on sale", async () => {
    const id = await aSingleImport();
    expect((await list()).facets.origins).toEqual(["IN", "LK"]);
    await change(id, { isArchived: true });
    expect((await list()).facets.origins, "everything is of India").toEqual([]);
  });

  it("list by country", async () => {
    const id = await aSingleImport();
    expect(await list({ origins: ["lk"] })).toMatchObject({ totalCount: 1, nodes: [{ id }] });
    const indian = await list({ origins: ["IN"] });
    expect(new Set(indian.nodes.map(({ countryOfOrigin }) => countryOfOrigin))).toEqual(new Set(["IN"]));
    expect(indian.totalCount).toBe(indian.nodes.length);
    expect((await list(null, "ORIGIN")).nodes.at(-1)).toEqual({ id, countryOfOrigin: "LK" });
    expect((await list({ origins: ["ZZ"] })).nodes, "an unknown code lists nothing").toEqual([]);
  });

  it("refuse what is no code", async () => {
    for (const origins of [[""], ["India"], Array.from({ length: 31 }, () => "IN")])
      expect((await gql(LIST, { filter: { origins } })).code).toBe("BAD_INPUT");
  });
});
