import { Ctx, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { changeableGroups } from "../settings/setting-access.rules.ts";
import type { Context } from "../shop/context.ts";
import { unlawfulClaims, type UnlawfulClaim } from "../shop/unlawful-claims.rules.ts";
import { LegalWarning } from "./legal-warning.types.ts";

@Resolver(() => LegalWarning)
export class LegalWarningResolver {
  @Authorized(Permission.SETTINGS)
  @Query(() => [LegalWarning], {
    description:
      "Claims of the shop that the law may not allow, with the settings that end them, as far as the viewing admin can change these; only in production.",
  })
  legalWarnings(@Ctx() { services, viewer }: Context): UnlawfulClaim[] {
    if (services.settings.mode !== "production") return [];
    const groups = changeableGroups(viewer);
    return unlawfulClaims(services.settings).filter(({ group }) => groups.includes(group));
  }
}
