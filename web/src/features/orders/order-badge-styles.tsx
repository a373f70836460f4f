import type { ReactNode } from "react";
import type { OrderStatus, PaymentStatus } from "../../graphql/generated.ts";
import type { BadgeTone } from "../../ui/badge.tsx";
import { ReturnIcon, TruckIcon } from "../../ui/first-load-icons.tsx";
import { AlertIcon, BoxIcon, CancelIcon, CheckCircleIcon, CheckIcon, ClockIcon } from "../../ui/icons.tsx";

type BadgeStyle = { tone: BadgeTone; icon: ReactNode };

/** Colour and icon of each status (specification, section 4; returned is grey by decision 22). */
export const statusBadgeStyles: Record<OrderStatus, BadgeStyle> = {
  PENDING: { tone: "amber", icon: <ClockIcon size={16} /> },
  CONFIRMED: { tone: "blue", icon: <CheckIcon size={16} /> },
  PROCESSING: { tone: "purple", icon: <BoxIcon size={16} /> },
  SHIPPED: { tone: "cyan", icon: <TruckIcon size={16} /> },
  DELIVERED: { tone: "green", icon: <CheckCircleIcon size={16} /> },
  CANCELLED: { tone: "red", icon: <CancelIcon size={16} /> },
  RETURNED: { tone: "grey", icon: <ReturnIcon size={16} /> },
};

/** Colour and icon of each payment status. */
export const paymentBadgeStyles: Record<PaymentStatus, BadgeStyle> = {
  COMPLETED: { tone: "green", icon: <CheckCircleIcon size={16} /> },
  PENDING: { tone: "amber", icon: <ClockIcon size={16} /> },
  FAILED: { tone: "red", icon: <AlertIcon size={16} /> },
  REFUNDED: { tone: "grey", icon: <ReturnIcon size={16} /> },
};
