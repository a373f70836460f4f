import { Badge } from "../../../ui/badge.tsx";
import { AlertIcon, CheckCircleIcon } from "../../../ui/icons.tsx";

/** Whether an e-mail address has proved itself. */
export const EmailState = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="amber" icon={<AlertIcon size={16} />}>
      Unverified
    </Badge>
  );
