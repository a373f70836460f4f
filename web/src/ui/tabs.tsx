import {
  startTransition,
  useId,
  useOptimistic,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";

export type Tab<Value extends string> = { value: Value; label: ReactNode; panel: ReactNode };

type TabsProps<Value extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The open tab, for a caller that controls it; otherwise the first tab opens. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** Whether there are so many that their labels have two lines on a phone, and less room between them. */
  isDense?: boolean;
};

/** The index that a key moves the focus to; `undefined` for other keys. The ends are joined. */
export const nextTabIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/**
 * Tabs with panels (ARIA pattern with manual activation): arrow keys move the focus, Enter and Space open. The row of tabs scrolls
 * sideways on a narrow phone. Own code: the library's tabs are 10 kB of script on every product page.
 */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isDense = false,
}: TabsProps<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(tabs[0]?.value);
  const [openValue, openFirst] = useOptimistic(value ?? selected);
  const openTab = tabs.find((tab) => tab.value === openValue);
  /** The tab opens at once; the rest of the caller's page, which may depend on it, follows after the next frame. */
  const open = (next: Value) =>
    startTransition(() => {
      openFirst(next);
      setSelected(next);
      if (next !== openValue) onChange?.(next);
    });
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = nextTabIndex(event.key, index, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`flex overflow-x-auto border-b border-hairline noscript:hidden [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 ${isDense ? "gap-2 max-sm:justify-between max-sm:text-sm sm:gap-6" : "gap-6"}`}
      >
        {tabs.map((tab, index) => {
          const isOpen = tab.value === openValue;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              data-active={isOpen ? "" : undefined}
              onClick={() => open(tab.value)}
              onKeyDown={(event) => moveFocus(event, index)}
              className={`-mb-px min-h-12 ${isDense ? "min-w-9 sm:min-w-11" : "min-w-11"} shrink-0 border-b-2 border-transparent whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-active:border-madder data-active:font-semibold data-active:text-ink`}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {openTab && (
        <div
          key={openTab.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${openTab.value}`}
          tabIndex={0}
          className="pt-6"
        >
          {openTab.panel}
        </div>
      )}
    </div>
  );
};
