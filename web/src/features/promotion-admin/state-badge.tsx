import type { ReactNode } from "react";
import type { PromotionState } from "../../graphql/generated.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { CheckCircleIcon, CheckIcon, ClockIcon, MinusIcon } from "../../ui/icons.tsx";
import { stateNames } from "./state-names.ts";

const styles: Record<PromotionState, { tone: BadgeTone; icon: ReactNode }> = {
  RUNNING: { tone: "green", icon: <CheckCircleIcon size={16} /> },
  SCHEDULED: { tone: "blue", icon: <ClockIcon size={16} /> },
  PAUSED: { tone: "amber", icon: <MinusIcon size={16} /> },
  ENDED: { tone: "grey", icon: <CheckIcon size={16} /> },
};

export const StateBadge = ({ state }: { state: PromotionState }) => (
  <Badge {...styles[state]}>{stateNames[state]}</Badge>
);
