import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { adminNotifications } from "./admin-notification.query.ts";
import { kindsOf } from "./admin-notification.rules.ts";
import { AdminNotificationSettings } from "./admin-notification.types.ts";
import { setAdminNotification } from "./set-admin-notification.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { SetAdminNotificationInput } from "./admin-notification-inputs.types.ts";

@Resolver()
export class AdminNotificationResolver {
  @Authorized(ADMIN)
  @Query(() => AdminNotificationSettings, {
    description: "How often the viewing admin is mailed about what comes in.",
  })
  adminNotifications(@Ctx() { services, viewer }: Context): Promise<AdminNotificationSettings> {
    return adminNotifications(services, loggedIn(viewer));
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminNotificationSettings, {
    description: "Changes how often the viewing admin is mailed about what comes in.",
  })
  async setAdminNotification(
    @Ctx() context: Context,
    @InputArg(() => SetAdminNotificationInput) input: SetAdminNotificationInput,
  ): Promise<AdminNotificationSettings> {
    const viewer = loggedIn(context.viewer);
    if (!kindsOf(viewer.staffRole).includes(input.kind)) refuse("FORBIDDEN", { field: "kind" });
    await setAdminNotification(context.services, authorOf(context), input);
    return adminNotifications(context.services, viewer);
  }
}
