import { Badge } from "../../../ui/badge.tsx";
import { AlertIcon, CheckCircleIcon } from "../../../ui/icons.tsx";

/** Shows whether an e-mail address is verified. */
export const EmailBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="amber" icon={<AlertIcon size={16} />}>
      Unverified
    </Badge>
  );
