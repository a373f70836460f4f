import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { ShippingAddress } from "../orders/shipping-address.entity.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { savedAddresses } from "./saved-addresses.store.ts";

/** Maximum number of addresses that checkout offers. */
const maxAddresses = 5;

@Resolver()
export class SavedAddressesResolver {
  @Authorized(SHOPPER)
  @Query(() => [ShippingAddress], {
    description:
      "Shipping addresses of the shopper's earlier orders, each once, the latest first; at most 5.",
  })
  savedAddresses(@Ctx() { shop, viewer }: Context): Promise<ShippingAddress[]> {
    return savedAddresses(shop.database.source.manager, loggedIn(viewer).userId, maxAddresses);
  }
}
