import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { DeviceSession, LoginPayload, NotificationsInput, ProfileInput } from "../account.types.ts";
import { changePassword } from "../passwords/change-password.command.ts";
import { deleteAccount } from "./delete-account.command.ts";
import { endOtherSessions, endSessionOfDevice } from "../sessions/end-session.command.ts";
import { liveSessionsOf } from "../sessions/session.store.ts";
import { updateNotifications } from "./update-notifications.command.ts";
import { updateProfile } from "./update-profile.command.ts";
import { User } from "../user.entity.ts";
import type { NotificationChoices } from "../user.store.ts";

const givenChoices = (input: NotificationsInput): Partial<NotificationChoices> =>
  Object.fromEntries(Object.entries(input).filter(([, isOn]) => typeof isOn === "boolean"));

const sessionsOf = async ({ shop, viewer }: Context): Promise<DeviceSession[]> => {
  const { userId, sessionId } = loggedIn(viewer);
  const rows = await liveSessionsOf(shop.database.source.manager, userId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
};

@Resolver()
export class SettingsResolver {
  @Authorized()
  @Query(() => [DeviceSession], {
    description: "Sessions of the viewer that have not ended, the last used first.",
  })
  mySessions(@Ctx() context: Context): Promise<DeviceSession[]> {
    return sessionsOf(context);
  }

  @Authorized()
  @Mutation(() => LoginPayload, {
    description: "Changes the viewer's password. Every older session ends; the result has a new token.",
  })
  changePassword(
    @Ctx() { shop, viewer, device, network }: Context,
    @Arg("currentPassword", () => String, { description: "Current password of the account." })
    currentPassword: string,
    @Arg("newPassword", () => String, { description: "New password, 6 to 128 characters." })
    newPassword: string,
  ): Promise<LoginPayload> {
    return changePassword(shop, loggedIn(viewer), { currentPassword, newPassword, device, network });
  }

  @Authorized()
  @Mutation(() => User, { description: "Changes the viewer's profile." })
  updateProfile(
    @Ctx() { shop, viewer, network }: Context,
    @Arg("input", () => ProfileInput, { description: "Changes of the profile." }) input: ProfileInput,
  ): Promise<User> {
    return updateProfile(shop, loggedIn(viewer), { change: input, network });
  }

  @Authorized()
  @Mutation(() => User, { description: "Changes which mails the shopper wants; null choices stay." })
  updateNotifications(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => NotificationsInput, { description: "New choices of mails." })
    input: NotificationsInput,
  ): Promise<User> {
    return updateNotifications(shop, loggedIn(viewer), givenChoices(input));
  }

  @Authorized()
  @Mutation(() => [DeviceSession], {
    description: "Ends one of the viewer's sessions. Returns the remaining ones.",
  })
  async endSession(
    @Ctx() context: Context,
    @Arg("sessionId", () => ID, { description: "Id of the session." }) sessionId: string,
  ): Promise<DeviceSession[]> {
    await endSessionOfDevice(context.shop, loggedIn(context.viewer), sessionId);
    return sessionsOf(context);
  }

  @Authorized()
  @Mutation(() => [DeviceSession], {
    description:
      "Ends all sessions of the viewer except the one of this request. Returns the remaining ones.",
  })
  async endOtherSessions(@Ctx() context: Context): Promise<DeviceSession[]> {
    await endOtherSessions(context.shop, loggedIn(context.viewer));
    return sessionsOf(context);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Deletes the viewer's account for good. Its orders stay for the books.",
  })
  async deleteAccount(
    @Ctx() { shop, viewer }: Context,
    @Arg("password", () => String, { description: "Current password of the account." }) password: string,
  ): Promise<boolean> {
    await deleteAccount(shop, loggedIn(viewer), password);
    return true;
  }
}
