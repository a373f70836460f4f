import { brandDrawings } from "../../platform/brand-files.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { sellerLine } from "../shop/seller.rules.ts";
import type { LiveSettings, Settings } from "../shop/settings.ts";
import type { ShopSettings } from "./shop-settings.types.ts";

/** The available payment methods, the default first. Specification, section 9. */
const availablePaymentMethods: readonly PaymentMethod[] = [PaymentMethod.ONLINE, PaymentMethod.COD];

/** What everyone may read of the settings of now or of another time. */
export const shownSettings = ({
  shop,
  seller,
  contact,
  brand,
  grievanceOfficer,
  sms,
}: Pick<LiveSettings, "shop" | "seller" | "contact" | "brand" | "grievanceOfficer"> &
  Partial<Pick<Settings, "sms">>) => {
  const { name, tagline, description, blurb } = brand;
  return {
    name,
    tagline,
    description,
    blurb,
    ...brandDrawings(name),
    ...shop,
    hasSmsCodes: sms !== undefined,
    seller: sellerLine(seller),
    sellerName: seller.name,
    sellerAddress: seller.address,
    contact,
    grievanceOfficer,
    paymentMethods: availablePaymentMethods,
  } satisfies ShopSettings;
};

export type ShownSettings = ReturnType<typeof shownSettings>;
