import type { RecentActivityQuery } from "../../graphql/generated.ts";
import { statusWords } from "../orders/order-status.ts";
import { paths } from "../../paths.ts";

export type Activity = RecentActivityQuery["recentActivity"][number];

type Told = { text: string; to: string };

const order = ({ orderNumber }: Activity) => `Order ${orderNumber ?? ""}`.trim();

/** One event in words, and where it leads. */
export const toldActivity = (activity: Activity): Told => {
  const { kind, orderStatus, productId, productTitle, rating } = activity;
  const product = { title: productTitle ?? "", to: productId ? paths.product(productId) : paths.shop() };
  switch (kind) {
    case "ORDER_PLACED":
      return { text: `${order(activity)} placed`, to: paths.dashboardOrders() };
    case "ORDER_MOVED":
      return {
        text: orderStatus ? `${order(activity)}: ${statusWords[orderStatus]}` : order(activity),
        to: paths.dashboardOrders(),
      };
    case "REVIEW_WRITTEN":
      return {
        text: `You gave ${product.title} ${rating ?? 0} ${rating === 1 ? "star" : "stars"}`,
        to: product.to,
      };
    case "WISHLISTED":
      return { text: `${product.title} put into your wishlist`, to: product.to };
  }
};
