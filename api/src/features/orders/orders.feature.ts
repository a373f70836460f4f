import type { Feature } from "../shop/feature.ts";
import { BestSellerResolver } from "./best-seller.resolver.ts";
import { OrderChangeResolver } from "./order-change.resolver.ts";
import { OrderLine } from "./order-line.entity.ts";
import { OrderListResolver } from "./order-list.resolver.ts";
import { OrderMail } from "./order-mail.entity.ts";
import { OrderPortionChange } from "./order-portion-change.entity.ts";
import { OrderWords } from "./order-words.entity.ts";
import { Order } from "./order.entity.ts";
import { orderTasks } from "./order.jobs.ts";
import { OrderResolver } from "./order.resolver.ts";
import { adminOrderRows, shopperOrderRows } from "./order.routes.ts";
import { orderData } from "./personal-data.store.ts";
import { StatusChange } from "./status-change.entity.ts";
import { ordersRefusals } from "./orders.refusals.ts";

export const ordersFeature = {
  entities: [Order, OrderLine, StatusChange, OrderWords, OrderMail, OrderPortionChange],
  resolvers: [OrderResolver, OrderListResolver, OrderChangeResolver, BestSellerResolver],
  refusals: ordersRefusals,
  nodes: { Order: "order" },
  sql: "features/orders/orders.sql",
  tasks: orderTasks,
  restRows: [...shopperOrderRows, ...adminOrderRows],
  personalData: orderData,
} satisfies Feature;
