import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { consentsOf } from "../accounts/consents/consent.store.ts";
import { ConsentEntry } from "../accounts/consents/consent.types.ts";
import type { Context } from "../shop/context.ts";
import { withdrawConsent } from "./withdraw-consent.command.ts";

@Resolver(() => ConsentEntry)
export class ConsentResolver {
  @Authorized(SHOPPER)
  @Query(() => [ConsentEntry], {
    description: "Newest entry of each consent that the shopper gave or withdrew; `exportMyData` has all.",
  })
  myConsents(@Ctx() { services, viewer }: Context) {
    return consentsOf(services.database.source.manager, loggedIn(viewer).userId);
  }

  @Authorized(SHOPPER)
  @Mutation(() => [ConsentEntry], {
    description:
      "Withdraws a consent of the shopper, and ends what it allowed: mails, open restock alerts, visible reviews. Returns the consents. That of the account ends with `deleteAccount`.",
  })
  async withdrawConsent(
    @Ctx() { services, viewer }: Context,
    @Arg("purpose", () => ConsentPurpose, { description: "Purpose of the consent." })
    purpose: ConsentPurpose,
  ) {
    const { userId } = loggedIn(viewer);
    await withdrawConsent(services, { userId, purpose, source: "settings" });
    return consentsOf(services.database.source.manager, userId);
  }
}
