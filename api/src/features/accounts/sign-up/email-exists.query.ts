import type { Services } from "../../shop/services.ts";
import { asEmail } from "../email.rules.ts";
import { userByEmail } from "../user.store.ts";

/** Whether an e-mail address has an account. A throttle prevents a scan of the shop's accounts. Decision 31. */
export const emailExists = async (
  services: Services,
  input: { email: string; network: string },
): Promise<boolean> => {
  const email = asEmail(input.email);
  await services.throttles.count({ checkEmailByNetwork: input.network });
  return (await userByEmail(services.database.source.manager, email)) !== null;
};
