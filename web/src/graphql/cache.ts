import { InMemoryCache } from "@apollo/client/cache";
import { connection } from "./connection-policy.ts";

/** What has no identity of its own lives inside what bears it, and a newer answer is laid over the older. */
const embeddedPolicy = { keyFields: false, merge: true } as const;

/**
 * The client's memory of what the server said. Things with an id are kept once and shared by every screen. Where nothing is
 * read twice, as on a server, `resultCaching` would cost more than it saves.
 */
export const createCache = ({ resultCaching = true } = {}) =>
  new InMemoryCache({
    resultCaching,
    typePolicies: {
      Query: {
        fields: {
          products: connection(["filter", "sort"]),
          orders: connection(["status"]),
          myOrders: connection(["status"]),
          wishlist: connection([]),
          // The last events come all at once.
          recentActivity: { merge: false },
          contactMessages: connection(["isHandled"]),
          // Her devices come all at once: an answer takes the place of the older one.
          mySessions: { merge: false },
          product: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Product", id: args?.["id"] }),
          },
        },
      },
      Product: { fields: { reviews: connection([]), ratingCounts: { merge: false } } },
      // One cart for each shopper, found by her id. A changed cart brings all of its lines.
      Cart: { fields: { lines: { merge: false } } },
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
