import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contentCalls, PUBLISH, REPUBLISH, SAVE_DRAFT, WITHDRAW } from "../../support/content-calls.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import type { Calls } from "../../support/calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const secondProcess = await openSecondShop(testShop);
const { gql, anAdmin, aProduct, writeProduct } = testShop;
const admin = await anAdmin();
const { call, done, contentOf, publish } = contentCalls(testShop, admin);

const section = (fields: Record<string, unknown>, key = "one") => ({
  home: { sections: [{ key, ...fields }] },
});

const banner = { title: "Diwali week", text: "", linkText: "See it", link: "/shop", color: "MARIGOLD" };

describe("the home page", () => {
  type Shown = { key: string; productRow: { products: { title: string }[] } | null };

  const shown = async (process: Pick<Calls, "gql"> = testShop) => {
    const { data } = await process.gql<{ home: { sections: Shown[] } }>(
      "{ home { sections { key productRow { products { title } } } } }",
    );
    return data.home.sections;
  };

  const shownKeys = async (process: Pick<Calls, "gql">) => (await shown(process)).map(({ key }) => key);

  it("leaves out products that are gone", async () => {
    const [kept, gone] = await Promise.all([aProduct({ title: "Kept" }), aProduct({ title: "Gone" })]);
    const productRow = { title: "Chosen", source: "CHOSEN", productIds: [gone.id, kept.id] };
    await publish(await contentOf("HOME"), section({ productRow }, "row"));
    await writeProduct(gone.id, { isArchived: true });
    const row = { key: "row", productRow: { products: [{ title: "Kept" }] } };
    for (const process of [testShop, secondProcess]) expect(await shown(process)).toEqual([row]);
    expect((await contentOf("HOME")).warnings).toEqual([
      "Chosen: 1 product is no longer in the shop and left out.",
    ]);
  });

  it("shows a banner between its dates", async () => {
    const [startsAt, endsAt] = [Date.now() + 3_600_000, Date.now() + 7_200_000];
    const dates = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
    await publish(await contentOf("HOME"), {
      home: {
        sections: [
          { key: "banner", banner: { ...banner, ...dates } },
          { key: "always", part: "SUBSCRIBE" },
        ],
      },
    });
    // Each process compares its clock with that of the database when it reads.
    for (const process of [testShop, secondProcess])
      await vi.waitFor(async () => expect(await shownKeys(process)).toEqual(["always"]));
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [at, keys] of [
      // A process knows the clock of the database but for the duration of a read.
      [startsAt - 1000, ["always"]],
      [startsAt + 1000, ["banner", "always"]],
      [endsAt + 1000, ["always"]],
    ] as const) {
      vi.setSystemTime(at);
      for (const process of [testShop, secondProcess]) expect(await shownKeys(process)).toEqual(keys);
    }
  });

  it("is undone in one step", async () => {
    const home = await contentOf("HOME");
    const changed = await publish(home, section({ part: "SUBSCRIBE" }));
    await done(REPUBLISH, { id: home.id, version: changed.version, number: 1 });
    await expect.poll(() => shownKeys(testShop), { timeout: 10_000, interval: 20 }).toContain("hero");
  });

  it("cannot be withdrawn", async () => {
    const { id, version } = await contentOf("HOME");
    expect((await call(WITHDRAW, { id, version })).code).toBe("CONTENT_IN_USE");
  });

  it.each([
    [
      "100 sections",
      { home: { sections: Array.from({ length: 100 }, (_, key) => ({ key: `${key}`, part: "SUBSCRIBE" })) } },
      "home.sections",
    ],
    ["no section", { home: { sections: [] } }, "home.sections"],
    ["two kinds in one section", section({ part: "SUBSCRIBE", banner }), "home.sections.0"],
    [
      "a key twice",
      {
        home: {
          sections: [
            { key: "a", part: "SUBSCRIBE" },
            { key: "a", part: "PROMISES" },
          ],
        },
      },
      "home.sections",
    ],
    [
      "a banner that ends before it begins",
      section({ banner: { ...banner, startsAt: "2030-11-02T00:00:00Z", endsAt: "2030-11-01T00:00:00Z" } }),
      "home.sections.0.banner.endsAt",
    ],
    [
      "a link with a script",
      section({ banner: { ...banner, link: "javascript:alert(1)" } }),
      "home.sections.0.banner.link",
    ],
    [
      "a link to another host without its scheme",
      section({ banner: { ...banner, link: "//evil.example" } }),
      "home.sections.0.banner.link",
    ],
    [
      "a picture that was never uploaded",
      section({ hero: { title: "HI", text: "", picture: { mediaKey: "../../etc" } } }),
      "home.sections.0.hero.picture",
    ],
    [
      "a search for nothing",
      section({ productRow: { title: "Row", source: "SEARCH", term: " " } }),
      "home.sections.0.productRow.term",
    ],
  ])("is refused with %s", async (_case, input, field) => {
    const { id, version } = await contentOf("HOME");
    const answer = await call(SAVE_DRAFT, { id, version, input });
    expect([answer.code, answer.errors?.[0]?.extensions["field"]]).toEqual(["CONTENT_INVALID", field]);
  });
});

