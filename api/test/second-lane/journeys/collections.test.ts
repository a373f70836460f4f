import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  COLLECTION_PREVIEW,
  collectionCalls,
  collectionContent,
  collectionProducts,
  HIDE_COLLECTION,
  ORDER_COLLECTIONS,
  PRODUCTS_OF_COLLECTION,
  type ListedProducts,
} from "../../support/collection-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, sql, anAdmin, aProduct } = testShop;
const { productsOf, titlesOf, titlesByPages, collection, save, aCollection } = collectionCalls(testShop);
const admin = await anAdmin();

const shownSlugs = async (): Promise<string[]> => {
  const { data } = await gql<{ collections: { nodes: { slug: string }[] } }>(
    "{ collections(first: 100) { nodes { slug } } }",
  );
  return data.collections.nodes.map(({ slug }) => slug);
};

const { rose, ivory, gold, teal, gone } = await collectionProducts(testShop);

describe("a collection of picked products", () => {
  it("has them in the order of the admin, page by page, without archived ones", async () => {
    const productIds = [gold, gone, teal, rose, ivory].map(({ id }) => id);
    const { slug, productCount } = await aCollection(admin, { productIds });
    expect(productCount).toBe(4);
    const inOrder = ["Gold clutch", "Teal kurta", "Rose dress", "Ivory gown"];
    expect(await titlesOf(slug)).toEqual(inOrder);
    expect(await titlesByPages(slug)).toEqual(inOrder);
    expect(await titlesOf(slug, { sort: "NEWEST" })).toEqual([
      "Teal kurta",
      "Gold clutch",
      "Ivory gown",
      "Rose dress",
    ]);
    expect(await titlesByPages(slug, { sort: "PRICE_LOW_TO_HIGH" })).toEqual([
      "Gold clutch",
      "Rose dress",
      "Teal kurta",
      "Ivory gown",
    ]);
    expect(await titlesOf(slug, { text: "rose gown" })).toEqual([]);
    expect(await titlesOf(slug, { text: "gown" })).toEqual(["Ivory gown"]);
  });

  it("is counted by facet", async () => {
    const { slug } = await aCollection(admin, { productIds: [teal.id, gold.id, rose.id] });
    const all = await productsOf(slug);
    expect(all.totalCount).toBe(3);
    expect(all.facets.categories).toEqual([
      { category: "PARTY", count: 1 },
      { category: "CASUALS", count: 0 },
      { category: "EVERYDAY", count: 1 },
      { category: "ACCESSORIES", count: 1 },
    ]);
    expect(all.facets.sizes).toEqual([
      { size: "M", count: 1 },
      { size: "ONE SIZE", count: 1 },
    ]);
  });

  it("is narrowed by the shopper's filters", async () => {
    const { slug } = await aCollection(admin, { productIds: [teal.id, gold.id, rose.id] });
    expect(await titlesByPages(slug, { categories: ["EVERYDAY", "ACCESSORIES"] })).toEqual([
      "Teal kurta",
      "Gold clutch",
    ]);
    expect(await titlesOf(slug, { sizes: ["M"] })).toEqual(["Rose dress"]);
    expect((await productsOf(slug, { categories: ["CASUALS"] })).totalCount).toBe(0);
  });

  it("takes a repeated product once", async () => {
    const { productIds } = await aCollection(admin, {
      productIds: [rose.id, teal.id, rose.id.toUpperCase()],
    });
    expect(productIds).toEqual([rose.id, teal.id]);
  });

  it("takes at most 10,000 products", async () => {
    const tooMany = Array.from({ length: 10_001 }, () => randomUUID());
    expect(await save(admin, randomUUID(), 0, collectionContent({ productIds: tooMany }))).toMatchObject({
      message: "A collection has at most 10,000 picked products. A rule can select more.",
    });
  });

  it("keeps its products in another order when only the order changes", async () => {
    const { id, slug } = await aCollection(admin, { productIds: [rose.id, teal.id, gold.id] });
    const input = collectionContent({ slug, productIds: [gold.id, rose.id] });
    expect((await save(admin, id, 1, input)).data.saveCollection).toMatchObject({
      version: 2,
      productIds: [gold.id, rose.id],
    });
    expect(await titlesOf(slug)).toEqual(["Gold clutch", "Rose dress"]);
    expect((await productsOf(slug)).totalCount).toBe(2);
  });
});

