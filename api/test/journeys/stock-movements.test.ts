import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, anAdmin, aProduct, anOrder } = testShop;
const [admin, shopper] = await Promise.all([anAdmin("Meera"), aShopper()]);

type Unit = { id: string; size: string | null; color: string | null; stock: number };
type Stocked = { stock: number; isTracked: boolean; stockUnits: Unit[] };

const stocked = "stock isTracked stockUnits { id size color stock }";

const STOCK = `mutation($id: ID!, $input: StockChangeInput!) { changed: updateStock(input: { productId: $id, change: $input }) { ${stocked} } }`;
const TRACK = `mutation($id: ID!, $isTracked: Boolean!, $units: [UnitStockInput!]) {
  changed: trackStock(input: { productId: $id, isTracked: $isTracked, units: $units }) { ${stocked} } }`;
const CHANGE = `mutation($id: ID!, $changes: ProductChanges!) {
  changed: updateProduct(input: { id: $id, changes: $changes }) { ${stocked} } }`;

const changed = async (query: string, variables: Record<string, unknown>): Promise<Stocked> =>
  (await gql<{ changed: Stocked }>(query, variables, admin.token)).data.changed;

const move = (id: string, input: Record<string, unknown>) => gql(STOCK, { id, input }, admin.token);

/** Fails unless the movements of the product add up to its stock, for each unit too. */
const expectBalanced = async (productId: string): Promise<number> => {
  const units = await sql<{ stock: number; moved: number }>(
    `select u.stock, (select coalesce(sum(quantity), 0)::int from stock_movements m where m.unit_id = u.id) as moved
     from stock_units u where u.product_id = $1`,
    [productId],
  );
  for (const { stock, moved } of units) expect(moved).toBe(stock);
  const [total] = await sql<{ moved: number }>(
    "select coalesce(sum(quantity), 0)::int as moved from stock_movements where product_id = $1",
    [productId],
  );
  expect(total?.moved).toBe(units.reduce((sum, { stock }) => sum + stock, 0));
  return total?.moved ?? 0;
};

const movementsOf = async (productId: string) => {
  const { data } = await gql<{ stockMovements: { nodes: Record<string, unknown>[] } }>(
    `query($id: ID!) { stockMovements(productId: $id) {
      nodes { quantity stockAfter reason note size color orderNumber userName } } }`,
    { id: productId },
    admin.token,
  );
  return data.stockMovements.nodes;
};

const changeStatus = (orderId: string, status: string) =>
  gql(
    "mutation($id: ID!, $status: OrderStatus!) { updateOrderStatus(input: { orderId: $id, status: $status }) { id } }",
    { id: orderId, status },
    admin.token,
  );

