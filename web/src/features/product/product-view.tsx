import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { categoryLabels, shopFilterOf } from "../catalogue/category-labels.ts";
import { Gallery, picturesOf } from "../catalogue/gallery.tsx";
import { NewBadge } from "../catalogue/new-badge.tsx";
import { RecentlyViewed } from "../catalogue/recent/recently-viewed.tsx";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { readPendingAction } from "../../navigation-state.ts";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { DeliveryPromiseSlot } from "../delivery/delivery-promise-slot.tsx";
import { useHearts } from "../wishlist/use-hearts.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { DetailsWithoutScript } from "./details-without-script.tsx";
import { Features } from "./features.tsx";
import { ShareButton } from "./share-button.tsx";
import { msUntilEnd } from "./price-end.ts";
import { priceUntilText } from "./price-until.ts";
import { ProductInformation } from "./product-information.tsx";
import { ProductTabs, type ProductTab } from "./product-tabs.tsx";
import { SimilarProducts } from "./similar-products.tsx";
import { useBuyBox } from "./use-buy-box.ts";

/** Longest random delay, in milliseconds, so that not all open pages ask the shop at the same instant. */
const spreadMs = 5000;

/** Loads the product of an open page again when its scheduled price has ended. */
const usePriceEnd = (priceEndsAt: string | null, refresh: () => void): void => {
  useEffect(() => {
    const delay = msUntilEnd(priceEndsAt, Date.now());
    if (delay === undefined) return;
    const timer = setTimeout(refresh, delay + Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [priceEndsAt, refresh]);
};

/** The page of a loaded product: pictures, price, buttons, tabs and similar products (specification, section 2). */
export const ProductView = ({
  product,
  refresh,
}: {
  product: ProductPageQuery["product"];
  /** Refetches the product. */
  refresh: () => void;
}) => {
  usePageTitle(product.seoTitle ?? product.title);
  const fields = useRef<HTMLDivElement>(null);
  const box = useBuyBox(product, refresh, fields);
  usePriceEnd(product.priceEndsAt, refresh);
  const { heartOf } = useHearts();
  const { state } = useLocation();
  const [tab, setTab] = useState<ProductTab>(() =>
    readPendingAction(state)?.kind === "write-review" ? "reviews" : "description",
  );
  const tabsContainer = useRef<HTMLDivElement>(null);
  const showReviews = () => {
    setTab("reviews");
    tabsContainer.current?.scrollIntoView({ block: "start" });
    tabsContainer.current?.querySelectorAll<HTMLElement>("[role=tab]")[2]?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="page-width pt-1 sm:pt-4">
        <Breadcrumb
          steps={[
            { label: "Home", to: paths.home() },
            { label: "Shop", to: paths.shop() },
            { label: categoryLabels[product.category], to: paths.shop(shopFilterOf(product.category)) },
            { label: product.title },
          ]}
        />
        <div className="grid grid-cols-1 sm:mt-2 gap-x-12 sm:gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-x-16">
          <div>
            <Gallery
              key={box.variant.color}
              pictures={picturesOf(product.pictures, box.variant.color)}
              video={product.video}
              title={product.title}
              badge={product.isNew && <NewBadge />}
              actions={
                <>
                  <ShareButton product={product} />
                  {heartOf(product)}
                </>
              }
            />
          </div>
          <div className="grid grid-cols-1 content-start gap-6">
            <div>
              <h1 className="text-xl sm:text-2xl lg:text-3xl">{product.title}</h1>
              <p className="mt-1 lg:mt-3">
                <Price
                  amount={product.price}
                  original={product.originalPrice}
                  isMrp={product.mrp !== null}
                  label={product.discountLabel}
                  size="large"
                />
              </p>
              {product.priceEndsAt !== null && (
                <p className="text-sm text-ink-soft">{priceUntilText(product.priceEndsAt)}</p>
              )}
              <p className="text-sm text-ink-faint">Price includes all taxes</p>
              <button
                type="button"
                onClick={showReviews}
                className="mt-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                <Stars rating={product.averageRating} count={product.reviewCount} />
              </button>
            </div>
            <BuyBox product={product} box={box} fields={fields} />
            <div ref={tabsContainer} className="min-w-0 scroll-mt-24 pt-2">
              <h2 className="sr-only">About this piece</h2>
              <ProductTabs product={product} tab={tab} onChange={setTab} />
              <DetailsWithoutScript product={product} />
            </div>
            {product.stock > 0 && <DeliveryPromiseSlot />}
            <Features />
            <ProductInformation product={product} />
          </div>
        </div>
      </div>
      <SimilarProducts productId={product.id} heartOf={(similar) => heartOf(similar)} />
      <RecentlyViewed currentId={product.id} className="page-width pt-20" />
      <BuyBar product={product} box={box} />
    </>
  );
};
