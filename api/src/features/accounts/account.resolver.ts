import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { welcomeCodeOf } from "./account.loaders.ts";
import { LogoutPayload } from "./account-payloads.types.ts";
import { LoginPayload } from "./account.types.ts";
import { logIn } from "./sessions/log-in.command.ts";
import { sessionOrRefusal } from "./second-factor/begin-login.command.ts";
import { isDemandedOf } from "./second-factor/second-factor.rules.ts";
import { hasSecondFactor, secondFactorState } from "./second-factor/second-factor.store.ts";
import { logOut } from "./sessions/log-out.command.ts";
import { clientOf } from "./sessions/session-client.ts";
import { User } from "./user.entity.ts";
import { userById } from "./user.store.ts";
import { WelcomeCode } from "./welcome-codes/welcome-code.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { LoginInput } from "./account-inputs.types.ts";

@Resolver(() => User)
export class AccountResolver {
  @Query(() => User, {
    nullable: true,
    description: "Account of the viewer, the one that is logged in; null for a visitor and for an API key.",
  })
  async me(@Ctx() { services, viewer }: Context): Promise<User | null> {
    return viewer && !viewer.apiKey ? userById(services.database.source.manager, viewer.userId) : null;
  }

  @Refuses("SECOND_FACTOR_NEEDED", "WRONG_CREDENTIALS")
  @Mutation(() => LoginPayload, {
    description:
      "Logs in and starts a session. An account with a second factor is refused with SECOND_FACTOR_NEEDED and the field `secondFactor`: `finishLogin` goes on.",
  })
  async login(
    @Ctx() context: Context,
    @InputArg(() => LoginInput) { email, password, role }: LoginInput,
  ): Promise<LoginPayload> {
    const credentials = { email, password, role: role ?? undefined, client: clientOf(context) };
    return sessionOrRefusal(context, await logIn(context.services, credentials));
  }

  @Mutation(() => LogoutPayload, {
    description: "Ends the session of this request on the server, in the web client also that of its cookie.",
  })
  async logout(@Ctx() context: Context): Promise<LogoutPayload> {
    return { hasEndedSession: await logOut(context) };
  }

  @FieldResolver()
  email(@Root() user: User): string {
    return user.pendingEmail ?? user.email;
  }

  @FieldResolver()
  isEmailVerified(@Root() user: User): boolean {
    return user.pendingEmail === null;
  }

  @FieldResolver()
  recoveryEmail(@Root() user: User): string {
    return user.email;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the account has a password. One without logs in by mailed codes, until it sets one by the link of `forgotPassword`.",
  })
  hasPassword(@Root() user: User): boolean {
    return user.passwordHash !== "";
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the shop demands a second factor of this account that it does not have: until then it can only add one.",
  })
  async mustAddSecondFactor(@Root() user: User, @Ctx() { services }: Context): Promise<boolean> {
    if (!isDemandedOf(user.role, services.settings)) return false;
    return !hasSecondFactor(await secondFactorState(services.database.source.manager, user.id));
  }

  @FieldResolver(() => WelcomeCode, {
    nullable: true,
    description:
      "Welcome discount of the shopper; null before it is given, and after a first order without it.",
  })
  welcomeCode(@Root() user: User, @Ctx() context: Context): Promise<WelcomeCode | null> {
    return welcomeCodeOf(context, user.id);
  }
}
