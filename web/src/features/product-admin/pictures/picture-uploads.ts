import { readSession } from "../../accounts/session/session-storage.ts";

/** A chosen file until it is a picture or the video of the product. */
export type PictureUpload = {
  id: number;
  file: File;
  isVideo?: boolean;
  /** Sent share, from 0 to 1; 1 while the server makes the picture. */
  progress: number;
  /** Whether it is sent again by itself: the connection broke, or the shop was busy. */
  isRetrying?: boolean;
  /** Why it failed. */
  failure?: string | undefined;
  /** Whether it can be sent again. A file of another kind cannot. */
  canRetry: boolean;
};

export type ProductUpload = PictureUpload & {
  productId: string;
  /** Title of the product. */
  title: string;
  /** The version that was seen first. A retry names it too, so that a picture whose response was lost is not added twice. */
  version: number;
  /** Email of the admin who has chosen the file. */
  owner: string;
};

/** The files of all products that wait, are sent or failed. They outlive the editor, so that they are shown again on return. */
let uploads: readonly ProductUpload[] = [];
let queue: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();
/** Products whose editor is on the screen. */
const openProducts = new Set<string>();

export const readUploads = (): readonly ProductUpload[] => uploads;

/** The uploads of a product that an admin has chosen. */
export const uploadsOf = (productId: string, admin: string): readonly ProductUpload[] =>
  uploads.filter((upload) => upload.productId === productId && upload.owner === admin);

/** Calls the listener after each change. Returns a function that removes the listener. */
export const onUploadsChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isUnfinished = ({ failure }: PictureUpload): boolean => failure === undefined;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While files wait or are sent, the browser asks on every page before the shop is left. */
export const setUploads = (next: readonly ProductUpload[]): void => {
  uploads = next;
  if (uploads.some(isUnfinished)) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
  for (const listener of listeners) listener();
};

export const updateUpload = (id: number, change: Partial<PictureUpload>): void =>
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

export const removeUpload = (id: number): void => setUploads(uploads.filter((upload) => upload.id !== id));

/** Runs uploads one after the other, in the order in which the files were chosen. */
export const enqueueUpload = (upload: () => Promise<void>): void => {
  queue = queue.then(upload);
};

/** Notes that the editor of a product is on the screen. Returns a function that takes it back. */
export const openUploadsOf = (productId: string) => {
  openProducts.add(productId);
  return () => void openProducts.delete(productId);
};

export const areUploadsOpen = (productId: string): boolean => openProducts.has(productId);

/** Whether the admin who has chosen the file is still logged in. */
export const isOwnerLoggedIn = ({ owner }: ProductUpload): boolean => readSession()?.email === owner;
