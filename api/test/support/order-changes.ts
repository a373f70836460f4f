import { TIMELINE } from "./admin-order-operations.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type TestEvent = { kind: string; title: string; detail: string | null; by: string | null };

/** A sale of two pieces with a size, and the timeline of its order. */
export const orderChangesOf = ({ gql, sql, aShopper, anAdmin, aProduct, anOrder }: TestShop) => ({
  timeline: async (admin: Person, id: string): Promise<TestEvent[]> => {
    const { data } = await gql<{ order: { timeline: (TestEvent & { id: string; happenedAt: string })[] } }>(
      TIMELINE,
      { id },
      admin.token,
    );
    return data.order.timeline.map(({ kind, title, detail, by }) => ({ kind, title, detail, by }));
  },

  aSale: async () => {
    const [shopper, admin] = await Promise.all([aShopper("Asha Rao"), anAdmin("Ravi")]);
    const dress = await aProduct({
      title: "Neem dress",
      price: 900,
      sizes: ["S", "M", "L"],
      colors: ["Red"],
      stockOfEach: 3,
    });
    const order = await anOrder({
      shopper,
      lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 2 }],
    });
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
    return { shopper, admin, dress, order, lineId: line?.id ?? "" };
  },
});
