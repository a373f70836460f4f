import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  aPageInput,
  CANCEL_SCHEDULED,
  contentCalls,
  DISCARD,
  PAGE,
  PUBLISH,
  REPUBLISH,
  SAVE_DRAFT,
  WITHDRAW,
} from "../../support/content-calls.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import type { Calls } from "../../support/calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const secondProcess = await openSecondShop(testShop);
const { gql, sql, anAdmin } = testShop;
const admin = await anAdmin();
const { call, done, aPage, publish } = contentCalls(testShop, admin);

type Page = { heading: string; body: unknown; version: number; isCurrent: boolean };
type Process = Pick<Calls, "gql">;

const page = (slug: string, version: number | null = null, { gql: query }: Process = testShop) =>
  query<{ page: Page | null }>(PAGE, { slug, version });

const headingOf = async (slug: string, process: Process = testShop) =>
  (await page(slug, null, process)).data?.page?.heading;

const slugOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

describe("the texts of an untouched shop", () => {
  it("are the words of the specification, as the first version of each", async () => {
    const { data } = await gql<{
      home: { sections: { key: string; hero: { title: string; linkText: string } | null }[] };
      siteContent: { announcement: null; footerPages: { slug: string; name: string }[] };
    }>(
      "{ home { sections { key hero { title linkText } } } siteContent { announcement { id } footerPages { slug name } } }",
    );
    expect(data.home.sections[0]?.hero).toEqual({ title: "OWN\nYOUR\nEDGE", linkText: "Shop Now" });
    expect(data.siteContent).toEqual({
      announcement: null,
      footerPages: [
        { slug: "about", name: "About" },
        { slug: "delivery", name: "Delivery" },
        { slug: "privacy", name: "Privacy Policy" },
        { slug: "terms-of-sale", name: "Terms of sale" },
        { slug: "cancellation-and-returns", name: "Cancellation, returns and refunds" },
        { slug: "grievance-officer", name: "Grievance officer" },
        { slug: "accessibility", name: "Accessibility" },
        { slug: "your-data-and-your-rights", name: "Your data and your rights" },
      ],
    });
    expect((await page("about")).data.page).toMatchObject({
      heading: "Western lines, Indian hands",
      version: 1,
    });
  });
});

const audited = (id: string) =>
  sql("select action from audit_entries where subject_id = $1 order by id", [id]);

