import { useState } from "react";
import type { SessionRow_SessionFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { CheckCircleIcon, ShieldIcon } from "../../../ui/icons.tsx";
import { DesktopIcon, MobileIcon, TabletIcon } from "../../../ui/settings-icons.tsx";
import { deviceOf } from "./device-name.ts";
import { lastUseText } from "./last-use.ts";

const icons = {
  desktop: <DesktopIcon size={24} />,
  phone: <MobileIcon size={24} />,
  tablet: <TabletIcon size={24} />,
  other: <ShieldIcon size={24} />,
};

type SessionRowProps = {
  session: SessionRow_SessionFragment;
  /** Called with the device's name. */
  onEnd: (device: string) => void;
};

/** One session: its device, login date and last use. The current session has no button; it ends by a logout. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const [now] = useState(() => Date.now());
  const { name, kind } = deviceOf(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="text-ink-soft">{icons[kind]}</span>
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isCurrent && (
            <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
              This device
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-6 text-sm text-ink-soft">
          <span>{session.isCurrent ? "In use now" : lastUseText(session.lastUsedAt, now)}</span>
          <span>
            Logged in <span className="whitespace-nowrap">{formatDate(session.createdAt, "en-US")}</span>
          </span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" aria-label={`Log out ${name}`} onClick={() => onEnd(name)}>
          Log Out
        </Button>
      )}
    </li>
  );
};
