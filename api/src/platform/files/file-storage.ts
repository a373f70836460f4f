/** Where files are stored: a folder of a disk, or a bucket of an object store. Paths have "/" between their parts. */
export type FileStorage = {
  /** The content of a file; `undefined` if missing. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** Bytes of a file from a position on, fewer at its end; `undefined` if missing. For files that are too large to be read whole. */
  readPart: (path: string, start: number, length: number) => Promise<Buffer | undefined>;
  /** The number of bytes of a file; `undefined` if missing. */
  size: (path: string) => Promise<number | undefined>;
  has: (path: string) => Promise<boolean>;
  /** Writes a file whole or not at all: no reader sees a part of it. */
  write: (path: string, content: string | Buffer) => Promise<void>;
  /** The names of the files in a folder; empty if it is missing. */
  list: (folder: string) => Promise<string[]>;
  /** Removes a file, or a folder with all its files. A missing one is no error. */
  remove: (path: string) => Promise<void>;
};
