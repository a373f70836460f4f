import { describe, expect, it } from "vitest";
import { batchCalls } from "../support/batch-calls.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { postOperation } from "../support/multipart.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { server } = testShop;
const admin = await testShop.anAdmin();
const batches = batchCalls(testShop, admin.token);
const parcels = parcelCalls(testShop, admin);

const CHECK_CASH = `mutation($file: Upload!) { checkCourierCash(input: { file: $file }) { rows { position sentence } problemCount } }`;

type Cash = { rows: { position: number; sentence: string }[]; problemCount: number };

const checkCash = async (content: Buffer): Promise<Cash> => {
  const { body } = await postOperation(
    server.app,
    { query: CHECK_CASH, variables: { file: null } },
    { content, name: "cash.csv" },
    "variables.file",
    { authorization: `Bearer ${admin.token}` },
  );
  return (body as { data: { checkCourierCash: Cash } }).data.checkCourierCash;
};

type Table = readonly (readonly string[])[];

const quoted = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const csvOf = (table: Table, delimiter: string, lineEnd: string): string =>
  table.map((row) => row.map(quoted).join(delimiter) + lineEnd).join("");

const withoutEmptyEnds = (table: Table): Table =>
  table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== "") + 1));

const withEmptyColumns = (table: Table): Table => table.map((row) => [...row, "", ""]);

/** Only some rows have the empty columns: those that once had text there. */
const withRaggedColumns = (table: Table): Table =>
  table.map((row, index) => (index === 1 ? [...row, "", " "] : row));

/** How programs save a table. */
const formats: [name: string, (table: Table) => Buffer][] = [
  ["Excel: CSV UTF-8", (table) => Buffer.from(`\ufeff${csvOf(table, ",", "\r\n")}`)],
  ["Excel with a separator of Europe", (table) => Buffer.from(`\ufeff${csvOf(table, ";", "\r\n")}`)],
  ["Excel: Unicode text", (table) => Buffer.from(`\ufeff${csvOf(table, "\t", "\r\n")}`, "utf16le")],
  ["Excel of a Macintosh", (table) => Buffer.from(csvOf(table, ",", "\r"))],
  ["a line sep=;", (table) => Buffer.from(`sep=;\r\n${csvOf(table, ";", "\r\n")}`)],
  ["a mark and a line sep=,", (table) => Buffer.from(`\ufeffsep=,\n${csvOf(table, ",", "\n")}`)],
  ["a line sep=|", (table) => Buffer.from(`"sep=|"\r\n${csvOf(table, "|", "\r\n")}`)],
  ["Google Sheets", (table) => Buffer.from(csvOf(table, ",", "\r\n").trimEnd())],
  ["Numbers", (table) => Buffer.from(csvOf(withEmptyColumns(table), ";", "\n"))],
  [
    "LibreOffice, all cells quoted",
    (table) =>
      Buffer.from(
        table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n"),
      ),
  ],
  ["rows without empty last cells", (table) => Buffer.from(csvOf(withoutEmptyEnds(table), ",", "\r\n"))],
  ["empty columns in some rows", (table) => Buffer.from(csvOf(withRaggedColumns(table), ",", "\r\n"))],
  ["blank lines first", (table) => Buffer.from(`\r\n;;;\r\n${csvOf(table, ";", "\r\n")}`)],
];

let count = 0;
const freshHandle = () => `sheet-${(count += 1)}`;

const productHeader = ["handle", "title", "description", "price", "category", "stock", "materials"];

