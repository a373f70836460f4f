import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Query, Resolver } from "type-graphql";
import { Refuses } from "../../platform/graphql/authorized.ts";
import { refuse } from "./catalogue.refusals.ts";
import type { Context } from "../shop/context.ts";
import { isHandle } from "./handle.rules.ts";
import { Product } from "./product.entity.ts";
import { findProductByHandle } from "./product.store.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";

@Resolver(() => Product)
export class ProductByHandleResolver {
  @Refuses("HANDLE_INVALID")
  @Query(() => Product, {
    nullable: true,
    description: "Product by its handle, such as `nuapatna-ikat-wrap-dress`; null if it is not in the shop.",
  })
  productByHandle(
    @Ctx() { services }: Context,
    @Arg("handle", () => String, { description: "Handle of the product." }) handle: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (!isHandle(handle)) refuse("HANDLE_INVALID", { field: "handle" });
    return findProductByHandle(services, handle, selectedFields(info));
  }
}
