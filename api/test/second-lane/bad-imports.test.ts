import { describe, expect, it } from "vitest";
import { batchCalls } from "../support/batch-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);

const header =
  "handle,title,description,price,category,materials,availableSizes,availableColors,hsn,stock,archived";
const cells = {
  handle: "silk-saree",
  title: "Silk saree",
  description: "A saree.",
  price: "1299",
  category: "party",
  materials: "silk",
  availableSizes: '"S, M"',
  availableColors: "Rust",
  hsn: "6204",
  stock: "5",
  archived: "false",
};
const rowWith = (changes: Partial<typeof cells>) => Object.values({ ...cells, ...changes }).join(",");
const problemOf = async (file: string | Buffer) => (await calls.importFile(file)).rows.nodes[0]?.problem;

describe("a row of an imported file", () => {
  it.each<[Partial<typeof cells>, string]>([
    [{ price: "-1" }, "price: A price is from 0.01"],
    [{ price: "0" }, "price: A price is from 0.01"],
    [{ price: "1e9" }, "price: A price is from 0.01"],
    [{ price: "1000000.01" }, "price: A price is from 0.01"],
    [{ price: "abc" }, "price: A price is from 0.01"],
    [{ price: "" }, "price: A price is from 0.01"],
    [{ price: "12.345" }, "price: A price is from 0.01"],
    [{ price: "=1+1" }, "price: A file cannot hold formulas."],
    [{ stock: "1.5" }, "stock: Stock is a whole number from 0"],
    [{ stock: "-5" }, "stock: Stock is a whole number from 0"],
    [{ stock: "1000001" }, "stock: Stock is a whole number from 0"],
    [{ title: "x".repeat(10_000) }, "The title is longer than 200 characters."],
    [{ title: `${"x".repeat(199)}\u{1f457}` }, "The title is longer than 200 characters."],
    [{ title: "=cmd|' /C calc'!A0" }, "title: A file cannot hold formulas."],
    [{ title: " " }, "title: Please enter a title."],
    [{ description: "" }, "description: Please enter a description."],
    [{ category: "shoes" }, "category: A category is party, casuals"],
    [{ category: "" }, "category: Please choose a category."],
    [{ availableSizes: '"S, s"' }, 'availableSizes: The list names "s" twice.'],
    [
      { availableColors: `"${Array.from({ length: 200 }, (_, index) => `Colour ${index}`).join(", ")}"` },
      "availableColors: A list has at most 50 entries",
    ],
    [{ hsn: "0000" }, "hsn: Please choose an HSN code"],
    [{ archived: "maybe" }, "archived: Please write true or false."],
    [{ handle: "Silk Saree" }, "handle: A handle has letters a to z"],
    [{ handle: "" }, "Please give the row an id or a handle"],
    [{ archived: "false,extra" }, "The row has 12 cells, and the header has 11."],
  ])("with %j has a problem", async (changes, sentence) => {
    expect(await problemOf(`${header}\n${rowWith(changes)}\n`)).toContain(sentence);
  });

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

  it("cannot take the handle of another product, nor name a product that does not exist", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    await sql("update products set handle = 'taken' where id = $1", [one.id]);
    const file = `id,handle\n${other.id},taken\n${crypto.randomUUID()},free\nno-id,free-too\n`;
    expect((await calls.importFile(file)).rows.nodes.map(({ problem }) => problem)).toEqual([
      "handle: Another product has this handle.",
      "id: Product not found.",
      "id: That is not a valid id.",
    ]);
  });

  it("cannot change the pooled stock of a product that counts by size, nor take out a size with pieces", async () => {
    const { id } = await aProduct({ sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 2 });
    expect(await problemOf(`id,stock\n${id},7\n`)).toContain("is counted by size and colour");
    expect(await problemOf(`id,availableSizes\n${id},S\n`)).toBe(
      "availableSizes: M, Rust still has 2 pieces. Please set its stock to 0 first.",
    );
    expect(await calls.importFile(`id,stock\n${id},4\n`)).toMatchObject({ unchangedCount: 1 });
  });

  it("cannot take out more pieces than are there", async () => {
    const { id } = await aProduct({ stock: 3 });
    expect(await problemOf(`id,stock,stockSeen\n${id},0,10\n`)).toBe(
      "stock: Only 3 left, so 10 cannot be removed.",
    );
  });
});

describe("a file", () => {
  it.each<[string, string | Buffer, string]>([
    ["is empty", "", "The file is empty."],
    ["has blank lines only", "\n\n", "The file is empty."],
    ["has no rows", `${header}\n`, "The file has no rows below its header."],
    [
      "has an unknown column",
      "id,colour\n1,2\n",
      'The column "colour" is not known. The columns are: id, handle',
    ],
    [
      "has an unknown column with a long name",
      `id,${"x".repeat(59)}\u{1f457}\n1,2\n`,
      `The column "${"x".repeat(59)}" is not known.`,
    ],
    ["has no header", "a,b\nc,d\n", 'The column "a" is not known.'],
    ["has a column twice", "id,price,Price\n1,2,3\n", 'The column "price" is there twice.'],
    ["names no products", "title,price\na,2\n", 'The file needs the column "id" or the column "handle"'],
    ["has an open quotation mark", `${header}\nx,"open\n`, "a quotation mark is opened and never closed"],
    [
      "has text after a quotation mark",
      `${header}\nx,"closed"x,1\n`,
      "text follows a closing quotation mark",
    ],
    [
      "has a quotation mark inside a cell",
      `${header}\nx,12" tall,1\n`,
      "a quotation mark stands inside a cell",
    ],
    ["is a workbook", Buffer.from("PK\u0003\u0004 and more"), "This is a workbook, not a CSV file."],
    ["is Latin-1", Buffer.from("id,title\n1,caf\u00e9\n", "latin1"), "The file cannot be read."],
    ["has a NUL", "id,title\n1,a\0b\n", "The file cannot be read."],
  ])("that %s is refused", async (_, content, sentence) => {
    const batch = await calls.importFile(content);
    expect(batch).toMatchObject({ status: "REFUSED" });
    expect(batch.problem).toContain(sentence);
    expect((await calls.requestApply(batch.id)).code).toBe("BATCH_NOT_READY");
  });

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
