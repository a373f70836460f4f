import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { asId } from "../../platform/ids.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { consentsOf } from "../accounts/consents/consent.store.ts";
import { ConsentEntry } from "../accounts/consents/consent.types.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { setCustomerCashBlock, setCustomerTags } from "./change-customer.command.ts";
import { mayDeleteNote } from "./customer-note.policy.ts";
import { listNotes, noteCursor } from "./customer-note.store.ts";
import { tagsInUse } from "./customer-record.store.ts";
import { customerOf, figuresOf } from "./customer.query.ts";
import { CustomerAccount, CustomerFigures, CustomerNoteConnection } from "./customer.types.ts";
import { countOwned } from "./owned-rows.store.ts";
import { addCustomerNote, deleteCustomerNote } from "./write-note.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  AddCustomerNoteInput,
  SetCustomerTagsInput,
  SetCustomerCashBlockInput,
  ofCustomer,
} from "./customer-account-inputs.types.ts";

@Resolver(() => CustomerAccount)
export class CustomerAccountResolver {
  @Authorized(Permission.CUSTOMERS, Permission.VIEW_ORDERS)
  @Refuses("CUSTOMER_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => CustomerAccount, {
    nullable: true,
    description: "Customer by the id of the account; CUSTOMER_NOT_FOUND if missing.",
  })
  customer(@Ctx() { services }: Context, @Arg("id", () => ID, ofCustomer) id: string) {
    return customerOf(services, id);
  }

  @Authorized(Permission.CUSTOMERS)
  @Query(() => [String], { description: "Tags that customers have, by name." })
  customerTags(@Ctx() { services }: Context): Promise<string[]> {
    return tagsInUse(services.database);
  }

  @Authorized(Permission.CUSTOMERS)
  @Query(() => [ConsentEntry], {
    description:
      "Newest entry of each consent that a customer gave or withdrew. Those of a deleted account stay as a proof.",
  })
  customerConsents(
    @Ctx() { services }: Context,
    @Arg("customerId", () => ID, ofCustomer) customerId: string,
  ) {
    return consentsOf(services.database.source.manager, asId(customerId, "customerId"));
  }

  @Authorized(Permission.CUSTOMERS)
  @Query(() => CustomerNoteConnection, { description: "Notes of the staff about a customer, newest first." })
  async customerNotes(
    @Ctx() { services, viewer, longestPage }: Context,
    @Arg("customerId", () => ID, ofCustomer) customerId: string,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const reader = loggedIn(viewer);
    const userId = asId(customerId, "customerId");
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const [rows, totalCount] = await Promise.all([
      listNotes(services.database, { userId, after: cursor, limit: size + 1 }),
      countOwned(services.database, "customer_notes", userId),
    ]);
    const notes = rows.map((row) => ({
      ...row,
      isOwn: row.authorId === reader.userId,
      canDelete: mayDeleteNote(reader, row),
    }));
    return { ...pageOf(notes, size, cursor, (row) => noteCursor(userId, row)), totalCount };
  }

  @Authorized(Permission.CUSTOMERS)
  @Refuses("CUSTOMER_NOT_FOUND")
  @Mutation(() => CustomerAccount, { description: "Adds a note of the viewer about a customer." })
  async addCustomerNote(
    @Ctx() context: Context,
    @InputArg(() => AddCustomerNoteInput) note: AddCustomerNoteInput,
  ) {
    return customerOf(context.services, await addCustomerNote(context.services, authorOf(context), note));
  }

  @Authorized(Permission.CUSTOMERS)
  @Refuses("CUSTOMER_NOTE_NOT_FOUND")
  @Mutation(() => CustomerAccount, {
    description: "Deletes a note that the viewer wrote; an owner also one whose author has left the staff.",
  })
  async deleteCustomerNote(
    @Ctx() context: Context,
    @Arg("noteId", () => ID, { description: "Id of the note." }) noteId: string,
  ) {
    return customerOf(
      context.services,
      await deleteCustomerNote(
        context.services,
        { viewer: loggedIn(context.viewer), author: authorOf(context) },
        noteId,
      ),
    );
  }

  @Authorized(Permission.CUSTOMERS)
  @Refuses("CUSTOMER_CHANGED", "CUSTOMER_NOT_FOUND")
  @Mutation(() => CustomerAccount, {
    description: "Replaces the tags of a customer, at most 10. An empty list removes all.",
  })
  async setCustomerTags(
    @Ctx() context: Context,
    @InputArg(() => SetCustomerTagsInput) change: SetCustomerTagsInput,
  ) {
    return customerOf(context.services, await setCustomerTags(context.services, authorOf(context), change));
  }

  @Authorized(Permission.CUSTOMERS)
  @Refuses("CUSTOMER_CHANGED", "CUSTOMER_NOT_FOUND")
  @Mutation(() => CustomerAccount, {
    description:
      "Refuses orders of a customer in cash on delivery from now on, or allows them again. An order that is already placed stays.",
  })
  async setCustomerCashBlock(
    @Ctx() context: Context,
    @InputArg(() => SetCustomerCashBlockInput) { customerId, reason, version }: SetCustomerCashBlockInput,
  ) {
    const change = { customerId, reason: reason ?? null, version };
    return customerOf(
      context.services,
      await setCustomerCashBlock(context.services, authorOf(context), change),
    );
  }

  @FieldResolver()
  figures(@Root() { id }: CustomerAccount, @Ctx() { services }: Context): Promise<CustomerFigures> {
    return figuresOf(services, id);
  }
}
