import type { Feature } from "../shop/feature.ts";
import { returnData } from "./personal-data.store.ts";
import { RefundResolver } from "./refunds/refund.resolver.ts";
import { ReplacementResolver } from "./replacement.resolver.ts";
import { ReturnAdminResolver } from "./return-admin.resolver.ts";
import {
  OrderReturnResolver,
  ReturnFieldResolver,
  ReturnLineResolver,
  ReturnListResolver,
  ReturnablePiecesResolver,
} from "./return-field.resolver.ts";
import { ReturnLine } from "./return-line.entity.ts";
import { addReturnPhotos } from "./return-photo-route.ts";
import { ReturnPhoto } from "./return-photo.entity.ts";
import { ReturnStep } from "./return-step.entity.ts";
import { ReturnRequest } from "./return.entity.ts";
import { returnTasks } from "./return.jobs.ts";
import { ReturnResolver } from "./return.resolver.ts";
import { returnsRefusals } from "./returns.refusals.ts";

export const returnsFeature = {
  entities: [ReturnRequest, ReturnLine, ReturnStep, ReturnPhoto],
  resolvers: [
    ReturnResolver,
    ReturnAdminResolver,
    ReplacementResolver,
    RefundResolver,
    ReturnFieldResolver,
    ReturnLineResolver,
    ReturnablePiecesResolver,
    ReturnListResolver,
    OrderReturnResolver,
  ],
  refusals: returnsRefusals,
  sql: "features/returns/returns.sql",
  tasks: returnTasks,
  addRoutes: addReturnPhotos,
  personalData: returnData,
} satisfies Feature;
