import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { SHOPPER } from "../../../platform/viewer.ts";
import { Authorized, OwnerOnly, Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { DeleteAccountPayload, UpdateProfilePayload } from "../account-payloads.types.ts";
import { DeviceSession, LoginPayload, NotificationsInput, ProfileInput } from "../account.types.ts";
import { updatePassword } from "../passwords/update-password.command.ts";
import { deleteAccount } from "./delete-account.command.ts";
import { endOtherSessions, endSessionOfDevice } from "../sessions/end-session.command.ts";
import { clientOf, handOver } from "../sessions/session-client.ts";
import { liveSessionsOf } from "../sessions/session.store.ts";
import { updateNotifications } from "./update-notifications.command.ts";
import { updateProfile } from "./update-profile.command.ts";
import { User } from "../user.entity.ts";
import type { NotificationChoices } from "../user.store.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { UpdatePasswordInput } from "./settings-inputs.types.ts";

const givenChoices = (input: NotificationsInput): Partial<NotificationChoices> =>
  Object.fromEntries(Object.entries(input).filter(([, isOn]) => typeof isOn === "boolean"));

const sessionsOf = async ({ services, viewer }: Context): Promise<DeviceSession[]> => {
  const { userId, sessionId } = loggedIn(viewer);
  const rows = await liveSessionsOf(services.database.source.manager, userId);
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
  @Refuses("NEW_PASSWORD_TOO_SHORT", "PASSWORD_BREACHED", "PASSWORD_TOO_LONG", "PASSWORD_WRONG")
  @Mutation(() => LoginPayload, {
    description: "Changes the viewer's password. Every older session ends; the result has a new token.",
  })
  async updatePassword(
    @Ctx() context: Context,
    @InputArg(() => UpdatePasswordInput) { currentPassword, newPassword }: UpdatePasswordInput,
  ): Promise<LoginPayload> {
    const change = { currentPassword, newPassword, client: clientOf(context) };
    return handOver(context, await updatePassword(context.services, loggedIn(context.viewer), change));
  }

  @Authorized()
  @Refuses(
    "EMAIL_INVALID",
    "EMAIL_REGISTERED",
    "MAILED_CODE_NEEDED",
    "NAME_NEEDED",
    "PASSWORD_WRONG",
    "PICTURE_LINK_INVALID",
    "SAVED_ADDRESSES_FULL",
  )
  @Mutation(() => UpdateProfilePayload, { description: "Changes the viewer's profile." })
  async updateProfile(
    @Ctx() { services, viewer, network }: Context,
    @Arg("input", () => ProfileInput, { description: "Changes of the profile." }) input: ProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateProfile(services, loggedIn(viewer), { change: input, network }) };
  }

  @Authorized()
  @Mutation(() => User, { description: "Changes which mails the shopper wants; null choices stay." })
  updateNotifications(
    @Ctx() { services, viewer }: Context,
    @Arg("input", () => NotificationsInput, { description: "New choices of mails." })
    input: NotificationsInput,
  ): Promise<User> {
    return updateNotifications(services, loggedIn(viewer), givenChoices(input));
  }

  @Authorized()
  @OwnerOnly()
  @Refuses("SESSION_NOT_FOUND")
  @Mutation(() => [DeviceSession], {
    description: "Ends one of the viewer's sessions. Returns the remaining ones.",
  })
  async endSession(
    @Ctx() context: Context,
    @Arg("sessionId", () => ID, { description: "Id of the session." }) sessionId: string,
  ): Promise<DeviceSession[]> {
    await endSessionOfDevice(context.services, loggedIn(context.viewer), sessionId);
    return sessionsOf(context);
  }

  @Authorized()
  @Mutation(() => [DeviceSession], {
    description:
      "Ends all sessions of the viewer except the one of this request. Returns the remaining ones.",
  })
  async endOtherSessions(@Ctx() context: Context): Promise<DeviceSession[]> {
    await endOtherSessions(context.services, loggedIn(context.viewer));
    return sessionsOf(context);
  }

  @Authorized(SHOPPER)
  @Refuses("PASSWORD_WRONG")
  @Mutation(() => DeleteAccountPayload, {
    description: "Deletes the viewer's account for good. Its orders stay for the books.",
  })
  async deleteAccount(
    @Ctx() { services, viewer }: Context,
    @Arg("password", () => String, { description: "Current password of the account." }) password: string,
  ): Promise<DeleteAccountPayload> {
    return { deletedUserId: await deleteAccount(services, loggedIn(viewer), password) };
  }
}
