import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.batches.ts";
import { Product } from "../catalogue/product.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { courierPageOf } from "../shop/courier.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { returnCounts, returnPhotos } from "./return.batches.ts";
import { ReturnLine } from "./return-line.entity.ts";
import { returnPhotoUrl } from "./return-photo-link.ts";
import { ReturnPhoto } from "./return-photo.entity.ts";
import { ReturnStatus } from "./return-status.rules.ts";
import { lastReturnDay } from "./return-window.rules.ts";
import { ReturnRequest } from "./return.entity.ts";
import { OrderReturn, ReturnablePieces, ReturnConnection, ReturnStatusCount } from "./return.types.ts";

const ofProduct = { nullable: true, description: "The product; absent when it is no longer sold." };

const soldProduct = async (context: Context, productId: string) => {
  const product = await productById(context, productId);
  return product?.isArchived ? null : product;
};

@Resolver(() => ReturnRequest)
export class ReturnFieldResolver {
  @FieldResolver(() => [ReturnPhoto], { description: "Photographs of the shopper, oldest first." })
  async photos(@Root() request: ReturnRequest, @Ctx() context: Context) {
    const { jwtSecret } = context.shop;
    const now = new Date();
    return (await returnPhotos(context, request.id)).map((photo) => ({
      ...photo,
      url: returnPhotoUrl(jwtSecret, photo.id, now),
    }));
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: "Where to send the pieces, line by line; absent unless it is approved.",
  })
  sendTo(@Root() request: ReturnRequest, @Ctx() { shop }: Context): string[] | null {
    const { name, address } = shop.settings.seller;
    return request.status === ReturnStatus.APPROVED ? [name, address] : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The courier's page for the replacement; absent until it is sent, or if the shop no longer works with the courier.",
  })
  replacementTrackingUrl(@Root() request: ReturnRequest, @Ctx() { shop }: Context): string | null {
    const { replacementCourier: courier, replacementTrackingId: trackingId } = request;
    if (!courier || !trackingId) return null;
    return courierPageOf(shop.settings.couriers, { courier, trackingId }) ?? null;
  }
}

@Resolver(() => ReturnLine)
export class ReturnLineResolver {
  @FieldResolver(() => Product, ofProduct)
  product(@Root() line: ReturnLine, @Ctx() context: Context) {
    return soldProduct(context, line.productId);
  }
}

@Resolver(() => ReturnablePieces)
export class ReturnablePiecesResolver {
  @FieldResolver(() => Product, ofProduct)
  product(@Root() pieces: ReturnablePieces, @Ctx() context: Context) {
    return soldProduct(context, pieces.productId);
  }
}

@Resolver(() => ReturnConnection)
export class ReturnListResolver {
  @FieldResolver(() => Int, { description: "Returns in the whole list." })
  async totalCount(@Root() list: ReturnConnection, @Ctx() context: Context): Promise<number> {
    const counts = await returnCounts(context, list.userId ?? "");
    return counts
      .filter(({ status }) => list.statuses?.includes(status) ?? true)
      .reduce((sum, { count }) => sum + count, 0);
  }

  @FieldResolver(() => [ReturnStatusCount], { description: "For each status, as if no status were chosen." })
  async statusCounts(@Root() list: ReturnConnection, @Ctx() context: Context): Promise<ReturnStatusCount[]> {
    const counts = await returnCounts(context, list.userId ?? "");
    return Object.values(ReturnStatus).map((status) => ({
      status,
      count: counts.find((row) => row.status === status)?.count ?? 0,
    }));
  }
}

@Resolver(() => Order)
export class OrderReturnResolver {
  @FieldResolver(() => [OrderReturn], {
    description: "Its returns and exchanges, oldest first, without withdrawn and closed ones.",
  })
  returns(@Root() order: OrderRow): OrderReturn[] {
    return order.returns as OrderReturn[];
  }

  @FieldResolver(() => Day, {
    nullable: true,
    description: "The last day on which its pieces can be returned; absent unless it can be done today.",
  })
  returnableUntil(@Root() order: OrderRow, @Ctx() { shop }: Context): string | null {
    const lastDay = lastReturnDay(order, shop.settings.shop.returnDays);
    return lastDay && dayInIndia(new Date()) <= lastDay ? lastDay : null;
  }
}
