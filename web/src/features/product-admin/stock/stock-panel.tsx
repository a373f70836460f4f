import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { CurrentStock } from "./current-stock.tsx";
import { MovementForm } from "./movement-form.tsx";
import { StockHistory } from "./stock-history.tsx";
import { WaitingShoppers } from "./waiting-shoppers.tsx";
import { StockTracking } from "./stock-tracking.tsx";

/** The stock of a product: what is there, a new movement, all movements, and how pieces are counted. */
export const StockPanel = ({ product }: { product: ProductEditor_ProductFragment }) => (
  <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
    <div className="grid min-w-0 content-start gap-y-10">
      <section aria-labelledby="stock-now">
        <h3 id="stock-now" className="mb-3 text-lg">
          In stock
        </h3>
        <CurrentStock product={product} />
      </section>
      <section aria-labelledby="stock-waiting">
        <h3 id="stock-waiting" className="mb-3 text-lg">
          Back-in-stock requests
        </h3>
        <WaitingShoppers productId={product.id} />
      </section>
      <section aria-labelledby="stock-movement">
        <h3 id="stock-movement" className="mb-3 text-lg">
          Adjust stock
        </h3>
        <MovementForm product={product} />
      </section>
      <StockTracking product={product} />
    </div>
    <section aria-labelledby="stock-history" className="min-w-0">
      <h3 id="stock-history" className="mb-3 text-lg">
        Movements
      </h3>
      <StockHistory productId={product.id} />
    </section>
  </div>
);
