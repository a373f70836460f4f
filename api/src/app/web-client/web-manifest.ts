import type { FastifyInstance } from "fastify";
import type { Brand } from "../../features/shop/settings.ts";

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** What a phone needs to install the shop (W3C Web Application Manifest). */
export const webManifest = ({ name, description }: Pick<Brand, "name" | "description">) => ({
  name,
  short_name: name,
  ...(description && { description }),
  lang: "en-IN",
  id: "/",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#fbf7f1",
  theme_color: "#fbf7f1",
  categories: ["shopping", "lifestyle"],
  icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
});

/** GET /manifest.webmanifest: the icons are files of the client. */
export const addWebManifest = (app: FastifyInstance, settings: { brand: Brand }): void => {
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(webManifest(settings.brand))),
  );
};
