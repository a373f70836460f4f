import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Context } from "../shop/context.ts";
import { ContentKind, isPageSlug } from "./content-body.rules.ts";
import { pastVersion } from "./content.store.ts";
import { SiteContent, SizeChart, TextPage } from "./content.types.ts";
import { currentContent } from "./current-content.ts";
import { HomeType } from "./home.types.ts";
import { TextPageInput } from "./text-page-input.types.ts";
import { currentAnnouncement, currentHome, footerPages, shownPage, sizeChartOf } from "./shown-content.ts";

/** What the admin writes and every visitor reads. */
@Resolver()
export class ContentResolver {
  @Query(() => SiteContent, { description: "What stands around every page of the shop." })
  async siteContent(@Ctx() { services }: Context): Promise<SiteContent> {
    return {
      announcement: (await currentAnnouncement(services)) ?? null,
      footerPages: await footerPages(services),
    };
  }

  @Query(() => HomeType, { description: "Home page of the shop." })
  home(@Ctx() { services }: Context): Promise<HomeType> {
    return currentHome(services);
  }

  @Query(() => TextPage, {
    nullable: true,
    description: "Page of text, as it is or as it was; null if there is none.",
  })
  async page(
    @Ctx() { services }: Context,
    @InputArg(() => TextPageInput) { slug, version: number }: TextPageInput,
  ): Promise<TextPage | null> {
    if (!isPageSlug(slug))
      refuse("BAD_INPUT", { field: "slug", message: "This is not the address of a page." });
    if (number != null && number < 1) refuse("BAD_INPUT", { field: "version" });
    const current = await currentContent(services, ContentKind.PAGE, slug);
    if (!current) return null;
    const isCurrent = number == null || number === current.number;
    const version = isCurrent ? current : await pastVersion(services.database, current.id, number);
    const page = version?.body?.page;
    if (!version || !page) return null;
    return shownPage(page, {
      slug,
      number: version.number,
      publishedAt: version.publishedAt,
      isCurrent,
    });
  }
}

@Resolver(() => Product)
export class SizeChartResolver {
  @FieldResolver(() => SizeChart, {
    nullable: true,
    description: "Measures of its sizes; null without a chart.",
  })
  async sizeChart(@Root() product: Product, @Ctx() { services }: Context): Promise<SizeChart | null> {
    return (await sizeChartOf(services, product)) ?? null;
  }
}
