import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment, Mail } from "./mailer.ts";

export type StoredMail = Omit<Mail, "attachments"> & {
  id: string;
  at: string;
  /** Their contents are in separate files. */
  attachments?: Omit<Attachment, "content">[];
};

const isId = (text: string): boolean => /^\d{13}-[0-9a-f]{8}$/.test(text);

/** The mails of a shop without a mail server: one file each in the data folder. `list` returns the newest 200. */
export const mailbox = (dataDir: string) => {
  const folder = join(dataDir, "mailbox");
  const read = async (id: string): Promise<StoredMail | undefined> => {
    if (!isId(id)) return undefined;
    const text = await readFile(join(folder, `${id}.json`), "utf8").catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as StoredMail);
  };
  const fileOf = (id: string, index: number): string => join(folder, `${id}.${index}.attachment`);
  return {
    store: async ({ attachments = [], ...mail }: Mail): Promise<void> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = `${Date.now()}-${randomBytes(4).toString("hex")}`;
      const temporaryPath = join(folder, `${id}.new`);
      for (const [index, { content }] of attachments.entries())
        await writeFile(fileOf(id, index), content, { mode: 0o600 });
      const attachmentNames = attachments.map(({ filename, contentType }) => ({ filename, contentType }));
      const storedMail = {
        ...mail,
        id,
        at: new Date().toISOString(),
        ...(attachmentNames.length > 0 ? { attachments: attachmentNames } : {}),
      };
      await writeFile(temporaryPath, JSON.stringify(storedMail), { mode: 0o600 });
      await rename(temporaryPath, join(folder, `${id}.json`));
    },
    list: async (): Promise<StoredMail[]> => {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
      const mails = await Promise.all(ids.sort().reverse().slice(0, 200).map(read));
      return mails.filter((mail) => mail !== undefined);
    },
    read,
    /** The content of an attachment; `undefined` if missing. */
    attachment: (id: string, index: number): Promise<Buffer | undefined> =>
      isId(id) ? readFile(fileOf(id, index)).catch(() => undefined) : Promise.resolve(undefined),
  };
};
