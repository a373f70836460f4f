import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { DownloadLink } from "../../platform/files/download-link.types.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { Category } from "../catalogue/category.rules.ts";
import { Product } from "../catalogue/product.entity.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Collection } from "../collections/collection.entity.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import { collectionById } from "../search/collections/collection.loaders.ts";
import { staffLink } from "../api-keys/staff-link.ts";
import type { Context } from "../shop/context.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import { previewPromotion } from "./preview-promotion.query.ts";
import { codesLinks } from "./codes-link.ts";
import {
  PromotionConnection,
  PromotionFilter,
  PromotionFigures,
  PromotionInput,
  PromotionPreview,
} from "./promotion-admin.types.ts";
import { countByState, listPromotions, promotionCursor, promotionsByIds } from "./promotion-admin.store.ts";
import { checkedPromotion } from "./promotion-input.rules.ts";
import { PromotionState } from "./promotion-state.rules.ts";
import { codeCountsOf, promotionFiguresOf, promotionStateOf, sharedCodeOf } from "./promotion.loaders.ts";
import { foundPromotion, typedPromotion } from "./promotion-of-input.ts";

/** Whether the viewer sees amounts: a discount of 100 % would come to the revenue. */
const seesMoney = ({ viewer }: Context): boolean => may(viewer, Permission.MONEY);

/** Promotions, for admins. */
@Resolver(() => Promotion)
export class PromotionResolver {
  @Authorized(Permission.PROMOTIONS)
  @Query(() => PromotionConnection, { description: "Promotions of the shop, newest first." })
  async promotions(
    @Ctx() { services, longestPage }: Context,
    @Arg("filter", () => PromotionFilter, {
      nullable: true,
      description: "Which promotions to return; omitted for all.",
    })
    filter: PromotionFilter | null,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const { database } = services;
    const state = filter?.state ?? undefined;
    const size = pageSize(first, longestPage);
    const list = { state, after: givenCursor(after) };
    const [ids, counts] = await Promise.all([
      listPromotions(database, { ...list, limit: size + 1 }),
      countByState(database),
    ]);
    const stored = await promotionsByIds(
      database.source.manager,
      ids.map(({ id }) => id),
    );
    const byId = new Map(stored.map((promotion) => [promotion.id, promotion]));
    const rows = ids.flatMap(({ id, createdAt }) => {
      const promotion = byId.get(id);
      return promotion ? [Object.assign(promotion, { listedAt: createdAt })] : [];
    });
    const totalCount = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const cursorOf = ({ id, listedAt }: { id: string; listedAt: string }) =>
      promotionCursor(list.state, { id, createdAt: listedAt });
    return Object.assign(pageOf(rows, size, list.after, cursorOf), { totalCount });
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => Promotion, { nullable: true, description: "Promotion with an id." })
  promotion(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the promotion." }) id: string,
  ): Promise<Promotion> {
    return foundPromotion(context, id);
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_INVALID")
  @Query(() => PromotionPreview, {
    description: "What a promotion would have taken off the orders of the last 30 days.",
  })
  async promotionPreview(
    @Ctx() context: Context,
    @Arg("input", () => PromotionInput, { description: "Promotion that the admin edits." })
    input: PromotionInput,
  ): Promise<PromotionPreview> {
    const preview = await previewPromotion(context.services, checkedPromotion(typedPromotion(input)));
    if (!seesMoney(context)) preview.discount = null;
    return preview;
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => DownloadLink, {
    nullable: true,
    description: "Link to a CSV file with the codes of a promotion, valid for 10 minutes.",
  })
  async promotionCodesLink(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the promotion." }) id: string,
  ): Promise<DownloadLink> {
    const promotion = await foundPromotion(context, id);
    return staffLink(context.services, codesLinks, { text: promotion.id, viewer: loggedIn(context.viewer) });
  }

  @FieldResolver(() => PromotionState, { description: "Whether it is valid now." })
  async state(@Root() { id }: Promotion, @Ctx() context: Context): Promise<PromotionState> {
    return (await promotionStateOf(context, id))?.state ?? PromotionState.ENDED;
  }

  @FieldResolver(() => [Category], { description: "Categories that it covers." })
  categories(@Root() { categories }: Promotion): string[] {
    return categories;
  }

  @FieldResolver(() => [GarmentKind], { description: "Kinds of garment that it covers." })
  kinds(@Root() { kinds }: Promotion): string[] {
    return kinds;
  }

  @FieldResolver(() => [Product], {
    description:
      "Products that it names; without categories, kinds, products and collections it covers everything.",
  })
  async products(@Root() { productIds }: Promotion, @Ctx() context: Context) {
    const products = await Promise.all(productIds.map((id) => productById(context, id)));
    return products.flatMap((product) => product ?? []);
  }

  @FieldResolver(() => [Collection], { description: "Collections whose products it covers." })
  async collections(@Root() { collectionIds }: Promotion, @Ctx() context: Context) {
    const collections = await Promise.all(collectionIds.map((id) => collectionById(context, id)));
    return collections.flatMap((collection) => collection ?? []);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Code for everybody; null for an automatic promotion, and for single-use codes only.",
  })
  async code(@Root() { id }: Promotion, @Ctx() context: Context): Promise<string | null> {
    return (await sharedCodeOf(context, id))?.code ?? null;
  }

  @FieldResolver(() => Int, { description: "Number of single-use codes." })
  async codeCount(@Root() { id }: Promotion, @Ctx() context: Context): Promise<number> {
    return (await codeCountsOf(context, id))?.count ?? 0;
  }

  @FieldResolver(() => Int, { description: "Number of single-use codes that orders have used." })
  async usedCodeCount(@Root() { id }: Promotion, @Ctx() context: Context): Promise<number> {
    return (await codeCountsOf(context, id))?.used ?? 0;
  }

  @FieldResolver(() => PromotionFigures, { description: "What the orders that use it come to." })
  async figures(@Root() { id }: Promotion, @Ctx() context: Context): Promise<PromotionFigures> {
    const figures = (await promotionFiguresOf(context, id)) ?? { orders: 0, discount: 0, revenue: 0 };
    return seesMoney(context) ? figures : { ...figures, discount: null, revenue: null };
  }
}
