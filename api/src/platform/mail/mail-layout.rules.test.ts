import { describe, expect, it } from "vitest";
import { mailOf, parts, type MailText } from "./mail-layout.rules.ts";
import { channelsOf, contrast } from "../colors.rules.ts";
import { darkColors, lightColors, type MailColors } from "./mail-style.rules.ts";

const publicUrl = "https://shop.example.com";
const picture = { path: "/media/abc/160.jpeg", alt: 'A "red" kurta', width: 72, height: 96 };

const frame = {
  publicUrl,
  mediaUrl: "",
  brand: { name: "Saanjh", mail: { light: lightColors, dark: darkColors } },
};

const aMail = (mail: Partial<MailText> = {}) =>
  mailOf(
    "asha@example.com",
    { subject: "Order <1>", heading: "Thank you & welcome", parts: [], why: "Since you <ordered>.", ...mail },
    frame,
  );

describe("a mail", () => {
  it("says the same as HTML and as text", () => {
    const { html, text } = aMail({
      parts: [
        parts.paragraph("Hello Asha."),
        parts.pieces("Your pieces", [
          { title: "Kurta", detail: "M, Red, 1 piece", value: "₹1,200.00", picture },
          { title: "Jutti", detail: "", picture: null },
        ]),
        parts.figures([{ name: "Total", detail: "GST included", value: "₹1,299.00", isTotal: true }]),
        parts.block("Shipping address", ["Asha Rao", "Bengaluru"]),
        parts.action("View your order", `${publicUrl}/orders`),
        parts.link("Download your invoice", `${publicUrl}/invoices?token=1`),
      ],
    });
    expect(text).toBe(
      [
        "Thank you & welcome",
        "Hello Asha.",
        "Your pieces:\nKurta (M, Red, 1 piece): ₹1,200.00\nJutti",
        "Total (GST included): ₹1,299.00",
        "Shipping address:\nAsha Rao\nBengaluru",
        `View your order: ${publicUrl}/orders`,
        `Download your invoice: ${publicUrl}/invoices?token=1`,
        "--",
        "Saanjh",
        publicUrl,
        "Since you <ordered>.",
      ].join("\n\n"),
    );
    for (const words of ["Kurta", "M, Red, 1 piece", "₹1,200.00", "₹1,299.00", "Bengaluru"])
      expect(html).toContain(words);
  });

  it("lets names, addresses and messages have the direction of their letters", () => {
    const { html } = aMail({
      parts: [
        parts.pieces("Your pieces", [{ title: "لہنگا", detail: "", picture: null }]),
        parts.block("Shipping address", ["سارہ خان", "لکھنؤ 226001", "India"]),
        parts.quote("شکریہ!\n12 days"),
      ],
    });
    expect(html).toContain('<span dir="auto" style="font-weight:600">لہنگا</span>');
    expect(html).toContain(
      '<span dir="auto">سارہ خان</span><br><span dir="auto">لکھنؤ 226001</span><br><span dir="auto">India</span>',
    );
    expect(html).toMatch(/<blockquote dir="auto" style="unicode-bidi:plaintext;/);
  });

  it("keeps the order of a sentence with a name from right to left", () => {
    const { html } = aMail({
      parts: [
        parts.paragraph("Hello سارہ خان, 2 pieces of <order> 17."),
        parts.paragraph("Hello می\u200cخواهم & Asha."),
      ],
    });
    expect(html).toContain(">Hello <bdi>سارہ خان</bdi>, 2 pieces of &lt;order&gt; 17.</p>");
    expect(html).toContain(">Hello <bdi>می\u200cخواهم</bdi> &amp; Asha.</p>");
  });

  it("has pictures of a fixed size with a text in their place, at the shop's address", () => {
    const piece = { title: "Kurta", detail: "", picture };
    const { html } = aMail({ parts: [parts.pieces("Your pieces", [piece])] });
    const images = html.match(/<img[^>]*>/g);
    expect(images).toEqual([
      expect.stringContaining(
        'src="https://shop.example.com/media/abc/160.jpeg" alt="A &quot;red&quot; kurta" width="72" height="96"',
      ),
    ]);
  });

  it("has a cell for the picture of each piece, or none at all", () => {
    const cells = (pictures: (typeof picture | null)[]) =>
      aMail({
        parts: [
          parts.pieces(
            "Your pieces",
            pictures.map((one) => ({ title: "x", detail: "", picture: one })),
          ),
        ],
      }).html.match(/<td class="line" width="88"/g) ?? [];
    expect(cells([picture, null])).toHaveLength(2);
    expect(cells([null, null])).toHaveLength(0);
  });

  it("has all of 50 pieces with the longest titles below 102 kB, where Gmail cuts it off", () => {
    const pieces = Array.from({ length: 50 }, (_, index) => ({
      title: `${index}. ${"क".repeat(196)}`,
      detail: `${"नीला".repeat(5)}, 2 pieces`,
      value: "₹1,29,900.00",
      picture: { ...picture, alt: "ख".repeat(300) },
    }));
    const { html } = aMail({ parts: [parts.pieces("Your pieces", pieces)] });
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(pieces.filter(({ title }) => !html.includes(title))).toEqual([]);
    expect(html).toMatch(/>20\. क+ \((नीला)+, 2 pieces\): ₹1,29,900\.00<\/span><br><span dir="auto">21\. /);
  });

  it("has a button that needs no style sheet", () => {
    const { html } = aMail({ parts: [parts.action("View your order", `${publicUrl}/orders?a=1&b=2`)] });
    expect(html).toContain(`<td class="button" bgcolor="${lightColors.button}"`);
  });

  it("has the link of its button below as text", () => {
    const { html } = aMail({ parts: [parts.action("View your order", `${publicUrl}/orders?a=1&b=2`)] });
    const url = "https://shop.example.com/orders?a=1&amp;b=2";
    expect(html.split(`href="${url}"`)).toHaveLength(3);
    expect(html).toContain(`>${url}</a></p>`);
  });

  it("has a preheader: its own, else its first text", () => {
    const preheaderOf = (mail: Partial<MailText>) =>
      /<div style="display:none[^>]*>([^&]*)&/.exec(aMail(mail).html)?.[1];
    const first = parts.paragraph("The first text");
    expect(preheaderOf({ preheader: "2 pieces", parts: [first] })).toBe("2 pieces");
    expect(preheaderOf({ parts: [parts.code("123"), first] })).toBe("The first text");
    expect(preheaderOf({ heading: "Only a heading" })).toBe("Only a heading");
  });

  it("escapes every text", () => {
    const evil = `<i a='b' c="d">&`;
    const { html } = aMail({
      subject: evil,
      preheader: evil,
      heading: evil,
      why: evil,
      parts: [
        parts.paragraph(evil),
        parts.action(evil, evil),
        parts.link(evil, evil),
        parts.code(evil),
        parts.quote(evil),
        parts.block(evil, [evil]),
        parts.figures([{ name: evil, detail: evil, value: evil }]),
        parts.pieces(evil, [
          { title: evil, detail: evil, value: evil, picture: { ...picture, path: evil, alt: evil } },
        ]),
      ],
    });
    const escaped = "&lt;i a=&#39;b&#39; c=&quot;d&quot;&gt;&amp;";
    expect(html).not.toContain("<i ");
    expect(html.split(escaped).length - 1).toBe(24);
  });
});

describe("the colours of a mail", () => {
  /** As programs do that invert a mail by force: the hue stays, the lightness is inverted. */
  const inverted = (color: string): string => {
    const channels = channelsOf(color);
    const shift = 1 - Math.max(...channels) - Math.min(...channels);
    const hexes = channels.map((channel) =>
      Math.round((channel + shift) * 255)
        .toString(16)
        .padStart(2, "0"),
    );
    return `#${hexes.join("")}`;
  };
  const pairs: [text: keyof MailColors, ground: keyof MailColors][] = [
    ["ink", "ground"],
    ["soft", "ground"],
    ["link", "ground"],
    ["accent", "ground"],
    ["ink", "tint"],
    ["soft", "tint"],
    ["onButton", "button"],
  ];

  it.each(pairs)("of %s on %s have a contrast of 4.5 by day or by night", (text, ground) => {
    for (const colors of [lightColors, darkColors])
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs)("of %s on %s have a contrast of 4.5 when a program inverts them", (text, ground) => {
    for (const colors of [lightColors, darkColors])
      expect(contrast(inverted(colors[text]), inverted(colors[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it("of the night replace each colour of the day", () => {
    const { html } = aMail({
      parts: [
        parts.paragraph("Hello"),
        parts.action("Go", publicUrl),
        parts.code("1"),
        parts.pieces("Pieces", [{ title: "x", detail: "y", value: "z", picture }]),
      ],
    });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const night = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? "";
    const classes = new Set(
      [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    classes.delete("page");
    for (const name of classes) expect(night).toContain(`.${name}{`);
  });
});
