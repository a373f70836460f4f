import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addDeleteJob } from "../../../src/features/catalogue/pictures/picture-file.store.ts";
import { preparePicture } from "../../../src/platform/images/uploads.ts";
import { profilePicture } from "../../../src/platform/images/upload.rules.ts";
import { accountCalls, aMailedToken, type LoginResult } from "../../support/account-calls.ts";
import { postForm } from "../../support/multipart.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, shop, aShopper } = testShop;
const { app } = testShop.server;

const name = "Asha Rao";
const password = "saffron and silk";

let red = 0;

/** A picture of a colour that no other one has: its files have a key of their own. */
const aPicture = (): Promise<Buffer> => {
  red += 10;
  return sharp({ create: { width: 200, height: 200, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer();
};

const signUp = (token: string, content: Buffer) =>
  postForm(app, "/api/auth/signup", { name, password, token, profilePic: { content } });

/** A new account with an uploaded picture. */
const anAccount = async () => {
  const { email, token } = await aMailedToken(calls, mailbox);
  const { user, token: session } = (await signUp(token, await aPicture())).body as LoginResult;
  const picture = new URL(user.profilePic ?? "").pathname;
  const key = picture.split("/")[2] ?? "";
  return { email, session, picture, key };
};

type Account = Awaited<ReturnType<typeof anAccount>>;

const setPicture = ({ session, email }: Pick<Account, "session" | "email">, profilePic: string) =>
  calls.updateProfile(session, { name, email, profilePic });

/** The status of the public address of a picture, once the jobs are done. */
const statusOf = async (picture: string): Promise<number> => {
  await mailbox.waitForJobs();
  return (await app.inject({ method: "GET", url: picture })).statusCode;
};

/** A rendering that a request began before the deletion is removed once it is made. */
const expectDeleted = (picture: string) =>
  vi.waitFor(async () => expect(await statusOf(picture)).toBe(404), { timeout: 10_000 });

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("an uploaded profile picture", () => {
  it("is deleted with its account", async () => {
    const { session, picture, key } = await anAccount();
    expect(await statusOf(picture)).toBe(200);
    expect((await calls.deleteAccount(session, password)).status).toBe(200);
    await expectDeleted(picture);
    expect(await shop.files.hasOriginal(key)).toBe(false);
  });

  it("is deleted when its owner removes it, or sets another one", async () => {
    for (const another of ["", "https://pics.example.com/asha.jpg"]) {
      const account = await anAccount();
      await calls.updateProfile(account.session, { name, email: account.email });
      await setPicture(account, account.picture);
      expect(await statusOf(account.picture)).toBe(200);
      await setPicture(account, another);
      await expectDeleted(account.picture);
    }
  });

  it.each([320, 160])("stays while another profile shows it, %i pixels wide", async (width) => {
    const [account, other] = [await anAccount(), await aShopper()];
    const link = account.picture.replace("320", String(width));
    await setPicture({ session: other.token, email: other.email }, link);
    await calls.deleteAccount(account.session, password);
    expect(await statusOf(account.picture)).toBe(200);
    await calls.deleteAccount(other.token, other.password);
    await expectDeleted(account.picture);
  });

  it("stays while the removal of the same picture from a product can be taken back", async () => {
    const { session, picture, key } = await anAccount();
    await shop.database.source.transaction((tx) => addDeleteJob(tx, key));
    await calls.deleteAccount(session, password);
    expect(await statusOf(picture)).toBe(200);
    expect(
      await sql("select 1 from graphile_worker.jobs where key = $1 and run_at > now() + interval '32 days'", [
        `delete ${key}`,
      ]),
    ).toHaveLength(1);
  });

  it("is deleted if the sign-up is refused after the picture was stored", async () => {
    const { email, token } = await aMailedToken(calls, mailbox);
    const { id } = await aShopper();
    await sql("update users set email = $2 where id = $1", [id, email]);
    const content = await aPicture();
    const response = await signUp(token, content);
    expect(response).toMatchObject({ status: 409, body: { code: "EMAIL_REGISTERED" } });
    await mailbox.waitForJobs();
    const { key } = await preparePicture({ content }, profilePicture);
    expect(await shop.files.hasOriginal(key)).toBe(false);
  });
});
