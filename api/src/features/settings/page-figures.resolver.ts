import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { ShopSettings } from "../checkout/shop-settings.types.ts";
import { termsPage } from "../content/content-body.rules.ts";
import { TextPage } from "../content/content.types.ts";
import type { Context } from "../shop/context.ts";
import { settingsAt } from "./past-settings.ts";

/**
 * The figures that a text names are settings. An order opens its terms with those of its day. Any other page of the past names the
 * present grievance officer, who handles all complaints.
 */
@Resolver(() => TextPage)
export class PageFiguresResolver {
  @FieldResolver(() => ShopSettings, {
    nullable: true,
    description:
      "Settings of the shop at a time, whose figures the text names in braces; null without a time. The grievance officer is the present one, except in the terms of sale.",
  })
  async figures(
    @Root() { slug }: TextPage,
    @Ctx() { services }: Context,
    @Arg("validAt", () => Date, { nullable: true, description: "The time, such as that of an order." })
    validAt: Date | null | undefined,
  ): Promise<ShopSettings | null> {
    if (!validAt) return null;
    const past = await settingsAt(services, validAt);
    const { grievanceOfficer } = services.settings;
    return slug === termsPage ? past : { ...past, grievanceOfficer };
  }
}