describe("the announcement", () => {
  const text = async () =>
    (
      await gql<{ siteContent: { announcement: { text: string } | null } }>(
        "{ siteContent { announcement { text } } }",
      )
    ).data.siteContent.announcement?.text;

  it("is shown between its dates", async () => {
    const [startsAt, endsAt] = [Date.now() + 3_600_000, Date.now() + 7_200_000];
    const dates = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
    await publish(await contentOf("ANNOUNCEMENT"), {
      announcement: { text: "Pongal week", color: "MADDER", ...dates },
    });
    expect(await text()).toBeUndefined();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [at, shown] of [
      [startsAt - 1000, undefined],
      [startsAt + 1000, "Pongal week"],
      [endsAt + 1000, undefined],
    ] as const) {
      vi.setSystemTime(at);
      expect(await text()).toBe(shown);
    }
  });

  it("is shown until it is taken down in one step", async () => {
    const bar = await contentOf("ANNOUNCEMENT");
    const shown = await publish(bar, { announcement: { text: "Diwali week", color: "MADDER" } });
    expect(await text()).toBe("Diwali week");
    await done(WITHDRAW, { id: bar.id, version: shown.version });
    expect(await text()).toBeUndefined();
  });
});

describe("a size chart", () => {
  const chart = (unit: string, values: number[]) => ({
    sizeChart: { unit, measures: [{ name: "Length" }], rows: [{ size: "M", values }] },
  });
  const unitOf = async (id: string) =>
    (
      await gql<{ product: { sizeChart: { unit: string } | null } }>(
        "query($id: ID!) { product(id: $id) { sizeChart { unit } } }",
        { id },
      )
    ).data.product.sizeChart?.unit;
  const addChart = async (slug: string, unit: string) => {
    const saved = await done(SAVE_DRAFT, { id: randomUUID(), version: 0, slug, input: chart(unit, [90]) });
    await done(PUBLISH, { id: saved.id, version: saved.version });
  };

  it("is the product's own, that of its kind, or the general one", async () => {
    const { id } = await aProduct({ title: "Kurta of its own", category: "everyday" });
    expect(await unitOf(id)).toBe("INCH");
    await addChart(`product/${id.toUpperCase()}`, "CENTIMETRE");
    expect(await unitOf(id)).toBe("CENTIMETRE");
    const bag = await aProduct({ title: "Potli bag", category: "accessories" });
    expect(await unitOf(bag.id)).toBeUndefined();
  });

  const save = (slug: string, measures: number[]) =>
    call(SAVE_DRAFT, { id: randomUUID(), version: 0, slug, input: chart("CENTIMETRE", measures) });

  it("is refused with a measure that is missing", async () => {
    expect((await save("kurta", [])).code).toBe("CONTENT_INVALID");
  });

  it.each(["sofa", `product/${randomUUID()}`])(
    "is refused for an unknown kind or product: %s",
    async (slug) => {
      expect((await save(slug, [9])).errors?.[0]?.extensions["field"]).toBe("slug");
    },
  );
});

describe("a preview link", () => {
  const aDraftToken = async () => {
    const home = await contentOf("HOME");
    const input = section({ banner: { ...banner, title: "Only a draft" } });
    await done(SAVE_DRAFT, { id: home.id, version: home.version, input });
    const { data } = await gql<{ contentPreviewLink: { url: string } }>(
      "query($id: ID!) { contentPreviewLink(id: $id) { url } }",
      { id: home.id },
      admin.token,
    );
    return new URL(data.contentPreviewLink.url, "http://shop").searchParams.get("token");
  };

  const preview = (token: string | null) =>
    gql<{ contentPreview: { home: { sections: { banner: { title: string } | null }[] } } }>(
      "query($token: String!) { contentPreview(token: $token) { home { sections { banner { title } } } } }",
      { token },
    );

  it("shows the draft to everybody who has it", async () => {
    expect((await preview(await aDraftToken())).data.contentPreview.home.sections[0]?.banner?.title).toBe(
      "Only a draft",
    );
  });

  it("shows nothing when it is forged", async () => {
    expect((await preview(`${await aDraftToken()}x`)).code).toBe("PREVIEW_LINK_INVALID");
  });
});
