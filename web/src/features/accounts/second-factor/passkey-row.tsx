import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { LockIcon } from "../../../ui/settings-icons.tsx";
import type { Passkey } from "./second-factor-task.ts";

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** A passkey with its name, the day it was added and its last use. */
export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
    <span className="text-ink-soft">
      <LockIcon size={24} />
    </span>
    <div className="min-w-0 grow basis-40">
      <p className="font-semibold wrap-anywhere">{passkey.name}</p>
      <p className="flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <span>Added {formatDate(passkey.createdAt, "en-US")}</span>
        {passkey.lastUsedAt && <span>Last used {formatDate(passkey.lastUsedAt, "en-US")}</span>}
      </p>
    </div>
    <div className="flex gap-2">
      <Button variant="quiet" aria-label={`Rename ${passkey.name}`} onClick={onRename}>
        Rename
      </Button>
      <Button variant="secondary" aria-label={`Remove ${passkey.name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  </li>
);
