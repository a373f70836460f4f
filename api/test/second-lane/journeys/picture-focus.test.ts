import { describe, expect, it } from "vitest";
import { pictureCalls } from "../../support/picture-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin } = testShop;
const { call, withPictures, lastAudit } = pictureCalls(testShop);
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

describe("the focus of a picture", () => {
  const FOCUS = `mutation($id: ID!, $version: Int!, $picture: ID!, $focus: [Int!]) {
    updateProductPicture(input: { productId: $id, version: $version, pictureId: $picture, text: { focus: $focus } }) {
      version pictures { focus alt } } }`;
  type Changed = { updateProductPicture: { version: number; pictures: { focus: number[] | null }[] } };

  /** The first picture of a product, with a focus near 35 and 70. */
  const withFocus = async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    const set = (focus: number[] | null, seen: number) =>
      gql<Changed>(FOCUS, { id, version: seen, picture: pictures[0]?.id, focus }, admin.token);
    const { data } = await set([33, 71], version);
    return { id, version, set, changed: data.updateProductPicture };
  };

  it("is none at first, then set in steps of 5", async () => {
    const { id, version, set, changed } = await withFocus();
    expect(changed).toMatchObject({
      version: version + 1,
      pictures: [{ focus: [35, 70] }, { focus: null }],
    });
    expect(await lastAudit(id)).toMatchObject({ action: "changeProductPicture", version: version + 1 });
    expect((await set([33, 71], version)).data.updateProductPicture.version).toBe(version + 1);
  });

  it("is read by lists and single products", async () => {
    const { id } = await withFocus();
    const shown = await gql(
      `query($id: ID!) {
        product(id: $id) { pictures { focus } coverPictures { focus } }
        productsByIds(ids: [$id]) { similar { id } coverPictures { focus } } }`,
      { id },
    );
    expect(shown.data).toMatchObject({
      product: { pictures: [{ focus: [35, 70] }, { focus: null }], coverPictures: [{ focus: [35, 70] }, {}] },
      productsByIds: [{ coverPictures: [{ focus: [35, 70] }, { focus: null }] }],
    });
  });

  it("is reverted", async () => {
    const { id } = await withFocus();
    const [entry] = await sql<{ id: string }>(
      "select id from audit_entries where subject_id = $1 order by id desc limit 1",
      [id],
    );
    const reverted = await gql<{ revertChange: Changed["updateProductPicture"] }>(
      "mutation($id: ID!) { revertChange(id: $id) { version pictures { focus } } }",
      { id: entry?.id },
      admin.token,
    );
    expect(reverted.data.revertChange.pictures[0]?.focus).toBeNull();
  });

  it("can be removed", async () => {
    const { version, set } = await withFocus();
    const edge = await set([0, 100], version + 1);
    expect(edge.data.updateProductPicture.pictures[0]?.focus).toEqual([0, 100]);
    expect((await set(null, version + 2)).data.updateProductPicture.pictures[0]?.focus).toBeNull();
  });

  it("stays when the pictures are moved or described", async () => {
    const { id, version, pictures } = await withPictures(2, admin);
    const [first, second] = pictures;
    await gql<Changed>(FOCUS, { id, version, picture: first?.id, focus: [10, 20] }, admin.token);
    const moved = await call("orderProductPictures", admin, {
      id,
      version: version + 1,
      ids: [second?.id, first?.id],
    });
    const { version: after } = moved.data.result;
    await call("updateProductPicture", admin, {
      id,
      version: after,
      picture: first?.id,
      text: { alt: "New" },
    });
    const rows = await sql("select focus_x, focus_y from product_pictures where id = $1", [first?.id]);
    expect(rows).toEqual([{ focus_x: 10, focus_y: 20 }]);
  });

  it("is refused if another admin has changed it", async () => {
    const { id, version, pictures } = await withPictures(1, admin);
    const set = (focus: number[], by: typeof admin) =>
      gql<Changed>(FOCUS, { id, version, picture: pictures[0]?.id, focus }, by.token);
    await set([10, 20], admin);
    expect((await set([90, 20], otherAdmin)).code).toBe("PRODUCT_CHANGED");
  });

  it.each([[[50]], [[50, 50, 50]], [[-1, 50]], [[50, 101]], [[]]])("of %j is refused", async (focus) => {
    const { id, version, pictures } = await withPictures(1, admin);
    const response = await gql(FOCUS, { id, version, picture: pictures[0]?.id, focus }, admin.token);
    expect(response.code).toBe("BAD_INPUT");
  });
});