describe("a page of an admin", () => {
  it("goes from a draft to published versions that stay readable", async () => {
    const slug = slugOf("terms");
    const draft = await aPage(slug);
    expect(draft).toMatchObject({ hasChanges: true, versions: [] });
    expect((await page(slug)).data.page).toBeNull();
    await done(PUBLISH, { id: draft.id, version: draft.version });
    expect(await headingOf(slug)).toBe("Terms of the shop");
    await vi.waitFor(async () => expect(await headingOf(slug, secondProcess)).toBe("Terms of the shop"));
    const second = await publish({ id: draft.id, version: 2 }, aPageInput({ heading: "New terms" }));
    expect(await headingOf(slug)).toBe("New terms");
    await vi.waitFor(async () => expect(await headingOf(slug, secondProcess)).toBe("New terms"));
    const old = await page(slug, 1);
    expect(old.data.page).toMatchObject({ heading: "Terms of the shop", version: 1, isCurrent: false });
    expect((await page(slug, 3)).data.page).toBeNull();

    const undone = await done(REPUBLISH, { id: draft.id, version: second.version, number: 1 });
    expect(undone.versions.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(await headingOf(slug)).toBe("Terms of the shop");
    await done(WITHDRAW, { id: draft.id, version: undone.version });
    expect((await page(slug)).data.page).toBeNull();
    expect(await audited(draft.id)).toEqual([
      { action: "saveContentDraft" },
      { action: "publishContent" },
      { action: "saveContentDraft" },
      { action: "publishContent" },
      { action: "republishContent" },
      { action: "withdrawContent" },
    ]);
  });

  it("is valid from its instant on, in both processes, without a job or a notice", async () => {
    const slug = slugOf("diwali");
    const first = await aPage(slug, { heading: "Before" });
    const { id, version } = await done(PUBLISH, { id: first.id, version: first.version });
    const at = new Date(Date.now() + 3_600_000);
    const scheduled = await publish({ id, version }, aPageInput({ heading: "Diwali" }), at.toISOString());
    expect(scheduled.versions[0]).toMatchObject({
      number: 2,
      isScheduled: true,
      publishedAt: at.toISOString(),
    });
    await vi.waitFor(async () => expect(await headingOf(slug, secondProcess)).toBe("Before"));
    expect((await page(slug, 2)).data.page).toBeNull();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    // A process knows the clock of the database but for the duration of a read.
    for (const [ms, heading] of [
      [-1000, "Before"],
      [1000, "Diwali"],
    ] as const) {
      vi.setSystemTime(at.getTime() + ms);
      for (const process of [testShop, secondProcess]) expect(await headingOf(slug, process)).toBe(heading);
    }
  });

  it("that is scheduled can be taken back to the draft", async () => {
    const first = await aPage(slugOf("eid"));
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await done(PUBLISH, { id: first.id, version: first.version, at });
    const back = await done(CANCEL_SCHEDULED, { id: first.id, version: scheduled.version, number: 1 });
    expect(back).toMatchObject({ hasChanges: true, versions: [] });
    expect((await gql(DISCARD, { id: first.id, version: back.version }, admin.token)).data).toEqual({
      discardContentDraft: { content: null },
    });
    expect((await call(PUBLISH, { id: first.id, version: back.version })).code).toBe("CONTENT_NOT_FOUND");
    expect((await audited(first.id)).slice(1)).toEqual([
      { action: "publishContent" },
      { action: "cancelScheduledContent" },
      { action: "discardContentDraft" },
    ]);
  });

  it("counts only scheduled versions towards their limit of 20", async () => {
    const { id, version: first } = await aPage(slugOf("plans"));
    let version = first;
    const saveAndPublish = async (number: number, at: string | null) => {
      const input = aPageInput({ heading: `Plan ${number}` });
      const saved = await done(SAVE_DRAFT, { id, version, input });
      const answer = await call(PUBLISH, { id, version: saved.version, at });
      ({ version } = answer.code === undefined ? answer.data.content : saved);
      return answer.code;
    };
    const at = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();
    for (let number = 1; number <= 20; number += 1)
      expect(await saveAndPublish(number, at(number))).toBeUndefined();
    expect(await saveAndPublish(21, at(21))).toBe("CONTENT_INVALID");
    expect(await saveAndPublish(22, null)).toBeUndefined();
  });

  const saveFirst = (id: string, heading: string) =>
    call(SAVE_DRAFT, { id, version: 1, input: aPageInput({ heading }) });

  it("is changed by one of two admins who saw the same version", async () => {
    const { id } = await aPage(slugOf("care"));
    const answers = await Promise.all([saveFirst(id, "Wash cold"), saveFirst(id, "Wash by hand")]);
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual(["CONTENT_CHANGED", "ok"]);
  });

  it("is not changed by a repeated draft", async () => {
    const { id } = await aPage(slugOf("repeated"));
    for (const _time of [1, 2]) expect((await saveFirst(id, "Wash cold")).data.content.version).toBe(2);
  });

  it("reads its marks but no HTML on the server", async () => {
    const slug = slugOf("marks");
    const body =
      "## Sizes\n\nSee [the shop](/shop) or [this](javascript:alert(1)).\n\n<script>alert(1)</script>\n\n{states}";
    const draft = await aPage(slug, { body });
    await done(PUBLISH, { id: draft.id, version: draft.version });
    expect((await page(slug)).data.page?.body).toEqual([
      ["h", 2, "Sizes"],
      ["p", "See ", ["a", "/shop", "the shop"], " or ", "this", "."],
      ["p", "<script>alert(1)</script>"],
      ["part", "states"],
    ]);
  });

  it.each([
    ["an address that the shop uses", { slug: "about" }, "CONTENT_INVALID", "slug"],
    ["an address with capitals", { slug: "Terms" }, "CONTENT_INVALID", "slug"],
    ["an address with a slash", { slug: "a/b" }, "CONTENT_INVALID", "slug"],
    ["no name", { page: { name: " " } }, "CONTENT_INVALID", "page.name"],
    ["a long text", { page: { body: "a".repeat(20_001) } }, "CONTENT_INVALID", "page.body"],
    ["a position below zero", { page: { footerPosition: -1 } }, "CONTENT_INVALID", "page.footerPosition"],
  ])(
    "is refused with %s",
    async (
      _case,
      { slug = slugOf("bad"), page: fields = {} }: { slug?: string; page?: object },
      code,
      field,
    ) => {
      const answer = await call(SAVE_DRAFT, {
        id: randomUUID(),
        version: 0,
        slug,
        input: aPageInput(fields as Record<string, unknown>),
      });
      expect([answer.code, answer.errors?.[0]?.extensions["field"]]).toEqual([code, field]);
    },
  );

  it("is refused with the address of another page", async () => {
    const slug = slugOf("twice");
    await aPage(slug);
    const again = { id: randomUUID(), version: 0, slug, input: aPageInput() };
    expect((await call(SAVE_DRAFT, again)).code).toBe("SLUG_TAKEN");
  });

  it("is not published at a time that is over", async () => {
    const slug = slugOf("past");
    const { id, version } = await aPage(slug);
    const at = new Date(Date.now() - 120_000).toISOString();
    expect((await call(PUBLISH, { id, version, at })).code).toBe("CONTENT_INVALID");
    expect((await page(slug)).data.page).toBeNull();
  });

  it("is published by the clock of the database, also by a process whose clock is an hour fast or slow", async () => {
    for (const difference of [3_600_000, -3_600_000]) {
      const slug = slugOf("clock");
      const { id, version } = await aPage(slug);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + difference });
      onTestFinished(() => void vi.useRealTimers());
      const { data } = await gql<{ content: { versions: { publishedAt: string; isCurrent: boolean }[] } }>(
        PUBLISH,
        { id, version },
        admin.token,
      );
      const [published] = data.content.versions;
      const { data: read } = await page(slug);
      vi.useRealTimers();
      expect(published?.isCurrent).toBe(true);
      expect(Math.abs(Date.parse(published?.publishedAt ?? "") - Date.now())).toBeLessThan(600_000);
      expect(read.page).not.toBeNull();
    }
  });
});
