import { randomUUID } from "node:crypto";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const fields = `id version slug title text kind isHidden productCount productIds pictureAlt
  rule { categories kinds colors fabrics sizes minPrice maxPrice isNew isOnSale isInStock }
  picture { id alt width height baseUrl widths focus }`;

export const SAVE_COLLECTION = `mutation($id: ID!, $version: Int!, $input: CollectionInput!, $picture: Upload) {
  saveCollection(input: { id: $id, version: $version, collection: $input, picture: $picture }) { ${fields} } }`;

export const ADMIN_COLLECTION = `query($id: ID!) { adminCollection(id: $id) { ${fields} } }`;

export const COLLECTION_PREVIEW = `query($rule: CollectionRuleInput!, $productIds: [ID!]! = []) {
  collectionPreview(input: { rule: $rule, productIds: $productIds }) { productCount } }`;

export const HIDE_COLLECTION = `mutation($id: ID!, $version: Int!, $isHidden: Boolean!) {
  setCollectionHidden(input: { id: $id, version: $version, isHidden: $isHidden }) { id version isHidden } }`;

export const ORDER_COLLECTIONS =
  "mutation($seenIds: [ID!]!, $ids: [ID!]!) { orderCollections(input: { seenIds: $seenIds, ids: $ids }) { id } }";

export const DELETE_COLLECTION =
  "mutation($id: ID!, $version: Int!) { deleteCollection(input: { id: $id, version: $version }) { deletedCollectionId } }";

export const PRODUCTS_OF_COLLECTION = `query($filter: ProductFilter, $sort: ProductSort, $first: Int = 24, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id title } totalCount pageInfo { hasNextPage endCursor }
    facets { categories { category count } kinds { kind count } sizes { size count } } } }`;

export type CollectionFields = {
  id: string;
  version: number;
  slug: string;
  title: string;
  isHidden: boolean;
  productCount: number;
  productIds: string[];
  picture: { alt: string; width: number; height: number; baseUrl: string; focus: number[] | null } | null;
};

/** Content of a collection of picked products. The slug is made up. */
export const collectionContent = (content: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: "Diwali edit",
  slug: `edit-${randomUUID().slice(0, 8)}`,
  kind: "PICKED",
  ...content,
});

export type ListedProducts = {
  nodes: { id: string; title: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  facets: {
    categories: { category: string; count: number }[];
    kinds: { kind: string; count: number }[];
    sizes: { size: string; count: number }[];
  };
};

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

/** Four products on sale and an archived one, oldest first: the newest on sale is "Teal kurta". */
export const collectionProducts = async ({ aProduct }: TestShop) => ({
  rose: await aProduct({
    title: "Rose dress",
    price: 900,
    sizes: ["M"],
    colors: ["Rose"],
    stockOfEach: 2,
    createdAt: day(1),
  }),
  ivory: await aProduct({ title: "Ivory gown", price: 4000, createdAt: day(2) }),
  gold: await aProduct({ title: "Gold clutch", price: 700, category: "accessories", createdAt: day(3) }),
  teal: await aProduct({
    title: "Teal kurta",
    price: 1500,
    category: "everyday",
    stock: 0,
    createdAt: day(4),
  }),
  gone: await aProduct({ title: "Archived saree", archived: true, createdAt: day(5) }),
});

export const collectionCalls = ({ gql }: TestShop) => {
  const productsOf = async (
    collection: string,
    { sort, first, after, ...filter }: Record<string, unknown> = {},
  ): Promise<ListedProducts> => {
    const variables = { filter: { ...filter, collection }, sort, first, after };
    const { data, errors } = await gql<{ products: ListedProducts }>(PRODUCTS_OF_COLLECTION, variables);
    if (!data?.products) throw new Error(JSON.stringify(errors));
    return data.products;
  };

  const titlesOf = async (...parameters: Parameters<typeof productsOf>): Promise<string[]> =>
    (await productsOf(...parameters)).nodes.map(({ title }) => title);

  /** The titles of all pages of two products each. */
  const titlesByPages = async (slug: string, filter: Record<string, unknown> = {}): Promise<string[]> => {
    const titles: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await productsOf(slug, {
        ...filter,
        first: 2,
        ...(after ? { after } : {}),
      });
      titles.push(...nodes.map(({ title }) => title));
      if (!pageInfo.hasNextPage) return titles;
      after = pageInfo.endCursor;
    }
  };

  /** The collection that the shop shows under a slug. */
  const collection = async (slug: string) => {
    const { data } = await gql<{ collection: { slug: string; title: string; productCount: number } | null }>(
      "query($slug: String!) { collection(slug: $slug) { slug title productCount } }",
      { slug },
    );
    return data.collection;
  };

  /** Adds a collection or changes it. */
  const save = (admin: Person, id: string, version: number, input: Record<string, unknown>) =>
    gql<{ saveCollection: CollectionFields }>(SAVE_COLLECTION, { id, version, input }, admin.token);

  /** Adds a collection; the test names only the content that matters to it. */
  const aCollection = async (
    admin: Person,
    content: Record<string, unknown> = {},
  ): Promise<CollectionFields> => {
    const { data, errors } = await save(admin, randomUUID(), 0, collectionContent(content));
    if (!data?.saveCollection) throw new Error(JSON.stringify(errors));
    return data.saveCollection;
  };
  return { productsOf, titlesOf, titlesByPages, collection, save, aCollection };
};
