import { Ctx, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { tasksOf, type OpenTask } from "./open-task.rules.ts";
import { countOpenTasks } from "./open-task.store.ts";
import { OpenTaskView } from "./open-task.types.ts";

@Resolver(() => OpenTaskView)
export class OpenTaskResolver {
  @Authorized(ADMIN)
  @Query(() => [OpenTaskView], {
    description:
      "Work that waits for the viewing admin, by kind, as far as its role does it; kinds of which nothing waits have a count of 0. An open page asks for it every few seconds.",
  })
  async openTasks(@Ctx() { services, viewer }: Context): Promise<OpenTask[]> {
    return tasksOf(viewer, await countOpenTasks(services.database, services.settings.shop.lowStockUpTo));
  }
}
