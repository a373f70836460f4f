import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { countFigure } from "../shop/count-figure.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { cleanTag } from "../accounts/customer-tags.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { countCustomers, countTaggedCustomers, customerCursor, listCustomers } from "./customer.store.ts";
import { CustomerConnection, CustomerFilter } from "./customer.types.ts";

/** Throws BAD_INPUT for an empty tag, which would list all customers. */
const checkedTag = (typed: string): string =>
  cleanTag(typed, "tag") || refuse("BAD_INPUT", { field: "tag", message: "Please choose a tag." });

@Resolver(() => CustomerConnection)
export class CustomerResolver {
  @Authorized(Permission.CUSTOMERS)
  @Query(() => CustomerConnection, {
    description: "Customers by their shipping e-mail address, the one with the newest order first.",
  })
  async customers(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => CustomerFilter, {
      nullable: true,
      description: "Which customers to return; omitted for all.",
    })
    filter: CustomerFilter | null,
  ) {
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const list = { tag: filter?.tag == null ? undefined : checkedTag(filter.tag) };
    const rows = await listCustomers(services.database, { ...list, after: cursor, limit: size + 1 });
    return Object.assign(pageOf(rows, size, cursor, customerCursor), list);
  }

  @FieldResolver()
  async totalCount(@Root() { tag }: CustomerConnection, @Ctx() { services }: Context): Promise<number> {
    if (tag !== undefined) return countTaggedCustomers(services.database, tag);
    const count = () => countCustomers(services.database);
    return (await countFigure(services, "customers", count, ({ orders }) => orders)).value.customers;
  }
}
