import { batchTasks } from "../../src/features/bulk-changes/batch.jobs.ts";
import { changedFields, type ChangeTexts } from "./changed-fields.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

type Change = { before: unknown; after: unknown };

type ShownRow = {
  position: number;
  productId: string | null;
  label: string;
  changes: Record<string, Change>;
  problem: string | null;
};

type ShownBatch = {
  id: string;
  kind: string;
  name: string;
  status: string;
  problem: string | null;
  changedCount: number;
  addedCount: number;
  unchangedCount: number;
  problemCount: number;
  undoExpiresAt: string | null;
  undoneAt: string | null;
  problemFileUrl: string | null;
  alreadyImportedAt: string | null;
  picturesToRead: number;
  rows: { nodes: ShownRow[] };
};

type ReadBatch = Omit<ShownBatch, "rows"> & {
  rows?: { nodes: (Omit<ShownRow, "changes"> & { changes: ChangeTexts[] })[] };
};

const fields = `id kind name status problem changedCount addedCount unchangedCount problemCount undoExpiresAt undoneAt
  problemFileUrl alreadyImportedAt picturesToRead rows(first: 100) { nodes { position productId label changes { field before after } problem } }`;

const UPLOAD = `mutation($id: ID!, $position: Int!, $content: Upload!) {
  uploadImportPart(input: { id: $id, position: $position, content: $content }) { id status } }`;

const UPLOAD_PICTURE = `mutation($id: ID!, $name: String!, $file: Upload!) {
  uploadImportPicture(input: { id: $id, name: $name, file: $file }) { id status } }`;

/** Loaders as the admin's pages use them. The jobs of the queue run at once. */
export const batchCalls = (testShop: TestShop, token: string) => {
  const { gql, server, shop } = testShop;
  const tasks = batchTasks(shop);

  const call = async (operation: string, variables: Record<string, unknown>): Promise<ShownBatch> => {
    const { data } = await gql<Record<string, ReadBatch>>(operation, variables, token);
    const { rows, ...read } = Object.values(data)[0] as ReadBatch;
    // Some operations select no rows.
    const nodes = (rows?.nodes ?? []).map((row) => ({ ...row, changes: changedFields(row.changes) }));
    return { ...read, rows: { nodes } };
  };

  const batch = (id: string) => call(`query($id: ID!) { productBatch(id: $id) { ${fields} } }`, { id });

  const checked = async ({ id }: ShownBatch): Promise<ShownBatch> => {
    await tasks["check-product-batch"]({ batchId: id });
    for (let shown = await batch(id); ; shown = await batch(id)) {
      if (shown.picturesToRead === 0) return shown;
      await tasks["read-batch-pictures"]({ batchId: id });
      if ((await batch(id)).picturesToRead === 0) await tasks["check-product-batch"]({ batchId: id });
    }
  };

  const uploadPart = (id: string, position: number, content: Buffer, as = token) =>
    postOperation(
      server.app,
      { query: UPLOAD, variables: { id, position, content: null } },
      { content, name: "products.csv", type: "text/csv" },
      "variables.content",
      { authorization: `Bearer ${as}` },
    );

  const uploadPicture = (id: string, name: string, content: Buffer, as = token) =>
    postOperation(
      server.app,
      { query: UPLOAD_PICTURE, variables: { id, name, file: null } },
      { content, name },
      "variables.file",
      { authorization: `Bearer ${as}` },
    );

  const startImport = (name = "products.csv") =>
    call("mutation($name: String!) { startImport(name: $name) { id status } }", { name });

  const checkImport = async (id: string, parts?: number, booksStockAgain = false) =>
    checked(
      await call(
        `mutation($id: ID!, $parts: Int, $booksStockAgain: Boolean!) {
          checkImport(input: { id: $id, parts: $parts, booksStockAgain: $booksStockAgain }) { id } }`,
        { id, parts, booksStockAgain },
      ),
    );

  const importFile = async (
    content: string | Buffer,
    {
      partSize = 400_000,
      pictures = [],
    }: { partSize?: number; pictures?: readonly (readonly [name: string, content: Buffer])[] } = {},
  ): Promise<ShownBatch> => {
    const bytes = Buffer.from(content as string);
    const { id } = await startImport();
    for (const [name, picture] of pictures) await uploadPicture(id, name, picture);
    let parts = 0;
    for (let start = 0; start < bytes.length || parts === 0; start += partSize, parts += 1)
      await uploadPart(id, parts, bytes.subarray(start, start + partSize));
    return checkImport(id, parts);
  };

  const requestApply = (id: string) =>
    gql("mutation($id: ID!) { applyProductBatch(id: $id) { id status } }", { id }, token);

  const apply = async (id: string): Promise<ShownBatch> => {
    const response = await requestApply(id);
    if (response.code) throw new Error(response.text);
    await tasks["apply-product-batch"]({ batchId: id });
    return batch(id);
  };

  const download = async (url: string): Promise<{ status: number; text: string }> => {
    const response = await server.app.inject({ method: "GET", url });
    return { status: response.statusCode, text: response.body };
  };

  return {
    tasks,
    batch,
    uploadPart,
    uploadPicture,
    startImport,
    checkImport,
    importFile,
    requestApply,
    apply,
    download,
    checkBulk: async (productIds: string[], change: Record<string, unknown>) =>
      checked(
        await call(
          "mutation($ids: [ID!]!, $change: BulkChangeInput!) { checkBulkChange(input: { productIds: $ids, change: $change }) { id } }",
          { ids: productIds, change },
        ),
      ),
    checkGrid: async (edits: Record<string, unknown>[]) =>
      checked(
        await call("mutation($edits: [GridEditInput!]!) { checkGridEdits(edits: $edits) { id } }", { edits }),
      ),
    checkUndo: async (id: string) =>
      checked(await call("mutation($id: ID!) { checkUndo(id: $id) { id } }", { id })),
    exported: async (): Promise<string> => {
      const { data } = await gql<{ productExportLink: { url: string } }>(
        "{ productExportLink { url } }",
        {},
        token,
      );
      return (await download(data.productExportLink.url)).text;
    },
  };
};
