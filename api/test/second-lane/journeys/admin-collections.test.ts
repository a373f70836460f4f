import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  ADMIN_COLLECTION,
  collectionCalls,
  collectionContent,
  collectionProducts,
  DELETE_COLLECTION,
  HIDE_COLLECTION,
  SAVE_COLLECTION,
  type CollectionFields,
} from "../../support/collection-calls.ts";
import { postOperation } from "../../support/multipart.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, server, anAdmin } = testShop;
const { collection, save, aCollection } = collectionCalls(testShop);
const admin = await anAdmin();

const { rose, ivory, gold, teal, gone } = await collectionProducts(testShop);

describe("an admin", () => {
  it("adds and audits a collection once, also when the request is repeated", async () => {
    const id = randomUUID();
    const input = collectionContent({ title: " Diwali  2026 ", text: "<script>alert(1)</script>" });
    for (const { data } of [await save(admin, id, 0, input), await save(admin, id, 0, input)])
      expect(data.saveCollection).toMatchObject({
        version: 1,
        title: "Diwali 2026",
        text: "<script>alert(1)</script>",
      });
    const entries = await sql("select action, label, subject from audit_entries where subject_id = $1", [id]);
    expect(entries).toEqual([{ action: "saveCollection", label: "Diwali 2026", subject: "collection" }]);
  });

  it("does not overwrite what another admin has changed", async () => {
    const { id, slug } = await aCollection(admin);
    expect(
      (await save(admin, id, 1, collectionContent({ slug, title: "One" }))).data.saveCollection.version,
    ).toBe(2);
    for (const refused of [
      await save(admin, id, 1, collectionContent({ slug, title: "Other" })),
      await gql(HIDE_COLLECTION, { id, version: 1, isHidden: true }, admin.token),
      await gql(DELETE_COLLECTION, { id, version: 1 }, admin.token),
    ])
      expect(refused).toMatchObject({ code: "COLLECTION_CHANGED" });
    expect((await gql(DELETE_COLLECTION, { id, version: 2 }, admin.token)).errors).toEqual([]);
    expect(await collection(slug)).toBeNull();
    expect(await gql(ADMIN_COLLECTION, { id }, admin.token)).toMatchObject({ code: "COLLECTION_NOT_FOUND" });
  });

  it("gets a sentence about the field for each wrong value", async () => {
    const { slug } = await aCollection(admin);
    const refusals: [Record<string, unknown>, string, string][] = [
      [{ title: " " }, "title", "Enter a title. Shoppers see it."],
      [{ title: "x".repeat(81) }, "title", "The title is longer than 80 characters."],
      [{ slug: "दिवाली" }, "slug", "An address has letters a to z, digits and single hyphens, at most 80."],
      [{ slug: "a--b" }, "slug", "An address has letters a to z, digits and single hyphens, at most 80."],
      [{ slug }, "slug", "Another collection has this address."],
      [{ text: "x".repeat(2001) }, "text", "The text is longer than 2000 characters."],
      [
        { kind: "RULE", rule: { minPrice: 200, maxPrice: 100 } },
        "maxPrice",
        "The highest price is below the lowest.",
      ],
      [{ kind: "RULE", rule: { minPrice: -1 } }, "minPrice", "Enter a price from 0 to 10,00,000 rupees."],
      [{ productIds: [randomUUID()] }, "productIds", "Product not found."],
      [{ productIds: ["1"] }, "productIds", "That is not a valid id."],
      [
        { kind: "RULE", productIds: Array.from({ length: 51 }, () => randomUUID()) },
        "productIds",
        "Pin at most 50 products.",
      ],
    ];
    for (const [content, field, message] of refusals)
      expect(await save(admin, randomUUID(), 0, collectionContent(content))).toMatchObject({
        message,
        errors: [{ extensions: { field } }],
      });
  });

  it("saves nothing with a picture that cannot be used", async () => {
    const { id, slug } = await aCollection(admin);
    const large = { width: 8000, height: 8000, channels: 3, background: "#fff" } as const;
    const files: [Buffer, string][] = [
      [await sharp({ create: large }).png().toBuffer(), "A picture has at most 20 MB and 50 megapixels."],
      [Buffer.from("<svg onload='alert(1)'/>"), "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ];
    for (const [content, message] of files) {
      const { body } = await postOperation(
        server.app,
        {
          query: SAVE_COLLECTION,
          variables: { id, version: 1, input: collectionContent({ slug, title: "New" }), picture: null },
        },
        { content, type: "image/png", name: "lamps.png" },
        "variables.picture",
        { authorization: `Bearer ${admin.token}` },
      );
      expect(body).toMatchObject({ errors: [{ message, extensions: { field: "picture" } }] });
    }
    const { data } = await gql<{ adminCollection: CollectionFields }>(ADMIN_COLLECTION, { id }, admin.token);
    expect(data.adminCollection).toMatchObject({ version: 1, picture: null });
  });

  it("gives it a picture, which is kept until it is removed", async () => {
    const { id, slug } = await aCollection(admin);
    const content = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#a3262f" } })
      .jpeg()
      .toBuffer();
    const input = collectionContent({ slug, pictureAlt: "Lamps on a stair" });
    const { body } = await postOperation(
      server.app,
      { query: SAVE_COLLECTION, variables: { id, version: 1, input, picture: null } },
      { content, type: "image/jpeg", name: "lamps.jpg" },
      "variables.picture",
      { authorization: `Bearer ${admin.token}` },
    );
    const saved = (body as { data: { saveCollection: CollectionFields } }).data.saveCollection;
    expect(saved).toMatchObject({
      version: 2,
      picture: { alt: "Lamps on a stair", width: 1080, height: 608 },
    });
    expect(saved.picture?.focus).toBeNull();
    const refused = await save(admin, id, 2, { ...input, pictureFocus: [50, 101] });
    expect(refused.errors).toMatchObject([
      { message: "A focus is two numbers from 0 to 100.", extensions: { field: "pictureFocus" } },
    ]);
    const focused = { ...input, title: "Lamps", productIds: [rose.id], pictureFocus: [71, 100] };
    const kept = await save(admin, id, 2, focused);
    expect(kept.data.saveCollection.picture?.focus).toEqual([70, 100]);
    const shown = await gql<{ collection: { picture: object } }>(
      "query($slug: String!) { collection(slug: $slug) { picture { focus } } }",
      { slug },
    );
    expect(shown.data.collection.picture).toEqual({ focus: [70, 100] });
    expect(kept.data.saveCollection.picture?.baseUrl).toBe(saved.picture?.baseUrl);
    // Without a list the products stay.
    const removed = await save(admin, id, 3, { ...input, title: "Lamps", removesPicture: true });
    expect(removed.data.saveCollection.productIds).toEqual([rose.id]);
    expect(removed.data.saveCollection.picture).toBeNull();
    const jobs = await sql("select 1 from graphile_worker.jobs where task_identifier = 'delete-picture'");
    expect(jobs).toHaveLength(1);
  });
});

describe("similar products", () => {
  const SET_SIMILAR = `mutation($productId: ID!, $seenIds: [ID!]!, $ids: [ID!]!) {
    setSimilarProducts(input: { productId: $productId, seenIds: $seenIds, ids: $ids }) { similarIds } }`;
  const setSimilar = (productId: string, seenIds: string[], ids: string[]) =>
    gql<{ setSimilarProducts: { similarIds: string[] } }>(
      SET_SIMILAR,
      { productId, seenIds, ids },
      admin.token,
    );
  const similarTo = async (id: string, first = 4): Promise<string[]> => {
    const { data } = await gql<{ product: { similar: { id: string }[] } }>(
      "query($id: ID!, $first: Int!) { product(id: $id) { similar(first: $first) { id } } }",
      { id, first },
    );
    return data.product.similar.map((each) => each.id);
  };

  it("are those that the admin picks, in their order, then others of the category", async () => {
    expect(await similarTo(rose.id)).toEqual([ivory.id]);
    const { data } = await setSimilar(rose.id, [], [teal.id, gone.id, gold.id, teal.id]);
    expect(data.setSimilarProducts.similarIds).toEqual([teal.id, gone.id, gold.id]);
    expect(await similarTo(rose.id)).toEqual([teal.id, gold.id, ivory.id]);
    expect(await similarTo(rose.id, 1)).toEqual([teal.id]);
    const audited = await sql(
      "select changes from audit_entries where action = 'setSimilarProducts' and subject_id = $1",
      [rose.id],
    );
    expect(audited).toEqual([
      { changes: { similar: { before: [], after: ["Teal kurta", "Archived saree", "Gold clutch"] } } },
    ]);
    await setSimilar(rose.id, [teal.id, gone.id, gold.id], []);
    expect(await similarTo(rose.id)).toEqual([ivory.id]);
  });

  it("are not overwritten by an admin who saw another list", async () => {
    await setSimilar(ivory.id, [], [gold.id]);
    expect((await setSimilar(ivory.id, [], [gold.id])).data.setSimilarProducts.similarIds).toEqual([gold.id]);
    expect(await setSimilar(ivory.id, [], [teal.id])).toMatchObject({ code: "PRODUCT_CHANGED" });
  });

  it("are at most 8 other products", async () => {
    await setSimilar(ivory.id, [], [gold.id]);
    expect(await setSimilar(ivory.id, [gold.id], [ivory.id])).toMatchObject({ code: "BAD_INPUT" });
    expect(await setSimilar(ivory.id, [gold.id], [randomUUID()])).toMatchObject({
      code: "PRODUCT_NOT_FOUND",
    });
    const nine = Array.from({ length: 9 }, () => randomUUID());
    expect(await setSimilar(ivory.id, [gold.id], nine)).toMatchObject({
      message: "Pick at most 8 products.",
    });
  });
});
