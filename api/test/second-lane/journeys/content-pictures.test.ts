import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentCalls, SAVE_DRAFT } from "../../support/content-calls.ts";
import { postOperation } from "../../support/multipart.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, server, anAdmin, aShopper } = testShop;
const admin = await anAdmin();
const { call, contentOf, publish } = contentCalls(testShop, admin);

const section = (fields: Record<string, unknown>) => ({ home: { sections: [{ key: "one", ...fields }] } });

describe("a picture of a text", () => {
  const audits = () => sql("select label from audit_entries where action = 'addContentPicture'");

  const upload = (content: Buffer, token: string) =>
    postOperation(
      server.app,
      {
        query: `mutation($id: ID!, $file: Upload!) {
          addContentPicture(input: { id: $id, file: $file }) { mediaKey width height baseUrl } }`,
        variables: { id: randomUUID(), file: null },
      },
      { content },
      "variables.file",
      { authorization: `Bearer ${token}` },
    );

  it("of 8000 pixels is stored smaller", async () => {
    const large = await upload(await aPhoto(8000, 6000), admin.token);
    const { data } = large.body as { data: { addContentPicture: { mediaKey: string; width: number } } };
    expect(data.addContentPicture.width).toBe(1080);
    const home = await contentOf("HOME");
    const picture = { mediaKey: data.addContentPicture.mediaKey, alt: "A lamp" };
    const input = section({
      hero: { title: "Diwali", text: "Light", linkText: "Shop", link: "/shop", picture },
    });
    expect((await call(SAVE_DRAFT, { id: home.id, version: home.version, input })).code).toBeUndefined();
    expect(await audits()).toHaveLength(1);
  });

  it("is refused if it is none", async () => {
    const before = await audits();
    expect((await upload(Buffer.from("<svg/>"), admin.token)).text).toContain("PICTURE_INVALID");
    expect(await audits()).toEqual(before);
  });

  it("is refused from a shopper", async () => {
    const before = await audits();
    const [shopper, photo] = await Promise.all([aShopper(), aPhoto(1200, 900)]);
    expect((await upload(photo, shopper.token)).text).toContain("FORBIDDEN");
    expect(await audits()).toEqual(before);
  });

  it("has a focus where it is shown, until it is taken away", async () => {
    const { body } = await upload(await aPhoto(1200, 900), admin.token);
    const { mediaKey } = (body as { data: { addContentPicture: { mediaKey: string } } }).data
      .addContentPicture;
    const home = await contentOf("HOME");
    const withFocus = (focus: number[] | null) =>
      section({ hero: { title: "Diwali", text: "", picture: { mediaKey, focus } } });
    const refused = await call(SAVE_DRAFT, {
      id: home.id,
      version: home.version,
      input: withFocus([20]),
    });
    expect(refused.errors?.[0]?.extensions["field"]).toBe("home.sections.0.hero.picture.focus");
    const focused = await publish(home, withFocus([22, 80]));
    const focusOfHome = async () =>
      (
        await gql<{ home: { sections: { hero: { picture: { focus: number[] | null } } }[] } }>(
          "{ home { sections { hero { picture { focus } } } } }",
        )
      ).data.home.sections[0]?.hero.picture.focus;
    expect(await focusOfHome()).toEqual([20, 80]);
    await publish(focused, withFocus(null));
    expect(await focusOfHome()).toBeNull();
  });
});
