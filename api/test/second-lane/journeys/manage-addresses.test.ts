import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../../support/account-calls.ts";
import { addressCalls, type AddressedAccount } from "../../support/address-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aShopper } = testShop;
const calls = accountCalls(testShop);
const { add, added, update, remove, makeDefault, accountOf } = addressCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

const citiesOf = ({ addresses }: AddressedAccount): string[] => addresses.map(({ city }) => city);

describe("the saved addresses of a shopper", () => {
  it("list the default one first, then the newest", async () => {
    const shopper = await aShopper();
    expect(await accountOf(shopper)).toEqual({ address: null, addresses: [] });
    const first = await added(shopper, { city: "Pune", label: " Home " });
    expect(first).toMatchObject({ label: "Home", isDefault: true, isComplete: true, version: 1 });
    await added(shopper, { city: "Nashik" });
    await added(shopper, { city: "Thane", address: "2, Lake Road" });
    const account = await accountOf(shopper);
    expect(citiesOf(account)).toEqual(["Pune", "Thane", "Nashik"]);
    expect(account.address).toBe("14, Residency Road");
    expect(account.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("are checked as the address of an order, with the same sentences", async () => {
    const shopper = await aShopper();
    const refused = async (changes: Record<string, unknown>) => {
      const { code, message } = await add(shopper, changes);
      return [code, message];
    };
    expect(await refused({ city: " " })).toEqual(["FILL_ALL_FIELDS", "Please fill all fields."]);
    expect(await refused({ state: "Delhi" })).toEqual([
      "STATE_UNKNOWN",
      "Please choose a state from the list.",
    ]);
    expect(await refused({ country: "Nepal" })).toEqual(["COUNTRY_UNKNOWN", "We deliver within India only."]);
    expect((await refused({ fullName: "😀" }))[0]).toBe("NOT_PRINTABLE");
    expect((await refused({ label: "x".repeat(31) }))[0]).toBe("BAD_INPUT");
    const { addresses } = await accountOf(shopper);
    expect(addresses).toEqual([]);
  });

  it("have the account's e-mail address unless they name another one, also after it changes", async () => {
    const shopper = await aShopper();
    await added(shopper, { city: "Pune", email: ` ${shopper.email.toUpperCase()} ` });
    await added(shopper, { city: "Thane", email: null });
    await added(shopper, { city: "Akola", email: "gift@example.com" });
    const emails = async () => (await accountOf(shopper)).addresses.map(({ city, email }) => [city, email]);
    expect(await emails()).toEqual([
      ["Pune", shopper.email],
      ["Akola", "gift@example.com"],
      ["Thane", shopper.email],
    ]);
    await calls.updateProfile(shopper.token, { email: `new-${shopper.email}` });
    expect(await emails()).toEqual([
      ["Pune", `new-${shopper.email}`],
      ["Akola", "gift@example.com"],
      ["Thane", `new-${shopper.email}`],
    ]);
  });

  it("are saved once, however often the request is sent", async () => {
    const shopper = await aShopper();
    const [one, two] = await Promise.all([added(shopper), added(shopper, { label: "Work" })]);
    expect(one.id).toBe(two.id);
    expect((await accountOf(shopper)).addresses).toHaveLength(1);
  });

  it("are at most ten, also in a crowd of requests", async () => {
    const shopper = await aShopper();
    const results = await Promise.all(
      Array.from({ length: 14 }, (_, index) => add(shopper, { city: `Town ${index}` })),
    );
    const codes = results.map(({ code }) => code ?? "ok");
    expect(codes.filter((code) => code === "ok")).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(["ok", "SAVED_ADDRESSES_FULL"]));
    const { addresses } = await accountOf(shopper);
    expect(addresses).toHaveLength(10);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("that another tab has changed are not overwritten unseen", async () => {
    const shopper = await aShopper();
    const seen = await added(shopper, { city: "Pune" });
    const done = await update(shopper, seen, { city: "Thane", label: "Work" });
    expect(done.data.updateAddress.address).toMatchObject({ city: "Thane", label: "Work", version: 2 });
    expect(
      (await update(shopper, seen, { city: "Thane", label: "Work" })).data.updateAddress.address.version,
    ).toBe(2);
    const refused = await update(shopper, seen, { city: "Akola" });
    expect(refused).toMatchObject({ status: 409, code: "ADDRESS_CHANGED" });
    expect(refused.errors[0]?.extensions).toMatchObject({
      field: "city",
      city: "Thane",
      label: "Work",
      version: 2,
    });
    await remove(shopper, seen.id);
    expect(await update(shopper, seen, { city: "Akola" })).toMatchObject({
      status: 404,
      code: "ADDRESS_NOT_FOUND",
      message: "This address was deleted.",
    });
  });

  it("lose the default one: the newest takes its place, or none is left", async () => {
    const shopper = await aShopper();
    const first = await added(shopper, { city: "Pune", address: "1, Hill Road" });
    const second = await added(shopper, { city: "Thane", address: "2, Lake Road" });
    const third = await added(shopper, { city: "Akola", address: "3, Fort Road" });
    const chosen = await makeDefault(shopper, second.id);
    expect(chosen.data.setDefaultAddress).toMatchObject({ address: "2, Lake Road" });
    expect(citiesOf(chosen.data.setDefaultAddress)).toEqual(["Thane", "Akola", "Pune"]);
    const left = (await remove(shopper, second.id)).data.deleteAddress;
    expect([left.address, citiesOf(left)]).toEqual(["3, Fort Road", ["Akola", "Pune"]]);
    expect((await remove(shopper, second.id)).code).toBe("ADDRESS_NOT_FOUND");
    await remove(shopper, first.id);
    expect((await remove(shopper, third.id)).data.deleteAddress).toEqual({ address: null, addresses: [] });
  });

  it("are found by their own shopper alone", async () => {
    const [owner, other] = await Promise.all([aShopper(), aShopper()]);
    const address = await added(owner);
    for (const call of [
      () => update(other, address, { city: "Agra" }),
      () => remove(other, address.id),
      () => makeDefault(other, address.id),
    ])
      expect((await call()).code).toBe("ADDRESS_NOT_FOUND");
    expect((await accountOf(owner)).addresses).toEqual([address]);
    expect((await accountOf(other)).addresses).toEqual([]);
  });

  it("are part of the export", async () => {
    const shopper = await aShopper();
    await added(shopper, { city: "Pune", label: "Home" });
    const exported = JSON.parse((await calls.exportMyData(shopper.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({ savedAddresses: [{ label: "Home", city: "Pune", isDefault: true }] });
  });

  it("are erased with the account", async () => {
    const shopper = await aShopper();
    await added(shopper);
    await calls.deleteAccount(shopper.token, shopper.password);
    expect(await sql("select id from saved_addresses where user_id = $1", [shopper.id])).toEqual([]);
  });
});
