import { ObjectType } from "type-graphql";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { StockMovement } from "../stock-movement.entity.ts";

@ObjectType({ description: "Page of stock movements, newest first.", simpleResolvers: true })
export class StockMovementConnection extends connectionOf("StockMovement", () => StockMovement) {}
