import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SearchIcon } from "../../ui/first-load-icons.tsx";
import { isKeyTaken } from "../../ui/use-list-keys.ts";

const shortcuts = [
  ["/ or Ctrl K", "Search orders"],
  ["j, k", "Next row, previous row"],
  ["x", "Select the row, in lists with checkboxes"],
  ["Enter", "Open the row, or go to its first action"],
  ["?", "Show these keys"],
] as const;

const searchField = () => document.querySelector<HTMLInputElement>("[data-order-search] input[type=search]");

/** Goes to the search of orders from every page of the admin. */
const useOpenSearch = () => {
  const navigate = useNavigate();
  return () => {
    const field = searchField();
    if (field) {
      field.focus();
      field.select();
    } else void navigate(paths.adminOrders(), { state: { isSearching: true } });
  };
};

/** The button of the search, and the keys that work on every page of the admin: "/", Ctrl K and "?". */
export const AdminKeys = () => {
  const openSearch = useOpenSearch();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommandK = event.key === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSearch = isCommandK
        ? !document.querySelector("[role=dialog]")
        : event.key === "/" && !isKeyTaken(event);
      if (isSearch) {
        event.preventDefault();
        openSearch();
      } else if (event.key === "?" && !isKeyTaken(event)) setHelpOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  const close = () => setHelpOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Search orders"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-paper/10"
        onClick={openSearch}
      >
        <SearchIcon />
      </button>
      <Dialog
        title="Keyboard shortcuts"
        isOpen={isHelpOpen}
        onClose={close}
        footer={
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        }
      >
        <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-y-2">
          {shortcuts.map(([keys, effect]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded-sm border border-edge bg-paper-raised px-1.5 py-0.5 text-sm">
                  {keys}
                </kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-soft">
          The keys for rows work in the lists of orders, products, deliveries, returns, payments, GST,
          messages and reviews.
        </p>
      </Dialog>
    </>
  );
};
