import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction, isUniqueViolation } from "../../../platform/database/database.ts";
import { profilePicture } from "../../../platform/images/upload.rules.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { pictureLink, storePicture, type Upload } from "../../../platform/images/uploads.ts";
import { refuse } from "../accounts.refusals.ts";
import { cleanName } from "../person-name.rules.ts";
import type { Services } from "../../shop/services.ts";
import { cleanPhone } from "../../shop/typed-number.rules.ts";
import { asEmail } from "../email.rules.ts";
import { asNewPassword } from "../passwords/new-password.ts";
import { hashPassword } from "../passwords/password.ts";
import { isLinkToken, linkHash } from "../mailed-secrets/secret.rules.ts";
import {
  emailOfEndedLink,
  endSecretsOfEmail,
  lockSecretByHash,
  lockSecretByProof,
  type SecretRow,
} from "../mailed-secrets/secret.store.ts";
import { ConsentPurpose } from "../consents/consent.rules.ts";
import { recordConsent } from "../consents/consent.store.ts";
import { openSession, type OpenedSession } from "../sessions/open-session.command.ts";
import type { SessionClient } from "../sessions/session-client.ts";
import { addPictureDeletion } from "../settings/profile-picture.store.ts";
import { Role } from "../user.entity.ts";
import { addUser, userByEmail } from "../user.store.ts";
import { giveWelcomeCode } from "../welcome-codes/give-welcome-code.command.ts";

export type SignUpDraft = {
  /** The token of the mailed link. */
  token?: string | null;
  /** Without the token: the value of the cookie of the browser that opened the link. */
  proof?: string | undefined;
  /** As typed; without the token it must be the verified address. */
  email?: string | null;
  name: string;
  mobile?: string | null;
  /** `null` for an account without one, which logs in by mailed codes until it sets one by a mailed link. */
  password: string | null;
  picture?: Upload | null;
  client: SessionClient;
};

/** Refuses an invalid link. For a link whose address has an account, perhaps from another tab, the refusal says so. */
const refuseLink = async (tx: EntityManager, token: string): Promise<never> => {
  const email = await emailOfEndedLink(tx, "verify-email", linkHash(token));
  if (email && (await userByEmail(tx, email))) refuse("EMAIL_REGISTERED", { field: "email" });
  return refuse("VERIFICATION_INVALID", { field: "token" });
};

type Proof = Pick<SignUpDraft, "token" | "proof">;

/** The stored proof of a token, or of a browser. */
const secretOf = async (tx: EntityManager, { token, proof = "" }: Proof): Promise<SecretRow> => {
  if (token) {
    const isToken = isLinkToken(token);
    const secret = isToken ? await lockSecretByHash(tx, "verify-email", linkHash(token)) : undefined;
    return secret ?? refuseLink(tx, token);
  }
  const secret = isLinkToken(proof) ? await lockSecretByProof(tx, linkHash(proof)) : undefined;
  return secret ?? refuse("VERIFICATION_NEEDED", { field: "email" });
};

/** The stored proof of a verified address; the address of the form is not trusted. Decision 35. */
const verifiedSecret = async (tx: EntityManager, draft: SignUpDraft): Promise<SecretRow> => {
  const email = draft.token ? undefined : asEmail(draft.email ?? "");
  const secret = await secretOf(tx, draft);
  return email === undefined || secret.email === email
    ? secret
    : refuse("VERIFICATION_NEEDED", { field: "email" });
};

/** Throws VERIFICATION_INVALID or VERIFICATION_NEEDED without the proof of an address. */
export const checkSignUpProof = async (
  { database }: Pick<Services, "database">,
  proof: Proof,
): Promise<void> => {
  await secretOf(database.source.manager, proof);
};

/**
 * Creates an account for a verified address, with its welcome code, and opens a session. One address has one account, and
 * gets one welcome code. The proof is checked before the expensive work on password and picture, and again when it is used.
 */
export const signUp = async (services: Services, draft: SignUpDraft): Promise<OpenedSession> => {
  await services.throttles.count({ proveByNetwork: draft.client.network });
  const name = cleanName(draft.name);
  if (name === "") refuse("NAME_NEEDED", { field: "name" });
  const mobile = cleanPhone(draft.mobile, "mobile") || null;
  await verifiedSecret(services.database.source.manager, draft);
  const passwordHash =
    draft.password === null ? "" : await hashPassword(await asNewPassword(draft.password, "password"));
  const file = draft.picture ? await storePicture(services.files, draft.picture, profilePicture) : undefined;
  const picture = file ? pictureLink(file.key) : null;
  const createAccount = async (tx: EntityManager): Promise<OpenedSession> => {
    const secret = await verifiedSecret(tx, draft);
    if (await userByEmail(tx, secret.email)) refuse("EMAIL_REGISTERED", { field: "email" });
    await endSecretsOfEmail(tx, "verify-email", secret.email);
    const userId = await addUser(tx, {
      name,
      email: secret.email,
      mobile,
      profilePic: picture,
      passwordHash,
      role: Role.SHOPPER,
      emailVerifiedAt: new Date(),
    });
    await recordConsent(tx, { userId, purpose: ConsentPurpose.ACCOUNT, isGiven: true, source: "form" });
    const discount = await giveWelcomeCode(tx, services, { userId, email: secret.email });
    if (discount)
      await addJob(tx, "mail-welcome", { to: secret.email, name, ...discount, mailId: randomUUID() });
    return openSession(tx, services, { userId, client: draft.client });
  };
  try {
    const session = await inTransaction(services.database, createAccount);
    // The files of an equal picture may have been deleted meanwhile. A failure costs only the picture: the account exists.
    if (file)
      await services.files.storeOriginal(file.content).catch((error: unknown) => {
        services.log.warn({ err: error, picture }, "the picture of a new account could not be stored again");
      });
    return session;
  } catch (error) {
    // The job spares the picture of an account that was created, such as after a lost answer to the commit.
    await addPictureDeletion(services.database.source.manager, picture).catch(() => undefined);
    if (isUniqueViolation(error, "users_email")) return refuse("EMAIL_REGISTERED", { field: "email" });
    throw error;
  }
};