describe.each(formats)("a file as saved by %s", (name, save) => {
  it("has its products", async () => {
    const rows = [
      [freshHandle(), 'Sari, "gold"', "Cotton;\nsoft", "1,04,999.00", "party", "10.0", ""],
      [freshHandle(), "Kurta", "Cotton", "₹\u00a01,299", "everyday", "1,200", "Silk, Linen"],
    ];
    const batch = await batches.importFile(save([productHeader, ...rows]), { partSize: 38 });
    expect([batch.problem, batch.rows.nodes.map(({ problem }) => problem)]).toEqual([null, [null, null]]);
    const [sari, kurta] = batch.rows.nodes.map(({ changes }) => changes);
    expect([sari?.["price"]?.after, sari?.["stock"]?.after, sari?.["materials"]?.after]).toEqual([
      104_999,
      10,
      [],
    ]);
    expect(sari?.["title"]?.after).toBe('Sari, "gold"');
    expect([kurta?.["price"]?.after, kurta?.["stock"]?.after]).toEqual([1299, 1200]);
  });

  it("has its parcels and its cash", async () => {
    const [one, other] = [await parcels.aCashOrder(), await parcels.aCashOrder()];
    const id = `${one.orderNumber}-AWB`;
    const { result } = await parcels.importFile(
      save([
        ["Order Number", "Tracking ID", "Courier", "Estimated Delivery"],
        [one.orderNumber, `A${id}`, "Delhivery", ""],
        [other.orderNumber, `B${id}\u200b`, "Blue Dart", ""],
      ]),
    );
    expect(result).toMatchObject({ readyCount: 2, problemCount: 0, isApplied: true });
    const cash = await checkCash(
      save([
        ["Tracking ID", "COD Amount (₹)", "Remark"],
        [`A${id}`, "Rs. 9,99,999.00", ""],
        [`B${id}`, "₹ 0.50", "late"],
      ]),
    );
    expect(cash.rows.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining(`Order ${one.orderNumber} has`),
      expect.stringContaining(`Order ${other.orderNumber} has`),
    ]);
    expect(cash.rows[0]?.sentence).toContain("The file says ₹9,99,999.00.");
    expect(cash.rows.map(({ position }) => position)).toEqual(/blank/.test(name) ? [4, 5] : [2, 3]);
  });
});

describe("a file of failed rows", () => {
  it("has the sentence in its own column, also for rows that came without their last cells", async () => {
    const handle = freshHandle();
    const file = `${productHeader.join(",")},,\n${handle},Kurta,Cotton,-5,party\n`;
    const batch = await batches.importFile(file);
    const failed = await batches.download(batch.problemFileUrl ?? "");
    const [header, row] = failed.text.replace("\ufeff", "").split("\r\n");
    expect(header).toBe(`${productHeader.join(",")},problem`);
    expect(row).toMatch(new RegExp(`^${handle},Kurta,Cotton,-5,party,,,"price: A price is`));
    // As a spreadsheet saves it after the price was mended and the sentence was deleted.
    const mended = `${header}\r\n${handle},Kurta,Cotton,"1,299.00",party\r\n`;
    expect(await batches.importFile(mended)).toMatchObject({
      status: "READY",
      addedCount: 1,
      problemCount: 0,
    });
  });
});

describe("a row", () => {
  it("with text beyond the header has a problem in every file", async () => {
    const products = await batches.importFile(
      `${productHeader.join(",")}\n${freshHandle()},K,C,5,party,1,,more\n`,
    );
    expect(products.rows.nodes[0]?.problem).toBe("The row has 8 cells, and the header has 7.");
    const { result } = await parcels.importFile("order,awb,courier\nSJ1,DL-1001,DTDC,more\n");
    expect(result?.rows[0]?.problem).toBe("The row has 4 cells, and the header has 3.");
    const cash = await checkCash(Buffer.from("order,amount\nSJ1,1,299.00\n"));
    expect(cash.rows[0]?.sentence).toBe("The row has 3 cells, and the header has 2.");
  });

  it("with a number that a spreadsheet has shortened says so", async () => {
    const order = await parcels.aCashOrder();
    const hint =
      "A spreadsheet has shortened a number to 1.2E+12. Please format its column as text and enter the number again.";
    const { result } = await parcels.importFile(
      `order,awb,courier\n${order.orderNumber},1.2E+12,Delhivery\n`,
    );
    expect(result?.rows[0]?.problem).toContain(hint);
    expect((await checkCash(Buffer.from("awb,amount\n1.2E+12,600\n"))).rows[0]?.sentence).toBe(hint);
    const products = await batches.importFile(`${productHeader.join(",")}\n1.2E+12,K,C,5,party,1,\n`);
    expect(products.rows.nodes[0]?.problem).toContain(hint);
  });

  it("keeps the refusal of a column without a name between others", async () => {
    const batch = await batches.importFile("handle,,title\na,b,c\n");
    expect(batch.problem).toContain("The column without a name is not known.");
  });
});
