import { expect, it } from "vitest";
import { SavedAddresses1763600000106 } from "../../src/migrations/0006-saved-addresses.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { PLACE_ORDER } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { shop, gql, sql, aShopper, aProduct, aDraft } = await openTestShop(noOrderLimits);

const orderTo = async (shopper: Person, changes: Record<string, unknown>): Promise<void> => {
  const { id } = await aProduct();
  const shippingAddress = anAddress({ email: shopper.email.toUpperCase(), ...changes });
  const input = await aDraft(shopper, [{ productId: id, quantity: 1 }], { shippingAddress });
  expect((await gql(PLACE_ORDER, { input }, shopper.token)).errors).toEqual([]);
};

/** Migrates the accounts as they were before they had several addresses; each statement can run again. */
const migrate = async (): Promise<void> => {
  await sql("delete from saved_addresses");
  const runner = shop.database.source.createQueryRunner();
  await new SavedAddresses1763600000106().up(runner);
  await new SavedAddresses1763600000106().up(runner);
  await runner.release();
};

const takenOver = ({ id }: Person) =>
  sql(
    `select full_name as name, email, phone, address, city, zip_code as pin, is_default as "isDefault"
     from saved_addresses where user_id = $1 order by is_default desc, created_at desc`,
    [id],
  );

it("an account keeps the address of its profile as the default one beside those of its orders", async () => {
  const [known, typed, ordering, blank] = await Promise.all([aShopper(), aShopper(), aShopper(), aShopper()]);
  const setProfile = ({ id }: Person, address: string) =>
    sql("update users set address = $2, mobile = '98765 43210' where id = $1", [id, address]);
  await setProfile(known, " 14, residency ROAD");
  await orderTo(known, { city: "Bengaluru" });
  await orderTo(known, { address: "2, Lake Road", city: "Thane", email: "gift@example.com" });
  await orderTo(known, { address: "2, Lake Road", city: "Thane", email: "gift@example.com" });
  await setProfile(typed, "Flat 3, Andheri");
  for (const city of ["Pune", "Nashik", "Nagpur", "Satara", "Akola", "Wardha"])
    await orderTo(ordering, { city });
  await migrate();

  expect(await takenOver(known)).toEqual([
    {
      name: "Asha Rao",
      email: null,
      phone: "9876543210",
      address: " 14, residency ROAD",
      city: "Bengaluru",
      pin: "560025",
      isDefault: true,
    },
    expect.objectContaining({ address: "2, Lake Road", email: "gift@example.com", isDefault: false }),
  ]);
  expect(await takenOver(typed)).toEqual([
    {
      name: typed.name,
      email: null,
      phone: "98765 43210",
      address: "Flat 3, Andheri",
      city: "",
      pin: "",
      isDefault: true,
    },
  ]);
  const cities = (await takenOver(ordering)).map((row) => (row as { city: string }).city);
  expect(cities).toEqual(["Wardha", "Akola", "Satara", "Nagpur", "Nashik"]);
  expect(await takenOver(blank)).toEqual([]);
});
