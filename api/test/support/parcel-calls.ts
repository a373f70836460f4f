import { addDays, dayInIndia } from "../../src/platform/days.ts";
import { postOperation } from "./multipart.ts";
import type { Person, PlacedOrder } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type ShownParcel = {
  id: string;
  courier: string;
  trackingId: string;
  trackingUrl: string | null;
  estimatedDelivery: string | null;
  version: number;
  lines: { orderLineId: string; title: string; quantity: number }[];
};

export type ShownOrder = {
  id: string;
  orderStatus: string;
  trackingId: string | null;
  trackingUrl: string | null;
  estimatedDeliveryAt: string | null;
  packedAt: string | null;
  parcels: ShownParcel[];
  lines: { id: string; quantity: number }[];
  statusHistory: { toStatus: string; changedBy: string }[];
  /** Only of the admin's changes. */
  sharedParcelWarning?: string | null;
};

export type ShownImport = {
  rows: {
    position: number;
    orderNumber: string;
    state: "READY" | "RECORDED" | "DELIVERED" | "PROBLEM";
    problem: string | null;
    warning: string | null;
    pieceCount: number;
  }[];
  readyCount: number;
  deliveredCount: number;
  problemCount: number;
  isApplied: boolean;
};

const parcelOrderFields = `id orderStatus trackingId trackingUrl estimatedDeliveryAt packedAt lines { id quantity }
  statusHistory { toStatus changedBy }
  parcels { id courier trackingId trackingUrl estimatedDelivery version lines { orderLineId title quantity } }`;

export const PACK = `mutation($orderNumbers: [String!]!) {
  packOrders(orderNumbers: $orderNumbers) { orderNumber problem } }`;

const UNPACK = `mutation($orderId: ID!) { unpackOrder(orderId: $orderId) { id packedAt orderStatus } }`;

export const SHIP = `mutation($orderId: ID!, $tracking: TrackingInput!, $lines: [ParcelLineInput!], $seenAddress: ShippingAddressInput) {
  shipParcel(input: { orderId: $orderId, tracking: $tracking, lines: $lines, seenAddress: $seenAddress }) { sharedParcelWarning ${parcelOrderFields} } }`;

export const CHANGE = `mutation($parcelId: ID!, $version: Int!, $tracking: TrackingInput!) {
  updateParcel(input: { parcelId: $parcelId, version: $version, tracking: $tracking }) { sharedParcelWarning ${parcelOrderFields} } }`;

export const IMPORT = `mutation($file: Upload!, $dryRun: Boolean!, $corrections: [TrackingCorrectionInput!]) {
  importTracking(input: { file: $file, dryRun: $dryRun, corrections: $corrections }) {
    rows { position orderNumber state problem warning pieceCount } readyCount deliveredCount problemCount isApplied } }`;

/** A day in India, some days from now, as YYYY-MM-DD. */
export const dayFromNow = (days: number): string => addDays(dayInIndia(new Date()), days);

/** Parcels as the admin's delivery page uses them. */
export const parcelCalls = (testShop: TestShop, admin: Person) => {
  const { gql, server, aProduct, aShopper, anOrder } = testShop;
  const delhivery = { courier: "Delhivery", trackingId: "DL12345678" };
  return {
    delhivery,
    pack: async (orderNumbers: string[]) => {
      const response = await gql<{ packOrders: { orderNumber: string; problem: string | null }[] }>(
        PACK,
        { orderNumbers },
        admin.token,
      );
      return response.data.packOrders.map(
        ({ orderNumber, problem }) => problem ?? `${orderNumber} is packed`,
      );
    },
    unpack: (orderId: string) => gql<{ unpackOrder: ShownOrder }>(UNPACK, { orderId }, admin.token),
    ship: (
      orderId: string,
      tracking: Record<string, unknown> = delhivery,
      lines?: object[],
      seenAddress?: object,
    ) => gql<{ shipParcel: ShownOrder }>(SHIP, { orderId, tracking, lines, seenAddress }, admin.token),
    change: (parcelId: string, version: number, tracking: Record<string, unknown>) =>
      gql<{ updateParcel: ShownOrder }>(CHANGE, { parcelId, version, tracking }, admin.token),
    changeStatus: (orderId: string, status: string) => testShop.changeStatus(admin, orderId, status),
    importFile: async (text: string | Buffer, dryRun = false, corrections?: object[]) => {
      const response = await postOperation(
        server.app,
        { query: IMPORT, variables: { file: null, dryRun, corrections } },
        { content: Buffer.from(text as string), name: "tracking.csv", type: "text/csv" },
        "variables.file",
        { authorization: `Bearer ${admin.token}` },
      );
      const { data, errors } = response.body as {
        data?: { importTracking: ShownImport } | null;
        errors?: { message: string; extensions: { code: string } }[];
      };
      return {
        result: data?.importTracking,
        code: errors?.[0]?.extensions.code,
        message: errors?.[0]?.message,
      };
    },
    orderOf: async (id: string, token = admin.token): Promise<ShownOrder> =>
      (
        await gql<{ order: ShownOrder }>(
          `query($id: ID!) { order(id: $id) { ${parcelOrderFields} } }`,
          { id },
          token,
        )
      ).data.order,
    /** A cash order of two lines: 2 pieces of one dress and 1 of another. */
    aCashOrder: async (shopper?: Person): Promise<PlacedOrder & { shopper: Person }> => {
      const buyer = shopper ?? (await aShopper());
      const [one, other] = await Promise.all([
        aProduct({ title: "Ajrakh Kurta" }),
        aProduct({ title: "Jutti" }),
      ]);
      const lines = [
        { productId: one.id, quantity: 2 },
        { productId: other.id, quantity: 1 },
      ];
      return { ...(await anOrder({ shopper: buyer, lines })), shopper: buyer };
    },
  };
};
