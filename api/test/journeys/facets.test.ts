import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearProductCounts } from "../../src/features/search/product-count.cache.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import type { Person } from "../support/factories.ts";
import type { ProductOptions } from "../support/product-factories.ts";
import { CHANGE_STATUS } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop, aProduct, writeProduct, aShopper, anAdmin, anOrder } = await openTestShop();

type Count = { count: number } & Record<string, string | number>;
type Found = {
  products: {
    totalCount: number;
    nodes: { title: string; kind: string }[];
    facets: Record<"categories" | "kinds" | "sizes" | "colors" | "fabrics", Count[]>;
  };
};

const LIST = `query List($filter: ProductFilter, $sort: ProductSort) {
  products(first: 50, filter: $filter, sort: $sort) {
    totalCount nodes { title kind }
    facets { categories { category count } kinds { kind count } sizes { size count } colors { color count }
      fabrics { fabric count } }
  }
}`;

/** The first words of the titles, the total, and the counts of each facet as texts. */
const found = async (filter: object, sort = "NAME_A_TO_Z") => {
  const { data, errors } = await gql<Found>(LIST, { filter, sort });
  expect(errors).toEqual([]);
  const { totalCount, nodes, facets } = data.products;
  const texts = (counts: Count[]) =>
    counts.map(({ count, ...value }) => `${Object.values(value).join("")} ${count}`);
  return {
    titles: nodes.map(({ title }) => title.split(" ")[0]),
    totalCount,
    kinds: texts(facets.kinds),
    sizes: texts(facets.sizes),
    colors: texts(facets.colors),
    fabrics: texts(facets.fabrics),
  };
};

const facetsOf = async (id: string): Promise<string[]> => {
  const [row] = await sql<{ facets: string[] }>("select facets from products where id = $1", [id]);
  return (row?.facets ?? []).toSorted();
};

const catalogue: ProductOptions[] = [
  {
    title: "Asha Straight Kurta",
    colors: ["Madder Red", "Indigo"],
    sizes: ["S", "M"],
    materials: ["Mul cotton"],
  },
  {
    title: "Bela Anarkali",
    colors: ["Rani Pink"],
    sizes: ["M", "L"],
    materials: ["Modal silk", "Cotton lining"],
  },
  {
    title: "Champa Shirt Dress",
    colors: ["Neel Blue"],
    sizes: ["M"],
    materials: ["Linen 55%", "Cotton 45%"],
  },
  { title: "Devi Dupatta-Drape Saree Gown", colors: ["Wine"], sizes: ["L"], materials: ["Silk"], stock: 0 },
  {
    title: "Ela Temple Jhumkas",
    colors: ["Antique Gold"],
    materials: ["Brass, gold plated"],
    category: "accessories",
  },
  { title: "Falguni Kurta", archived: true, colors: ["Red"], sizes: ["M"] },
];

let admin: Person;

beforeAll(async () => {
  admin = await anAdmin();
  for (const options of catalogue) await aProduct({ stock: 3, category: "everyday", ...options });
});

beforeEach(() => {
  clearProductCounts(shop);
});

describe("filters by facets", () => {
  it("list the products with one of the values of each facet, in any order of the list", async () => {
    expect((await found({ kinds: ["KURTA", "ANARKALI"] })).titles).toEqual(["Asha", "Bela"]);
    expect((await found({ kinds: ["KURTA", "ANARKALI"], colors: ["PINK"] })).titles).toEqual(["Bela"]);
    expect((await found({ fabrics: ["COTTON"] })).titles).toEqual(["Asha", "Champa"]);
    expect((await found({ fabrics: ["SILK"], sizes: ["m"] })).titles).toEqual(["Bela"]);
    expect((await found({ sizes: ["M"] }, "NEWEST")).titles).toEqual(["Champa", "Bela", "Asha"]);
    expect((await found({ sizes: ["M"] }, "PRICE_LOW_TO_HIGH")).titles).toHaveLength(3);
    expect((await found({ sizes: ["M"], text: "kurta" }, "RELEVANCE")).titles).toEqual(["Asha"]);
    expect((await found({ kinds: ["JHUMKA"], categories: ["EVERYDAY"] })).titles).toEqual([]);
  });

  it("leave out a size without pieces in stock", async () => {
    expect((await found({ sizes: ["L"] })).titles).toEqual(["Bela"]);
    expect((await found({ kinds: ["SAREE_GOWN"] })).titles).toEqual(["Devi"]);
    expect((await found({ sizes: ["ONE SIZE"] })).titles).toEqual(["Ela"]);
  });

  it("leave out archived products", async () => {
    expect((await found({ sizes: ["M"] })).titles).toEqual(["Asha", "Bela", "Champa"]);
  });

  it("are counted, each facet without its own choice", async () => {
    const all = await found({});
    expect(all.totalCount).toBe(5);
    expect(all.kinds).toEqual(["KURTA 1", "ANARKALI 1", "DRESS 1", "SAREE_GOWN 1", "JHUMKA 1"]);
    expect(all.sizes).toEqual(["M 3", "L 1", "ONE SIZE 1", "S 1"]);
    expect(all.colors).toEqual(["RED 2", "PINK 1", "BLUE 2", "GOLD 1"]);
    expect(all.fabrics).toEqual(["COTTON 2", "SILK 2", "LINEN 1", "VISCOSE 1", "METAL 1"]);
    const medium = await found({ sizes: ["M"], colors: ["RED", "PINK"] });
    expect(medium).toMatchObject({
      totalCount: 2,
      sizes: ["M 2", "L 1", "S 1"],
      colors: ["RED 1", "PINK 1", "BLUE 2"],
      kinds: ["KURTA 1", "ANARKALI 1"],
    });
  });

  it("are counted among the matches of a text", async () => {
    const cotton = await found({ text: "cotton", kinds: ["KURTA"] }, "RELEVANCE");
    expect(cotton).toMatchObject({ titles: ["Asha"], totalCount: 1, colors: ["RED 1", "BLUE 1"] });
    expect(cotton.kinds).toEqual(["KURTA 1", "ANARKALI 1", "DRESS 1"]);
    expect((await found({ text: "qqqqqq", kinds: ["KURTA"] }, "RELEVANCE")).kinds).toEqual([]);
  });

  it("refuse too many values", async () => {
    const many = { sizes: Array.from({ length: 31 }, String) };
    const { errors } = await gql(LIST, { filter: many });
    expect(errors.map(({ extensions }) => extensions?.["code"])).toEqual(["BAD_INPUT"]);
  });

  it("take any text as a size", async () => {
    for (const size of ["'", "\\", "M' | 'kind/kurta", ":*", "a & b", "(", "<->", "९"])
      expect((await found({ sizes: [size] })).totalCount).toBe(0);
  });
});

