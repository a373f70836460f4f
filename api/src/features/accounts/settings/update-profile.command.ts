import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { refuse } from "../accounts.refusals.ts";
import { cleanOptional } from "../../../platform/text.ts";
import { maxLengths } from "../../shop/address.rules.ts";
import { cleanName } from "../person-name.rules.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { cleanPhone } from "../../shop/typed-number.rules.ts";
import { requirePassword } from "../passwords/require-password.query.ts";
import { asEmail } from "../email.rules.ts";
import { requireMailedCode } from "../second-factor/needs-mailed-code.store.ts";
import { setProfileAddress } from "../saved-addresses/set-profile-address.command.ts";
import { pictureLinkOf } from "./picture-link.rules.ts";
import { outdateReviewsOf } from "./reviewed-products.store.ts";
import { addPictureDeletion, lockProfilePicture } from "./profile-picture.store.ts";
import { endSecretsOfUser } from "../mailed-secrets/secret.store.ts";
import { countConfirmation, mailConfirmation } from "./send-confirmation.command.ts";
import type { User } from "../user.entity.ts";
import { setProfile, userByEmail, userById, type Profile } from "../user.store.ts";

export type ProfileChange = {
  name?: string | null;
  email?: string | null;
  /** With another e-mail address: allows the mail with the link that verifies it. */
  currentPassword?: string | null;
  mobile?: string | null;
  address?: string | null;
  profilePic?: string | null;
};

/** The changed fields other than the e-mail address. An absent field stays unchanged, a blank one is removed. */
const profileOf = (services: Services, change: ProfileChange): Profile => {
  const { mobile, address, profilePic } = change;
  const name = cleanName(change.name ?? "");
  const hasName = typeof change.name === "string";
  if (hasName && name === "") refuse("NAME_NEEDED", { field: "name" });
  return {
    ...(hasName ? { name } : {}),
    ...(mobile === undefined ? {} : { mobile: cleanPhone(mobile, "mobile") || null }),
    ...(address === undefined ? {} : { address: cleanOptional(address, "address", maxLengths.address) }),
    ...(profilePic === undefined
      ? {}
      : { profilePic: pictureLinkOf(profilePic, services.settings.publicUrl) }),
  };
};

/** Whether an address is given and differs from the account's current one, verified or pending. */
const isOtherEmail = (user: User, email: string | undefined): email is string =>
  email !== undefined && (user.pendingEmail ?? user.email).toLowerCase() !== email;

const isVerifiedEmail = (user: User, email: string): boolean => user.email.toLowerCase() === email;

/** Changes the e-mail address: back to the verified one, or to a new pending one. The verified address gets a mail. */
const changeEmail = async (tx: EntityManager, user: User, email: string): Promise<Partial<Profile>> => {
  await endSecretsOfUser(tx, user.id, "confirm-email");
  if (isVerifiedEmail(user, email)) return { pendingEmail: null };
  if (await userByEmail(tx, email))
    refuse("EMAIL_REGISTERED", { field: "email", message: "This email is already in use." });
  await addJob(tx, "mail-email-changed", {
    to: user.email,
    name: user.name,
    newEmail: email,
    mailId: randomUUID(),
  });
  return { pendingEmail: email };
};

/** Writes the profile. The files of a replaced or removed picture are deleted, and reviews show another name. */
const writeProfile = async (
  tx: EntityManager,
  { id: userId, name, mobile }: Pick<User, "id" | "name" | "mobile">,
  profile: Profile,
): Promise<void> => {
  const formerPicture = await lockProfilePicture(tx, userId);
  if (profile.address !== undefined)
    await setProfileAddress(tx, { id: userId, name, mobile, ...profile }, profile.address);
  await setProfile(tx, userId, profile);
  if (profile.name !== undefined && profile.name !== name) await outdateReviewsOf(tx, userId);
  if (profile.profilePic !== undefined && profile.profilePic !== formerPicture)
    await addPictureDeletion(tx, formerPicture);
};

/**
 * Changes the given fields of the viewer's profile; the others stay, since another tab or device may have changed them. A new
 * e-mail address is pending at once; the verified one gets a mail and recovers the account until the new one is verified (decision
 * 34). The link to a new address of the staff needs the same proof as a first second factor. A refusal reveals that an address has
 * an account, so that changes are counted like `emailExists`. All changes are counted by account, since one may add a mail.
 */
export const updateProfile = async (
  services: Services,
  viewer: Viewer,
  { change, network }: { change: ProfileChange; network: string },
): Promise<User> => {
  const profile = profileOf(services, change);
  const email = typeof change.email === "string" ? asEmail(change.email) : undefined;
  const typed = change.currentPassword;
  await services.throttles.count({ profileByAccount: viewer.userId });
  const user = (await userById(services.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  const isNewEmail = isOtherEmail(user, email) && !isVerifiedEmail(user, email);
  if (isNewEmail) await services.throttles.count({ checkEmailByNetwork: network });
  const hasPassword = typeof typed === "string" && isNewEmail;
  if (hasPassword) {
    await requirePassword(services, viewer, { typed, field: "currentPassword" });
    await requireMailedCode(services.database.source.manager, viewer);
    await countConfirmation(services, { userId: viewer.userId, email, network });
  }
  return inTransaction(services.database, async (tx) => {
    const before = (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
    const emailChange = isOtherEmail(before, email) ? await changeEmail(tx, before, email) : {};
    await writeProfile(tx, before, { ...profile, ...emailChange });
    if (hasPassword && emailChange.pendingEmail) await mailConfirmation(tx, { userId: viewer.userId, email });
    return (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  });
};
