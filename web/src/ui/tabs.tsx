import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type TabsProps<Value extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The open tab, for a caller that controls it; otherwise the first tab opens. */
  value?: Value;
  onChange?: (value: Value) => void;
};

/** Tabs with panels. The row of tabs scrolls sideways on a narrow phone. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) => (
  <Base.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
    onValueChange={(next: Value) => onChange?.(next)}
  >
    <Base.List
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-hairline noscript:hidden [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4"
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-12 min-w-11 shrink-0 border-b-2 border-transparent whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-active:border-madder data-active:font-semibold data-active:text-ink"
        >
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.value} value={tab.value} className="pt-6">
        {tab.panel}
      </Base.Panel>
    ))}
  </Base.Root>
);
