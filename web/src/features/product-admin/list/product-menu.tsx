import { Menu } from "@base-ui/react/menu";
import { useRef } from "react";
import type { AdminProductRow_ProductFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { MoreIcon, RestoreIcon } from "../../../ui/action-icons.tsx";
import { BoxIcon, EyeIcon } from "../../../ui/icons.tsx";
import { CopyIcon } from "../../../ui/settings-icons.tsx";
import type { ProductActions } from "./use-product-actions.ts";

const item =
  "flex min-h-11 w-full items-center gap-3 px-4 text-left outline-none data-highlighted:bg-paper-deep data-disabled:text-ink-faint";

/** What the admin can do with one product besides editing it. */
export const ProductMenu = ({
  product,
  actions,
}: {
  product: AdminProductRow_ProductFragment;
  actions: Pick<ProductActions, "setArchived" | "duplicate">;
}) => {
  const { id, slug, titleSlug, title, isArchived } = product;
  /** The menu opens inside of the page's main region, where screen readers expect it. */
  const container = useRef<HTMLSpanElement>(null);
  return (
    <Menu.Root>
      <span ref={container} />
      <Menu.Trigger
        aria-label={`Actions for ${title}`}
        title="Actions"
        className="inline-grid size-11 place-items-center rounded-sm hover:bg-hairline data-popup-open:bg-hairline"
      >
        <MoreIcon />
      </Menu.Trigger>
      <Menu.Portal container={container}>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="min-w-56 rounded-sm border border-hairline bg-paper-raised py-1.5 text-sm shadow-lifted outline-none">
            {isArchived ? (
              <Menu.Item disabled className={item}>
                <EyeIcon /> No preview: not in the shop
              </Menu.Item>
            ) : (
              <Menu.Item
                render={
                  <a
                    href={paths.product({ id, slug: slug ?? titleSlug })}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Preview ${title}`}
                  />
                }
                className={item}
              >
                <EyeIcon /> Preview in a new tab
              </Menu.Item>
            )}
            <Menu.Item className={item} onClick={() => void actions.duplicate(product)}>
              <CopyIcon /> Duplicate
            </Menu.Item>
            <Menu.Item className={item} onClick={() => void actions.setArchived(product, !isArchived)}>
              {isArchived ? <RestoreIcon /> : <BoxIcon />} {isArchived ? "Restore" : "Archive"}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