describe("the stock of a product", () => {
  it("is the sum of its movements: received, sold, returned, damaged, counted, corrected", async () => {
    const { id } = await aProduct({ stock: 5 });
    await move(id, { reason: "RECEIVED", quantity: 10, note: "Second delivery" });
    const order = await anOrder({ shopper, lines: [{ productId: id, quantity: 3 }] });
    await changeStatus(order.id, "CANCELLED");
    await move(id, { reason: "DAMAGED", quantity: 2 });
    await move(id, { reason: "CORRECTION", quantity: -1 });
    await move(id, { reason: "COUNTED", quantity: 7 });
    expect(await expectBalanced(id)).toBe(7);
    const movements = await movementsOf(id);
    expect(movements.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ["COUNTED", -5],
      ["CORRECTION", -1],
      ["DAMAGED", -2],
      ["RETURNED", 3],
      ["SOLD", -3],
      ["RECEIVED", 10],
      ["CORRECTION", 5],
    ]);
    expect(movements[4]).toMatchObject({ orderNumber: order.orderNumber, userName: null, stockAfter: 12 });
    expect(movements[5]).toMatchObject({ note: "Second delivery", userName: "Meera", orderNumber: null });
  });

  it.each([
    [{ reason: "DAMAGED", quantity: 6 }, "OUT_OF_STOCK"],
    [{ reason: "CORRECTION", quantity: -6 }, "OUT_OF_STOCK"],
    [{ reason: "COUNTED", quantity: -1 }, "STOCK_INVALID"],
    [{ reason: "RECEIVED", quantity: -1 }, "STOCK_INVALID"],
    [{ reason: "RECEIVED", quantity: 1_000_000 }, "STOCK_INVALID"],
    [{ reason: "SOLD", quantity: 1 }, "BAD_INPUT"],
    [{ reason: "RETURNED", quantity: 1 }, "BAD_INPUT"],
    [{ reason: "RECEIVED", quantity: 1, note: "x".repeat(201) }, "BAD_INPUT"],
    [
      { reason: "RECEIVED", quantity: 1, unitId: "01990000-0000-7000-8000-000000000000" },
      "STOCK_UNIT_NOT_FOUND",
    ],
  ])("does not change with %j", async (input, code) => {
    const { id } = await aProduct({ stock: 5 });
    expect(await move(id, input)).toMatchObject({ code });
    expect(await expectBalanced(id)).toBe(5);
  });

  it("becomes a counted number by a movement of the difference to the current pieces", async () => {
    const { id } = await aProduct({ stock: 9 });
    await anOrder({ shopper, lines: [{ productId: id, quantity: 2 }] });
    expect(await changed(CHANGE, { id, changes: { countedStock: 6 } })).toMatchObject({ stock: 6 });
    expect((await movementsOf(id))[0]).toMatchObject({ reason: "COUNTED", quantity: -1, stockAfter: 6 });
  });

  it("is exact after 60 saves of a title and 200 sales at the same time", async () => {
    const { id } = await aProduct({ stock: 250, price: 600 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => aShopper()));
    const sales = shoppers.flatMap((buyer) =>
      Array.from(
        { length: 10 },
        () => () => anOrder({ shopper: buyer, lines: [{ productId: id, quantity: 1 }] }),
      ),
    );
    // A busy machine refuses some of them, which changes nothing.
    const save = async (title: string) => {
      while ((await gql(CHANGE, { id, changes: { title } }, admin.token)).code === "NOT_READY") continue;
    };
    const saves = Array.from({ length: 60 }, (_, index) => () => save(`Title ${index}`));
    const run = async (works: (() => Promise<unknown>)[]) => {
      for (const work of works) await work();
    };
    const lanes = (works: (() => Promise<unknown>)[]) =>
      Array.from({ length: 8 }, (_, lane) => run(works.filter((_work, index) => index % 8 === lane)));
    await Promise.all([...lanes(sales), ...lanes(saves)]);
    expect(await expectBalanced(id)).toBe(50);
    const [entries] = await sql<{ count: number; versions: number }>(
      `select count(*)::int as count, count(distinct version)::int as versions from audit_entries
       where subject_id = $1 and changes ? 'title'`,
      [id],
    );
    expect(entries).toEqual({ count: 60, versions: 60 });
  });
});

