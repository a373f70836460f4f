import { InMemoryCache } from "@apollo/client/cache";
import { connection } from "./connection-policy.ts";

/** Objects without an id are stored inside their parent. A newer result is merged into the older one. */
const embeddedPolicy = { keyFields: false, merge: true } as const;

/**
 * Apollo's normalized cache: objects with an id are stored once and shared by all components. `resultCaching` is
 * switched off where no query is read twice, as on the server.
 */
export const createCache = ({ resultCaching = true } = {}) =>
  new InMemoryCache({
    resultCaching,
    typePolicies: {
      Query: {
        fields: {
          products: connection(["filter", "sort"]),
          myOrders: connection(["filter"]),
          wishlist: connection([]),
          // The list has no pages: a newer result replaces it.
          recentActivity: { merge: false },
          // The list has no pages: a newer result replaces it.
          mySessions: { merge: false },
          product: {
            // `null` is an unknown product, which the server found out.
            read: (existing, { args, toReference }) =>
              existing === undefined ? toReference({ __typename: "Product", id: args?.["id"] }) : existing,
          },
        },
      },
      Product: {
        fields: {
          reviews: connection([]),
          ratingCounts: { merge: false },
          fitCounts: { merge: false },
          // Without ids: every query selects the same fields of them.
          coverPictures: { merge: false },
        },
      },
      // One cart for each shopper, with the shopper's id. A changed cart brings all of its lines.
      Cart: { fields: { lines: { merge: false }, promotions: { merge: false } } },
      Order: { fields: { lines: { merge: false }, statusHistory: { merge: false } } },
      WelcomeCode: embeddedPolicy,
      ShippingAddress: embeddedPolicy,
      PaymentDetails: embeddedPolicy,
      ShopSettings: embeddedPolicy,
      ProductFacets: embeddedPolicy,
      PageInfo: embeddedPolicy,
      RatingCount: { keyFields: false },
      CheckoutQuote: { keyFields: false },
      QuotedLine: { keyFields: false },
    },
  });
