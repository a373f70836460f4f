import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { families, lettering } from "./font-families.mjs";
import { subset, subsetFamilies } from "./subset-families.mjs";

const folder = fileURLToPath(new URL("../src/ui/fonts", import.meta.url));

/** The licence texts. Each font file names its licence too. */
const licences = {
  "fraunces-OFL.txt": "@fontsource-variable/fraunces/LICENSE",
  "figtree-OFL.txt": "@fontsource-variable/figtree/LICENSE",
  "mukta-OFL.txt": "@expo-google-fonts/mukta/LICENSE_FONT",
};
const packages = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { css, files } = await subsetFamilies(families, (path) => readFileSync(path));
for (const [name, content] of files) {
  writeFileSync(join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
writeFileSync(join(folder, "fonts.css"), css);
const letteringFolder = fileURLToPath(new URL("../../api/src/platform/pdf/lettering", import.meta.url));
for (const font of lettering) {
  const content = await subset(font, font, (path) => readFileSync(path), "truetype");
  writeFileSync(join(letteringFolder, `${font.name}.ttf`), content);
}
cpSync(join(packages, licences["fraunces-OFL.txt"]), join(letteringFolder, "fraunces-OFL.txt"));
for (const [name, source] of Object.entries(licences)) cpSync(join(packages, source), join(folder, name));
