import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import { Authorized } from "../platform/graphql/authorized.ts";
import type { Context } from "../features/shop/context.ts";
import { loggedIn } from "../platform/errors/logged-in.ts";
import { exportedData } from "./exported-data.store.ts";
import { personalData } from "./features.ts";

@ObjectType({ description: "All data that the shop stores about an account.", simpleResolvers: true })
class PersonalDataExport {
  @Field(() => String, { description: "JSON text of the data. Amounts are in rupees." })
  json!: string;

  @Field(() => Date, { description: "Time of the export." })
  exportedAt!: Date;
}

@Resolver()
export class ExportResolver {
  @Authorized()
  @Query(() => PersonalDataExport, { description: "All data that the shop stores about the viewer." })
  async exportMyData(@Ctx() { services, viewer }: Context): Promise<PersonalDataExport> {
    const { userId } = loggedIn(viewer);
    // One field reads the whole account: its weight says nothing of its cost.
    await services.throttles.count({ exportByAccount: userId });
    return { json: await exportedData(services.database, userId, personalData), exportedAt: new Date() };
  }
}
