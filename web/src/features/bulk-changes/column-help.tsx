import type { ReactNode } from "react";
import { Details } from "../../ui/details.tsx";

const Cell = ({ children }: { children: string }) => (
  <code translate="no" className="block bg-paper-deep px-2.5 py-1.5 text-sm wrap-anywhere">
    {children}
  </code>
);

const Column = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="mt-4 grid gap-2">
    <h3 translate="no" className="font-semibold">
      {name}
    </h3>
    {children}
  </section>
);

/** How the cells of a file look that have several values. */
export const ColumnHelp = () => (
  <div className="mt-6 border-t border-hairline">
    <Details summary="Prices with dates, and codes">
      <p className="text-ink-soft">
        A file needs the column id or handle, and only the columns that change: twelve prices with dates are
        twelve rows of handle and scheduledPrices.
      </p>
      <Column name="scheduledPrices">
        <Cell>1199 from 2026-11-01 to 2026-11-05</Cell>
        <p className="text-sm text-ink-soft">
          Both days count as a whole, in Indian time. For a time of day, write 2026-11-01 18:00. Put a
          semicolon between two prices. An empty cell removes the scheduled prices of the product.
        </p>
        <p className="text-sm text-ink-soft">
          With the prices in column B of your spreadsheet, this formula makes the cells. Fill it down:
        </p>
        <Cell>{'=B2&" from 2026-11-01 to 2026-11-05"'}</Cell>
      </Column>
      <Column name="codes">
        <Cell>S, Indigo: KUR-1-S 4006381333931; M, Indigo: KUR-1-M</Cell>
        <p className="text-sm text-ink-soft">
          Size and colour, then the SKU, then the barcode if there is one. Sizes that the cell leaves out keep
          their codes. For a product of one size and colour the SKU is enough.
        </p>
      </Column>
    </Details>
  </div>
);
