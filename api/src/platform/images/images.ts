import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { abortableSingleFlight } from "../async/abortable-single-flight.ts";
import { singleFlight } from "../async/single-flight.ts";
import type { MediaFiles } from "../files/files.ts";
import {
  fileNameOf,
  nearestRendering,
  parseRendering,
  placeholder,
  shared,
  type Rendering,
  type RenderedFormat,
} from "./images.rules.ts";
import { TimeoutError, withTimeout } from "../with-timeout.ts";
import { makePrepared, makeRequested, type Render } from "./picture-maker.ts";

/** Placeholders made at the same time, in the shop's own process: each takes 10 to 40 ms. */
const concurrentPlaceholders = 2;

/** Time in milliseconds that a request waits for the picture of a shared link. Messengers keep what they got first. */
const sharedWaitMs = 5000;

/** Bytes of renderings that could not be stored, such as on a full disk. */
const maxUnstoredBytes = 20_000_000;

export type ServedPicture = {
  content: Buffer;
  format: RenderedFormat;
  /** Whether it is the requested rendering; otherwise the nearest one, until the requested one is made. */
  isExact: boolean;
};

export type Renderings = {
  /**
   * A rendering, such as "480.avif"; `undefined` for an unknown key, width or format. While it is missing it is made in the
   * background, and the nearest one or a placeholder is returned; the one of shared links is waited for first. `signal` aborts when
   * the client has disconnected: a placeholder without a waiting request is not made.
   */
  get: (key: string, file: string, signal?: AbortSignal) => Promise<ServedPicture | undefined>;
  /** Makes the missing ones of these files, one after the other, in a process of a lower priority. */
  prepare: (key: string, names: readonly string[]) => Promise<void>;
};

export type RenderingErrors = {
  /** Called for the first rendering that cannot be stored, and again after one could be stored. */
  onStoreError: (error: unknown) => void;
  /** Called when a requested rendering cannot be made. */
  onRenderError: (error: unknown) => void;
};

const noReports: RenderingErrors = { onStoreError: () => undefined, onRenderError: () => undefined };

/** The renderings of the stored pictures. Each is made once, and read from then on. */
export const renderings = (
  files: MediaFiles,
  { onStoreError, onRenderError }: RenderingErrors = noReports,
): Renderings => {
  const share = singleFlight<void>();
  const sharePlaceholder = abortableSingleFlight<Buffer | undefined>();
  const placeholders = new PQueue({ concurrency: concurrentPlaceholders });
  const unstored = new LRUCache<string, Buffer>({
    maxSize: maxUnstoredBytes,
    sizeCalculation: ({ length }) => length,
  });
  let canStore = true;

  const stored = async (key: string, file: string): Promise<Buffer | undefined> =>
    (await files.rendering(key, file)) ?? unstored.get(`${key}/${file}`);

  /** A storage that does not answer says nothing about the picture. */
  const isDeleted = (key: string): Promise<boolean> =>
    files.hasOriginal(key).then(
      (exists) => !exists,
      () => false,
    );

  /** A picture can be deleted while its rendering is made. Its address would show it for ever, so nothing of it is kept then. */
  const store = async (key: string, file: string, content: Buffer): Promise<void> => {
    const failure = await files.storeRendering(key, file, content).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (await isDeleted(key)) return files.removeRenderings(key);
    if (failure) {
      unstored.set(`${key}/${file}`, content);
      if (canStore) onStoreError(failure.error);
    }
    canStore = !failure;
  };

  const make = async (key: string, rendering: Rendering, renderIt: Render): Promise<void> => {
    const file = fileNameOf(rendering);
    if (await stored(key, file)) return;
    const original = await files.original(key);
    if (original) await store(key, file, await renderIt(original, rendering));
  };

  const makeInBackground = async (key: string, rendering: Rendering): Promise<void> => {
    const load = () => makeRequested((renderIt) => make(key, rendering, renderIt));
    await share(`${key}/${fileNameOf(rendering)}`, load).catch(onRenderError);
  };

  /** Waits for the work, but not for long. */
  const waitForShared = (making: Promise<void>): Promise<void> =>
    withTimeout(making, sharedWaitMs).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
    });

  const placeholderOf = (key: string, signal: AbortSignal | undefined): Promise<Buffer | undefined> =>
    sharePlaceholder(
      key,
      async (abortSignal) => {
        const original = await files.original(key);
        if (!original) return undefined;
        // Loaded when a placeholder is missing: sharp takes 20 MB, and most of them are made with the upload.
        const { render } = await import("./render.ts");
        const content = await placeholders.add(() => render(original, placeholder), { signal: abortSignal });
        await store(key, fileNameOf(placeholder), content);
        return content;
      },
      signal,
    );

  const nearestOf = async (key: string, requested: Rendering, signal: AbortSignal | undefined) => {
    const nearest = nearestRendering(await files.renderingNames(key), requested);
    const content = nearest && (await stored(key, fileNameOf(nearest)));
    if (content) return { content, format: nearest.format };
    const small = (await stored(key, fileNameOf(placeholder))) ?? (await placeholderOf(key, signal));
    return small && { content: small, format: placeholder.format };
  };

  return {
    get: async (key, file, signal) => {
      const rendering = parseRendering(file);
      if (!rendering) return undefined;
      const content = await stored(key, file);
      if (content) return { content, format: rendering.format, isExact: true };
      const nearest = await nearestOf(key, rendering, signal);
      if (!nearest) return undefined;
      const making = makeInBackground(key, rendering);
      if (rendering === shared) await waitForShared(making);
      const made = rendering === shared ? await stored(key, file) : undefined;
      if (made) return { content: made, format: rendering.format, isExact: true };
      return { ...nearest, isExact: false };
    },
    prepare: async (key, names) => {
      for (const name of names) {
        const rendering = parseRendering(name);
        if (rendering) await makePrepared((renderIt) => make(key, rendering, renderIt));
      }
    },
  };
};
