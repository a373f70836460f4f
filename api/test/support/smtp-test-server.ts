import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as received over SMTP. */
export type ReceivedMail = { from: string; to: string[]; raw: string };

/** An SMTP server for one test. It can be stopped and started again on the same port. */
export type SmtpTestServer = {
  url: string;
  received: ReceivedMail[];
  /** Number of mails that have begun to arrive, accepted or not. */
  begunCount: () => number;
  /** Starts to listen, if it does not yet. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** With true, mails are neither accepted nor refused until it is called with false. */
  hold: (isHeld: boolean) => void;
  /** Resolves as soon as the condition holds. The condition is checked after each event. */
  until: (holds: () => boolean, milliseconds: number) => Promise<void>;
};

const serverOf = (onMail: (mail: ReceivedMail, done: () => void) => void): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // The shop leaves its connections open for the next mail.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const to = rcptTo.map(({ address }) => address);
        onMail({ from, to, raw: Buffer.concat(chunks).toString("utf8") }, done);
      });
    },
  });

export const startSmtpTestServer = async (): Promise<SmtpTestServer> => {
  const received: ReceivedMail[] = [];
  const events = new EventEmitter();
  let begunCount = 0;
  let isHeld = false;
  let pending: (() => void)[] = [];
  let port = 0;
  let server: SMTPServer | undefined;
  const onMail = (mail: ReceivedMail, done: () => void) => {
    const accept = () => {
      received.push(mail);
      done();
      events.emit("change");
    };
    begunCount += 1;
    if (isHeld) pending.push(accept);
    else accept();
    events.emit("change");
  };
  const start = async () => {
    if (server) return;
    const next = serverOf(onMail);
    next.on("error", () => undefined);
    next.listen(port, "127.0.0.1");
    await once(next.server, "listening");
    ({ port } = next.server.address() as AddressInfo);
    server = next;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    begunCount: () => begunCount,
    start,
    stop: async () => {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
    hold: (isToHold) => {
      isHeld = isToHold;
      if (isHeld) return;
      for (const accept of pending) accept();
      pending = [];
    },
    until: async (holds, milliseconds) => {
      const deadline = AbortSignal.timeout(milliseconds);
      while (!holds())
        await once(events, "change", { signal: deadline }).catch(() => {
          throw new Error(`Not within ${milliseconds} ms; ${received.length} mails came.`);
        });
    },
  };
};

/** The parts of a mail: its headers, and its decoded bodies by media type. */
export const readMail = (raw: string) => {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)?.[1] ?? "none";
  const bodies: Record<string, string> = {};
  for (const part of rest.join("\r\n\r\n").split(`--${boundary}`)) {
    const [partHead = "", ...body] = part.replace(/^\r\n/, "").split("\r\n\r\n");
    const type = /content-type:\s*([\w/]+)/i.exec(partHead)?.[1];
    if (type) bodies[type] = decoded(partHead, body.join("\r\n\r\n"));
  }
  return { headers, names: headers.map((line) => line.split(":")[0]?.toLowerCase() ?? ""), bodies };
};

const decoded = (head: string, body: string): string => {
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
};
