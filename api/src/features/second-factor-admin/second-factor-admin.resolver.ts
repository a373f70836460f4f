import { Ctx, Mutation, Resolver } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { resetSecondFactor } from "./reset-second-factor.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { ResetSecondFactorPayload } from "./second-factor-admin.types.ts";
import { ResetSecondFactorInput } from "./second-factor-admin-inputs.types.ts";

@Resolver()
export class SecondFactorAdminResolver {
  @Authorized(Permission.STAFF)
  @Refuses("ACCOUNT_NOT_FOUND", "EMAIL_INVALID", "PASSKEY_INVALID", "PASSWORD_WRONG", "SECOND_FACTOR_MISSING")
  @Mutation(() => ResetSecondFactorPayload, {
    description:
      "Removes the second factor of another account whose owner has lost device and recovery codes. Its sessions end, and its owner gets a mail.",
  })
  async resetSecondFactor(
    @Ctx() context: Context,
    @InputArg(() => ResetSecondFactorInput) input: ResetSecondFactorInput,
  ): Promise<ResetSecondFactorPayload> {
    const viewer = loggedIn(context.viewer);
    const by = { viewer, author: authorOf(context) };
    return { email: await resetSecondFactor(context.services, by, input) };
  }
}
