import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { mailer } from "./mailer.ts";

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
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "Saanjh <hello@shop.example.com>", contact: "" };
  const mails = mailer({ mail, dataDir: "unused", publicUrl: "http://localhost" }, 300);
  onTestFinished(() => {
    mails.close();
    server.close();
  });
  const sending = mails.send({ to: "asha@example.com", subject: "Hello", html: "<p>", text: "Hello" });
  await expect(sending).rejects.toMatchObject({ code: "ETIMEDOUT" });
});
