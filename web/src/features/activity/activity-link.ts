import type { RecentActivityQuery } from "../../graphql/generated.ts";
import { statusLabels } from "../orders/order-status.ts";
import { stepLabels } from "../returns/step-labels.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";

export type Activity = RecentActivityQuery["recentActivity"][number];

type ActivityLink = { text: string; to: string };

const orderLabel = ({ orderNumber }: Activity) => `Order ${orderNumber ?? ""}`.trim();

const returnLink = ({ returnId, returnNumber, returnStep, amount }: Activity): ActivityLink => {
  const label = `Return ${returnNumber ?? ""}`.trim();
  const money = amount ? `, ${formatRupees(amount)} back` : "";
  return {
    text: returnStep ? `${label}: ${stepLabels[returnStep]}${money}` : label,
    to: returnId ? paths.returnCard(returnId) : paths.returns(),
  };
};

/** The text of an event, and the path of the page about it. */
export const activityLink = (activity: Activity): ActivityLink => {
  const { kind, orderStatus, productId, productTitle, rating } = activity;
  const product = {
    title: productTitle ?? "",
    to: productId ? paths.product({ id: productId }) : paths.shop(),
  };
  switch (kind) {
    case "ORDER_PLACED":
      return { text: `${orderLabel(activity)} placed`, to: paths.dashboardOrders() };
    case "ORDER_MOVED":
      return {
        text: orderStatus ? `${orderLabel(activity)}: ${statusLabels[orderStatus]}` : orderLabel(activity),
        to: paths.dashboardOrders(),
      };
    case "RETURN_MOVED":
      return returnLink(activity);
    case "REVIEW_WRITTEN":
      return {
        text: `You gave ${product.title} ${rating ?? 0} ${rating === 1 ? "star" : "stars"}`,
        to: product.to,
      };
    case "WISHLISTED":
      return { text: `${product.title} added to your wishlist`, to: product.to };
  }
};
