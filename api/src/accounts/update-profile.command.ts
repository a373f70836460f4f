import { inTransaction, isDoubleOf } from "../gateways/database.ts";
import { addJob } from "../gateways/jobs.ts";
import { refuse } from "../shared/errors.ts";
import { cleanOptional, cleanText } from "../shared/text.ts";
import type { Viewer } from "../shared/viewer.ts";
import type { Shop } from "../shop.ts";
import { asEmail } from "./email.rules.ts";
import { pictureLinkOf } from "./picture-link.rules.ts";
import { endSecretsOf } from "./secret.store.ts";
import type { User } from "./user.entity.ts";
import { setProfile, userById } from "./user.store.ts";

export type ProfileChange = {
  name: string;
  email: string;
  mobile?: string | null;
  address?: string | null;
  profilePic?: string | null;
};

/**
 * Changes her profile; what is absent stays, what is blank goes. Another e-mail address counts at once, as not
 * verified; the old one is told, and what was mailed to it recovers nothing any more. Decision 34.
 */
export const updateProfile = async (shop: Shop, viewer: Viewer, change: ProfileChange): Promise<User> => {
  const name = cleanText(change.name, "name", 100).replace(/\s+/g, " ");
  if (name === "") refuse("NAME_NEEDED", { field: "name" });
  const email = asEmail(change.email);
  const given = {
    ...(change.mobile === undefined ? {} : { mobile: cleanOptional(change.mobile, "mobile", 20) }),
    ...(change.address === undefined ? {} : { address: cleanOptional(change.address, "address", 500) }),
    ...(change.profilePic === undefined
      ? {}
      : { profilePic: pictureLinkOf(change.profilePic, shop.settings.publicUrl) }),
  };
  try {
    return await inTransaction(shop.database, async (tx) => {
      const before = (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
      const isMoved = before.email.toLowerCase() !== email;
      await setProfile(tx, viewer.userId, {
        name,
        email,
        ...given,
        ...(isMoved ? { emailVerifiedAt: null } : {}),
      });
      if (isMoved) {
        await endSecretsOf(tx, viewer.userId);
        await addJob(tx, "mail-email-changed", { to: before.email, name: before.name, newEmail: email });
      }
      return (await userById(tx, viewer.userId)) ?? refuse("UNAUTHENTICATED");
    });
  } catch (error) {
    if (isDoubleOf(error, "users_email"))
      return refuse("EMAIL_REGISTERED", { field: "email", say: "This email is already in use." });
    throw error;
  }
};
