import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { SMTPServer } from "smtp-server";
import { mailer, type MailerOptions } from "./mailer.ts";

const openMailer = (port: number, options?: MailerOptions) => {
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "hello@shop.example.com" };
  return mailer(
    { mail, brand: { sender: "Saanjh" }, dataDir: "unused", publicUrl: "http://localhost" },
    options,
  );
};

it("gives up on a mail server that is never silent, but never accepts the mail, after the time limit of a mail", async () => {
  // The server greets, and then repeats that it is busy: no single step times out.
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 hello\r\n");
    const dripping = setInterval(() => socket.write("250-wait\r\n"), 20);
    socket.on("close", () => clearInterval(dripping));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mails = openMailer(port, { timeoutMs: 300 });
  onTestFinished(() => {
    mails.close();
    server.close();
  });
  const sending = mails.send({ to: "asha@example.com", subject: "Hello", html: "<p>", text: "Hello" });
  await expect(sending).rejects.toMatchObject({ code: "ETIMEDOUT" });
});

it("sends mails over one connection until the server closes it", async () => {
  let received = 0;
  const sockets: Socket[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      received += 1;
      stream.resume().on("end", () => done());
    },
  });
  smtp.on("error", () => undefined);
  smtp.server.on("connection", (socket: Socket) => void sockets.push(socket));
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const mails = openMailer((smtp.server.address() as AddressInfo).port);
  onTestFinished(() => {
    mails.close();
    smtp.close();
  });
  const send = () => mails.send({ to: "asha@example.com", subject: "Hello", html: "<p>", text: "Hello" });
  await send();
  await send();
  expect(sockets).toHaveLength(1);
  sockets[0]?.destroy();
  await send();
  expect(sockets).toHaveLength(2);
  expect(received).toBe(3);
});

/** A mailer whose server keeps the headers of each mail, and does not accept mails to one address for now. */
const openHeaderServer = async (refusedAddress?: string) => {
  const received: string[] = [];
  const copyErrors: unknown[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) =>
      done(address === refusedAddress ? Object.assign(new Error("later"), { responseCode: 450 }) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          received.push(Buffer.concat(chunks).toString().split("\r\n\r\n")[0] ?? "");
          done();
        });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;
  const mails = openMailer(port, { onCopyError: (error) => void copyErrors.push(error) });
  onTestFinished(() => {
    mails.close();
    smtp.close();
  });
  return { mails, received, copyErrors };
};

const mail = { to: "asha@example.com", subject: "Hello", html: "<p>", text: "Hello" };

it("marks each mail as sent by a program", async () => {
  const { mails, received } = await openHeaderServer();
  await mails.send(mail);
  expect(received).toEqual([expect.stringContaining("Auto-Submitted: auto-generated\r\n")]);
});

it("names the address only of mails that can be turned off", async () => {
  const { mails, received } = await openHeaderServer();
  await mails.send(mail);
  await mails.send({ ...mail, unsubscribeUrl: "https://shop.example/unsubscribe?token=x" });
  expect(received[0]).not.toContain("List-Unsubscribe");
  expect(received[1]).toContain("Auto-Submitted: auto-generated\r\n");
  expect(received[1]).toContain("List-Unsubscribe: <https://shop.example/unsubscribe?token=x>\r\n");
  expect(received[1]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
});

describe("a mail with a copy", () => {
  const withCopy = { ...mail, cc: "meher@example.com" };

  it("is not sent if the server does not accept its receiver", async () => {
    const { mails, received } = await openHeaderServer(mail.to);
    await expect(mails.send(withCopy)).rejects.toMatchObject({ responseCode: 450 });
    expect(received).toEqual([]);
  });

  it("is sent, with a report, if the server does not accept the copy", async () => {
    const { mails, received, copyErrors } = await openHeaderServer(withCopy.cc);
    await mails.send(withCopy);
    expect(received).toEqual([expect.stringContaining("To: asha@example.com\r\nCc: meher@example.com\r\n")]);
    expect(copyErrors).toMatchObject([{ responseCode: 450 }]);
  });
});
