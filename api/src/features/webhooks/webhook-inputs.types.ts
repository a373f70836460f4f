import { Field, ID, InputType, Int } from "type-graphql";
import { WebhookInput } from "./webhook.types.ts";

export const endpointText = "Id of the endpoint.";

const versionText = "Version of the endpoint that the owner saw.";

@InputType({ description: "Input of `updateWebhook`." })
export class UpdateWebhookInput {
  @Field(() => ID, { description: endpointText })
  endpointId!: string;

  @Field(() => Int, { description: versionText })
  version!: number;

  @Field(() => WebhookInput, { description: "New values of the endpoint." })
  webhook!: WebhookInput;
}

@InputType({ description: "Input of `pauseWebhook`." })
export class PauseWebhookInput {
  @Field(() => ID, { description: endpointText })
  endpointId!: string;

  @Field(() => Boolean, { description: "Whether nothing is sent from now on." })
  isPaused!: boolean;
}

@InputType({ description: "Input of `rotateWebhookKey`." })
export class RotateWebhookKeyInput {
  @Field(() => ID, { description: endpointText })
  endpointId!: string;

  @Field(() => Int, { description: versionText })
  version!: number;
}
