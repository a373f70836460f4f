import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { countFigure } from "../shop/count-figure.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { countCustomers, customerCursor, listCustomers } from "./customer.store.ts";
import { CustomerConnection } from "./customer.types.ts";

@Resolver(() => CustomerConnection)
export class CustomerResolver {
  @Authorized(ADMIN)
  @Query(() => CustomerConnection, {
    description:
      "Customers by their shipping e-mail address, the one with the newest order first. Admins only.",
  })
  async customers(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const rows = await listCustomers(shop.database, { after: cursor, limit: size + 1 });
    return pageOf(rows, size, cursor, customerCursor);
  }

  @FieldResolver()
  async totalCount(@Ctx() { shop }: Context): Promise<number> {
    const count = () => countCustomers(shop.database);
    return (await countFigure(shop, "customers", count, ({ orders }) => orders)).value.customers;
  }
}
