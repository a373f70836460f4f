import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { Observable } from "rxjs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionContext, type SessionAccess } from "../../accounts/session/session.ts";
import { readUploads, setUploads } from "./picture-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploader } from "./use-picture-uploads.ts";

const email = "asha@example.com";
const access = {
  session: { status: "admin", user: { name: "Asha", email, profilePic: null } },
} as unknown as SessionAccess;

const refusalOf = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "The shop is busy.", extensions: { code } }] });

type Uploader = ReturnType<typeof useUploader>;

const Upload = ({ onReady }: { onReady: (uploader: Uploader) => void }) => {
  onReady(useUploader());
  return null;
};

/** The uploader of an admin, whose server refuses a file as `codeOf` says. The names of the files that were sent, in order. */
const uploaderWith = (codeOf: (name: string, sentBefore: number) => string | undefined) => {
  const sent: string[] = [];
  const link = new ApolloLink(({ variables }) => {
    const { name } = variables["file"] as File;
    const code = codeOf(name, sent.filter((each) => each === name).length);
    sent.push(name);
    return new Observable((observer) => {
      if (code) return observer.error(refusalOf(code));
      observer.next({ data: { addProductPicture: null } });
      observer.complete();
    });
  });
  let uploader: Uploader | undefined;
  renderToStaticMarkup(
    <ApolloProvider
      client={new ApolloClient({ cache: new InMemoryCache(), link, devtools: { enabled: false } })}
    >
      <SessionContext value={access}>
        <MemoryRouter>
          <Upload onReady={(ready) => (uploader = ready)} />
        </MemoryRouter>
      </SessionContext>
    </ApolloProvider>,
  );
  if (!uploader) throw new Error("no uploader");
  return { ...uploader, sent };
};

const file = (name: string, content = name, type = "image/png") => new File([content], name, { type });

/** A product of each test: uploads are kept by product and version. */
let lastProduct = 0;
const aProduct = () => ({ id: `product ${(lastProduct += 1)}`, title: "Gown", version: 1 });

const rows = () =>
  readUploads().map((upload) =>
    renderToStaticMarkup(<UploadRow upload={upload} onRetry={() => undefined} onDismiss={() => undefined} />)
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

const settled = () => vi.waitUntil(() => readUploads().every(({ failure }) => failure !== undefined));

beforeEach(() => {
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => ({ adminName: "Asha", adminEmail: email, adminToken: "token" })[key] ?? null,
    },
  });
});
afterEach(() => {
  setUploads([]);
  vi.unstubAllGlobals();
});

it("a file that is chosen again after a failure has one row", async () => {
  const { add } = uploaderWith(() => "PICTURE_INVALID");
  const product = aProduct();
  const broken = file("broken.png");
  add(product, [broken, file("notes.txt", "no picture", "text/plain")]);
  await settled();
  add(product, [broken]);
  await settled();
  expect(rows()).toEqual([
    "notes.txt Please choose a picture: JPEG, PNG, WebP or AVIF. Dismiss",
    "broken.png This picture is damaged and cannot be opened. Please choose another one. Dismiss",
  ]);
});

it("a picture that is chosen twice at once is sent once", async () => {
  const { add, sent } = uploaderWith(() => undefined);
  add(aProduct(), [file("rose.png", "rose"), file("blue.png"), file("copy.png", "rose")]);
  await settled();
  expect(sent).toEqual(["rose.png", "blue.png"]);
  expect(rows()).toEqual(["copy.png This picture was chosen twice. It is added once. Dismiss"]);
});

it("the upload to a busy shop is tried again by itself", async () => {
  const { add, sent } = uploaderWith((_, sentBefore) => (sentBefore === 0 ? "NOT_READY" : undefined));
  add(aProduct(), [file("rose.png")]);
  await vi.waitUntil(() => readUploads()[0]?.isRetrying);
  expect(rows()).toEqual(["rose.png Trying again"]);
  await settled();
  expect(readUploads()).toEqual([]);
  expect(sent).toEqual(["rose.png", "rose.png"]);
});
