import type { EntityManager } from "typeorm";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { pictureLink, storePicture, type Upload } from "../../platform/files/uploads.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanLine } from "../../platform/text.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { isLinkToken, linkHash } from "./secret.rules.ts";
import { addressOfSpentLink, endSecretsTo, lockByHash, lockByProof, type SecretRow } from "./secret.store.ts";
import { openSession, type OpenedSession } from "./open-session.command.ts";
import { Role } from "./user.entity.ts";
import { addUser, userByEmail } from "./user.store.ts";
import { addWelcomeCode } from "./welcome-code.store.ts";

export type SignUpDraft = {
  /** Of the mailed link. */
  token?: string | null;
  /** Without the token: from the cookie of the browser that followed the link. */
  proof?: string | undefined;
  /** As typed: without the token, it has to be the proved address. */
  email?: string | null;
  name: string;
  mobile?: string | null;
  password: string;
  picture?: Upload | null;
  device: string;
  address: string;
};

/** A link that was used to make an account says so: she finished in another tab. Any other is only invalid. */
const refuseLink = async (tx: EntityManager, token: string): Promise<never> => {
  const email = await addressOfSpentLink(tx, "verify-email", linkHash(token));
  if (email && (await userByEmail(tx, email))) refuse("EMAIL_REGISTERED", { field: "email" });
  return refuse("VERIFICATION_INVALID", { field: "token" });
};

/** The shop's own record that somebody proved an address; the form's word for it does not count. Decision 35. */
const provedSecret = async (tx: EntityManager, draft: SignUpDraft): Promise<SecretRow> => {
  if (draft.token) {
    const isToken = isLinkToken(draft.token);
    const secret = isToken ? await lockByHash(tx, "verify-email", linkHash(draft.token)) : undefined;
    return secret ?? refuseLink(tx, draft.token);
  }
  const email = asEmail(draft.email ?? "");
  const { proof = "" } = draft;
  const secret = isLinkToken(proof) ? await lockByProof(tx, linkHash(proof)) : undefined;
  return secret?.email === email ? secret : refuse("VERIFICATION_NEEDED", { field: "email" });
};

/**
 * Makes an account of a proved address, with its welcome code, and logs it in. One address, one account. The proof
 * is looked at before the costly parts, the password and the picture, and again when it is used up.
 */
export const signUp = async (shop: Shop, draft: SignUpDraft): Promise<OpenedSession> => {
  await shop.throttles.count({ proveByAddress: draft.address });
  const name = cleanLine(draft.name, "name", 100);
  if (name === "") refuse("NAME_NEEDED", { field: "name" });
  const mobile = cleanLine(draft.mobile ?? "", "mobile", 20) || null;
  await provedSecret(shop.database.source.manager, draft);
  const passwordHash = await hashPassword(asPassword(draft.password, "password"));
  const picture = draft.picture ? pictureLink(await storePicture(shop.files, draft.picture)) : null;
  const make = async (tx: EntityManager): Promise<OpenedSession> => {
    const secret = await provedSecret(tx, draft);
    if (await userByEmail(tx, secret.email)) refuse("EMAIL_REGISTERED", { field: "email" });
    await endSecretsTo(tx, "verify-email", secret.email);
    const userId = await addUser(tx, {
      name,
      email: secret.email,
      mobile,
      profilePic: picture,
      passwordHash,
      role: Role.SHOPPER,
      emailVerifiedAt: new Date(),
    });
    const percent = shop.settings.shop.welcomeDiscountPercent;
    const code = await addWelcomeCode(tx, { userId, percent });
    await addJob(tx, "mail-welcome", { to: secret.email, name, code, percent });
    return openSession(tx, shop, { userId, device: draft.device, network: draft.address });
  };
  try {
    return await inTransaction(shop.database, make);
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) return refuse("EMAIL_REGISTERED", { field: "email" });
    throw error;
  }
};
