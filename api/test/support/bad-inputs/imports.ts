/** A file for an import, and the sentence with which it, or its only row, is refused. */
type BadImport = {
  name: string;
  file: string | Buffer;
  /** A part of the sentence. */
  problem: string;
};

export const header =
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
export const rowWith = (changes: Partial<typeof cells>) => Object.values({ ...cells, ...changes }).join(",");

const rows: [Partial<typeof cells>, string][] = [
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
];

/** Files of one row with a problem. */
export const badImportRows: BadImport[] = [
  ...rows.map(([changes, problem]) => ({
    name: JSON.stringify(changes).slice(0, 80),
    file: `${header}\n${rowWith(changes)}\n`,
    problem,
  })),
  {
    name: "an id of no product",
    file: "id,handle\n01990000-0000-7000-8000-000000000000,free\n",
    problem: "id: Product not found.",
  },
  { name: "an id that is none", file: "id,handle\nno-id,free\n", problem: "id: That is not a valid id." },
];

const files: [string, string | Buffer, string][] = [
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
  ["has text after a quotation mark", `${header}\nx,"closed"x,1\n`, "text follows a closing quotation mark"],
  [
    "has a quotation mark inside a cell",
    `${header}\nx,12" tall,1\n`,
    "a quotation mark stands inside a cell",
  ],
  ["is a workbook", Buffer.from("PK\u0003\u0004 and more"), "This is a workbook, not a CSV file."],
  ["is Latin-1", Buffer.from("id,title\n1,caf\u00e9\n", "latin1"), "The file cannot be read."],
  ["has a NUL", "id,title\n1,a\0b\n", "The file cannot be read."],
];

/** Files that are refused as a whole. */
export const badImportFiles: BadImport[] = files.map(([name, file, problem]) => ({ name, file, problem }));
