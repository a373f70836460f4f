import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import {
  CANCEL_SCHEDULED,
  contentCalls,
  PUBLISH,
  REPUBLISH,
  SAVE_DRAFT,
} from "../../support/content-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { anAdmin, aMember } = testShop;
const { done, contentOf } = contentCalls(testShop, await anAdmin());

describe("a legal page", () => {
  const legalInput = (body: string) => ({
    page: { name: "Privacy Policy", heading: "Privacy Policy", body },
  });

  it.each(["privacy", "terms-of-sale", "grievance-officer"])(
    "is only drafted with the permission for texts, published by an owner: %s",
    async (slug) => {
      const members = await Promise.all([aMember(StaffRole.CATALOGUE), aMember(StaffRole.MANAGER)]);
      for (const member of members) {
        const calls = contentCalls(testShop, member);
        const seen = await calls.contentOf("PAGE", slug);
        expect(seen.isLegal).toBe(true);
        const { id, version } = await calls.done(SAVE_DRAFT, {
          id: seen.id,
          version: seen.version,
          input: legalInput(member.id),
        });
        const at = new Date(Date.now() + 3_600_000).toISOString();
        for (const refused of [
          await calls.call(PUBLISH, { id, version }),
          await calls.call(PUBLISH, { id, version, at }),
          await calls.call(REPUBLISH, { id, version, number: 1 }),
          await calls.call(CANCEL_SCHEDULED, { id, version, number: 1 }),
        ])
          expect(refused).toMatchObject({
            code: "FORBIDDEN",
            errors: [
              { message: expect.stringContaining("Only an owner can publish this legal page.") as string },
            ],
          });
      }
      const { id, version } = await contentOf("PAGE", slug);
      expect((await done(PUBLISH, { id, version })).hasChanges).toBe(false);
    },
  );

  it("is no other page", async () => {
    const catalogue = contentCalls(testShop, await aMember(StaffRole.CATALOGUE));
    const about = await catalogue.contentOf("PAGE", "about");
    expect(about.isLegal).toBe(false);
    const { id, version } = await catalogue.aPage("care");
    expect((await catalogue.call(PUBLISH, { id, version })).code).toBeUndefined();
  });
});
