import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { mediaFiles, type MediaFiles } from "../../src/platform/files/files.ts";
import { openTestShop, type TestShop } from "../../test/support/test-shop.ts";
import { addManyProducts } from "./seed-many.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

const someFiles = async (): Promise<MediaFiles> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-seed-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return mediaFiles(diskStorage(folder));
};

const counts = async () => {
  const [row] = await shop.sql<{ products: number; whole: number; key: string }>(
    `select (select count(*)::int from products) as products,
      (select count(*)::int from products p
        where (select count(*) from stock_units u where u.product_id = p.id and u.size is null) = 1
          and (select count(*) from product_pictures i where i.product_id = p.id) = 3) as whole,
      (select media_key from product_pictures order by random() limit 1) as key`,
  );
  return row;
};

describe("seeding", () => {
  it("adds complete products with stored pictures", async () => {
    const files = await someFiles();
    const lines: string[] = [];
    const add = (count: number) =>
      addManyProducts(shop.shop, files, { count, log: (line) => lines.push(line) });
    await add(0);
    expect(await counts()).toMatchObject({ products: 0 });
    expect(lines).toEqual([]);
    await add(40);
    await add(30);
    const after = await counts();
    expect(after).toMatchObject({ products: 70, whole: 70 });
    expect(await files.hasOriginal(after?.key ?? "")).toBe(true);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^40 of 40 products, [\d.]+ s$/);
  });

  it("adds no product of a batch that violates a constraint", async () => {
    const before = await counts();
    await shop.sql("alter table product_pictures add constraint no_more check (position < 2) not valid");
    onTestFinished(() =>
      shop.sql("alter table product_pictures drop constraint no_more").then(() => undefined),
    );
    const files = await someFiles();
    const adding = addManyProducts(shop.shop, files, { count: 10, log: () => undefined });
    await expect(adding).rejects.toMatchObject({ constraint: "no_more" });
    expect((await counts())?.products).toBe(before?.products);
  });
});