describe("a collection by rule", () => {
  it("has what the same filters of the shop select, newest first", async () => {
    const rule = { categories: ["PARTY", "ACCESSORIES"], maxPrice: 1000 };
    const { slug, productCount } = await aCollection(admin, { kind: "RULE", rule });
    const { data } = await gql<{ products: ListedProducts }>(PRODUCTS_OF_COLLECTION, { filter: rule });
    expect(await titlesByPages(slug)).toEqual(data.products.nodes.map(({ title }) => title));
    expect(productCount).toBe(data.products.totalCount);
    expect((await productsOf(slug)).facets).toEqual(data.products.facets);
  });

  it("has the pinned products first, also those that the rule does not select", async () => {
    const rule = { categories: ["PARTY"] };
    const { slug, productCount } = await aCollection(admin, {
      kind: "RULE",
      rule,
      productIds: [teal.id, gone.id, rose.id],
    });
    expect(productCount).toBe(3);
    expect(await titlesByPages(slug)).toEqual(["Teal kurta", "Rose dress", "Ivory gown"]);
    expect(await titlesByPages(slug, { sort: "NAME_A_TO_Z" })).toEqual([
      "Ivory gown",
      "Rose dress",
      "Teal kurta",
    ]);
    expect(await titlesByPages(slug, { maxPrice: 1500 })).toEqual(["Teal kurta", "Rose dress"]);
    expect((await productsOf(slug)).totalCount).toBe(3);
  });

  it("selects by kind, by size and by pieces in stock", async () => {
    const bySize = await aCollection(admin, { kind: "RULE", rule: { sizes: ["m"], kinds: ["DRESS"] } });
    const inStock = await aCollection(admin, { kind: "RULE", rule: { isInStock: true } });
    expect(bySize.productCount).toBe((await titlesOf(bySize.slug)).length);
    expect(await titlesOf(bySize.slug)).toEqual(["Rose dress"]);
    expect(await titlesOf(inStock.slug)).toEqual(["Gold clutch", "Ivory gown", "Rose dress"]);
    expect((await productsOf(inStock.slug)).totalCount).toBe(3);
  });

  it("selects what is below its MRP, or below its regular price by a dated one", async () => {
    const prices = ["mrp = 2500000", "regular_price = 2100000", "mrp = price"];
    const ids: string[] = [];
    for (const price of prices) {
      const { id } = await aProduct({ title: `Belt, ${price}`, price: 20_000 });
      await sql(`update products set ${price} where id = $1`, [id]);
      ids.push(id);
    }
    const { slug, productCount } = await aCollection(admin, { kind: "RULE", rule: { isOnSale: true } });
    expect(await titlesByPages(slug)).toEqual(["Belt, regular_price = 2100000", "Belt, mrp = 2500000"]);
    expect(productCount).toBe(2);
    expect((await productsOf(slug)).totalCount).toBe(2);
    await sql("update products set archived_at = now() where id = any($1::uuid[])", [ids]);
  });

  it("says how many products it selects before it is saved", async () => {
    const preview = async (rule: Record<string, unknown>, productIds: string[] = []) => {
      const { data } = await gql<{ collectionPreview: { productCount: number } }>(
        COLLECTION_PREVIEW,
        { rule, productIds },
        admin.token,
      );
      return data.collectionPreview.productCount;
    };
    expect(await preview({})).toBe(4);
    expect(await preview({ minPrice: 9000 })).toBe(0);
    expect(await preview({ minPrice: 9000 }, [rose.id])).toBe(1);
  });

  it("may select nothing", async () => {
    const { slug } = await aCollection(admin, { kind: "RULE", rule: { minPrice: 9000 } });
    expect(await productsOf(slug)).toMatchObject({ nodes: [], totalCount: 0 });
  });
});

