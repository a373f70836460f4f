import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { courierPageOf } from "../shop/courier.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { returnCounts, returnPhotos } from "./return.loaders.ts";
import { ReturnLine } from "./return-line.entity.ts";
import { returnPhotoUrl } from "./return-photo-link.ts";
import { ReturnPhoto } from "./return-photo.entity.ts";
import { ReturnMethod, ReturnStatus } from "./return-status.rules.ts";
import { countFoundReturns } from "./return.store.ts";
import { lastReturnDay } from "./return-window.rules.ts";
import { ReturnRequest } from "./return.entity.ts";
import { OrderReturn, ReturnablePieces, ReturnConnection, ReturnStatusCount } from "./return.types.ts";

const ofProduct = { nullable: true, description: "Product of the line; null when it is no longer sold." };

const soldProduct = async (context: Context, productId: string) => {
  const product = await productById(context, productId);
  return product?.isArchived ? null : product;
};

@Resolver(() => ReturnRequest)
export class ReturnFieldResolver {
  @FieldResolver(() => [ReturnPhoto], { description: "Photographs that the shopper added, oldest first." })
  async photos(@Root() request: ReturnRequest, @Ctx() context: Context) {
    const { jwtSecret } = context.services;
    const now = new Date();
    return (await returnPhotos(context, request.id)).map((photo) => ({
      ...photo,
      url: returnPhotoUrl(jwtSecret, photo.id, now),
    }));
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "Address to send the pieces to, line by line; null unless the return is approved, and if a courier collects them.",
  })
  sendTo(@Root() request: ReturnRequest, @Ctx() { services }: Context): string[] | null {
    const { seller, returnMethod } = services.settings;
    const isSent = request.status === ReturnStatus.APPROVED && returnMethod === ReturnMethod.DROP_OFF;
    return isSent ? [seller.name, seller.address] : null;
  }

  @FieldResolver(() => ReturnMethod, { description: "How the pieces come back." })
  method(@Ctx() { services }: Context) {
    return services.settings.returnMethod;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the courier's page for the replacement; null until it is sent, and if the shop no longer works with the courier.",
  })
  replacementTrackingUrl(@Root() request: ReturnRequest, @Ctx() { services }: Context): string | null {
    const { replacementCourier: courier, replacementTrackingId: trackingId } = request;
    if (!courier || !trackingId) return null;
    return courierPageOf(services.settings.couriers, { courier, trackingId }) ?? null;
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
  @FieldResolver()
  async totalCount(@Root() list: ReturnConnection, @Ctx() context: Context): Promise<number> {
    const { userId, statuses, search } = list;
    if (search) return countFoundReturns(context.services.database, { userId, statuses, search });
    const counts = await returnCounts(context, list.userId ?? "");
    return counts
      .filter(({ status }) => list.statuses?.includes(status) ?? true)
      .reduce((sum, { count }) => sum + count, 0);
  }

  @FieldResolver()
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
    description: "Returns and exchanges of the order, oldest first, without withdrawn and closed ones.",
  })
  returns(@Root() order: OrderRow): OrderReturn[] {
    return order.returns as OrderReturn[];
  }

  @FieldResolver(() => Day, {
    nullable: true,
    description:
      "Last day in India on which pieces of the order can be returned; null unless they can be returned today.",
  })
  returnableUntil(@Root() order: OrderRow, @Ctx() { services }: Context): string | null {
    const lastDay = lastReturnDay(order, services.settings.shop.returnDays);
    return lastDay && dayInIndia(new Date()) <= lastDay ? lastDay : null;
  }
}
