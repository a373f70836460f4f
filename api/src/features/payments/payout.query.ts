import { decrypt } from "../../platform/encryption.ts";
import type { Shop } from "../shop/shop.ts";
import type { ListedPayout } from "./payout-list.store.ts";
import { destinationBinding, payoutState, PayoutState, type PayoutDestination } from "./payout.rules.ts";

/** A payout with its state. */
export const payoutView = <Row extends Parameters<typeof payoutState>[0]>(row: Row) => ({
  ...row,
  state: payoutState(row),
});

const noDestination = { upiId: null, accountNumber: null, ifsc: null, holderName: null };

/** Decrypts the destination of a due payout. `null` for others, and with an error in the log if the secret has changed. */
const readDestination = (shop: Shop, { id, destination }: ListedPayout) => {
  if (!destination) return null;
  const text = decrypt(shop.payoutSecret, destination, destinationBinding(id));
  if (text === undefined) {
    shop.log.error(
      { payoutId: id },
      "the destination of a payout cannot be decrypted: PAYOUT_SECRET has changed",
    );
    return null;
  }
  return { ...noDestination, ...(JSON.parse(text) as PayoutDestination) };
};

/** A payout as the admin sees it. */
export const listedPayoutView = (shop: Shop, row: ListedPayout) => {
  const view = payoutView(row);
  return { ...view, destination: view.state === PayoutState.DUE ? readDestination(shop, row) : null };
};
