import type { Calls } from "./calls.ts";
import { anAddress, type Person } from "./factories.ts";

const fields = `id label fullName email phone address city state zipCode country isDefault isComplete version`;
const user = `address addresses { ${fields} }`;

export type SavedAddress = {
  id: string;
  label: string | null;
  email: string;
  address: string;
  city: string;
  isDefault: boolean;
  isComplete: boolean;
  version: number;
};
export type AddressedAccount = { address: string | null; addresses: SavedAddress[] };
type Payload = { address: SavedAddress; user: AddressedAccount };

/** The operations on the saved addresses of a shopper. */
export const addressCalls = ({ gql }: Pick<Calls, "gql">) => {
  const add = ({ token }: Person, changes: Record<string, unknown> = {}) =>
    gql<{ addAddress: Payload }>(
      `mutation($input: AddressInput!) { addAddress(input: $input) { address { ${fields} } user { ${user} } } }`,
      { input: anAddress(changes) },
      token,
    );

  const added = async (shopper: Person, changes: Record<string, unknown> = {}): Promise<SavedAddress> =>
    (await add(shopper, changes)).data.addAddress.address;

  const update = ({ token }: Person, { id, version }: SavedAddress, changes: Record<string, unknown>) =>
    gql<{ updateAddress: Payload }>(
      `mutation($id: ID!, $version: Int!, $input: AddressInput!) {
        updateAddress(input: { id: $id, version: $version, address: $input }) { address { ${fields} } user { ${user} } } }`,
      { id, version, input: anAddress(changes) },
      token,
    );

  const remove = ({ token }: Person, id: string) =>
    gql<{ deleteAddress: AddressedAccount }>(
      `mutation($id: ID!) { deleteAddress(id: $id) { ${user} } }`,
      { id },
      token,
    );

  const makeDefault = ({ token }: Person, id: string) =>
    gql<{ setDefaultAddress: AddressedAccount }>(
      `mutation($id: ID!) { setDefaultAddress(id: $id) { ${user} } }`,
      { id },
      token,
    );

  const accountOf = async ({ token }: Person): Promise<AddressedAccount> =>
    (await gql<{ me: AddressedAccount }>(`{ me { ${user} } }`, {}, token)).data.me;

  return { add, added, update, remove, makeDefault, accountOf };
};
