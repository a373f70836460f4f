import { expect, it } from "vitest";
import { credited, invoiced, placedAt, taxSettings } from "../../../test/support/random-invoices.ts";
import { rupees } from "../../platform/money.ts";
import { totalsOf } from "../checkout/totals.rules.ts";
import { SeriesRowKind } from "./document-series.rules.ts";
import { csvColumns, csvRows } from "./gst-csv.rules.ts";
import { GstFile, type GstSection } from "./gst-file.rules.ts";
import { gstJson, type DocumentSeries } from "./gst-json.rules.ts";
import { openGstReturn, TaxDocumentKind } from "./gst-return.rules.ts";

/** A bag to Kerala for 118,000 rupees of which 1,180 are credited, and a dress in Punjab for 1,050 rupees. */
const gstReturn = () => {
  const { add, result } = openGstReturn();
  const sale = (price: number, hsn: string, state: string) =>
    invoiced(totalsOf([{ price, quantity: 1, hsn }], taxSettings, { at: placedAt, promotions: [] }), state);
  const [bag, dress] = [sale(rupees(118_000), "4202", "Kerala"), sale(rupees(1050), "6204", "Punjab")];
  const documents = [
    { kind: TaxDocumentKind.INVOICE, number: "SJ/26-27/000001", of: bag, snapshot: bag.invoice.snapshot },
    { kind: TaxDocumentKind.INVOICE, number: "SJ/26-27/000002", of: dress, snapshot: dress.invoice.snapshot },
    {
      kind: TaxDocumentKind.CREDIT_NOTE,
      number: "CN/26-27/000001",
      of: bag,
      snapshot: credited(bag, { pieces: [], reduction: rupees(1180) }),
    },
  ];
  for (const { kind, number, of, snapshot } of documents)
    add({
      kind,
      number,
      issuedAt: new Date("2026-11-30T18:29:59Z"),
      state: snapshot.buyer.state,
      isInterState: snapshot.isInterState,
      invoiceTotal: of.invoice.snapshot.sums.total,
      lines: snapshot.lines,
    });
  return result();
};

const series: DocumentSeries[] = [
  {
    documentNumber: 1,
    name: "Invoices for outward supply",
    rows: [
      { kind: SeriesRowKind.ISSUED, start: "SJ/26-27/", from: 1, to: 2 },
      { kind: SeriesRowKind.MISSING, start: "SJ/26-27/", from: 3, to: 5 },
      { kind: SeriesRowKind.ISSUED, start: "KS/26-27/", from: 6, to: 6 },
    ],
  },
  { documentNumber: 5, name: "Credit Note", rows: [] },
];

it("are in the form of the portal's offline tool", () => {
  const item = (rt: number, txval: number, iamt: number) => ({
    num: 1,
    itm_det: { rt, txval, iamt, csamt: 0 },
  });
  expect(gstJson({ gstin: "03AAAAA0000A1ZC", month: "2026-11" }, gstReturn(), series)).toEqual({
    gstin: "03AAAAA0000A1ZC",
    fp: "112026",
    version: "GST3.1.6",
    hash: "hash",
    b2cs: [{ sply_ty: "INTRA", pos: "03", typ: "OE", rt: 5, txval: 1000, camt: 25, samt: 25, csamt: 0 }],
    b2cl: [
      {
        pos: "32",
        inv: [
          { inum: "SJ/26-27/000001", idt: "30-11-2026", val: 118_000, itms: [item(18, 100_000, 18_000)] },
        ],
      },
    ],
    cdnur: [
      {
        typ: "B2CL",
        ntty: "C",
        nt_num: "CN/26-27/000001",
        nt_dt: "30-11-2026",
        pos: "32",
        val: 1180,
        itms: [item(18, 1000, 180)],
      },
    ],
    hsn: {
      hsn_b2b: [],
      hsn_b2c: [
        expect.objectContaining({
          num: 1,
          hsn_sc: "4202",
          uqc: "PCS",
          qty: 1,
          rt: 18,
          txval: 99_000,
          iamt: 17_820,
        }),
        expect.objectContaining({ num: 2, hsn_sc: "6204", uqc: "PCS", qty: 1, rt: 5, txval: 1000, camt: 25 }),
      ],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          doc_typ: "Invoices for outward supply",
          docs: [
            { num: 1, from: "SJ/26-27/000001", to: "SJ/26-27/000002", totnum: 2, cancel: 0, net_issue: 2 },
            { num: 2, from: "KS/26-27/000006", to: "KS/26-27/000006", totnum: 1, cancel: 0, net_issue: 1 },
          ],
        },
      ],
    },
  });
});

it.each<[GstSection, string[][]]>([
  [GstFile.B2CS, [["OE", "03-Punjab", "5", "1000.00", "0.00", "25.00", "25.00"]]],
  [
    GstFile.B2CL,
    [
      [
        "SJ/26-27/000001",
        "30-11-2026",
        "118000.00",
        "32-Kerala",
        "18",
        "100000.00",
        "18000.00",
        "0.00",
        "0.00",
      ],
    ],
  ],
  [
    GstFile.CDNUR,
    [["CN/26-27/000001", "30-11-2026", "1180.00", "32-Kerala", "18", "1000.00", "180.00", "0.00", "0.00"]],
  ],
  [
    GstFile.HSN,
    [
      ["4202", "PCS", "1", "116820.00", "18", "99000.00", "17820.00", "0.00", "0.00"],
      ["6204", "PCS", "1", "1050.00", "5", "1000.00", "0.00", "25.00", "25.00"],
    ],
  ],
  [
    GstFile.DOCUMENTS,
    [
      ["Invoices for outward supply", "SJ/26-27/000001", "SJ/26-27/000002", "2", "0", "issued", ""],
      [
        "Invoices for outward supply",
        "SJ/26-27/000003",
        "SJ/26-27/000005",
        "3",
        "0",
        "missing",
        expect.stringContaining("Numbers are skipped after an older backup was restored"),
      ],
      ["Invoices for outward supply", "KS/26-27/000006", "KS/26-27/000006", "1", "0", "issued", ""],
    ],
  ],
])("has the CSV file %s with a column for each cell", (section, rows) => {
  const file = csvRows(section, gstReturn(), series);
  expect(file).toEqual(rows);
  for (const row of file) expect(row).toHaveLength(csvColumns(section).length);
});
