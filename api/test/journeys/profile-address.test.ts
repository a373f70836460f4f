import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import { addressCalls, type AddressedAccount, type SavedAddress } from "../support/address-calls.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { PLACE_ORDER } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, sql, aShopper, aProduct, aDraft } = testShop;
const calls = accountCalls(testShop);
const { added, update, makeDefault, accountOf } = addressCalls(testShop);

beforeEach(async () => {
  await sql("delete from throttles");
});

const citiesOf = ({ addresses }: AddressedAccount): string[] => addresses.map(({ city }) => city);

const setProfile = (shopper: Person, address: string | null) =>
  calls.updateProfile(shopper.token, { address });

describe("the address field of the profile", () => {
  it("is the street of the default address, over GraphQL and REST", async () => {
    const shopper = await aShopper();
    const typed = "12, MG Road\nBengaluru 560001";
    const profile = { name: shopper.name, email: shopper.email, address: typed };
    const { body } = await rest("PUT", "/api/auth/update-profile", profile, shopper.token);
    expect(body).toMatchObject({ user: { address: typed } });
    const [first] = (await accountOf(shopper)).addresses;
    expect(first).toMatchObject({ address: typed, city: "", isDefault: true, isComplete: false });
    const home = await update(shopper, first as SavedAddress, { address: "12, MG Road" });
    expect(home.data.updateAddress).toMatchObject({
      user: { address: "12, MG Road" },
      address: { isComplete: true },
    });
  });

  it("does not send a parcel to the town of the old street", async () => {
    const shopper = await aShopper();
    await added(shopper, { city: "Ludhiana" });
    await setProfile(shopper, "4, Marine Drive, Mumbai");
    expect((await accountOf(shopper)).addresses).toMatchObject([
      { address: "4, Marine Drive, Mumbai", city: "", isComplete: false, isDefault: true, version: 2 },
    ]);
    await setProfile(shopper, "4, Marine Drive, Mumbai");
    expect((await accountOf(shopper)).addresses).toMatchObject([{ version: 2 }]);
  });

  it("can be removed from a complete address, which stays in the list", async () => {
    const shopper = await aShopper();
    const { id } = await added(shopper);
    for (const blank of [null, "  "]) {
      expect((await setProfile(shopper, blank)).data.updateProfile.user.address).toBeNull();
      expect(await accountOf(shopper)).toMatchObject({
        address: null,
        addresses: [{ id, isDefault: false }],
      });
    }
  });

  it("makes a listed address the default again by its street", async () => {
    const shopper = await aShopper();
    const { id } = await added(shopper);
    await setProfile(shopper, null);
    await setProfile(shopper, "14, Residency Road");
    expect(await accountOf(shopper)).toMatchObject({
      address: "14, Residency Road",
      addresses: [{ id, isDefault: true, isComplete: true }],
    });
  });

  it("removes an address of a street alone from the list", async () => {
    const shopper = await aShopper();
    await added(shopper);
    await setProfile(shopper, "A street alone");
    await setProfile(shopper, null);
    expect(await accountOf(shopper)).toEqual({ address: null, addresses: [] });
  });

  it("and the default address are the same after changes of both at once", async () => {
    const shopper = await aShopper();
    const { id } = await added(shopper, { address: "1, Hill Road" });
    for (let round = 0; round < 3; round += 1)
      await Promise.all([
        setProfile(shopper, `A street of round ${round}`),
        added(shopper, { address: `2, Lake Road, ${round}` }),
        makeDefault(shopper, id),
        setProfile(shopper, null),
      ]);
    const { address, addresses } = await accountOf(shopper);
    const defaults = addresses.filter(({ isDefault }) => isDefault);
    expect(defaults.map((each) => each.address)).toEqual(address === null ? [] : [address]);
  });

  it("is refused with the whole profile beside ten other addresses", async () => {
    const shopper = await aShopper();
    for (let index = 0; index < 10; index += 1) await added(shopper, { city: `Town ${index}` });
    await setProfile(shopper, null);
    const refused = await calls.updateProfile(shopper.token, {
      name: "Other",
      address: "An eleventh street",
    });
    expect(refused).toMatchObject({ status: 409, code: "SAVED_ADDRESSES_FULL" });
    expect((await calls.me(shopper.token)).data.me).toMatchObject({ address: null, name: shopper.name });
  });
});

describe("an order that saves its address", () => {
  const order = async (shopper: Person, changes: Record<string, unknown>, saveAddress: object | null) => {
    const { id } = await aProduct();
    const shippingAddress = anAddress(changes);
    const input = await aDraft(shopper, [{ productId: id, quantity: 1 }], { shippingAddress, saveAddress });
    const place = async () =>
      (await gql<{ placeOrder: { order: { id: string } } }>(PLACE_ORDER, { input }, shopper.token)).data
        .placeOrder.order.id;
    return { first: await place(), again: place };
  };

  it("leaves the profile alone if it is not asked to", async () => {
    const shopper = await aShopper();
    await order(shopper, { city: "Pune" }, null);
    expect((await accountOf(shopper)).addresses).toEqual([]);
  });

  it("adds it once", async () => {
    const shopper = await aShopper();
    const { first, again } = await order(shopper, { city: "Pune", email: shopper.email }, {});
    expect(await again()).toBe(first);
    expect(await accountOf(shopper)).toMatchObject({
      address: "14, Residency Road",
      addresses: [{ city: "Pune", email: shopper.email, isDefault: true }],
    });
  });

  it("replaces the address that was edited, with its label, unless another tab has changed it", async () => {
    const shopper = await aShopper();
    const home = await added(shopper, { city: "Pune", label: "Home" });
    const { id: addressId, version } = home;
    await order(shopper, { city: "Thane", zipCode: "400601" }, { addressId, version });
    expect((await accountOf(shopper)).addresses).toMatchObject([
      { id: addressId, city: "Thane", label: "Home" },
    ]);
    await order(shopper, { city: "Akola" }, { addressId, version });
    expect(citiesOf(await accountOf(shopper))).toEqual(["Thane", "Akola"]);
  });

  it("is placed although the named one is another shopper's", async () => {
    const [shopper, other] = await Promise.all([aShopper(), aShopper()]);
    const foreign = await added(other, { city: "Agra" });
    await order(shopper, { city: "Pune" }, { addressId: foreign.id, version: 1 });
    expect(citiesOf(await accountOf(other))).toEqual(["Agra"]);
  });

  it("is placed although ten are saved", async () => {
    const shopper = await aShopper();
    await added(shopper, { city: "Pune" });
    for (let index = 0; index < 9; index += 1) await added(shopper, { city: `Town ${index}` });
    await order(shopper, { city: "Eleventh" }, {});
    expect((await accountOf(shopper)).addresses).toHaveLength(10);
  });
});
