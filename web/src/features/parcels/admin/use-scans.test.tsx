import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Observable } from "rxjs";
import { expect, it, vi } from "vitest";
import { useScans } from "./use-scans.ts";

type Scans = ReturnType<typeof useScans>;

const Scanner = ({ onReady }: { onReady: (scans: Scans) => void }) => {
  onReady(useScans({ courier: "Delhivery", onPacked: () => undefined }));
  return null;
};

/** A scanner whose shop is not reached for the orders `lost`. What was sent, in order. */
const scannerWith = (lost: readonly string[]) => {
  const sent: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    const [orderNumber] = (variables["orderNumbers"] as string[] | undefined) ?? [];
    sent.push(`${operationName} ${orderNumber ?? String(variables["orderId"])}`);
    return new Observable((observer) => {
      if (orderNumber && lost.includes(orderNumber)) return observer.error(new TypeError("Failed to fetch"));
      const packed = {
        __typename: "PackedOrder",
        orderNumber,
        orderId: `id of ${orderNumber}`,
        problem: null,
      };
      observer.next({ data: { packOrders: [packed], unpackOrder: null, shipParcel: null } });
      observer.complete();
    });
  });
  let scans: Scans | undefined;
  renderToStaticMarkup(
    <ApolloProvider
      client={new ApolloClient({ cache: new InMemoryCache(), link, devtools: { enabled: false } })}
    >
      <Scanner onReady={(ready) => (scans = ready)} />
    </ApolloProvider>,
  );
  if (!scans) throw new Error("no scanner");
  return { ...scans, sent };
};

it("a tracking id ships the order that was packed before it", async () => {
  const { scan, sent } = scannerWith([]);
  for (const code of ["SJ1001", "SJ1002", "TRACK12345"]) scan(code);
  await vi.waitUntil(() => sent.length === 3);
  expect(sent).toEqual(["PackOrders SJ1001", "PackOrders SJ1002", "ShipWholeOrder id of SJ1002"]);
});

it("a tracking id after an order that could not be packed ships no earlier order", async () => {
  const { scan, sent } = scannerWith(["SJ1002"]);
  for (const code of ["SJ1001", "SJ1002", "TRACK12345"]) scan(code);
  await vi.waitUntil(() => sent.length === 3);
  expect(sent).toEqual(["PackOrders SJ1001", "PackOrders SJ1002", "PackOrders TRACK12345"]);
});

it("a tracking id after an order whose packing was undone does not ship it", async () => {
  const { scan, undo, sent } = scannerWith([]);
  scan("SJ1001");
  await vi.waitUntil(() => sent.length === 1);
  const packedOrder = { orderId: "id of SJ1001", orderNumber: "SJ1001" };
  await undo({ id: 1, isGood: true, text: "", packedOrder });
  scan("TRACK12345");
  await vi.waitUntil(() => sent.length === 3);
  expect(sent).toEqual(["PackOrders SJ1001", "UnpackOrder id of SJ1001", "PackOrders TRACK12345"]);
});
