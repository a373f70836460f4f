import { beforeEach, expect, it } from "vitest";
import { collectionCalls, DELETE_COLLECTION, HIDE_COLLECTION } from "../../support/collection-calls.ts";
import { contentCalls, SAVE_DRAFT } from "../../support/content-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, anAdmin, aProduct } = testShop;
const admin = await anAdmin();
const { call, contentOf, publish } = contentCalls(testShop, admin);
const { aCollection, save } = collectionCalls(testShop);

const HOME = `{ home { sections { key productRow { products { title } }
  collectionCards { cards { title cover { baseUrl alt } } } } } }`;

const ARCHIVE =
  "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 1, isArchived: true }) { isArchived } }";

type Shown = {
  key: string;
  productRow: { products: { title: string }[] } | null;
  collectionCards: { cards: { title: string; cover: { alt: string } | null }[] } | null;
};

/** The titles of each section with something to show, by its key. */
const shownTitles = async () => {
  const { data } = await gql<{ home: { sections: Shown[] } }>(HOME);
  const titles = data.home.sections.map(
    ({ key, productRow, collectionCards }) =>
      [key, (productRow?.products ?? collectionCards?.cards ?? []).map(({ title }) => title)] as const,
  );
  return Object.fromEntries(titles.filter(([, each]) => each.length > 0));
};

const [first, second] = [await aProduct({ title: "First" }), await aProduct({ title: "Second" })];
let collection = await aCollection(admin, { productIds: [second.id, first.id] });

const row = () => ({ title: "Diwali", source: "COLLECTION", collectionId: collection.id });
const cards = () => ({
  title: "Cards",
  cards: [
    { title: "Diwali", link: `/shop?collection=${collection.slug}`, text: "" },
    { title: "Invented", link: "/shop?collection=no-such-collection", text: "" },
    { title: "No slug", link: "/shop?sort=newest&collection=%00", text: "" },
  ],
});

beforeEach(async () => {
  collection = await aCollection(admin, { productIds: [second.id, first.id] });
  await publish(await contentOf("HOME"), {
    home: {
      sections: [
        { key: "row", productRow: row() },
        { key: "cards", collectionCards: cards() },
      ],
    },
  });
});

it("shows the same products and card of a collection after its address has changed", async () => {
  const shown = { row: ["Second", "First"], cards: ["Diwali"] };
  expect(await shownTitles()).toEqual(shown);
  const input = {
    title: "New",
    slug: `${collection.slug}-new`,
    kind: "PICKED",
    productIds: [second.id, first.id],
  };
  expect((await save(admin, collection.id, collection.version, input)).errors).toEqual([]);
  expect(await shownTitles()).toEqual(shown);
});

it.each([
  [
    "is hidden",
    () =>
      gql(HIDE_COLLECTION, { id: collection.id, version: collection.version, isHidden: true }, admin.token),
  ],
  [
    "is deleted",
    () => gql(DELETE_COLLECTION, { id: collection.id, version: collection.version }, admin.token),
  ],
  [
    "becomes empty",
    async () => {
      const answers = await Promise.all([first, second].map(({ id }) => gql(ARCHIVE, { id }, admin.token)));
      return { errors: answers.flatMap(({ errors }) => errors) };
    },
  ],
])("leaves a row and a card out, with a warning, while the collection %s", async (_case, change) => {
  expect(Object.keys(await shownTitles())).toEqual(["row", "cards"]);
  expect((await change()).errors).toEqual([]);
  await expect.poll(shownTitles).toEqual({});
  const { warnings } = await contentOf("HOME");
  expect(warnings).toEqual([
    "Diwali: the collection is hidden, empty or deleted, and left out.",
    "Diwali: the collection is hidden, empty or deleted, and left out.",
    "Invented: the collection is hidden, empty or deleted, and left out.",
    "No slug: the collection is hidden, empty or deleted, and left out.",
  ]);
});

it.each([
  ["without a collection", null],
  ["with an empty id", ""],
  ["with an id that is none", "diwali"],
])("refuses a row of a collection %s", async (_case, collectionId) => {
  const { id, version } = await contentOf("HOME");
  const productRow = { title: "Row", source: "COLLECTION", collectionId };
  const answer = await call(SAVE_DRAFT, {
    id,
    version,
    input: { home: { sections: [{ key: "a", productRow }] } },
  });
  expect(answer.errors?.[0]?.extensions["field"]).toBe("home.sections.0.productRow.collectionId");
});
