import { describe, expect, it } from "vitest";
import { header, rowWith } from "../support/bad-inputs/imports.ts";
import { batchCalls } from "../support/batch-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const problemOf = async (file: string | Buffer) => (await calls.importFile(file)).rows.nodes[0]?.problem;

/** Rows and files that any shop refuses are rows of support/bad-inputs/imports.ts. */
describe("a row of an imported file", () => {
  it("reports all its problems at once", async () => {
    expect(await problemOf(`${header}\n${rowWith({ price: "abc", stock: "-5" })}\n`)).toMatch(
      /price: .*stock: /,
    );
  });

  it("that names a product of an earlier row has a problem", async () => {
    const { id } = await aProduct();
    const twice = await calls.importFile(`id,price\n${id},100\n${id.toUpperCase()},200\n`);
    expect(twice.rows.nodes[1]?.problem).toBe("Row 2 is about the same product.");
    const handles = await calls.importFile(`${header}\n${rowWith({})}\n${rowWith({ price: "1300" })}\n`);
    expect(handles.rows.nodes.map(({ problem }) => problem)).toEqual([
      null,
      "Row 2 is about the same product.",
    ]);
  });

  it("cannot take the handle of another product", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    await sql("update products set handle = 'taken' where id = $1", [one.id]);
    expect(await problemOf(`id,handle\n${other.id},taken\n`)).toBe(
      "handle: Another product has this handle.",
    );
  });

  it("cannot change the pooled stock of a product that counts by size", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 2 });
    expect(await problemOf(`id,stock\n${id},7\n`)).toContain("is counted by size and colour");
    expect(await calls.importFile(`id,stock\n${id},4\n`)).toMatchObject({ unchangedCount: 1 });
  });

  it("cannot take out a size with pieces", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 2 });
    expect(await problemOf(`id,availableSizes\n${id},S\n`)).toBe(
      "availableSizes: M, Rust still has 2 pieces. Please set its stock to 0 first.",
    );
  });

  it("cannot take out more pieces than are there", async () => {
    const { id } = await aProduct({ stock: 3 });
    expect(await problemOf(`id,stock,stockSeen\n${id},0,10\n`)).toBe(
      "stock: Only 3 left, so 10 cannot be removed.",
    );
  });
});

describe("a file", () => {
  const plain = `${header}\n${rowWith({ handle: "plain" })}\n`;
  const utf16 = Buffer.from(`\ufeff${plain}`, "utf16le");

  it.each<[string, string | Buffer]>([
    ["CRLF", plain.replaceAll("\n", "\r\n")],
    ["CR", plain.replaceAll("\n", "\r")],
    ["a byte order mark", `\ufeff${plain}`],
    ["semicolons", plain.replaceAll(",", ";").replace("S; M", "S, M")],
    ["tabs", plain.replaceAll(",", "\t").replace("S\t M", "S, M")],
    ["UTF-16 little-endian", utf16],
    ["UTF-16 big-endian", Buffer.from(utf16).swap16()],
    ["UTF-16 without a mark", utf16.subarray(2)],
    ["blank lines", plain.replace("\n", "\n\n,,,,,,,,,,\n")],
    ["upper-case columns in quotation marks", plain.replace("handle,title", '"HANDLE"," Title "')],
    ["no line break at its end", plain.trimEnd()],
  ])("with %s is read", async (_, content) => {
    const batch = await calls.importFile(content, { partSize: 37 * 2 });
    expect([batch.status, batch.addedCount, batch.problemCount]).toEqual(["READY", 1, 0]);
    expect(batch.rows.nodes[0]?.changes["availableSizes"]?.after).toEqual(["S", "M"]);
  });
});
