import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description:
    "Link to a file, without a login for some minutes: browsers send no token when they save a file.",
  simpleResolvers: true,
})
export class DownloadLink {
  @Field(() => String, { description: "Path of the file at the shop's address." })
  url!: string;

  @Field(() => Date, { description: "Time at which the link stops working." })
  expiresAt!: Date;
}
