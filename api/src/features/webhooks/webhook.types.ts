import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { WebhookEvent } from "../../platform/events/event.rules.ts";
import { countedConnectionOf } from "../../platform/paging/paging.types.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";
import { DeliveryStatus, eventTexts } from "./webhook.rules.ts";

registerEnumType(DeliveryStatus, {
  name: "WebhookDeliveryStatus",
  description: "Where a delivery stands.",
  valuesConfig: {
    PENDING: { description: "It is sent, or waits for its next attempt." },
    DELIVERED: { description: "The endpoint has answered with a status of 200 to 299." },
    FAILED: { description: "It had no success for three days. It can be sent again." },
  },
});

const eventDescriptions = Object.entries(WebhookEvent).map(([name, type]) => {
  const text =
    type === WebhookEvent.PING
      ? "An owner sent a test message. No endpoint can choose it."
      : eventTexts[type];
  return [name, { description: `\`${type}\`: ${text}` }];
});

registerEnumType(WebhookEvent, {
  name: "WebhookEvent",
  description:
    "Type of a message to a webhook. In messages it is in lower case, with a dot after the first word: `order.status_changed`.",
  valuesConfig: Object.fromEntries(eventDescriptions),
});

@ObjectType({ description: "Type of event that a webhook can receive.", simpleResolvers: true })
export class WebhookEventType {
  @Field(() => WebhookEvent, { description: "The type." })
  type!: `${WebhookEvent}`;

  @Field(() => String, { description: "What has happened." })
  text!: string;
}

@ObjectType({ description: "Endpoint in the list of the owners.", simpleResolvers: true })
export class ListedWebhookEndpoint extends WebhookEndpoint {
  @Field(() => Int, { description: "Number of deliveries that wait, counted up to 1,000." })
  waitingCount!: number;

  @Field(() => Boolean, { description: "Whether a delivery that waits had a failed attempt." })
  isFailing!: boolean;
}

@ObjectType({ description: "Webhooks of the shop.", simpleResolvers: true })
export class Webhooks {
  @Field(() => [ListedWebhookEndpoint], { description: "Endpoints, in the order in which they were added." })
  endpoints!: ListedWebhookEndpoint[];

  @Field(() => [WebhookEventType], { description: "Events that an endpoint can receive." })
  eventTypes!: WebhookEventType[];
}

@ObjectType({ description: "Signing key, in the only answer that contains it.", simpleResolvers: true })
export class NewSigningKey {
  @Field(() => String, {
    description:
      "Key that signs the messages, by HMAC-SHA256 as in Standard Webhooks: `whsec_`, then base64. It cannot be shown again.",
  })
  signingKey!: string;

  @Field(() => ID, { description: "Id of the endpoint." })
  endpointId!: string;

  @Field(() => Webhooks, { description: "The webhooks of the shop." })
  webhooks!: Webhooks;
}

@InputType({ description: "Where the shop posts which events." })
export class WebhookInput {
  @Field(() => String, {
    description:
      "URL that receives the events; https, without a port. In development also http://localhost with any port.",
  })
  url!: string;

  @Field(() => String, { defaultValue: "", description: "What the endpoint is for." })
  description!: string;

  @Field(() => [WebhookEvent], { description: "Types of the events; at least one, and not PING." })
  events!: WebhookEvent[];
}

@ObjectType("WebhookDelivery", {
  description: "Message on its way to an endpoint.",
  simpleResolvers: true,
})
export class WebhookDeliveryView {
  @Field(() => ID, { description: "Id of the delivery." })
  id!: string;

  @Field(() => ID, { description: "Id of the message: the header `webhook-id`." })
  messageId!: string;

  @Field(() => WebhookEvent, { description: "Type of the event." })
  type!: `${WebhookEvent}`;

  @Field(() => String, {
    description: "Data of the message: the object as it was at the event, as a JSON text.",
  })
  body!: string;

  @Field(() => DeliveryStatus, { description: "Where the delivery stands." })
  status!: DeliveryStatus;

  @Field(() => Int, { description: "Number of attempts." })
  attempts!: number;

  @Field(() => Date, { description: "Time of the event." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "Time of the last attempt; null before the first one." })
  lastAttemptAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Earliest time of the next attempt; null if none follows.",
  })
  nextAttemptAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "HTTP status of the answer to the last attempt; null without an answer.",
  })
  responseStatus!: number | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed; null if it did not." })
  problem!: string | null;
}

@InputType({ description: "Filter of the deliveries of an endpoint; an omitted field does not filter." })
export class WebhookDeliveryFilter {
  @Field(() => DeliveryStatus, { nullable: true, description: "Where the deliveries stand." })
  status?: DeliveryStatus | null;
}

@ObjectType({ description: "Page of the deliveries of an endpoint, newest first.", simpleResolvers: true })
export class WebhookDeliveryConnection extends countedConnectionOf(
  "WebhookDelivery",
  () => WebhookDeliveryView,
) {}
