import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { refuse } from "../accounts.refusals.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../../platform/viewer.ts";
import { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";
import { deleteAddress, setDefaultAddress, updateAddress } from "./update-address.command.ts";
import { addAddress } from "./save-address.command.ts";
import { SavedAddress } from "./saved-address.entity.ts";
import { isCompleteAddress } from "./saved-address.rules.ts";
import { savedAddressesOf } from "./saved-address.store.ts";
import { AddressInput, SavedAddressPayload } from "./saved-address.types.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { UpdateAddressInput } from "./saved-address-inputs.types.ts";

const accountOf = async ({ services, viewer }: Context): Promise<User> =>
  (await userById(services.database.source.manager, loggedIn(viewer).userId)) ?? refuse("UNAUTHENTICATED");

const payloadOf = async (context: Context, id: string): Promise<SavedAddressPayload> => {
  const user = await accountOf(context);
  const addresses = await savedAddressesOf(context.services.database.source.manager, user.id);
  const address = addresses.find((each) => each.id === id) ?? refuse("ADDRESS_NOT_FOUND");
  return { address, user };
};

@Resolver(() => User)
export class SavedAddressResolver {
  @FieldResolver(() => [SavedAddress], {
    description:
      "Shipping addresses that the shopper has saved, at most 10: the default one first, then the newest.",
  })
  addresses(@Root() user: User, @Ctx() { services }: Context): Promise<SavedAddress[]> {
    return savedAddressesOf(services.database.source.manager, user.id);
  }

  @Authorized(SHOPPER)
  @Refuses("COUNTRY_UNKNOWN", "FILL_ALL_FIELDS", "NOT_PRINTABLE", "SAVED_ADDRESSES_FULL", "STATE_UNKNOWN")
  @Mutation(() => SavedAddressPayload, {
    description:
      "Saves an address, the first one as the default; one that is saved already stays alone. At most 10.",
  })
  async addAddress(
    @Ctx() context: Context,
    @Arg("input", () => AddressInput, { description: "Address to save." }) input: AddressInput,
  ): Promise<SavedAddressPayload> {
    return payloadOf(context, await addAddress(context.services, loggedIn(context.viewer), input));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ADDRESS_CHANGED", "ADDRESS_NOT_FOUND", "FILL_ALL_FIELDS")
  @Mutation(() => SavedAddressPayload, {
    description:
      "Replaces an address of the viewer. ADDRESS_CHANGED with the current one if it was changed since the given version.",
  })
  async updateAddress(
    @Ctx() context: Context,
    @InputArg(() => UpdateAddressInput) { id, version, address: input }: UpdateAddressInput,
  ): Promise<SavedAddressPayload> {
    const change = { id, version, draft: input };
    return payloadOf(context, await updateAddress(context.services, loggedIn(context.viewer), change));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ADDRESS_NOT_FOUND")
  @Mutation(() => User, {
    description: "Deletes an address of the viewer. After the default one the newest is the default.",
  })
  async deleteAddress(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the address." }) id: string,
  ): Promise<User> {
    await deleteAddress(context.services, loggedIn(context.viewer), id);
    return accountOf(context);
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ADDRESS_NOT_FOUND")
  @Mutation(() => User, { description: "Makes an address of the viewer the default one." })
  async setDefaultAddress(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the address." }) id: string,
  ): Promise<User> {
    await setDefaultAddress(context.services, loggedIn(context.viewer), id);
    return accountOf(context);
  }
}

@Resolver(() => SavedAddress)
export class SavedAddressFieldResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether no field is empty, so that an order can go to it.",
  })
  isComplete(@Root() address: SavedAddress): boolean {
    return isCompleteAddress(address);
  }
}
