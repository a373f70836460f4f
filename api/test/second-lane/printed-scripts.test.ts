import { describe, expect, it } from "vitest";
import { drawInvoice } from "../../src/features/invoices/pdf/draw-invoice.ts";
import { toInvoiceSnapshot } from "../../src/features/invoices/invoice.rules.ts";
import { totalsOf } from "../../src/features/checkout/totals.rules.ts";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../../src/features/orders/order-payment.rules.ts";
import { drawPackingSlips } from "../../src/features/parcels/pdf/draw-packing-slips.ts";
import { drawPickList } from "../../src/features/parcels/pdf/draw-pick-list.ts";
import { shopRules } from "../../src/features/shop/shop.rules.ts";
import { textOfPdf } from "../support/pdf-text.ts";

const at = new Date("2026-11-21T06:00:00Z");

type Party = { fullName: string; address: string; city: string };

const seller = { name: "Saanjh", address: "Ludhiana 141001", state: "Punjab", gstin: null };
const sender = { seller, brand: { name: "Saanjh" } };

/** The printed parts of a page, without the line breaks between them. */
const textOf = (pdf: Buffer): string => textOfPdf(pdf).join("\n");

const snapshotOf = ({ fullName, address, city }: Party, title = "Ajrakh Kurta") => {
  const piece = { title, size: "M", color: "Indigo", hsn: "6211", quantity: 1, price: 189_000 };
  const { lines, tax, discount, shippingCost, total } = totalsOf([piece], shopRules, { at, promotions: [] });
  return toInvoiceSnapshot(
    {
      orderNumber: "SJ100001",
      orderedAt: at.toISOString(),
      payment: PaymentMethod.COD,
      buyer: { name: fullName, address, city, state: "Kerala", zipCode: "682001" },
      shippingCost,
      discount,
      tax,
      total,
      lines,
    },
    sender,
  );
};

const invoiceOf = (party: Party, title?: string) =>
  drawInvoice({
    id: "an id",
    number: "SJ/26-27/000123",
    issuedAt: at,
    snapshot: snapshotOf(party, title),
  });

const creditNoteOf = (party: Party) => {
  const corrects = { number: "SJ/26-27/000123", issuedAt: at.toISOString(), reason: "order was cancelled" };
  const snapshot = { ...snapshotOf(party), corrects } as Parameters<typeof drawInvoice>[0]["snapshot"];
  return drawInvoice({ id: "an id", number: "SJC/26-27/000001", issuedAt: at, snapshot });
};

const slipOf = ({ fullName, address, city }: Party, notes: string | null = null, title = "Ajrakh Kurta") =>
  drawPackingSlips(
    [
      {
        id: "order-1",
        orderNumber: "SJ100001",
        orderStatus: OrderStatus.CONFIRMED,
        paymentMethod: PaymentMethod.COD,
        paymentStatus: PaymentStatus.PENDING,
        orderedAt: at.toISOString(),
        cashDue: 378_000,
        parcels: [],
        notes,
        address: { fullName, address, city, state: "Kerala", zipCode: "682001", phone: "9876543210" },
        lines: [{ title, handle: "kurta", size: "M", color: "Indigo", sku: null, quantity: 1, left: 1 }],
      },
    ],
    sender,
  );

const pickListOf = (title: string, color: string) =>
  drawPickList(
    [
      {
        title,
        handle: "kurta",
        size: "M",
        color,
        sku: null,
        quantity: 1,
        orders: [{ orderNumber: "SJ100001", quantity: 1 }],
      },
    ],
    { orderCount: 1, at, shopName: "Saanjh" },
  );