describe("the facets of a product", () => {
  it("come from its title, colours and materials", async () => {
    const { id } = await aProduct({
      title: "Brocade Blazer in Rust",
      colors: ["Silver Grey", "Rose Gold", "Hazelnut"],
      materials: ["Chanderi silk-cotton", "Satin lining", "Brass buttons"],
      sizes: ["Free size"],
    });
    expect(await facetsOf(id)).toEqual([
      "color/gold",
      "color/grey",
      "fabric/cotton",
      "fabric/silk",
      "kind/blazer",
      "size/FREE SIZE",
    ]);
    await writeProduct(id, { availableColors: [], materials: [], kind: "other" });
    expect(await facetsOf(id)).toEqual(["kind/other", "size/FREE SIZE"]);
    expect((await found({ text: "brocade", kinds: ["OTHER"] }, "RELEVANCE")).titles).toEqual(["Brocade"]);
    await sql("delete from products where id = $1", [id]);
  });
});

describe("the sizes in stock", () => {
  /** A product with a text of its own, and the sizes that the list of it counts. */
  const aCoat = async (word: string, options: ProductOptions) => {
    const { id } = await aProduct({ title: `${word} coat`, ...options });
    const sizes = async () => {
      clearProductCounts(shop);
      return (await found({ text: word })).sizes;
    };
    const isListed = async (size: string) => (await found({ text: word, sizes: [size] })).totalCount === 1;
    return { id, sizes, isListed };
  };

  it("follow the sale and the return of the last piece of a size", async () => {
    const shopper = await aShopper();
    const coat = await aCoat("aparajita", { sizes: ["S", "M"], colors: ["Red", "Blue"], stockOfEach: 1 });
    const buy = (color: string) =>
      anOrder({ shopper, lines: [{ productId: coat.id, size: "M", color, quantity: 1 }] });
    await buy("Red");
    expect(await coat.sizes()).toEqual(["M 1", "S 1"]);
    expect(await coat.isListed("M")).toBe(true);
    const order = await buy("Blue");
    expect(await coat.sizes()).toEqual(["S 1"]);
    expect(await coat.isListed("M")).toBe(false);
    const cancelled = { orderId: order.id, status: "CANCELLED" };
    expect((await gql(CHANGE_STATUS, cancelled, admin.token)).errors).toEqual([]);
    expect(await coat.sizes()).toEqual(["M 1", "S 1"]);
    await sql("delete from stock_units where product_id = $1 and size = 'S'", [coat.id]);
    expect(await coat.sizes()).toEqual(["M 1"]);
  });

  it("are none of a colour that was taken out", async () => {
    const coat = await aCoat("bakula", { sizes: ["S", "M"], colors: ["Red"], stockOfEach: 1 });
    await sql("update products set available_colors = '{Blue}' where id = $1", [coat.id]);
    expect(await coat.sizes()).toEqual([]);
    expect(await coat.isListed("M")).toBe(false);
  });

  it("are all those of a product whose pieces have no size", async () => {
    const coat = await aCoat("champaka", { sizes: ["S", "M"], colors: ["Red"], stockOfEach: 1 });
    await sql("delete from stock_units where product_id = $1", [coat.id]);
    await sql("insert into stock_units (product_id, stock) values ($1, 2)", [coat.id]);
    expect(await coat.sizes()).toEqual(["M 1", "S 1"]);
    expect(await coat.isListed("M")).toBe(true);
  });

  it("do not make an order of the last piece wait for a product that an import writes", async () => {
    const coat = await aCoat("chameli", { sizes: ["M"], stock: 1 });
    const shopper = await aShopper();
    await inTransaction(shop.database, async (tx) => {
      await tx.query("select from products where id = $1 for no key update", [coat.id]);
      // An order that waits for the lock of this transaction is refused at the statement timeout.
      const order = await anOrder({ shopper, lines: [{ productId: coat.id, size: "M", quantity: 1 }] });
      expect(order.id).toBeTruthy();
      expect(await coat.isListed("M")).toBe(false);
    });
  });
});
