import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { refuse } from "./webhooks.refusals.ts";
import { eventTypes } from "../../platform/events/event.rules.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { asId } from "../../platform/ids.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { countRows, withCount } from "../../platform/paging/count-rows.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import {
  addWebhook,
  updateWebhook,
  deleteWebhook,
  pauseWebhook,
  pingWebhook,
  resendWebhook,
  rotateWebhookKey,
} from "./change-webhooks.command.ts";
import { deliveriesOf, deliveryById, deliveryCursor, listDeliveries } from "./webhook-delivery.store.ts";
import { listEndpoints } from "./webhook-endpoint.store.ts";
import { eventTexts } from "./webhook.rules.ts";
import {
  NewSigningKey,
  WebhookDeliveryConnection,
  WebhookDeliveryFilter,
  WebhookDeliveryView,
  WebhookInput,
  Webhooks,
} from "./webhook.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  UpdateWebhookInput,
  PauseWebhookInput,
  RotateWebhookKeyInput,
  endpointText,
} from "./webhook-inputs.types.ts";

const eventList = eventTypes.map((type) => ({ type, text: eventTexts[type] }));

const webhooksOf = async ({ services }: Context): Promise<Webhooks> => ({
  endpoints: (await listEndpoints(services.database)) as Webhooks["endpoints"],
  eventTypes: eventList,
});

const deliveryOf = async ({ services }: Context, id: string): Promise<WebhookDeliveryView> =>
  (await deliveryById(services.database.source.manager, id)) ?? refuse("DELIVERY_NOT_FOUND");

@Resolver()
export class WebhookResolver {
  @Authorized(Permission.INTEGRATIONS)
  @Query(() => Webhooks, { description: "Endpoints of webhooks, and the events that they can receive." })
  webhooks(@Ctx() context: Context): Promise<Webhooks> {
    return webhooksOf(context);
  }

  @Authorized(Permission.INTEGRATIONS)
  @Query(() => WebhookDeliveryConnection, {
    description: "Deliveries of an endpoint in the last 30 days, newest event first.",
  })
  async webhookDeliveries(
    @Ctx() { services, longestPage }: Context,
    @Arg("endpointId", () => ID, { description: endpointText }) endpointId: string,
    @Arg("filter", () => WebhookDeliveryFilter, {
      nullable: true,
      description: "Which deliveries to return; omitted for all.",
    })
    filter: WebhookDeliveryFilter | null,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const selection = { endpointId: asId(endpointId, "endpointId"), status: filter?.status ?? null };
    const cursor = givenCursor(after);
    const rows = await listDeliveries(services.database, { ...selection, after: cursor, limit: size + 1 });
    return withCount(pageOf(rows, size, cursor, deliveryCursor), () =>
      countRows(services.database, deliveriesOf(selection)),
    );
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses(
    "CONFIRMATION_NEEDED",
    "TOO_MANY_WEBHOOKS",
    "WEBHOOK_EVENTS_NEEDED",
    "WEBHOOK_URL_INVALID",
    "WEBHOOK_URL_TAKEN",
  )
  @Mutation(() => NewSigningKey, {
    description: "Adds an endpoint.",
  })
  async addWebhook(
    @Ctx() context: Context,
    @Arg("input", () => WebhookInput, { description: "The new endpoint." }) input: WebhookInput,
  ): Promise<NewSigningKey> {
    const { id, signingKey } = await addWebhook(context.services, authorOf(context), input);
    return { endpointId: id, signingKey, webhooks: await webhooksOf(context) };
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses(
    "CONFIRMATION_NEEDED",
    "WEBHOOK_CHANGED",
    "WEBHOOK_EVENTS_NEEDED",
    "WEBHOOK_NOT_FOUND",
    "WEBHOOK_URL_INVALID",
    "WEBHOOK_URL_TAKEN",
  )
  @Mutation(() => Webhooks, {
    description: "Changes an endpoint; what waits is sent to the new address.",
  })
  async updateWebhook(
    @Ctx() context: Context,
    @InputArg(() => UpdateWebhookInput) { endpointId, version, webhook: input }: UpdateWebhookInput,
  ): Promise<Webhooks> {
    await updateWebhook(context.services, authorOf(context), { endpointId, version, input });
    return webhooksOf(context);
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("WEBHOOK_NOT_FOUND")
  @Mutation(() => Webhooks, {
    description:
      "Pauses an endpoint, or resumes it. Events of the pause are sent afterwards, in order, unless they are older than three days.",
  })
  async pauseWebhook(
    @Ctx() context: Context,
    @InputArg(() => PauseWebhookInput) input: PauseWebhookInput,
  ): Promise<Webhooks> {
    await pauseWebhook(context.services, authorOf(context), input);
    return webhooksOf(context);
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("CONFIRMATION_NEEDED", "WEBHOOK_CHANGED", "WEBHOOK_NOT_FOUND")
  @Mutation(() => NewSigningKey, {
    description:
      "Gives an endpoint a new signing key. For a day its messages have the signatures of both keys.",
  })
  async rotateWebhookKey(
    @Ctx() context: Context,
    @InputArg(() => RotateWebhookKeyInput) input: RotateWebhookKeyInput,
  ): Promise<NewSigningKey> {
    const signingKey = await rotateWebhookKey(context.services, authorOf(context), input);
    return { endpointId: input.endpointId, signingKey, webhooks: await webhooksOf(context) };
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("WEBHOOK_NOT_FOUND")
  @Mutation(() => Webhooks, {
    description: "Deletes an endpoint with its log. What waits is not sent.",
  })
  async deleteWebhook(
    @Ctx() context: Context,
    @Arg("endpointId", () => ID, { description: endpointText }) endpointId: string,
  ): Promise<Webhooks> {
    await deleteWebhook(context.services, authorOf(context), { endpointId });
    return webhooksOf(context);
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("WEBHOOK_NOT_FOUND")
  @Mutation(() => WebhookDeliveryView, {
    description: "Sends a test message of the type `ping` to an endpoint.",
  })
  async pingWebhook(
    @Ctx() context: Context,
    @Arg("endpointId", () => ID, { description: endpointText }) endpointId: string,
  ): Promise<WebhookDeliveryView> {
    return deliveryOf(context, await pingWebhook(context.services, authorOf(context), { endpointId }));
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("DELIVERY_NOT_FOUND")
  @Mutation(() => WebhookDeliveryView, {
    description: "Sends a message again, with the same id and content, before what follows of its object.",
  })
  async resendWebhook(
    @Ctx() context: Context,
    @Arg("deliveryId", () => ID, { description: "Id of the delivery." }) deliveryId: string,
  ): Promise<WebhookDeliveryView> {
    return deliveryOf(context, await resendWebhook(context.services, authorOf(context), deliveryId));
  }
}
