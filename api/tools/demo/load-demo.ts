import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { Role, User } from "../../src/features/accounts/user.entity.ts";
import { ProductPicture } from "../../src/features/catalogue/picture.entity.ts";
import { Product } from "../../src/features/catalogue/product.entity.ts";
import { makeSkus } from "../../src/features/catalogue/make-skus.command.ts";
import { addProducts } from "../../src/features/product-admin/admin-product.store.ts";
import { withDictionary } from "../../src/features/search/words/with-dictionary.command.ts";
import type { WordChanges } from "../../src/features/search/words/word-counts.rules.ts";
import { StockReason } from "../../src/features/catalogue/stock-movement.rules.ts";
import { setStockCause } from "../../src/features/catalogue/stock.store.ts";
import { allowLongStatements } from "../../src/platform/database/shop-pool.ts";
import { StockUnit } from "../../src/features/catalogue/stock-unit.entity.ts";
import type { MediaFiles } from "../../src/platform/files/files.ts";
import { renderedWidths } from "../../src/platform/images/images.rules.ts";
import { daysBefore } from "../../src/platform/instant.ts";
import { rupees } from "../../src/platform/money.ts";
import type { Services } from "../../src/features/shop/services.ts";
import { demoLogins } from "../../src/app/demo-logins.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import type { DemoProduct } from "./catalogue/demo-product.ts";
import { hsnOfGarment } from "./catalogue/hsn-of-garment.ts";
import { addDeliveryPlan } from "../../src/features/delivery/delivery-plan.store.ts";
import { demoDeliveryPlan } from "./demo-delivery-plan.ts";
import { kindOfGarment } from "./catalogue/kind-of-garment.ts";
import { demoReviewers } from "./catalogue/reviewers.ts";
import { demoPictures, type DemoPicture } from "./demo-pictures.ts";
import { storeReadyPictures } from "./ready-pictures.ts";
import { addReviews, storeReviewPhotos, type ReviewPhotos } from "./load-reviews.ts";

const demoShopper = { name: "Meera Sharma", ...demoLogins.shopper };

const widestRendering = renderedWidths[renderedWidths.length - 1] ?? 1080;

type StoredPicture = DemoPicture & { key: string };

const storePictures = async (files: MediaFiles): Promise<Map<string, StoredPicture[]>> => {
  const storedPictures = new Map<string, StoredPicture[]>();
  for (const product of demoCatalogue) {
    const pictures = demoPictures(product);
    const keys = await Promise.all(pictures.map((picture) => files.storeOriginal(picture.svg)));
    storedPictures.set(
      product.slug,
      pictures.map((picture, index) => ({ ...picture, key: keys[index] ?? "" })),
    );
  }
  return storedPictures;
};

const addShoppers = async (tx: EntityManager): Promise<Map<string, string>> => {
  const emailVerifiedAt = new Date();
  await tx.insert(User, {
    name: demoShopper.name,
    email: demoShopper.email,
    passwordHash: await hashPassword(demoShopper.password),
    role: Role.SHOPPER,
    emailVerifiedAt,
  });
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  const result = await tx.insert(
    User,
    demoReviewers.map(({ name, email }) => ({
      name,
      email,
      passwordHash,
      role: Role.SHOPPER,
      emailVerifiedAt,
    })),
  );
  return new Map(demoReviewers.map(({ name }, index) => [name, String(result.identifiers[index]?.["id"])]));
};

/** What the products of the demo need. */
type Demo = {
  /** By the slug of the product. */
  pictures: ReadonlyMap<string, readonly StoredPicture[]>;
  reviewers: ReadonlyMap<string, string>;
  photos: ReviewPhotos;
  words: WordChanges;
};

const addProduct = async (
  tx: EntityManager,
  product: DemoProduct,
  { pictures, reviewers, photos, words }: Demo,
): Promise<void> => {
  const now = new Date();
  const added = {
    title: product.title,
    description: product.description,
    price: rupees(product.price),
    category: product.category,
    kind: kindOfGarment[product.garment],
    hsn: hsnOfGarment[product.garment],
    handle: product.handle ?? null,
    materials: product.materials,
    availableSizes: product.sizes,
    availableColors: product.colors,
    createdAt: daysBefore(now, product.ageDays),
  };
  const [productId = ""] = await addProducts(tx, [added], words);
  await makeSkus(tx, [productId]);
  await tx.update(Product, productId, {
    ratingSum: product.reviews.reduce((stars, review) => stars + review.rating, 0),
    reviewCount: product.reviews.length,
  });
  await tx.insert(StockUnit, { productId, stock: product.stock });
  await tx.insert(
    ProductPicture,
    (pictures.get(product.slug) ?? []).map(({ key, view, color, alt }, index) => ({
      productId,
      position: index,
      mediaKey: key,
      view,
      color,
      alt,
      width: widestRendering,
      height: (widestRendering * 4) / 3,
    })),
  );
  await addReviews(tx, product, { productId, reviewers, photos });
};

/**
 * Loads the demo catalogue, its reviewers, its shopper and its delivery dates into a shop without products. Stores the drawings again if the
 * data folder has lost them.
 */
export const loadDemo = async (shop: Services): Promise<void> => {
  const { files } = shop;
  const { manager } = shop.database.source;
  const [firstPicture] = await manager.query<{ key: string }[]>(
    "select media_key as key from product_pictures limit 1",
  );
  if (firstPicture && (await files.hasOriginal(firstPicture.key))) return;
  if (!firstPicture && (await manager.exists(Product))) return;
  const pictures = await storePictures(files);
  await storeReadyPictures(files);
  if (firstPicture) return;
  const photos = await storeReviewPhotos(shop.privateFiles);
  await manager.transaction(async (tx) => {
    await setStockCause(tx, { reason: StockReason.RECEIVED });
    await allowLongStatements(tx);
    await tx.query("select pg_advisory_xact_lock(hashtext('demo catalogue'))");
    if (await tx.exists(Product)) return;
    const reviewers = await addShoppers(tx);
    await withDictionary(tx, async (words) => {
      for (const product of demoCatalogue)
        await addProduct(tx, product, { pictures, reviewers, photos, words });
    });
    await addDeliveryPlan(tx, demoDeliveryPlan);
  });
};
