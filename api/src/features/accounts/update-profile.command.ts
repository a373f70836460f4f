import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanLine, cleanOptional } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { demandPassword } from "./demand-password.command.ts";
import { asEmail } from "./email.rules.ts";
import { pictureLinkOf } from "./picture-link.rules.ts";
import { endSecretsOf } from "./secret.store.ts";
import { countConfirmation, mailConfirmation } from "./send-confirmation.command.ts";
import type { User } from "./user.entity.ts";
import { setProfile, userByEmail, userById, type Profile } from "./user.store.ts";

export type ProfileChange = {
  name: string;
  email: string;
  /** With another e-mail address: lets the shop mail the link that proves it. */
  currentPassword?: string | null;
  mobile?: string | null;
  address?: string | null;
  profilePic?: string | null;
};

/** What she gave beside the address; what is absent stays, what is blank goes. */
const profileOf = (shop: Shop, change: ProfileChange): Profile => {
  const { mobile, address, profilePic } = change;
  const name = cleanLine(change.name, "name", 100);
  if (name === "") refuse("NAME_NEEDED", { field: "name" });
  return {
    name,
    ...(mobile === undefined ? {} : { mobile: cleanLine(mobile ?? "", "mobile", 20) || null }),
    ...(address === undefined ? {} : { address: cleanOptional(address, "address", 500) }),
    ...(profilePic === undefined ? {} : { profilePic: pictureLinkOf(profilePic, shop.settings.publicUrl) }),
  };
};

/** Whether she gave an address that is not the one she has, proved or not. */
const isMoved = (user: User, email: string): boolean =>
  (user.pendingEmail ?? user.email).toLowerCase() !== email;

const isProved = (user: User, email: string): boolean => user.email.toLowerCase() === email;

/** Takes another address: back to the proved one, or a new one, which the proved one is told of. */
const move = async (tx: EntityManager, user: User, email: string): Promise<Partial<Profile>> => {
  await endSecretsOf(tx, user.id, "confirm-email");
  if (isProved(user, email)) return { pendingEmail: null };
  if (await userByEmail(tx, email))
    refuse("EMAIL_REGISTERED", { field: "email", message: "This email is already in use." });
  await addJob(tx, "mail-email-changed", { to: user.email, name: user.name, newEmail: email });
  return { pendingEmail: email };
};

/**
 * Changes her profile. Another e-mail address counts at once, as not verified; the one before is told, and recovers
 * her account until the new one is proved (decision 34). Since a refusal tells that an address has an account, it is
 * counted like `emailExists`.
 */
export const updateProfile = async (
  shop: Shop,
  viewer: Viewer,
  { change, network }: { change: ProfileChange; network: string },
): Promise<User> => {
  const profile = profileOf(shop, change);
  const email = asEmail(change.email);
  const typed = change.currentPassword;
  const now = (await userById(shop.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  const isNew = isMoved(now, email) && !isProved(now, email);
  if (isNew) await shop.throttles.count({ checkEmailByAddress: network });
  const mayBeProved = typeof typed === "string" && isNew;
  if (mayBeProved) {
    await demandPassword(shop, viewer, { typed, field: "currentPassword" });
    await countConfirmation(shop, { userId: viewer.userId, email, address: network });
  }
  return inTransaction(shop.database, async (tx) => {
    const before = (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
    const moved = isMoved(before, email) ? await move(tx, before, email) : {};
    await setProfile(tx, viewer.userId, { ...profile, ...moved });
    if (mayBeProved && moved.pendingEmail) await mailConfirmation(tx, { userId: viewer.userId, email });
    return (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  });
};
