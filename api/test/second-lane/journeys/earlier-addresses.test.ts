import { describe, expect, it } from "vitest";
import { anAddress, type Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, aDraft, aProduct, aShopper } = await openTestShop(noOrderLimits);

const orderTo = async (shopper: Person, shippingAddress: Record<string, string>): Promise<void> => {
  const { id } = await aProduct();
  const input = await aDraft(shopper, [{ productId: id, quantity: 1 }], { shippingAddress });
  expect((await gql(PLACE_ORDER, { input }, shopper.token)).errors).toEqual([]);
};

const citiesOf = async (shopper: Person): Promise<string[]> => {
  const query =
    "query Earlier { earlierAddresses { fullName phone address city state zipCode country email } }";
  const { data } = await gql<{ earlierAddresses: { city: string }[] }>(query, {}, shopper.token);
  return data.earlierAddresses.map(({ city }) => city);
};

const inCity = (city: string) => ({ ...anAddress(), city });

describe("the addresses that checkout suggests", () => {
  it("are empty before the first order", async () => {
    expect(await citiesOf(await aShopper())).toEqual([]);
  });

  it("are those of earlier orders, each once, the last one first", async () => {
    const shopper = await aShopper();
    for (const city of ["Ludhiana", "Amritsar", "Ludhiana"]) await orderTo(shopper, inCity(city));
    expect(await citiesOf(shopper)).toEqual(["Ludhiana", "Amritsar"]);
  });

  it("are at most five", async () => {
    const shopper = await aShopper();
    const cities = ["Pune", "Nashik", "Nagpur", "Thane", "Satara", "Akola"];
    for (const city of cities) await orderTo(shopper, inCity(city));
    expect(await citiesOf(shopper)).toEqual(cities.toReversed().slice(0, 5));
  });

  it("are complete", async () => {
    const shopper = await aShopper();
    await orderTo(shopper, inCity("Jaipur"));
    const { data } = await gql<{ earlierAddresses: object[] }>(
      "{ earlierAddresses { fullName email phone address city state zipCode country } }",
      {},
      shopper.token,
    );
    expect(data.earlierAddresses).toEqual([inCity("Jaipur")]);
  });

  it("are never another shopper's", async () => {
    const [shopper, otherShopper] = await Promise.all([aShopper(), aShopper()]);
    await orderTo(shopper, inCity("Jaipur"));
    expect(await citiesOf(shopper)).toEqual(["Jaipur"]);
    expect(await citiesOf(otherShopper)).toEqual([]);
  });
});
