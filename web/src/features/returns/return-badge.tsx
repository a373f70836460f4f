import type { ReactNode } from "react";
import type { ReturnStatus } from "../../graphql/generated.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { ReturnIcon } from "../../ui/first-load-icons.tsx";
import { BoxIcon, CancelIcon, CheckCircleIcon, CheckIcon, ClockIcon } from "../../ui/icons.tsx";
import { returnStatusLabels } from "./return-words.ts";

export const returnBadgeStyles: Record<ReturnStatus, { tone: BadgeTone; icon: ReactNode }> = {
  REQUESTED: { tone: "amber", icon: <ClockIcon size={16} /> },
  APPROVED: { tone: "blue", icon: <CheckIcon size={16} /> },
  RECEIVED: { tone: "purple", icon: <BoxIcon size={16} /> },
  COMPLETED: { tone: "green", icon: <CheckCircleIcon size={16} /> },
  REFUSED: { tone: "red", icon: <CancelIcon size={16} /> },
  WITHDRAWN: { tone: "grey", icon: <ReturnIcon size={16} /> },
  CLOSED: { tone: "grey", icon: <CancelIcon size={16} /> },
};

/** The status of a return. */
export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <Badge {...returnBadgeStyles[status]}>{returnStatusLabels[status]}</Badge>
);