describe("tracking by size and colour", () => {
  const aTrackedDress = async (units?: Record<string, unknown>[]) => {
    const product = await aProduct({ sizes: ["S", "M"], colors: ["Rust", "Teal"], stock: 10 });
    await changed(TRACK, { id: product.id, isTracked: true, units });
    return product;
  };

  const unitsOf = async (id: string) =>
    (
      await gql<{ adminProduct: Stocked }>(
        `query($id: ID!) { adminProduct(id: $id) { ${stocked} } }`,
        { id },
        admin.token,
      )
    ).data.adminProduct;

  it("spreads the pieces evenly until they are merged again", async () => {
    const { id } = await aTrackedDress();
    const spread = await unitsOf(id);
    expect(spread).toMatchObject({ stock: 10, isTracked: true });
    expect(spread.stockUnits.map(({ stock }) => stock).sort()).toEqual([2, 2, 3, 3]);
    expect(await expectBalanced(id)).toBe(10);
    const merged = await changed(TRACK, { id, isTracked: false });
    expect(merged).toMatchObject({ stock: 10, isTracked: false });
    expect(merged.stockUnits).toHaveLength(1);
    expect(await expectBalanced(id)).toBe(10);
  });

  it("spreads the pieces as counted, if they add up", async () => {
    const units = [
      { size: "S", color: "Rust", stock: 4 },
      { size: "M", color: "Teal", stock: 6 },
    ];
    const { id } = await aTrackedDress(units);
    const found = (await unitsOf(id)).stockUnits.filter(({ stock }) => stock > 0);
    expect(found).toMatchObject(units);
    const other = await aProduct({ sizes: ["S", "M"], colors: ["Rust", "Teal"], stock: 9 });
    expect(await gql(TRACK, { id: other.id, isTracked: true, units }, admin.token)).toMatchObject({
      code: "STOCK_SPREAD_DIFFERS",
    });
    expect(await unitsOf(other.id)).toMatchObject({ stock: 9, isTracked: false });
  });

  it("needs a size or a colour", async () => {
    const { id } = await aProduct({ stock: 3 });
    expect(await gql(TRACK, { id, isTracked: true }, admin.token)).toMatchObject({ code: "VARIANT_NEEDED" });
  });

  it("keeps open carts and orders valid: returned pieces go to the unit of their variant", async () => {
    const product = await aProduct({ sizes: ["S", "M"], colors: ["Rust"], stock: 10 });
    const line = { productId: product.id, size: "M", color: "Rust", quantity: 2 };
    await gql(
      "mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }",
      { input: line },
      shopper.token,
    );
    const before = await anOrder({ shopper, lines: [line] });
    await changed(TRACK, { id: product.id, isTracked: true });
    const during = await anOrder({ shopper, lines: [line] });
    await changeStatus(before.id, "CANCELLED");
    const { stockUnits } = await unitsOf(product.id);
    expect(stockUnits.map(({ size, stock }) => [size, stock])).toEqual([
      ["S", 4],
      ["M", 4],
    ]);
    await changed(TRACK, { id: product.id, isTracked: false });
    await changeStatus(during.id, "CANCELLED");
    expect(await expectBalanced(product.id)).toBe(10);
  });

  it("changes its units with the sizes unless one has pieces", async () => {
    const { id } = await aTrackedDress();
    const added = await changed(CHANGE, { id, changes: { availableSizes: ["S", "M", "L"] } });
    expect(added.stockUnits).toHaveLength(6);
    const refused = await gql(CHANGE, { id, changes: { availableSizes: ["S", "L"] } }, admin.token);
    expect(refused).toMatchObject({
      code: "VARIANT_HAS_STOCK",
      errors: [{ extensions: { field: "availableSizes" } }],
    });
    for (const { id: unitId, size } of added.stockUnits)
      if (size === "M") await move(id, { reason: "COUNTED", quantity: 0, unitId });
    const without = await changed(CHANGE, { id, changes: { availableSizes: ["S", "L"] } });
    expect(without.stockUnits).toHaveLength(4);
    await expectBalanced(id);
  });

  it("loses no piece while orders are placed", async () => {
    const { id } = await aProduct({ sizes: ["S"], colors: ["Rust"], stock: 100, price: 600 });
    const line = { productId: id, size: "S", color: "Rust", quantity: 1 };
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aShopper()));
    const buy = async (buyer: (typeof buyers)[number]) => {
      for (let count = 0; count < 5; count += 1) await anOrder({ shopper: buyer, lines: [line] });
    };
    const toggle = async () => {
      for (let count = 0; count < 8; count += 1) await changed(TRACK, { id, isTracked: count % 2 === 0 });
    };
    await Promise.all([...buyers.map(buy), toggle()]);
    expect(await expectBalanced(id)).toBe(70);
  });

  it("loses no piece while orders are cancelled", async () => {
    const { id } = await aProduct({ sizes: ["S"], colors: ["Rust"], stock: 40, price: 600 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aShopper()));
    const line = { productId: id, size: "S", color: "Rust", quantity: 1 };
    const orders = await Promise.all(buyers.map((buyer) => anOrder({ shopper: buyer, lines: [line] })));
    const toggle = async () => {
      for (let count = 0; count < 12; count += 1) await changed(TRACK, { id, isTracked: count % 2 === 0 });
    };
    await Promise.all([toggle(), ...orders.map((order) => changeStatus(order.id, "CANCELLED"))]);
    expect(await expectBalanced(id)).toBe(40);
  });
});
