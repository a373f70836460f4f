import { Field, ObjectType, registerEnumType } from "type-graphql";
import { NotificationFrequency, NotificationKind } from "./admin-notification.rules.ts";

registerEnumType(NotificationKind, {
  name: "NotificationKind",
  description: "What comes in: an order, a return request, a message, a dispute.",
});

registerEnumType(NotificationFrequency, {
  name: "NotificationFrequency",
  description:
    "How often an admin is mailed: EACH time within about a minute, DAILY at nine in the morning in India, or never (OFF).",
});

@ObjectType("AdminNotification", {
  description: "How often the viewing admin is mailed about what comes in.",
  simpleResolvers: true,
})
export class AdminNotificationView {
  @Field(() => NotificationKind, { description: "What comes in." })
  kind!: NotificationKind;

  @Field(() => NotificationFrequency, { description: "How often the admin is mailed about it." })
  frequency!: NotificationFrequency;
}

@ObjectType({ description: "Mails to the viewing admin about what comes in.", simpleResolvers: true })
export class AdminNotificationSettings {
  @Field(() => String, { description: "Address of the admin, which gets the mails." })
  email!: string;

  @Field(() => String, {
    description: "Address of the shop, which gets each message and dispute in any case.",
  })
  shopEmail!: string;

  @Field(() => [AdminNotificationView], { description: "Settings, one for each kind." })
  notifications!: AdminNotificationView[];
}
