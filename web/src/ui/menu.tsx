import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  isDisabled?: boolean;
};

/** A dropdown menu of actions, with arrow keys and typeahead. `trigger` is the button. */
export const Menu = ({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="end" className="z-40 outline-none">
        <Base.Popup className="min-w-48 rounded-md border border-hairline bg-paper-raised py-1 shadow-lifted outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
          {entries.map((entry) => (
            <Base.Item
              key={entry.key}
              disabled={entry.isDisabled}
              onClick={entry.onSelect}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 outline-none data-disabled:text-ink-faint data-highlighted:bg-paper-deep"
            >
              {entry.icon}
              {entry.label}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
