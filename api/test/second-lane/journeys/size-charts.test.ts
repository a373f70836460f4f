import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { contentCalls, CONTENTS, PUBLISH, SAVE_DRAFT, WITHDRAW } from "../../support/content-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, aProduct } = testShop;
const admin = await anAdmin();
const { done } = contentCalls(testShop, admin);

const chart = (note: string) => ({
  sizeChart: {
    unit: "CENTIMETRE",
    note,
    measures: [{ name: "Chest", how: "" }],
    rows: [{ size: "M", values: [92] }],
  },
});

const publishedChart = async (slug: string, note: string) => {
  const { id, version } = await done(SAVE_DRAFT, {
    id: randomUUID(),
    version: 0,
    slug,
    input: chart(note),
  });
  return done(PUBLISH, { id, version });
};

const noteOf = async (id: string) => {
  const { data } = await gql<{ product: { sizeChart: { note: string } } }>(
    "query($id: ID!) { product(id: $id) { sizeChart { note } } }",
    { id },
  );
  return data.product.sizeChart.note;
};

it("of a product has its title in the list and in the history", async () => {
  const { id } = await aProduct({ title: "Green kurta" });
  const own = await publishedChart(`product/${id}`, "This one is cut straight.");
  expect(own.title).toBe("Size chart: Green kurta");
  const { data } = await gql<{ contents: { id: string; title: string }[] }>(CONTENTS, {}, admin.token);
  expect(data.contents.find((each) => each.id === own.id)?.title).toBe("Size chart: Green kurta");
  const labels = await sql("select distinct label from audit_entries where subject_id = $1", [own.id]);
  expect(labels).toEqual([{ label: "Size chart: Green kurta" }]);
});

it("of a product takes the place of that of its kind until it is withdrawn", async () => {
  const { id } = await aProduct({ title: "Blue kurta" });
  await sql("update products set kind = 'kurta' where id = $1", [id]);
  const general = await noteOf(id);
  await publishedChart("kurta", "Kurtas are cut wide.");
  expect(await noteOf(id)).toBe("Kurtas are cut wide.");
  const own = await publishedChart(`product/${id}`, "This one is cut slim.");
  expect(await noteOf(id)).toBe("This one is cut slim.");
  await done(WITHDRAW, { id: own.id, version: own.version });
  expect(await noteOf(id)).toBe("Kurtas are cut wide.");
  expect(general).not.toBe("Kurtas are cut wide.");
});
