import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteUnusedPicture } from "../../src/features/catalogue/pictures/delete-unused-picture.command.ts";
import { deleteReviewPhotos } from "../../src/features/reviews/delete-review-photos.command.ts";
import { edgeJobs, moneyJobs, pictureJobs } from "../../src/app/tasks.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import { outdatePages } from "../../src/platform/edge/outdated-pages.ts";
import { purgeEdgeTask } from "../../src/platform/edge/purge-edge.ts";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import { accountCalls } from "../support/account-calls.ts";
import { openEdgeStandIn } from "../support/edge-stand-in.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { purgesOf, type PurgeJob } from "../support/pending-purges.ts";
import { openTestShop, type TestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const edge = await openEdgeStandIn();
const token = "a token of the edge cache";
const purgeToken = token.replaceAll(" ", "-");
const [withEdge, withoutEdge] = await Promise.all([
  openTestShop({ ...noOrderLimits, EDGE_PURGE_URL: edge.url, EDGE_PURGE_TOKEN: purgeToken }),
  openTestShop(noOrderLimits),
]);
const { shop, gql, sql, aProduct, aShopper, anAdmin, anOrder, changeStatus, aReview } = withEdge;
const [admin, shopper] = await Promise.all([anAdmin(), aShopper()]);

/** The purges that `change` adds. */
const purgesBy = async (change: () => Promise<unknown>): Promise<string[][]> => {
  await sql("delete from graphile_worker._private_jobs");
  await change();
  return purgesOf(withEdge);
};

const changePrice = (testShop: TestShop, by: { token: string }, id: string, price: number) =>
  testShop.gql(
    "mutation($id: ID!, $price: Rupees!) { updateProduct(input: { id: $id, version: 1, changes: { price: $price } }) { id } }",
    { id, price },
    by.token,
  );

afterEach(async () => {
  await sql("delete from graphile_worker._private_jobs");
  edge.purges.length = 0;
});

describe("a change adds one job with the tags of what it makes outdated", () => {
  it("a changed price: the product and all lists", async () => {
    const { id } = await aProduct();
    expect(await purgesBy(() => changePrice(withEdge, admin, id, 1300))).toEqual([
      ["products", `product-${id}`],
    ]);
  });

  it("an archived product", async () => {
    const { id } = await aProduct();
    const archive = () =>
      gql(
        "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 1, isArchived: true }) { isArchived } }",
        { id },
        admin.token,
      );
    expect(await purgesBy(archive)).toEqual([["products", `product-${id}`]]);
  });

  it("a review that is written or hidden: the product", async () => {
    const { id } = await aProduct();
    let reviewId = "";
    expect(await purgesBy(async () => (reviewId = await aReview({ productId: id })))).toEqual([
      [`product-${id}`],
    ]);
    const hide = () =>
      gql(
        "mutation($id: ID!) { hideReview(input: { reviewId: $id, hidden: true }) { id } }",
        { id: reviewId },
        admin.token,
      );
    expect(await purgesBy(hide)).toEqual([[`product-${id}`]]);
  });

  it("a photograph of a review that is hidden or removed: the product", async () => {
    const [{ id }, reviewer] = await Promise.all([aProduct(), aShopper()]);
    const reviewId = await aReview({ productId: id, shopper: reviewer });
    const [photo] = await sql<{ id: string }>(
      "insert into review_photos (review_id, content_key, width, height) values ($1, 'a', 6, 8) returning id",
      [reviewId],
    );
    const send = (mutation: string, token: string) =>
      gql(`mutation($id: ID!) { ${mutation} { id } }`, { id: photo?.id }, token);
    const hidePhoto = () => send("hideReviewPhoto(input: { photoId: $id, hidden: true })", admin.token);
    expect(await purgesBy(hidePhoto)).toEqual([[`product-${id}`]]);
    const removePhoto = () => send("removeReviewPhoto(photoId: $id)", reviewer.token);
    expect(await purgesBy(removePhoto)).toEqual([[`product-${id}`]]);
  });

  const deleteAccount = ({ password, token }: { password: string; token: string }) =>
    accountCalls({ gql }).deleteAccount(token, password);

  it("an account that is deleted or gets another name: the products whose reviews show its name", async () => {
    const [first, second, other] = await Promise.all([aProduct(), aProduct(), aShopper()]);
    for (const { id } of [first, second]) await aReview({ productId: id, shopper: other });
    const products = [first, second].map(({ id }) => `product-${id}`).toSorted();
    const sorted = (purges: string[][]) => purges.map((tags) => tags.toSorted());
    const change = (name: string, mobile: string) =>
      gql(
        "mutation($input: ProfileInput!) { updateProfile(input: $input) { user { name } } }",
        { input: { name, mobile } },
        other.token,
      );
    expect(sorted(await purgesBy(() => change("Another Name", "9876543210")))).toEqual([products]);
    expect(await purgesBy(() => change("Another Name", "9876543211"))).toEqual([]);
    expect(sorted(await purgesBy(() => deleteAccount(other)))).toEqual([products]);
  });

  it("photographs of a deleted account, once they are deleted: their products", async () => {
    const [{ id }, other] = await Promise.all([aProduct(), aShopper()]);
    await aReview({ productId: id, shopper: other });
    expect(await purgesBy(() => deleteReviewPhotos(shop, other.id))).toEqual([[`product-${id}`]]);
  });

  it("a picture, once its files are deleted: all of its renderings", async () => {
    const key = await shop.files.storeOriginal("a picture of a deleted account");
    await sql("update users set profile_pic = $1 where id = $2", [`/media/${key}/320.webp`, shopper.id]);
    expect(await purgesBy(() => deleteUnusedPicture(shop, key))).toEqual([]);
    await sql("update users set profile_pic = null where id = $1", [shopper.id]);
    expect(await purgesBy(() => deleteUnusedPicture(shop, key))).toEqual([[`picture-${key}`]]);
  });

  it("an account without reviews: none", async () => {
    const other = await aShopper();
    expect(await purgesBy(() => deleteAccount(other))).toEqual([]);
  });

  it("a refused or rolled back change: none", async () => {
    const { id } = await aProduct();
    expect(await purgesBy(() => changePrice(withEdge, admin, id, -1))).toEqual([]);
    const failing = () =>
      inTransaction(shop.database, async (tx) => {
        outdatePages(tx, ["products"]);
        throw new Error("rolled back on purpose");
      }).catch(() => undefined);
    expect(await purgesBy(failing)).toEqual([]);
  });
});

describe("an order adds a job only if a page shows another stock label", () => {
  const order = (productId: string, quantity: number) =>
    anOrder({ shopper, lines: [{ productId, quantity }] });

  it.each([
    ["of many pieces", 20, 2, false],
    ["that leaves the last pieces", 7, 2, true],
    ["of some of the last pieces", 4, 2, false],
    ["of the last piece", 1, 1, true],
  ])("an order %s", async (_, stock, quantity, isShown) => {
    const { id } = await aProduct({ stock, price: 100 });
    expect(await purgesBy(() => order(id, quantity))).toEqual(isShown ? [[`product-${id}`]] : []);
  });

  it("a cancelled order brings the last piece back", async () => {
    const { id } = await aProduct({ stock: 1, price: 100 });
    const placed = await order(id, 1);
    expect(await purgesBy(() => changeStatus(admin, placed.id, "CANCELLED"))).toEqual([[`product-${id}`]]);
  });

  it("of two products: one job with both", async () => {
    const [first, second] = await Promise.all([aProduct({ stock: 1 }), aProduct({ stock: 1 })]);
    const lines = [first, second].map(({ id }) => ({ productId: id, quantity: 1 }));
    const [tags, ...others] = await purgesBy(() => anOrder({ shopper, lines }));
    expect(tags?.toSorted()).toEqual([first, second].map(({ id }) => `product-${id}`).toSorted());
    expect(others).toEqual([]);
  });
});

it("adds no job without EDGE_PURGE_URL", async () => {
  const { id } = await withoutEdge.aProduct({ stock: 1 });
  const otherAdmin = await withoutEdge.anAdmin();
  const { code } = await changePrice(withoutEdge, otherAdmin, id, 1300);
  expect(code).toBeUndefined();
  await withoutEdge.aReview({ productId: id });
  await withoutEdge.anOrder({ lines: [{ productId: id, quantity: 1 }] });
  expect(await purgesOf(withoutEdge)).toEqual([]);
});

describe("the job", () => {
  const { manager } = shop.database.source;
  const task = purgeEdgeTask(shop.settings.edge.purge, manager);

  /** Runs the worker of the edge cache until `isDone`. */
  const work = async (isDone: () => Promise<void> | void) => {
    const worker = await startWorker(shop.database, { "purge-edge": task }, shop.log, {
      moneyJobs,
      pictureJobs,
      edgeJobs,
      timetable: [],
      stuckSeconds: 60,
      onStuck: () => undefined,
    });
    await vi.waitFor(isDone, { timeout: 30_000 }).finally(() => worker.stop());
  };

  it("sends the tags with the token twice, the second time after every older response", async () => {
    const { id } = await aProduct();
    await changePrice(withEdge, admin, id, 1300);
    const tags = ["products", `product-${id}`];
    await work(() => expect(edge.purges).toHaveLength(1));
    expect(edge.purges).toEqual([
      { authorization: `Bearer ${purgeToken}`, surrogateKey: tags.join(" "), tags },
    ]);
    const [again, ...others] = await sql<{ payload: PurgeJob; seconds: number }>(
      "select payload, extract(epoch from run_at - created_at)::float8 as seconds from graphile_worker._private_jobs",
    );
    expect(again?.payload).toEqual({ tags, isRepeated: true });
    expect(again?.seconds).toBeGreaterThanOrEqual(9);
    expect(others).toEqual([]);
    await task({ tags, isRepeated: true });
    expect(edge.purges).toHaveLength(2);
  });

  it("is repeated later where replicas are read: by their greatest lag", async () => {
    const withReplicas = purgeEdgeTask(shop.settings.edge.purge, manager, {
      replicaUrls: ["postgres://replica/shop"],
      replicaMaxLagSeconds: 7,
    });
    await withReplicas({ tags: ["products"], isRepeated: false });
    const [again] = await sql<{ seconds: number }>(
      "select extract(epoch from run_at - created_at)::float8 as seconds from graphile_worker._private_jobs",
    );
    expect(again?.seconds).toBeGreaterThanOrEqual(9 + 7);
  });

  it("is tried again after a refusal of the edge cache", async () => {
    edge.refuseNext(1);
    await inTransaction(shop.database, async (tx) => outdatePages(tx, ["products"]));
    await work(() => expect(edge.purges.map(({ tags }) => tags)).toEqual([["products"]]));
  });

  it("sends many tags in parts", async () => {
    const tags = Array.from({ length: 65 }, (_, index) => `product-${index}`);
    await task({ tags, isRepeated: true });
    expect(edge.purges.map((purge) => purge.tags.length)).toEqual([30, 30, 5]);
    expect(edge.purges.flatMap((purge) => purge.tags)).toEqual(tags);
  });

  it("does nothing after the setting was removed", async () => {
    await purgeEdgeTask(undefined, manager)({ tags: ["products"], isRepeated: false });
    expect(edge.purges).toEqual([]);
  });
});
