import { Ctx, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { ShippingAddress } from "../orders/shipping-address.entity.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { earlierAddresses } from "./earlier-addresses.store.ts";

/** Maximum number of addresses that checkout offers. */
const maxAddresses = 5;

@Resolver()
export class EarlierAddressesResolver {
  @Authorized(SHOPPER)
  @Query(() => [ShippingAddress], {
    description:
      "Shipping addresses of the shopper's earlier orders, each once, the latest first; at most 5.",
  })
  earlierAddresses(@Ctx() { services, viewer }: Context): Promise<ShippingAddress[]> {
    return earlierAddresses(services.database.source.manager, loggedIn(viewer).userId, maxAddresses);
  }
}
