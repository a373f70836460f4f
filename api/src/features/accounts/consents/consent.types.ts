import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConsentPurpose } from "./consent.rules.ts";

registerEnumType(ConsentPurpose, {
  name: "ConsentPurpose",
  description: "What a shopper consents to, each by itself.",
  valuesConfig: {
    ACCOUNT: { description: "The account itself; ends with it." },
    EMAIL: { description: "E-mails that can be turned off." },
    ORDER_UPDATES: { description: "E-mails about the progress of orders." },
    PROMOTIONS: { description: "E-mails about new pieces and offers." },
    RESTOCK_ALERTS: { description: "E-mails about pieces that are back in stock." },
    REVIEWS: { description: "Reviews with the shopper's name and photographs." },
  },
});

@ObjectType({ description: "Newest entry of a shopper's consent to one purpose.", simpleResolvers: true })
export class ConsentEntry {
  @Field(() => ConsentPurpose, { description: "Purpose of the consent." })
  purpose!: ConsentPurpose;

  @Field(() => String, { description: "Words that the shopper agreed to." })
  text!: string;

  @Field(() => Int, { description: "Version of the words." })
  textVersion!: number;

  @Field(() => Boolean, { description: "Whether the consent is given; false if it was withdrawn." })
  isGiven!: boolean;

  @Field(() => Date, { description: "Time at which the consent was given or withdrawn." })
  changedAt!: Date;
}