describe("the shop", () => {
  it("shows collections that have a product and are not hidden, in the order of the admin", async () => {
    const one = await aCollection(admin, { productIds: [rose.id] });
    const other = await aCollection(admin, { productIds: [rose.id] });
    const empty = await aCollection(admin, { productIds: [gone.id] });
    const { data } = await gql<{ adminCollections: { nodes: { id: string }[] } }>(
      "{ adminCollections { nodes { id } } }",
      {},
      admin.token,
    );
    const others = data.adminCollections.nodes
      .map(({ id }) => id)
      .filter((id) => id !== one.id && id !== other.id);
    const seenIds = data.adminCollections.nodes.map(({ id }) => id);
    const ids = [other.id, one.id, ...others];
    const order = (variables: object) => gql(ORDER_COLLECTIONS, { seenIds, ids, ...variables }, admin.token);
    expect((await order({})).errors).toEqual([]);
    // The answer was lost, or another admin has moved one meanwhile.
    expect((await order({})).errors).toEqual([]);
    expect((await order({ ids: seenIds.toReversed() })).code).toBe("COLLECTIONS_CHANGED");
    const audited = await sql("select label from audit_entries where action = 'orderCollections'");
    expect(audited).toEqual([{ label: "All collections" }]);
    const slugs = await shownSlugs();
    expect(slugs.slice(0, 2)).toEqual([other.slug, one.slug]);
    expect(slugs).not.toContain(empty.slug);
    await gql(HIDE_COLLECTION, { id: one.id, version: 1, isHidden: true }, admin.token);
    expect(await shownSlugs()).not.toContain(one.slug);
    expect(await collection(one.slug)).toBeNull();
    expect(await productsOf(one.slug)).toMatchObject({ nodes: [], totalCount: 0 });
    const { text } = await rest("GET", "/sitemap/pages.xml");
    expect(text).toContain(`/shop?collection=${other.slug}</loc>`);
    expect(text).not.toContain(one.slug);
    expect((await order({ seenIds: ids, ids: ids.slice(1) })).code).toBe("COLLECTIONS_CHANGED");
  });

  it("finds a collection by the slugs that it had before, until another one takes them", async () => {
    const { id, slug, title } = await aCollection(admin, { productIds: [rose.id] });
    const renamed = `${slug}-2026`;
    const last = `${slug}-2027`;
    await save(admin, id, 1, collectionContent({ title, slug: renamed, productIds: [rose.id] }));
    await save(admin, id, 2, collectionContent({ title, slug: last, productIds: [rose.id] }));
    expect(await collection(slug)).toEqual({ slug: last, title, productCount: 1 });
    expect(await titlesOf(renamed)).toEqual(["Rose dress"]);
    await aCollection(admin, { slug: renamed, title: "Another one" });
    expect(await collection(renamed)).toMatchObject({ slug: renamed, title: "Another one" });
    expect(await save(admin, id, 3, collectionContent({ slug: renamed }))).toMatchObject({
      code: "COLLECTION_SLUG_TAKEN",
    });
  });

  it("counts an unknown collection and the whole shop apart, whichever is asked first", async () => {
    const countOf = async (filter: Record<string, unknown>) => {
      const { data } = await gql<{ products: ListedProducts }>(PRODUCTS_OF_COLLECTION, { filter });
      return data.products.totalCount;
    };
    const unknown = { collection: "no-such-collection" };
    expect([await countOf({ ...unknown, maxPrice: 5001 }), await countOf({ maxPrice: 5001 })]).toEqual([
      0, 4,
    ]);
    expect([await countOf({ maxPrice: 5002 }), await countOf({ ...unknown, maxPrice: 5002 })]).toEqual([
      4, 0,
    ]);
  });

  it("has no products for an unknown collection, whatever its name", async () => {
    for (const slug of ["no-such-collection", "", "' or 1=1 --", "\0", "दिवाली", "x".repeat(5000)]) {
      expect(await collection(slug)).toBeNull();
      expect(await productsOf(slug)).toMatchObject({ nodes: [], totalCount: 0 });
    }
  });
});
