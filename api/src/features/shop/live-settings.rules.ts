import { mailSchemesOf } from "../../platform/mail/mail-schemes.rules.ts";
import type { LiveSettings } from "./settings.ts";
import { shopRules } from "./shop.rules.ts";
import type { ShopValues } from "./shop-settings.rules.ts";

/** What the shop's code reads of the settings of admins. */
export const liveSettings = (values: ShopValues): LiveSettings => {
  const { messagesTo, ...contact } = values.contact;
  const [courier, ...others] = values.couriers.couriers;
  if (!courier) throw new Error("A shop has at least one courier.");
  const { gstin, ...seller } = values.seller;
  const { name, tagline, description, blurb, sender, ...palette } = values.brand;
  const { cartShipping, originalPrice, supportLine } = values.claims;
  const { manufacturer, netQuantity, consumerCare } = values.productInformation;
  const { cartShippingFee, ...shipping } = values.shipping;
  return {
    shop: {
      ...shopRules,
      ...shipping,
      cartShippingFee: cartShipping === "estimate" ? cartShippingFee : shipping.checkoutShippingFee,
      hasOriginalPriceWithoutMrp: originalPrice === "all products",
      supportLine,
      legalDefaults: {
        manufacturer: manufacturer || `${seller.name}, ${seller.address}`,
        netQuantity,
        consumerCare: consumerCare || [contact.email, contact.phone].filter(Boolean).join(", "),
      },
      states: values.states.states,
      returnDays: values.returns.returnDays,
      ...values.products,
      ...values.welcome,
      ...values.payments,
    },
    brand: { name, tagline, description, blurb, sender: sender || name, mail: mailSchemesOf(palette) },
    seller: { ...seller, gstin: gstin === "" ? null : gstin },
    contact: { ...contact, ...values.social },
    grievanceOfficer: values.grievanceOfficer,
    erasesInactiveAccounts: values.personalData.inactiveAccounts !== "kept",
    messagesTo,
    orderLimits: values.orders,
    couriers: [courier, ...others],
    returnMethod: values.returns.method,
  };
};
