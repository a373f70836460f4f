import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { welcomeCodeOf } from "./account.batches.ts";
import { LoginPayload } from "./account.types.ts";
import { logIn } from "./sessions/log-in.command.ts";
import { logOut } from "./sessions/log-out.command.ts";
import { Role, User } from "./user.entity.ts";
import { userById } from "./user.store.ts";
import { WelcomeCode } from "./welcome-codes/welcome-code.entity.ts";

@Resolver(() => User)
export class AccountResolver {
  @Query(() => User, {
    nullable: true,
    description: "Account of the viewer, the one that is logged in; null for a visitor.",
  })
  async me(@Ctx() { shop, viewer }: Context): Promise<User | null> {
    return viewer ? userById(shop.database.source.manager, viewer.userId) : null;
  }

  @Mutation(() => LoginPayload, {
    description:
      "Logs in and starts a session. Refused: WRONG_CREDENTIALS if the e-mail or password is wrong, TOO_MANY after too many tries.",
  })
  login(
    @Ctx() { shop, device, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
    @Arg("password", () => String, { description: "Password of the account." }) password: string,
    @Arg("role", () => Role, {
      nullable: true,
      description: "Role that the account must have to log in; omitted for any.",
    })
    role: Role | null,
  ): Promise<LoginPayload> {
    return logIn(shop, { email, password, role: role ?? undefined, device, network });
  }

  @Mutation(() => Boolean, {
    description: "Ends the session of this request on the server; returns false for a visitor.",
  })
  logout(@Ctx() { shop, viewer }: Context): Promise<boolean> {
    return logOut(shop, viewer);
  }

  @FieldResolver(() => String)
  email(@Root() user: User): string {
    return user.pendingEmail ?? user.email;
  }

  @FieldResolver(() => Boolean)
  isEmailVerified(@Root() user: User): boolean {
    return user.pendingEmail === null;
  }

  @FieldResolver(() => String)
  recoveryEmail(@Root() user: User): string {
    return user.email;
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