/** Names and addresses with conjuncts, vowel signs before their consonant, and stacked letters. */
const parties: [script: string, party: Party][] = [
  ["Devanagari", { fullName: "श्री कृष्ण", address: "विद्यार्थी गृह", city: "मुंबई" }],
  ["Bengali", { fullName: "চট্টোপাধ্যায়", address: "রাষ্ট্রগুরু সরণি", city: "কলকাতা" }],
  ["Gurmukhi", { fullName: "ਸ੍ਵਰਨ ਸਿੰਘ", address: "ਹਰਿਮੰਦਰ ਸਾਹਿਬ", city: "ਅੰਮ੍ਰਿਤਸਰ" }],
  ["Gujarati", { fullName: "શ્રી કૃષ્ણ", address: "સૌરાષ્ટ્ર માર્ગ", city: "અમદાવાદ" }],
  ["Odia", { fullName: "ଶ୍ରୀକୃଷ୍ଣ", address: "ଜଗନ୍ନାଥ ରାସ୍ତା", city: "ଭୁବନେଶ୍ୱର" }],
  ["Tamil", { fullName: "ஸ்ரீனிவாசன்", address: "கோயம்புத்தூர் சாலை", city: "சென்னை" }],
  ["Telugu", { fullName: "శ్రీకృష్ణ", address: "రాష్ట్రం వీధి", city: "హైదరాబాద్" }],
  ["Kannada", { fullName: "ಕೃಷ್ಣ", address: "ಮಲ್ಲೇಶ್ವರಂ ರಸ್ತೆ", city: "ಬೆಂಗಳೂರು" }],
  ["Malayalam", { fullName: "കൃഷ്ണൻ", address: "ക്ഷേത്രം റോഡ്", city: "കോഴിക്കോട്" }],
  ["Ol Chiki", { fullName: "ᱥᱟᱱᱛᱟᱲ", address: "ᱚᱞ ᱪᱤᱠᱤ", city: "ᱫᱩᱢᱠᱟᱹ" }],
  ["Meetei Mayek", { fullName: "ꯃꯩꯇꯩ", address: "ꯃꯌꯦꯛ", city: "ꯏꯝꯐꯥꯜ" }],
  ["Urdu", { fullName: "محمد علی", address: "شاہجہاں روڈ", city: "لکھنؤ" }],
  ["Vietnamese", { fullName: "Nguyễn Thị Hương", address: "Phố Đồng Xuân", city: "Huế" }],
  ["Cyrillic", { fullName: "Жукова", address: "Тверская", city: "Москва" }],
];

describe.each(parties)("an address in %s", (_, party) => {
  it.each([
    ["an invoice", invoiceOf],
    ["a credit note", creditNoteOf],
    ["a packing slip", slipOf],
  ])("is printed whole on %s", async (__, draw) => {
    const text = textOf(await draw(party));
    for (const part of Object.values(party)) expect(text).toContain(part);
    expect(text).not.toContain("?");
  });

  it("is printed whole as title and colour, on all papers", async () => {
    const pdfs = await Promise.all([
      pickListOf(party.fullName, party.city),
      invoiceOf(party, party.fullName),
      slipOf(party, party.address, party.fullName),
    ]);
    for (const pdf of pdfs) {
      expect(textOf(pdf)).toContain(party.fullName);
      expect(textOf(pdf)).not.toContain("?");
    }
  });
});

describe("a printed address", () => {
  it("leaves emoji out", async () => {
    const party = { fullName: "Meera 😀 Sharma 🇮🇳", address: "12 Mall Road 🏠", city: "Kochi 👨‍👩‍👧" };
    const lines = textOf(await slipOf(party)).split("\n");
    for (const line of ["Meera Sharma", "12 Mall Road", "Kochi, Kerala 682001"])
      expect(lines).toContain(line);
  });

  it("prints the hyphens of Unicode as hyphens", async () => {
    const party = { fullName: "Meera Sharma", address: "12\u2011A\u201014 Mall Road", city: "Kochi" };
    expect(textOf(await slipOf(party)).split("\n")).toContain("12-A-14 Mall Road");
  });

  it("prints letters of decorative alphabets as plain ones", async () => {
    const text = textOf(await slipOf({ fullName: "𝓜𝓮𝓮𝓻𝓪 Ｓｈａｒｍａ", address: "№ 12", city: "Kochi" }));
    expect(text.split("\n")).toContain("Meera Sharma");
  });

  it("has a question mark for a word of a script without a typeface", async () => {
    const text = textOf(await slipOf({ fullName: "王小明 Meera", address: "12", city: "Kochi" }));
    expect(text.split("\n")).toContain("? Meera");
  });
});
