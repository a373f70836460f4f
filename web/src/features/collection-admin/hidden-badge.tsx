import { Badge } from "../../ui/badge.tsx";
import { EyeIcon, EyeOffIcon } from "../../ui/icons.tsx";

/** Whether the shop shows a collection. */
export const HiddenBadge = ({ isHidden, productCount }: { isHidden: boolean; productCount: number }) => {
  if (isHidden)
    return (
      <Badge tone="grey" icon={<EyeOffIcon size={16} />}>
        Hidden
      </Badge>
    );
  return productCount === 0 ? (
    <Badge tone="amber" icon={<EyeOffIcon size={16} />}>
      Empty, not shown
    </Badge>
  ) : (
    <Badge tone="green" icon={<EyeIcon size={16} />}>
      Shown
    </Badge>
  );
};
