import { Field, InputType } from "type-graphql";
import { NotificationFrequency, NotificationKind } from "./admin-notification.rules.ts";

@InputType({ description: "Input of `setAdminNotification`." })
export class SetAdminNotificationInput {
  @Field(() => NotificationKind, { description: "What comes in." })
  kind!: NotificationKind;

  @Field(() => NotificationFrequency, { description: "How often to be mailed about it." })
  frequency!: NotificationFrequency;
}
