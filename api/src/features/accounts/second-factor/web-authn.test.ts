import { expect, it } from "vitest";
import { newPasskeyOptions } from "./web-authn.ts";

it("the options of a new passkey name the shop and its host", async () => {
  const settings = {
    publicUrl: "https://shop.example.com",
    mode: "production",
    brand: { name: "Riwaz & Co" },
  } as const;
  const account = { id: "1", name: "Asha Rao", email: "asha@example.com" };
  expect((await newPasskeyOptions(settings, account, [])).rp).toEqual({
    name: "Riwaz & Co",
    id: "shop.example.com",
  });
});
