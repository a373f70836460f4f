import { decrypt } from "../../platform/encryption.ts";
import type { Services } from "../shop/services.ts";
import type { ListedPayout } from "./payout-list.store.ts";
import { destinationBinding, payoutState, PayoutState, type PayoutDestination } from "./payout.rules.ts";

/** A payout with its state. */
export const payoutView = <Row extends Parameters<typeof payoutState>[0]>(row: Row) => ({
  ...row,
  state: payoutState(row),
});

const noDestination = { upiId: null, accountNumber: null, ifsc: null, holderName: null };

/** Decrypts the destination of a due payout. `null` for others, and with an error in the log if the secret has changed. */
const readDestination = (services: Services, { id, destination }: ListedPayout) => {
  if (!destination) return null;
  const text = decrypt(services.payoutSecret, destination, destinationBinding(id));
  if (text === undefined) {
    services.log.error(
      { payoutId: id },
      "the destination of a payout cannot be decrypted: PAYOUT_SECRET has changed",
    );
    return null;
  }
  return { ...noDestination, ...(JSON.parse(text) as PayoutDestination) };
};

/** A payout as the admin sees it. */
export const listedPayoutView = (services: Services, row: ListedPayout) => {
  const view = payoutView(row);
  return { ...view, destination: view.state === PayoutState.DUE ? readDestination(services, row) : null };
};
